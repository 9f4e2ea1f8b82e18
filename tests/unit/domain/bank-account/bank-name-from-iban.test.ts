import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bankNameFromIban } from '../../../../src/domain/bank-account/bank-name-from-iban.ts';
import { ibanAt } from '../../../support/ibans.ts';

const at = (code: string): string => bankNameFromIban(ibanAt(code, '0000000000000001'));

/** wire-list-1: a code and the bank's short name. */
const paper = readFileSync('docs/wire/lists.md', 'utf8').split('**wire-list-2**')[0] ?? '';
const told = [...paper.matchAll(/(\d{5})\s+([^,;]+)/g)].map(([, code = '', name = '']) => ({ code, name }));

test('the banks are exactly those of the official list', () => {
  expect(told).toHaveLength(71);
  const known = Array.from({ length: 1_000 }, (_, code) => String(code).padStart(5, '0')).filter(
    (code) => at(code) !== '',
  );
  expect(known).toEqual(told.map(({ code }) => code));
});

test.each([
  ['00001', 'Türkiye Cumhuriyet Merkez Bankası'],
  ['00010', 'Ziraat Bankası'],
  ['00012', 'Halkbank'],
  ['00015', 'VakıfBank'],
  ['00062', 'Garanti BBVA'],
  ['00064', 'Türkiye İş Bankası'],
  ['00067', 'Yapı Kredi'],
  ['00134', 'Denizbank'],
  ['00205', 'Kuveyt Türk'],
  ['00807', 'PTT'],
  ['00061', ''],
])('%s belongs to %s', (code, name) => {
  expect(at(code)).toBe(name);
});

test('the bank is known as soon as its code is typed, and not before', () => {
  expect(bankNameFromIban('TR470001')).toBe('');
  expect(bankNameFromIban('TR4700010')).toBe('Ziraat Bankası');
});
