/** Lines and picks as a player reads them, whatever a service writes (rules text-8, text-9). */
import { expect, test } from 'vitest';
import { signedMoneyText } from '../../../src/domain/number-text.ts';
import { pickText } from '../../../src/domain/program/pick-text.ts';
import { decimalComma, nameWithComma } from '../../../src/lib/decimal-comma.ts';

test.each([
  ['2.5', '2,5'],
  ['2.0', '2'],
  ['-1.25', '-1,25'],
  ['10', '10'],
  ['', ''],
  ['10-20', '10-20'],
])('the line "%s" reads "%s"', (line, text) => {
  expect(decimalComma(line)).toBe(text);
});

test.each([
  ['Toplam Sayı Alt/Üst (Uzt.Dahil) 176.5', 'Toplam Sayı Alt/Üst (Uzt.Dahil) 176,5'],
  ['Alt/Üst 2.5 ve Karşılıklı Gol', 'Alt/Üst 2,5 ve Karşılıklı Gol'],
  ['Alt/Üst 3.0', 'Alt/Üst 3'],
  ['Alt/Üst 2.5.', 'Alt/Üst 2,5.'],
  ['1.Yarı Sonucu', '1.Yarı Sonucu'],
  ['10.000 adım', '10.000 adım'],
  ['22.11.2026 günü', '22.11.2026 günü'],
  ['Alt/Üst 2,5', 'Alt/Üst 2,5'],
])('the name "%s" reads "%s"', (name, text) => {
  expect(nameWithComma(name)).toBe(text);
});

test.each([
  ['Üst', 'Toplam Sayı Alt/Üst (Uzt.Dahil) 176,5', 'Üst 176,5'],
  ['1 ve Üst', 'Maç Sonucu ve Alt/Üst 2,5', '1 ve Üst 2,5'],
  ['1', 'Handikaplı Maç Sonucu (0:1)', '1 (0:1)'],
  ['0 ve Var', 'Maç Sonucu ve Karşılıklı Gol', '0 ve Var'],
  ['2', 'Maç Sonucu', '2'],
  ['Üst 2,5', 'Alt/Üst 2,5', 'Üst 2,5'],
])('the outcome "%s" of "%s" reads "%s"', (outcome, market, text) => {
  expect(pickText(outcome, market)).toBe(text);
});

test('incoming and outgoing amounts have a sign', () => {
  expect(signedMoneyText(19_050)).toBe('+\u00a0190,50\u00a0₺');
  expect(signedMoneyText(-15_000)).toBe('−\u00a0150,00\u00a0₺');
  for (const nothing of [0, -0]) expect(signedMoneyText(nothing)).toBe('0,00\u00a0₺');
});
