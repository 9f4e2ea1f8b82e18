/** Decodes a page of coupons with one malformed field at a time: only that field or row is lost, never the list. */
import { expect, test } from 'vitest';
import { wagerCalls } from '../../../../src/contract/services/wager-calls.ts';
import { wireCoupon, wireLeg } from '../../../support/wire-coupon.ts';

function read(rows: readonly unknown[]) {
  let dropped = 0;
  const page = { items: rows, page: 1, limit: '10', total: String(rows.length), totalPage: 1 };
  const decoded = wagerCalls.getPlayedBetslips.decode(page, { input: {}, dropped: () => void (dropped += 1) });
  return { rows: decoded?.rows ?? [], dropped, decoded };
}

const whole = { ...wireCoupon(), bs: { b: [wireLeg(), wireLeg({ eid: 2 })], vb: [] } };
const without = (key: string): object => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));

const needed = ['bsid', 'pd', 'tp'];

test.each(Object.keys(whole))(
  'a row with %s missing, null or malformed is skipped only if the field is required',
  (key) => {
    for (const odd of [without(key), { ...whole, [key]: null }, { ...whole, [key]: { odd: true } }]) {
      const { rows, dropped } = read([whole, odd, whole]);
      expect([rows.length, dropped]).toEqual(needed.includes(key) ? [2, 1] : [3, 0]);
    }
  },
);

test.each(Object.keys(wireLeg()))('a selection without %s is skipped only if that is its event id', (key) => {
  const leg = Object.fromEntries(Object.entries(wireLeg()).filter(([name]) => name !== key));
  const { rows, dropped } = read([{ ...whole, bs: { b: [leg, wireLeg({ eid: 2 })], vb: [] } }]);
  expect([rows[0]?.legs?.length, dropped]).toEqual(key === 'eid' ? [1, 1] : [2, 0]);
});

test.each([3, 99, 100, 'x', null, undefined])('status %j is decoded as unknown, and the row is kept', (status) => {
  expect(read([{ ...whole, status }]).rows[0]?.status).toBe('unknown');
});

test.each([-2, 3, 'x', null])('result %j of a selection is decoded as unknown, unless the event is void', (rs) => {
  const legs = [
    { ...wireLeg(), rs },
    { ...wireLeg({ eid: 2 }), rs },
  ];
  const { rows } = read([{ ...whole, bs: { b: legs, vb: ['2'] } }]);
  expect(rows[0]?.legs?.map(({ result }) => result)).toEqual(['unknown', 'void']);
});

test('numbers may be written as texts', () => {
  const texts = {
    tp: '1.234,50',
    modd: '7,20',
    mw: '8.888,40',
    mkw: '8000',
    status: '1',
    tpc: '3',
    bsid: 5,
    pd: '1760000000',
  };
  expect(read([{ ...whole, ...texts }]).rows[0]).toMatchObject({
    id: '5',
    price: 123_450,
    totalOdd: 720,
    maxWinning: 888_840,
    maxWebWinning: 800_000,
    status: 1,
    count: 3,
    playedAt: 1_760_000_000,
  });
});

test('the greater of the two maximum winnings is taken as the one at king odds', () => {
  const [one, other] = read([
    { ...whole, mw: 20, mkw: 18 },
    { ...whole, mw: 18, mkw: 20 },
  ]).rows;
  expect([one?.maxWinning, one?.maxWebWinning]).toEqual([2_000, 1_800]);
  expect([other?.maxWinning, other?.maxWebWinning]).toEqual([2_000, 1_800]);
});

test.each([{ mw: null }, { mw: 'x' }, { mw: 0 }, { mkw: null }, { mkw: undefined }])(
  'a maximum winning given at one kind of odds only (%j) is used for both, so there is no king odds gain',
  (odd) => {
    const [row] = read([{ ...whole, mw: 20, mkw: 20, ...odd }]).rows;
    expect([row?.maxWinning, row?.maxWebWinning]).toEqual([2_000, 2_000]);
  },
);

test.each([
  [{ bsid: 'k1', bsids: ['k1', 'k2'] }, ['k1', 'k2']],
  [{ bsid: 5 }, ['5']],
  [{ bsids: [7], status: 3, odds: null, balance: 'x' }, ['7']],
  [{ bsid: null, bsids: [] }, undefined],
  [{}, undefined],
])('the response %j to an order has coupon ids %j', (answer, couponIds) => {
  const decoded = wagerCalls.sendCoupon.decode(answer, { input: {}, dropped: () => undefined });
  expect(decoded?.couponIds).toEqual(couponIds);
});

test.each([
  [6, 6],
  ['14', 14],
  [3, null],
  [{}, null],
  [undefined, null],
])('status %j in the response to an order is decoded as %j', (status, told) => {
  const decoded = wagerCalls.sendCoupon.decode({ bsid: 'k1', status }, { input: {}, dropped: () => undefined });
  expect(decoded).toEqual({ couponIds: ['k1'], status: told });
});

test.each([undefined, null, {}, 'x', { b: null, vb: [] }])(
  'a single coupon with selections of %j is decoded without selections',
  (bs) => {
    const told = { ...whole, bs };
    const coupon = wagerCalls.getPlayedBetslip.decode(told, { input: {}, dropped: () => undefined });
    expect(coupon).toMatchObject({ id: 'k1', price: 1_000, status: -1, legs: [] });
    const group = wagerCalls.getMultiBetslip.decode(
      { gi: 'g', items: [whole, told] },
      { input: {}, dropped: () => undefined },
    );
    expect(group?.map(({ legs }) => legs?.length)).toEqual([2, 0]);
  },
);
