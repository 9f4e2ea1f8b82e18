/** Ids beyond 2^53 stay exact; everything else is parsed as by `JSON.parse`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../../src/lib/parse-json.ts';

describe('an integer beyond 2^53', () => {
  test.each([
    ['{"id":9007199254740993}', { id: '9007199254740993' }],
    ['{"id":-9007199254740993}', { id: '-9007199254740993' }],
    ['[12345678901234567890,1]', ['12345678901234567890', 1]],
    ['12345678901234567890', '12345678901234567890'],
    ['{ "id" : 12345678901234567890\n}', { id: '12345678901234567890' }],
    ['{"\\"":12345678901234567890}', { '"': '12345678901234567890' }],
    ['{"a\\\\":12345678901234567890}', { 'a\\': '12345678901234567890' }],
  ])('is parsed as a string: %s', (text, expected) => {
    expect(parseJson(text)).toEqual(expected);
  });
});

describe('parsed as by JSON.parse', () => {
  test.each([
    ['the last whole number that is exact', '{"id":9007199254740991}'],
    ['a fraction', '[0.12345678901234567890,12345678901234567890.5]'],
    ['an exponent', '[12345678901234567890e2,1E+20,1e-20,0.00000000000000001]'],
    ['digits in a string', '{"id":"12345678901234567890","a":"x: 12345678901234567890, "}'],
    ['digits in a name', '{"12345678901234567890":1}'],
    ['digits behind an escaped quote', String.raw`["\" 12345678901234567890 \"","\\",":12345678901234567890"]`],
    ['a zero', '[0,-0,"1234567890123456"]'],
  ])('%s', (_, text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });
});

test.each([
  '',
  '{"id":12345678901234567890',
  '"12345678901234567890',
  '01234567890123456789',
  '<html>1234567890123456',
])('invalid JSON is parsed as undefined: %j', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test('a string of several megabytes with escapes is parsed next to a long id', () => {
  const long = String.raw`x\n`.repeat(2_000_000);
  expect(parseJson(`{"id":12345678901234567890,"text":"${long}"}`)).toMatchObject({ id: '12345678901234567890' });
});

/** Any JSON value; integers beyond 2^53 are bigints in it. */
const { value: anyJson } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    ...[fc.constant(null), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger()],
    fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).filter((each) => !Number.isSafeInteger(Number(each))),
    fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d"\\:,{}[\] .eE+-]{0,40}$/)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^[\d"\\: ]{0,20}$/), tie('value'), { maxKeys: 4 }),
  ),
}));

test('in any JSON, only integers beyond 2^53 become strings', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      expect(parseJson(written(value))).toEqual(expectedOf(value));
    }),
    { numRuns: 500 },
  );
});

/** Serialises like a service: a bigint as its digits. */
function written(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[ ${value.map(written).join(' ,')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, each]) => `${JSON.stringify(name)}: ${written(each)}`)
    .join(',')}}`;
}

function expectedOf(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  // `JSON.stringify` writes no negative zero, and writes a double beyond 2^53 as an integer.
  if (typeof value === 'number') return wholeText(value) ?? (JSON.parse(JSON.stringify(value)) as unknown);
  if (Array.isArray(value)) return value.map(expectedOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, expectedOf(each)]));
}

function wholeText(value: number): string | undefined {
  const text = JSON.stringify(value);
  return Number.isInteger(value) && !Number.isSafeInteger(value) && !text.includes('e') ? text : undefined;
}
