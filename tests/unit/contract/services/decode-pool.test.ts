/** Responses of the pool in the service's own notation and in others. */
import { describe, expect, test } from 'vitest';
import { poolCalls, poolBetslipCalls, poolWageringCalls } from '../../../../src/contract/services/pool-calls.ts';
import { shortCodeCalls } from '../../../../src/contract/services/short-code-calls.ts';

const context = { input: {}, dropped: () => undefined };
const event = (eventNo: number, odd: object = {}): object => ({
  ...{ eventNo, eventName: `Ev ${eventNo}-Dep`, competitionName: 'SÜPL', eventDate: '2026-10-09T20:00:00' },
  ...{ result: null, winner: null, ...odd },
});
const fifteen = Array.from({ length: 15 }, (_, at) => event(at + 1));
const round = (odd: object = {}): object => ({
  ...{ payinBeginDate: '2026-10-04T10:00:00', payinEndDate: '2026-10-09T19:55:00', gameCycleNo: 361 },
  ...{ dividends: null, events: fifteen, programName: '09-12 Ekim', nextDrawExpectedWins: null, ...odd },
});

test('a running round is decoded in full', () => {
  const decoded = poolCalls.getPool.decode(round(), context);
  expect(decoded).toMatchObject({ cycle: 361, name: '09-12 Ekim', expectedWin: null, dividends: [] });
  expect(decoded?.closesAt).toBe(Date.UTC(2026, 9, 9, 16, 55) / 1_000);
  expect(decoded?.events[14]).toMatchObject({ number: 15, home: 'Ev 15', away: 'Dep', league: 'SÜPL', winner: null });
});

test.each([
  ['national teams', 'Kuzey Makedonya - İsviçre', 'Kuzey Makedonya', 'İsviçre'],
  ['a hyphen of its own', 'Saint-Etienne - Nice', 'Saint-Etienne', 'Nice'],
  ['points in a name', 'Galatasaray A.Ş.-Kasımpaşa A.Ş.', 'Galatasaray A.Ş.', 'Kasımpaşa A.Ş.'],
  ['two ambiguous hyphens', 'Saint-Etienne-Nice', 'Saint-Etienne-Nice', ''],
])('the teams of an event name with %s are split', (_what, eventName, home, away) => {
  const events = fifteen.with(0, event(1, { eventName }));
  expect(poolCalls.getPool.decode(round({ events }), context)?.events[0]).toMatchObject({ home, away });
});

test.each([
  ['no running round', null],
  ['no matches', round({ events: null })],
  ['matches left out', round({ events: undefined })],
  ['an empty list of matches', round({ events: [] })],
  ['neither matches nor a number', round({ events: null, gameCycleNo: null })],
  ['an empty list of matches and the number left out', round({ events: [], gameCycleNo: undefined })],
  ['an empty object', {}],
])('%s: the round is decoded without matches', (_what, answer) => {
  expect(poolCalls.getPool.decode(answer, context)?.events).toEqual([]);
});

test.each([
  ['fourteen matches', round({ events: fifteen.slice(1) })],
  ['a number twice', round({ events: fifteen.with(3, event(2)) })],
  ['an unrecognised result', round({ events: fifteen.with(3, event(4, { winner: '7' })) })],
  ['a match without its number', round({ events: fifteen.with(3, { eventName: 'Ev 4-Dep' }) })],
  ['null for a match', round({ events: fifteen.with(3, null as never) })],
  ['matches that are no list', round({ events: 'kapalı' })],
  ['no number', round({ gameCycleNo: null })],
  ['a malformed number', round({ events: null, gameCycleNo: 'yok' })],
  ['a text', 'kapalı'],
])('%s: the response is decoded as undefined', (_what, answer) => {
  expect(poolCalls.getPool.decode(answer, context)).toBeUndefined();
});

test('a malformed field of a match falls back, and a match without a name is named by its number', () => {
  const odd = { eventName: null, competitionName: {}, eventDate: [], result: {}, eventId: 'yok' };
  const decoded = poolCalls.getPool.decode(round({ events: fifteen.with(3, event(4, odd)) }), context);
  expect(decoded?.events).toHaveLength(15);
  expect(decoded?.events[3]).toEqual({
    ...{ number: 4, name: '4. maç', home: '4. maç', away: '', league: '' },
    ...{ startsAt: null, result: null, winner: null, eventId: null },
  });
});

test('results and dividends accept both signs of a draw, a drawn lot, and counts with and without separators', () => {
  const events = fifteen
    .with(0, event(1, { result: '1:1', winner: 'X' }))
    .with(1, event(2, { result: '0:0', winner: '0' }))
    .with(2, event(3, { result: null, winner: '2' }));
  const dividends = [
    { ordinalNumber: 2, winners: '7955', amount: '1.904,41' },
    { ordinalNumber: 1, winners: '5.320', amount: '4.418.640,12', expectedAmount: '0,00' },
    { ordinalNumber: 9, winners: '1', amount: '1,00' },
  ];
  const decoded = poolCalls.getPoolResult.decode(
    round({ events, dividends, nextDrawExpectedWins: [18_750_000] }),
    context,
  );
  expect(decoded?.events.slice(0, 3).map(({ result, winner }) => [result, winner])).toEqual([
    ['1-1', 0],
    ['0-0', 0],
    [null, 2],
  ]);
  expect(decoded?.dividends).toEqual([
    { tier: 1, winners: 5_320, amount: 441_864_012 },
    { tier: 2, winners: 7_955, amount: 190_441 },
  ]);
  expect(decoded?.expectedWin).toBe(1_875_000_000);
});

test.each([
  ['4.418.640,12', 441_864_012],
  ['4418640,1', 441_864_010],
  [4_418_640.12, 441_864_012],
  ['4418640.12', 441_864_012],
  [1_234.5, 123_450],
  [4_418_640.129, 441_864_012],
  ['4.418.640', 441_864_000],
  ['1.904', 190_400],
  [1_904, 190_400],
  ['0,00', 0],
])('a dividend of %j is truncated to the kuruş', (amount, kurus) => {
  const dividends = [{ ordinalNumber: 1, winners: 1, amount }];
  expect(poolCalls.getPoolResult.decode(round({ dividends }), context)?.dividends).toEqual([
    { tier: 1, winners: 1, amount: kurus },
  ]);
});

test('a malformed row of the list of rounds is skipped', () => {
  const rows = [
    { payinBeginDate: '2026-09-25T21:40:00', payinEndDate: '2026-09-29T21:40:00', gameCycleNo: '359' },
    { gameCycleNo: 4 },
  ];
  expect(poolCalls.getPoolRounds.decode(rows, context)?.map(({ cycle }) => cycle)).toEqual([359]);
});

describe('pool coupons', () => {
  const marks = Array.from({ length: 15 }, (_, at) => ({ eventNo: at + 1, selections: at === 3 ? [2, 0] : [1] }));
  const row = {
    betSlipId: 7,
    tid: 'a',
    gameCycleNo: '361',
    programName: null,
    playDate: '1790000000',
    status: '11',
    price: '20,00',
    best: null,
  };

  test('a row of texts is decoded into numbers', () => {
    expect(
      poolBetslipCalls.getPoolCoupons.decode({ items: [row], total: 1, totalPage: 1 }, context)?.rows,
    ).toMatchObject([
      { id: '7', transactionId: 'a', cycle: 361, status: 11, price: 2_000, best: null, playedAt: 1_790_000_000 },
    ]);
  });

  test('a coupon detail has its marks and tiers; one without complete marks is undefined', () => {
    const detail = {
      ...row,
      columns: [marks],
      events: fifteen,
      tiers: [{ ordinalNumber: 1, columns: 0, amount: null }],
    };
    const decoded = poolBetslipCalls.getPoolCoupon.decode(detail, context);
    expect(decoded?.marks[0]?.[3]).toEqual([0, 2]);
    expect(decoded?.tiers).toEqual([{ tier: 1, columns: 0, amount: null }]);
    const tiers = [{ ordinalNumber: 1, columns: 2, amount: 1_234.5 }];
    expect(poolBetslipCalls.getPoolCoupon.decode({ ...detail, tiers }, context)?.tiers).toMatchObject([
      { amount: 123_450 },
    ]);
    expect(poolBetslipCalls.getPoolCoupon.decode({ ...detail, columns: [marks.slice(1)] }, context)).toBeUndefined();
  });

  test('the response to a play is undefined when it names no coupon', () => {
    expect(poolWageringCalls.playPool.decode({ betSlipId: 'st1', betSlipIds: [] }, context)).toEqual({
      couponIds: ['st1'],
      status: null,
    });
    expect(poolWageringCalls.playPool.decode({ amount: 10 }, context)).toBeUndefined();
  });

  test('a short code is decoded into marks, also with numbers written as texts', () => {
    const slip = {
      gameCycleNo: '361',
      columns: [marks],
      details: { stake: '20', multiplier: '2', numberOfCoupon: '1' },
    };
    expect(shortCodeCalls.openPoolCode.decode(slip, context)).toMatchObject({ cycle: 361, multiplier: 2, coupons: 1 });
    expect(shortCodeCalls.openPoolCode.decode({ ...slip, columns: [] }, context)).toBeUndefined();
  });
});
