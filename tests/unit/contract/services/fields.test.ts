import { type Struct, nullable, number } from 'superstruct';
import { commonCalls } from '../../../../src/contract/services/common-calls.ts';
import { membershipCalls } from '../../../../src/contract/services/membership-calls.ts';
import { describe, expect, test } from 'vitest';
import {
  booleanOrFalse,
  listOf,
  numeric,
  numericOr,
  oneOf,
  fieldOr,
  text,
  textOr,
} from '../../../../src/contract/services/fields.ts';

/** The parsed value; undefined when it cannot be read. */
function read<T>(struct: Struct<T>, told: unknown): T | undefined {
  const [error, value] = struct.validate(told, { coerce: true });
  return error === undefined ? value : undefined;
}

describe('a number', () => {
  test.each([
    [12, 12],
    ['12', 12],
    ['4.6', 4.6],
    ['-0,5', -0.5],
    ['1.234,50', 1234.5],
    ['1.234.567,89', 1_234_567.89],
    ['1,234.50', 1234.5],
    ['-1,234,567.89', -1_234_567.89],
    ['1,234,567', 1_234_567],
    [' 12,5 ', 12.5],
    ['1,23.4,5', undefined],
    ['12,3,4', undefined],
    ['', undefined],
    [' ', undefined],
    ['on iki', undefined],
    ['Infinity', undefined],
    [null, undefined],
    [undefined, undefined],
    [{}, undefined],
    [true, undefined],
  ])('%j is read as %j', (told, expected) => {
    expect(read(numeric(), told)).toBe(expected);
    expect(read(numericOr(7), told)).toBe(expected ?? 7);
  });
});

test('a text is read from a text or a number', () => {
  expect([read(text(), 'a'), read(text(), 5), read(text(), null), read(textOr('-'), null)]).toEqual([
    'a',
    '5',
    undefined,
    '-',
  ]);
});

test('a flag is true in four notations', () => {
  expect([true, 1, 'true', '1'].map((told) => read(booleanOrFalse(), told))).toEqual([true, true, true, true]);
  expect([false, 0, null, undefined, 'no', {}].map((told) => read(booleanOrFalse(), told))).toEqual(
    Array(6).fill(false),
  );
});

test('a value of an enumeration is read, any other becomes the fallback', () => {
  const status = oneOf([-1, 0, 1], null);
  expect([-1, '1', 3, 'x', null, undefined].map((told) => read(status, told))).toEqual([-1, 1, null, null, null, null]);
});

test('an unreadable value becomes the fallback, and null stays null where it is allowed', () => {
  expect([1, null, 'x'].map((told) => read(fieldOr(nullable(number()), null), told))).toEqual([1, null, null]);
});

test('a list is read without its malformed elements', () => {
  expect(read(listOf(numeric()), [1, '2', null, 'x', 3])).toEqual([1, 2, 3]);
  expect([null, undefined, 'x', {}].map((told) => read(listOf(numeric()), told))).toEqual([[], [], [], []]);
});

test('without coercion, only the exact type is accepted', () => {
  expect(listOf(numeric()).is(['2'])).toBe(false);
  expect(booleanOrFalse().is(1)).toBe(false);
  expect(oneOf([1, 2], null).is('1')).toBe(false);
});

test.each([
  ['<p>Metin</p>', '<p>Metin</p>'],
  [{ text: '<p>Metin</p>', summary: null }, '<p>Metin</p>'],
  [{ summary: 'Özet' }, undefined],
  [null, undefined],
])('the text of a page with contents %j is decoded as %j', (contents, read) => {
  const context = { input: {}, dropped: () => {} };
  expect(membershipCalls.getTermsOfUse.decode({ contents }, context)?.contents).toBe(read);
  expect(commonCalls.getLegalText.decode({ contents }, context)?.contents).toBe(read);
});
