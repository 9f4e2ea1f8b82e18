/** Every clause of rule updates-1 to updates-6, updates-11 and updates-18 on live event updates, one row each. */
import { describe, expect, test } from 'vitest';
import { decodeEventUpdate } from '../../../../src/contract/hub/decode.ts';
import { LIVE, LONG_TERM, PRE_MATCH, type ProgramEvent, type ProgramType } from '../../../../src/model/event.ts';
import { type MergeResult, mergeEventUpdate, noChanges } from '../../../../src/domain/program/merge.ts';
import { newEvent, newMarket } from '../../../support/program-fixtures.ts';

function merge(message: object, event = newEvent(), list: ProgramType = PRE_MATCH) {
  const update = decodeEventUpdate({ eid: 1, sid: 1, ev: 6, ...message }, () => undefined);
  if (update === null) throw new Error('the message is readable');
  const changes = noChanges();
  const result = mergeEventUpdate(event, update, list, changes);
  return { event, changes, result };
}

describe('the version gate', () => {
  test.each<[string, number, MergeResult]>([
    ['older', 4, 'stale'],
    ['equal', 5, 'changed'],
    ['newer', 6, 'changed'],
  ])('an %s version', (_, ev, expected) => {
    const before = newEvent();
    const { event, result } = merge({ ev, mb: 1 });
    expect(result).toBe(expected);
    if (expected === 'stale') expect(event).toEqual(before);
    else expect(event.version).toBe(ev);
  });
});

describe('the event itself', () => {
  test.each<[string, object, Partial<ProgramEvent>]>([
    ['status', { es: -1 }, { status: -1 }],
    ['market count', { mc: 12 }, { marketCount: 12 }],
    ['betting phase', { bp: 1 }, { phase: 1 }],
    ['MBS', { mb: 1 }, { minBets: 1 }],
    ['version', {}, { version: 6 }],
  ])('%s is overwritten', (_, message, expected) => {
    expect(merge(message).event).toEqual({ ...newEvent(), version: 6, ...expected });
  });

  test('keeps fields the message does not contain', () => {
    expect(merge({ es: null, mb: undefined }).event).toEqual({ ...newEvent(), version: 6 });
  });
});

describe('markets', () => {
  const added = { i: 11, k: '2_89', v: 3, s: 1, m: 1, o: [{ n: 1, na: 'Var', o: 1.75, wo: 1.68 }] };

  test("'a' adds an unknown market with its outcomes", () => {
    const { event, changes } = merge({ m: [{ ...added, a: 'a' }] });
    expect(event.markets[1]).toEqual({
      id: 11,
      key: '2_89',
      line: '',
      version: 3,
      status: 1,
      minBets: 1,
      outcomes: [{ number: 1, name: 'Var', odd: 175, webOdd: 168, status: 1 }],
    });
    expect(changes).toMatchObject({ order: true, markets: [11] });
  });

  test("'a' updates a known market", () => {
    const { event } = merge({ m: [{ a: 'a', i: 10, s: -1, v: 9 }] });
    expect(event.markets).toEqual([newMarket({ status: -1, version: 9 })]);
  });

  test('a market without a flag is added or updated', () => {
    expect(merge({ m: [added] }).event.markets).toHaveLength(2);
  });

  test("'u' updates a known market and adds none", () => {
    const { event } = merge({
      m: [
        { a: 'u', i: 10, m: 3 },
        { ...added, a: 'u' },
      ],
    });
    expect(event.markets).toEqual([newMarket({ minBets: 3 })]);
  });

  test.each([
    ["'r'", { a: 'r', i: 10 }],
    ['status 0', { a: 'u', i: 10, s: 0 }],
    ['status 0 without a flag', { i: 10, s: 0 }],
  ])('%s removes the market', (_, entry) => {
    const { event, changes } = merge({ m: [entry] });
    expect(event.markets).toEqual([]);
    expect(changes).toMatchObject({ order: true, removedMarkets: [10] });
  });

  test.each([
    ['king odd', { o: 1.9, wo: 1.83 }, { odd: 190, webOdd: 183 }],
    ['web odd', { wo: 1.8 }, { webOdd: 180 }],
    ['status', { c: 2 }, { status: 2 }],
  ])('the %s of an outcome is updated by its number', (_, fields, expected) => {
    const { event } = merge({ m: [{ i: 10, a: 'u', o: [{ n: 2, ...fields }] }] });
    const outcomes = newMarket().outcomes;
    expect(event.markets[0]?.outcomes).toEqual([outcomes[0], { ...outcomes[1], ...expected }, outcomes[2]]);
  });

  test.each([
    ['becomes the odd when that changes', 3, { odd: 300, webOdd: 300 }],
    ['is kept when the odd is repeated', 1.85, { odd: 185, webOdd: 178 }],
  ])('a missing web odd %s', (_, o, expected) => {
    const { event } = merge({ m: [{ i: 10, a: 'u', o: [{ n: 1, o }] }] });
    expect(event.markets[0]?.outcomes[0]).toMatchObject(expected);
  });

  test('an outcome with a new number is added if it has an odd', () => {
    expect(merge({ m: [{ i: 10, a: 'u', o: [{ n: 4, na: 'X', c: 2 }] }] }).changes.markets).toEqual([]);
    const { event } = merge({ m: [{ i: 10, a: 'u', o: [{ n: 4, na: 'X', o: 5 }] }] });
    expect(event.markets[0]?.outcomes[3]).toEqual({ number: 4, name: 'X', odd: 500, webOdd: 500, status: 1 });
  });

  test('unreadable parts of a market or outcome are dropped, and no odd is kept that is no longer offered', () => {
    let malformed = 0;
    const update = decodeEventUpdate(
      {
        eid: 1,
        sid: 1,
        ev: 6,
        m: [
          { i: 'x' },
          {
            i: 10,
            o: [{ n: 1, o: 'NaN', c: 0 }, { n: 2, o: 3.5, wo: 0 }, { o: 2 }],
          },
          7,
        ],
      },
      () => {
        malformed += 1;
      },
    );
    const event = newEvent();
    const before = structuredClone(event.markets[0]?.outcomes ?? []);
    if (update !== null) mergeEventUpdate(event, update, PRE_MATCH, noChanges());
    expect(event.markets[0]?.outcomes.map(({ odd, webOdd, status }) => [odd, webOdd, status])).toEqual([
      [100, 100, 0],
      [350, 350, 1],
      [410, before[2]?.webOdd, 1],
    ]);
    expect(malformed).toBe(5);
  });

  test('a message without changes returns "same"', () => {
    expect(merge({ m: [{ i: 10, a: 'u', o: [{ n: 1, o: 1.85 }] }] }).result).toBe('same');
  });
});

describe('versions of markets', () => {
  const priced = (v: number, o: number) => ({ m: [{ i: 10, a: 'u', v, s: 1, o: [{ n: 1, o }] }] });
  const odd = ({ event }: ReturnType<typeof merge>) => event.markets[0]?.outcomes[0]?.odd;

  test('an odd is not replaced by an older one while the version of the event is unchanged', () => {
    const event = newEvent({ version: 954_299_121, markets: [newMarket({ version: 954_299_172 })] });
    const ev = 954_299_121;
    expect(odd(merge({ ev, ...priced(954_299_182, 3.9) }, event))).toBe(390);
    const late = merge({ ev, ...priced(954_299_177, 3.1) }, event);
    const older = merge({ ev, ...priced(954_299_122, 9.9) }, event);
    expect([odd(late), late.changes.refused, late.result]).toEqual([390, true, 'same']);
    expect([odd(older), older.changes.refused]).toEqual([390, true]);
    expect(event.markets[0]?.version).toBe(954_299_182);
  });

  test('a refused part does not affect the rest of its message', () => {
    const event = newEvent({ markets: [newMarket({ version: 8 }), newMarket({ id: 12, version: 3 })] });
    const [older] = priced(7, 9).m;
    const { changes } = merge({ mb: 3, m: [older, { i: 12, v: 4, o: [{ n: 1, o: 2 }] }] }, event);
    expect([event.minBets, event.markets[0]?.outcomes[0]?.odd, event.markets[1]?.outcomes[0]?.odd]).toEqual([
      3, 185, 200,
    ]);
    expect(changes).toMatchObject({ refused: true, markets: [12] });
  });

  test.each([
    ['an equal version applies', 8, 8, 200],
    ['a newer version applies', 8, 9, 200],
    ['a part without a version applies', 8, undefined, 200],
    ['any version if the market has none applies', 0, 1, 200],
    ['an older version is refused', 8, 7, 185],
  ])('a part is merged according to its version: %s', (_, known, v, expected) => {
    const event = newEvent({ markets: [newMarket({ version: known })] });
    expect(odd(merge({ m: [{ i: 10, v, o: [{ n: 1, o: 2 }] }] }, event))).toBe(expected);
  });

  test('an older removal is refused', () => {
    const { event, changes } = merge(
      { m: [{ i: 10, a: 'r', v: 7 }] },
      newEvent({ markets: [newMarket({ version: 8 })] }),
    );
    expect([event.markets.length, changes.refused]).toEqual([1, true]);
  });

  test.each([
    ['removed', { i: 11, a: 'r', v: 20 }],
    ['updated while it was unknown', { i: 11, a: 'u', v: 20, o: [{ n: 1, o: 2 }] }],
  ])('a market that was %s is not added by an older part', (_, first) => {
    const event = newEvent();
    const added = (v: number) => ({ m: [{ i: 11, k: '2_89', v, o: [{ n: 1, o: 1.75 }] }] });
    merge({ m: [first] }, event);
    expect(merge(added(19), event).changes.refused).toBe(true);
    expect(event.markets).toHaveLength(1);
    expect(merge(added(21), event).changes.refused).toBe(false);
    expect(event.markets).toHaveLength(2);
  });

  test('beyond the limit of remembered removals, the oldest version applies to every market', () => {
    const event = newEvent();
    merge({ m: [11, 12].map((i) => ({ i, a: 'r', v: i + 10 })) }, event);
    const added = (i: number, v: number) => ({ m: [{ i, k: '2_89', v, o: [{ n: 1, o: 1.75 }] }] });
    expect(merge(added(13, 20), event).changes.refused).toBe(true);
    expect(merge(added(12, 21), event).changes.refused).toBe(true);
    expect(merge(added(13, 21), event).changes.refused).toBe(false);
    expect(event.markets.map(({ id }) => id)).toEqual([10, 13]);
  });

  test('a message without a version is compared by the versions of its markets', () => {
    const event = newEvent({ markets: [newMarket({ version: 8 })] });
    expect(odd(merge({ ev: undefined, ...priced(9, 2) }, event))).toBe(200);
    expect(odd(merge({ ev: null, ...priced(7, 3) }, event))).toBe(200);
    expect(event.version).toBe(5);
  });
});

describe('a market part with the field names of a service response', () => {
  const part = { i: 11, t: 2, st: 89, v: 3, s: 1, mbc: 1, o: [{ no: 1, n: 'Var', odd: 1.75, wodd: 1.68 }] };

  test('adds the market, with its key, its MBS and its outcomes', () => {
    expect(merge({ m: [{ ...part, a: 'a' }] }).event.markets[1]).toEqual({
      ...{ id: 11, key: '2_89', line: '', version: 3, status: 1, minBets: 1 },
      outcomes: [{ number: 1, name: 'Var', odd: 175, webOdd: 168, status: 1 }],
    });
  });

  test('changes the MBS and the odds of a known market, whose outcomes are found by `no`', () => {
    const [market] = merge({ m: [{ i: 10, mbc: 1, o: [{ no: 2, n: '0', odd: '9.5' }] }] }).event.markets;
    expect(market?.minBets).toBe(1);
    expect(market?.outcomes.find(({ number }) => number === 2)).toMatchObject({ name: '0', odd: 950 });
  });

  test("uses the hub's field names when both are present", () => {
    const both = { ...part, k: '4_129', m: 2, o: [{ n: 1, o: 3, wo: 2.9, odd: 4, wodd: 4 }] };
    expect(merge({ m: [{ ...both, a: 'a' }] }).event.markets[1]).toMatchObject({
      ...{ key: '4_129', minBets: 2 },
      outcomes: [{ odd: 300, webOdd: 290 }],
    });
  });
});

describe('unreadable parts are counted', () => {
  test.each<[string, object, number]>([
    ['a market to add without a key', { i: 11, a: 'a', o: [] }, 1],
    ['half of a key', { i: 11, t: 4 }, 1],
    ['a key that is no text', { i: 11, k: 7 }, 1],
    ['an MBS that is no number', { i: 10, m: 'two' }, 1],
    ['an outcome without a number', { i: 10, o: [{ odd: 3 }] }, 1],
    ['a change that names no key', { i: 10, a: 'u', s: -1 }, 0],
    ['an absent MBS', { i: 10, k: '1_1', m: null, mbc: null }, 0],
  ])('%s', (_, part, expected) => {
    let counted = 0;
    decodeEventUpdate({ eid: 1, m: [part] }, () => {
      counted += 1;
    });
    expect(counted).toBe(expected);
  });
});

describe('figures in messages', () => {
  test('are read from text as well', () => {
    const { event } = merge({
      ev: '7',
      mb: '3',
      m: [{ i: '10', v: '2', s: '-1', o: [{ n: '1', o: '1.90', wo: '1.8' }] }],
    });
    expect([event.version, event.minBets]).toEqual([7, 3]);
    expect(event.markets[0]).toMatchObject({ version: 2, status: -1 });
    expect(event.markets[0]?.outcomes[0]).toMatchObject({ odd: 190, webOdd: 180 });
  });

  test('that are unreadable are dropped alone', () => {
    const { event } = merge({ es: [], mb: 3, sid: 'x', m: [{ i: 10, s: -1, o: 'none' }] });
    expect([event.status, event.minBets, event.markets[0]?.status]).toEqual([1, 3, -1]);
    expect(merge({ mb: 3, m: 7 }).event.minBets).toBe(3);
  });
});

describe("removal from the program with 'rp'", () => {
  test.each<[string, ProgramType, number, MergeResult]>([
    ['a pre-match list, not begun', PRE_MATCH, 0, 'removed'],
    ['a pre-match list, begun', PRE_MATCH, 1, 'removed'],
    ['the long-term list', LONG_TERM, 0, 'removed'],
    ['the live feed, running', LIVE, 1, 'removed'],
    ['the live feed, not begun', LIVE, 0, 'same'],
  ])('%s', (_, list, bp, expected) => {
    expect(merge({ a: 'rp', bp }, newEvent({ phase: bp }), list).result).toBe(expected);
  });
});
