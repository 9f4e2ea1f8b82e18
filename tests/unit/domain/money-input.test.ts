/** An amount while it is typed (rule wallet-10). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caretBehind, keptBefore, moneyLeft, moneyRead, moneyTyped } from '../../../src/domain/money-input.ts';

test.each([
  ['', ''],
  ['5', '5'],
  ['1234', '1.234'],
  ['1234567', '1.234.567'],
  ['1.234', '1.234'],
  ['12a3', '123'],
  ['₺ 1.250,50', '1.250,50'],
  ['12,', '12,'],
  ['12,345', '12,34'],
  ['12,3,4', '12,34'],
  [',', '0,'],
  [',5', '0,5'],
  ['007', '7'],
  ['0', '0'],
  ['0,07', '0,07'],
  ['-20', '20'],
  ['1234567890123', '123.456.789'],
])('typed %j stands as %j', (text, stands) => {
  expect(moneyTyped(text)).toBe(stands);
});

test.each([
  ['12', '12.', '12,'],
  ['1.234', '1.234.', '1.234,'],
  ['12,5', '12,5.', '12,5'],
  // A digit taken from the end is no point that was typed.
  ['1.234', '1.23', '123'],
])('after %j, %j stands as %j: a point at the end is the comma', (before, text, stands) => {
  expect(moneyTyped(text, before)).toBe(stands);
});

test.each([
  ['', ''],
  ['12', '12,00'],
  ['12,', '12,00'],
  ['12,5', '12,50'],
  ['1.234,56', '1.234,56'],
  ['0', '0,00'],
])('%j is left as %j', (text, left) => {
  expect(moneyLeft(text)).toBe(left);
});

test.each([
  ['', null],
  ['12', 1_200],
  ['12,', 1_200],
  ['12,5', 1_250],
  ['12,05', 1_205],
  ['1.234.567,89', 123_456_789],
])('%j is %j kuruş', (text, kurus) => {
  expect(moneyRead(text)).toBe(kurus);
});

describe('whatever is typed', () => {
  const keys = fc.array(fc.constantFrom(...'0123456789,. ₺x-'.split('')), { maxLength: 24 }).map((all) => all.join(''));

  test('stands in the one form an amount has, and stays so', () => {
    fc.assert(
      fc.property(keys, (text) => {
        const stands = moneyTyped(text);
        expect(stands).toMatch(/^(|(0|[1-9]\d{0,2}(\.\d{3})*)(,\d{0,2})?)$/);
        expect(moneyTyped(stands)).toBe(stands);
      }),
    );
  });

  test('is worth what its digits say, and no less after it was left', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 99_999_999_999n), (kurus) => {
        // Independent of the code: the Turkish form of Intl.
        const text = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(
          `${kurus / 100n}.${String(kurus % 100n).padStart(2, '0')}` as Intl.StringNumericLiteral,
        );
        expect(moneyRead(text)).toBe(Number(kurus));
        expect(moneyLeft(text)).toBe(text);
        expect(moneyTyped(text)).toBe(text);
      }),
    );
  });

  test('keeps the caret behind the digits it stood behind', () => {
    fc.assert(
      fc.property(keys, fc.nat(24), (text, place) => {
        const stands = moneyTyped(text);
        const caret = Math.min(place, stands.length);
        const kept = keptBefore(stands, caret);
        expect(keptBefore(stands, caretBehind(stands, kept))).toBe(kept);
      }),
    );
  });
});
