import { describe, expect, test } from 'vitest';
import {
  ibanFault,
  normalizeIban,
  ibanText,
  isIban,
  formatTypedIban,
} from '../../../../src/domain/bank-account/iban.ts';
import { LETTERS, chance, ibanAt, randomIban, remainderOf } from '../../../support/ibans.ts';

const OFFICIAL = 'TR470000100100000350930001';
/** An IBAN that passes the checksum, with a bank code that is not in use. */
const SAMPLE = 'TR330006100519786457841326';
const RUNS = 500;

describe('typed or pasted text', () => {
  test.each([
    ['', ''],
    ['-', ''],
    ['T', 'TR'],
    ['t', 'TR'],
    ['R', 'TR'],
    ['3', 'TR3'],
    ['TR33', 'TR33'],
    ['tr33 0006 1005 1978 6457 8413 26', SAMPLE],
    ['TR33.0006.1005.1978.6457.8413.26', SAMPLE],
    ['330006100519786457841326', SAMPLE],
    ['33 0006 1005 1978 6457 8413 26', SAMPLE],
    ['IBAN: TR33 0006 1005 1978 6457 8413 26', SAMPLE],
    ['ıban no: tr33-0006-1005-1978-6457-8413-26', SAMPLE],
    ['Deniz Yılmaz\nTR33 0006 1005 1978 6457 8413 26', SAMPLE],
    ['Hesap 12: TR33 0006 1005 1978 6457 8413 26', SAMPLE],
    ['TR33\u00a00006\u00a01005\u00a01978\u00a06457\u00a08413\u00a026', SAMPLE],
    ['2. IBAN TR33 0006 1005 1978 6457 8413 26', SAMPLE],
    ['Ziraat 1. hesap, IBAN no: TR33 0006 1005 1978 6457 8413 26 TL', SAMPLE],
    ['5TR6TRA33 0006 1005 1978 6457 8413 26', SAMPLE],
    ['TRTR33 0006 1005 1978 6457 8413 26', SAMPLE],
    ['TR33 0006 1005 1978 6457 8413 26 99', SAMPLE],
    ['tr33 0006 1005 19tr 00abcd', 'TR330006100519TR00ABCD'],
  ])('"%s" becomes %s', (text, iban) => {
    expect(normalizeIban(text)).toBe(iban);
  });

  test('every notation of the same IBAN gives the same result', () => {
    const random = chance(7);
    for (let run = 0; run < RUNS; run += 1) {
      const iban = randomIban(random);
      const letters = Array.from(random.below(2) === 0 ? iban : iban.slice(2));
      const written = letters
        .map((letter) => (random.below(2) === 0 ? letter.toLowerCase() : letter))
        .map((letter) => letter + random.pick(['', '', ' ', '.', '-', '\u00a0', '\t', '/', 'ğ', 'ı']))
        .join('');
      const pasted = random.pick(['', 'IBAN: ', ' ', 'iban ']) + written + random.pick(['', ' ', '\n', ' Ziraat']);
      expect(normalizeIban(pasted), pasted).toBe(iban);
      expect(normalizeIban(ibanText(iban))).toBe(iban);
    }
  });

  test('any text becomes TR and at most 24 letters and digits, and stays stable', () => {
    const random = chance(11);
    for (let run = 0; run < RUNS; run += 1) {
      const text = Array.from({ length: random.below(40) }, () => random.pick('TRtrİıIi0123456789 .-:/çABZ')).join('');
      const iban = normalizeIban(text);
      expect(iban, text).toMatch(/^(TR[A-Z\d]{0,24})?$/);
      expect(normalizeIban(iban), text).toBe(iban);
    }
  });
});

test('the IBAN is shown in groups of four', () => {
  expect(ibanText(SAMPLE)).toBe('TR33 0006 1005 1978 6457 8413 26');
  expect(ibanText('TR33')).toBe('TR33');
  expect(ibanText('')).toBe('');
});

describe('the caret', () => {
  /** "|" marks the caret. */
  const typed = (text: string): string => {
    const caret = text.indexOf('|');
    const after = formatTypedIban(text.replace('|', ''), caret);
    return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
  };

  test.each([
    ['3|', 'TR3|'],
    ['TR330|', 'TR33 0|'],
    ['TR33 0006|', 'TR33 0006|'],
    // A digit is inserted in the middle, and one is deleted.
    ['TR33 09|006 10', 'TR33 09|00 610'],
    ['TR33 0|06 10', 'TR33 0|061 0'],
    ['TR3|0006 1005', 'TR3|0 0061 005'],
    // A letter of TR is deleted with a digit before it.
    ['T|33 0006', 'TR|33 0006'],
    ['|R33', '|TR33'],
    ['5|TR33', 'TR3|3'],
  ])('%s becomes %s', (text, after) => {
    expect(typed(text)).toBe(after);
  });

  test('the caret stays behind the same letters wherever a digit is typed', () => {
    const random = chance(3);
    for (let run = 0; run < RUNS; run += 1) {
      const text = ibanText(randomIban(random).slice(0, 4 + random.below(22)));
      const at = 2 + random.below(text.length - 1);
      const changed = `${text.slice(0, at)}7${text.slice(at)}`;
      const after = formatTypedIban(changed, at + 1);
      const kept = (part: string): string => part.replaceAll(' ', '');
      expect(kept(after.text.slice(0, after.caret)), changed).toBe(kept(changed.slice(0, at + 1)));
    }
  });
});

describe('the checksum', () => {
  test.each([
    [OFFICIAL, true],
    [SAMPLE, true],
    ['TR470000100100000350930002', false],
    ['TR33000610051978645784132', false],
    ['DE33000610051978645784132', false],
    ['TR3300061005197864578413Ö6', false],
  ])('%s is valid: %s', (iban, right) => {
    expect(isIban(iban)).toBe(right);
  });

  test('accepts generated IBANs, with letters too', () => {
    const random = chance(1);
    for (let run = 0; run < RUNS; run += 1) {
      const iban = randomIban(random);
      expect(isIban(iban), iban).toBe(true);
    }
  });

  test('agrees with the oracle on any text', () => {
    const random = chance(2);
    for (let run = 0; run < RUNS * 20; run += 1) {
      const check = String(random.below(100)).padStart(2, '0');
      const rest = Array.from({ length: 22 }, (_, place) => random.pick(place < 6 ? '0123456789' : LETTERS)).join('');
      const iban = `TR${check}${rest}`;
      const right = remainderOf(iban) === 1n && Number(check) >= 2 && Number(check) <= 98 && rest[5] === '0';
      expect(isIban(iban), iban).toBe(right);
    }
  });

  test('detects every wrong letter and every swapped pair', () => {
    const random = chance(5);
    for (let run = 0; run < RUNS; run += 1) {
      // Letters count as two digits, for which mod 97 promises nothing.
      const account = Array.from({ length: 16 }, () => random.pick('0123456789')).join('');
      const iban = ibanAt('00064', account);
      const at = 2 + random.below(24);
      const other = random.pick(Array.from('0123456789').filter((digit) => digit !== iban[at]));
      expect(isIban(`${iban.slice(0, at)}${other}${iban.slice(at + 1)}`), `${iban} ${at} ${other}`).toBe(false);
      const [one = '', next = ''] = iban.slice(at, at + 2);
      const turned = `${iban.slice(0, at)}${next}${one}${iban.slice(at + 2)}`;
      if (turned !== iban) expect(isIban(turned), `${iban} ${at}`).toBe(false);
    }
  });

  test('requires the 0 in the reserved digit', () => {
    expect(isIban(ibanAt('00010', '0000000000000001'))).toBe(true);
    expect(isIban(ibanAt('00010', '0000000000000001', '1'))).toBe(false);
  });
});

describe('validation errors', () => {
  test.each([
    ['', 'Bu alanın doldurulması zorunludur.'],
    ['TR', 'Bu alanın doldurulması zorunludur.'],
    ['TR33 0006', 'IBAN 26 karakter olmalı, 18 karakter eksik.'],
    ['TR33 0006 1005 1978 6457 8413 62', 'IBAN doğru değil. Bir karakter yanlış ya da yeri değişmiş olabilir.'],
    ['TR33 0006 1005 1978 6457 8413 26', null],
    [OFFICIAL, null],
  ])('the text "%s" gives the error: %s', (text, fault) => {
    expect(ibanFault(text)).toBe(fault);
  });
});
