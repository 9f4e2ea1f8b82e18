import { describe, expect, test } from 'vitest';
import { decodeEvent } from '../../../../src/contract/services/wire/decode-event.ts';

const event = { i: 7, v: 1, sid: 1, d: 1_795_000_000, hn: 'Ev', an: 'Konuk' };

test.each([
  [4_900_001, 4_900_001],
  [0, null],
  [null, null],
  [undefined, null],
  ['x', null],
])('previous id %s is decoded as %s', (mpi, known) => {
  expect(decodeEvent({ ...event, mpi }, () => {})?.event.mappedId).toBe(known);
});

describe('an event with numbers written as texts', () => {
  const outcome = { no: 2, n: 'Üst', odd: 1.85, wodd: 1.78 };
  const market = { i: 70, t: 2, st: 101, v: 3, s: -1, mbc: 3, sov: '2.5', o: [outcome] };
  const whole = { ...event, mpi: 6, ci: 5, s: 1, bp: 1, mbc: 2, oc: 94, m: [market] };
  const decode = (wire: object) => {
    let malformed = 0;
    const decoded = decodeEvent(wire, () => void (malformed += 1));
    return { decoded, malformed };
  };
  const known = decode(whole);
  /** Copies of the object, each with another one of its numbers written as text. */
  const inText = (wire: object): [key: string, changed: object][] =>
    Object.entries(wire).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'number' ? [[key, { ...wire, [key]: String(value) }]] : [],
    );

  test('is compared with this decoded event', () => {
    expect(known.malformed).toBe(0);
    expect(known.decoded?.event).toMatchObject({ id: 7, phase: 1, minBets: 2, marketCount: 94, start: 1_795_000_000 });
    expect(known.decoded?.event.markets[0]).toMatchObject({ id: 70, key: '2_101', status: -1, minBets: 3 });
  });

  test.each(inText(whole))('is decoded the same with %s of the event as text', (_, changed) => {
    expect(decode(changed)).toEqual(known);
  });

  test.each(inText(market))('is decoded the same with %s of a market as text', (_, changed) => {
    expect(decode({ ...whole, m: [changed] })).toEqual(known);
  });

  test.each(inText(outcome))('is decoded the same with %s of an outcome as text', (_, changed) => {
    expect(decode({ ...whole, m: [{ ...market, o: [changed] }] })).toEqual(known);
  });

  test('accepts a number as line of a market and as label of an outcome', () => {
    const o = [{ ...outcome, n: 0 }];
    const { decoded } = decode({ ...whole, m: [{ ...market, sov: 2.5, o }] });
    expect(decoded?.event.markets[0]).toMatchObject({ line: '2.5', outcomes: [{ number: 2, name: '0' }] });
  });

  test('has the score decoded with ids and goals written as texts', () => {
    const { decoded } = decode({ ...whole, i: '7', sid: '1', sc: { ht: { r: '2' } } });
    expect(decoded?.score).toMatchObject({ eventId: 7, sportId: 1, home: { regular: 2 } });
  });

  test.each([
    ['i', 'yedi'],
    ['i', '0'],
    ['v', ''],
    ['sid', '1.5'],
    ['d', null],
  ])('is null when %s is %j', (key, odd) => {
    expect(decode({ ...whole, [key]: odd }).decoded).toBeNull();
  });
});

describe('a flag of an event', () => {
  const flags = [
    ['il', 'offeredLive'],
    ['kOdd', 'kingOdd'],
    ['kMbc', 'kingMbs'],
    ['kLive', 'kingLive'],
    ['hduel', 'duel'],
    ['hr', 'rapid'],
    ['hc', 'hasComments'],
    ['hs', 'hasStream'],
  ] as const;

  test.each(flags)('%s is true for each accepted notation, and false for any other value', (key, word) => {
    const read = (told: unknown): unknown => decodeEvent({ ...event, [key]: told }, () => {})?.event[word];
    expect([true, 1, '1', 'true', 'True', ' TRUE '].map(read)).toEqual(Array(6).fill(true));
    expect([false, 0, '0', 'false', null, undefined, 2, 'evet', {}].map(read)).toEqual(Array(9).fill(false));
  });
});
