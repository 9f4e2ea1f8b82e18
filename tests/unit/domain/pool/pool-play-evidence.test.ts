/** Rules by which a pool coupon is proof of an order (rule pool-23). */
import { describe, expect, test } from 'vitest';
import { identifyPoolCoupons, mayBeSentPoolCoupon } from '../../../../src/domain/pool/pool-play-evidence.ts';
import type { PoolCoupon } from '../../../../src/model/pool.ts';

const SENT_S = 1_800_000_000;
const sent = {
  ...{ intent: 'mine', sentAt: SENT_S * 1000, cycle: 7, columns: 3, stake: 3_000, couponCount: 1 },
  seen: ['told'],
};

/** A coupon that equals the sent one in every field that a service without ids returns. */
const row = (fields: Partial<PoolCoupon> = {}): PoolCoupon => ({
  ...{ id: 'p1', transactionId: null, cycle: 7, programName: '', playedAt: SENT_S + 2, status: -1 },
  ...{ columns: 3, blocks: 1, multiplier: 1, price: 3_000, best: null, decided: 0 },
  ...{ prize: 0, tax: 0, net: 0, code: null },
  ...fields,
});

type Word = 'proof' | 'may be' | 'no';

const cases: [string, Partial<PoolCoupon>, Word][] = [
  ['alike in everything', {}, 'proof'],
  [
    'with the id, whatever its other fields',
    { transactionId: 'mine', cycle: 6, columns: 9, price: 1, playedAt: 5 },
    'proof',
  ],
  ['with the id, although it was seen before', { transactionId: 'mine', id: 'told' }, 'proof'],
  ['of another name, alike in everything', { transactionId: 'other' }, 'no'],
  ['seen before', { id: 'told' }, 'no'],
  ['of another round', { cycle: 6 }, 'no'],
  ['of a round that cannot be read', { cycle: 0 }, 'may be'],
  ['of other columns', { columns: 4 }, 'no'],
  ['of columns that cannot be read', { columns: 0 }, 'may be'],
  ['of another price', { price: 3_001 }, 'no'],
  ['of five minutes before, by another clock', { playedAt: SENT_S - 300 }, 'proof'],
  ['of more than that before', { playedAt: SENT_S - 301 }, 'no'],
  ['of a time that cannot be read', { playedAt: 0 }, 'may be'],
  ['of another round, at a time that cannot be read', { playedAt: 0, cycle: 6 }, 'no'],
  ['alike, that waits', { status: 6 }, 'proof'],
  ['alike, of an unknown status', { status: 'unknown' }, 'proof'],
  ...([7, 8, 9, 14] as const).flatMap((status): [string, Partial<PoolCoupon>, Word][] => [
    [`alike, of status ${status}: it was not made`, { status }, 'no'],
    [`named, of status ${status}: it was not made`, { status, transactionId: 'mine' }, 'no'],
  ]),
];

test.each(cases)('a coupon is judged as evidence: %s', (_, fields, word) => {
  const coupon = row(fields);
  expect(identifyPoolCoupons(sent, [coupon])).toEqual(word === 'proof' ? [coupon.id] : []);
  expect(mayBeSentPoolCoupon(sent, coupon)).toBe(word !== 'no');
});

describe('several sent coupons', () => {
  const [a, b, c] = [row({ id: 'a' }), row({ id: 'b' }), row({ id: 'c' })];
  const named = (id: string): PoolCoupon => row({ id, transactionId: 'mine' });

  test.each<[string, PoolCoupon[], string[]]>([
    ['exactly as many as were sent are the sent ones', [a, b], ['a', 'b']],
    ['fewer may be another’s', [a], []],
    ['more than were sent cannot be distinguished', [a, b, c], []],
    ['one that was not made does not count', [a, row({ id: 'd', status: 14 }), b], ['a', 'b']],
    ['one that was seen before does not count', [row({ id: 'told' }), a, b], ['a', 'b']],
    ['one with an unreadable field does not count', [a, row({ id: 'd', columns: 0 })], []],
    ['those with the id are the sent ones, however many', [a, named('n'), b], ['n']],
    ['and all of those', [named('n'), a, named('m')], ['n', 'm']],
  ])('%s', (_, rows, ids) => {
    expect(identifyPoolCoupons({ ...sent, couponCount: 2 }, rows)).toEqual(ids);
  });
});
