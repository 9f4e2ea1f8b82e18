/** Invisible characters and other forms of the same characters change nothing a player writes (rule field-14). */
import { describe, expect, test } from 'vitest';
import { ibanFault, normalizeIban } from '../../../src/domain/bank-account/iban.ts';
import { isoDate, identityDigits, personName, personNameFault } from '../../../src/domain/member/fields/identity.ts';
import { codeDigits } from '../../../src/domain/member/fields/credentials.ts';
import {
  emailAddress,
  emailFault,
  phoneDigits,
  phoneFault,
  normalizeTypedPhone,
} from '../../../src/domain/member/fields/contact-details.ts';
import { requiredFault } from '../../../src/domain/member/fields/required.ts';
import { signInName, signInNameFault } from '../../../src/features/sign-in/sign-in-name.ts';
import { parseAmount } from '../../../src/domain/money-input.ts';
import { matchesSearch } from '../../../src/domain/text.ts';

const unseen = {
  'zero-width blank': '\u200b',
  'zero-width joiner': '\u200d',
  'left-to-right mark': '\u200e',
  'right-to-left mark': '\u200f',
  'embedding of a direction': '\u202a',
  isolate: '\u2068',
  'word joiner': '\u2060',
  'byte-order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'variation selector': '\ufe0f',
};
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const arabic = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
const persian = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));

const IBAN = 'TR330006100519786457841326';
const numbers: [string, string, (text: string) => unknown, unknown][] = [
  ['an amount', '1250,50', parseAmount, 125_050],
  ['a phone number', '05321234567', normalizeTypedPhone, '05321234567'],
  ['digits of a phone number', '05321234567', phoneDigits, '05321234567'],
  ['a phone number that is checked', '05321234567', phoneFault, null],
  ['a name to sign in with', '05321234567', signInName, '05321234567'],
  ['a name to sign in with that is checked', '05321234567', signInNameFault, null],
  ['a birthday', '5.2.1990', isoDate, '1990-02-05'],
  ['an identity number', '12345678950', identityDigits, '12345678950'],
  ['a code', '123456', codeDigits, '123456'],
  ['an IBAN', IBAN, normalizeIban, IBAN],
  ['an IBAN that is checked', IBAN, ibanFault, null],
];
const words: typeof numbers = [
  ['an e-mail address', 'ayse@example.com', emailAddress, 'ayse@example.com'],
  ['an e-mail address that is checked', 'ayse@example.com', emailFault, null],
  ['a name', 'Ayşe Nur', personName, 'Ayşe Nur'],
  ['a name that is checked', 'Ayşe Nur', (text) => personNameFault(text, 'Adın'), null],
  ['a search', 'beşik taş', (text) => matchesSearch('Beşik Taş', text), true],
];

describe.each([...numbers, ...words])('%s', (_, text, read, result) => {
  test.each(Object.entries(unseen))('is the same with a %s anywhere', (_name, sign) => {
    for (let place = 0; place <= text.length; place += 1) {
      expect(read(text.slice(0, place) + sign + text.slice(place))).toBe(result);
    }
  });

  test('reads the same between other kinds of blanks', () => {
    for (const blank of ['\u00a0', '\u2009', '\u202f', '\u3000', '\t']) {
      expect(read(`${blank}${text.replaceAll(' ', blank)}${blank}`)).toBe(result);
    }
  });
});

test.each(numbers)('%s is read from full-width and Arabic digits', (_, text, read, result) => {
  for (const written of [fullWidth(text), arabic(text), persian(text)]) expect(read(written)).toBe(result);
});

test.each(['‐', '‑', '‒', '–', '—', '−', '﹣', '－'])('a name with %s is read with a hyphen', (dash) => {
  expect(personName(`Ayşe${dash}Nur`)).toBe('Ayşe-Nur');
  expect(personNameFault(`Ayşe${dash}Nur`, 'Adın')).toBeNull();
});

test('a field with only invisible characters counts as empty', () => {
  expect(requiredFault('\u200b \u200f')).toBe(requiredFault(''));
});
