/** Rules by which a coupon of the history is proof of an order (rule play-14). */
import { describe, expect, test } from 'vitest';
import { identifyCoupons, mayBeSentCoupon } from '../../../../src/domain/slip/play-evidence.ts';
import type { CouponStatus } from '../../../../src/model/coupon.ts';

const SENT_S = 1_800_000_000;
const sent = {
  intent: 'mine',
  sentAt: SENT_S * 1000 + 400,
  price: 15_000,
  couponCount: 3,
  itemCount: 2,
  odd: 450,
  seen: ['told', 'told too'],
};

interface Row {
  id: string;
  transactionId: string | null;
  status: CouponStatus;
  /** epoch seconds */
  playedAt: number;
  price: number;
  count: number;
  eventCount: number;
  totalOdd: number;
}

/** A coupon that equals the sent one in every field that a service without ids returns. */
const row = (fields: Partial<Row> = {}): Row => ({
  ...{ id: 'k1', transactionId: null, status: -1, playedAt: SENT_S + 2 },
  ...{ price: 15_000, count: 3, eventCount: 2, totalOdd: 450 },
  ...fields,
});

/** Fields that all differ from the sent coupon's. */
const unlike = { playedAt: SENT_S - 86_400, price: 1, count: 1, eventCount: 9, totalOdd: 101 };

type Word = 'proof' | 'may be' | 'no';

const cases: [string, Partial<Row>, Word][] = [
  ['alike in everything', {}, 'proof'],
  ['named, and alike', { transactionId: 'mine' }, 'proof'],
  ['with the id, whatever its other fields', { transactionId: 'mine', ...unlike }, 'proof'],
  ['with the id, although it was seen before', { transactionId: 'mine', id: 'told' }, 'proof'],
  ['of another name, alike in everything', { transactionId: 'other' }, 'no'],
  ['of an empty name, alike in everything', { transactionId: '' }, 'no'],
  ['seen before', { id: 'told' }, 'no'],
  ['seen even earlier', { id: 'told too' }, 'no'],
  ['of another price', { price: 15_001 }, 'no'],
  ['of the price of one coupon of them', { price: 5_000 }, 'no'],
  ['of a price that cannot be read', { price: 0 }, 'may be'],
  ['of another number of coupons', { count: 1 }, 'no'],
  ['of a number of coupons that cannot be read', { count: 0 }, 'may be'],
  ['of another number of events', { eventCount: 3 }, 'no'],
  ['of a number of events that cannot be read', { eventCount: 0 }, 'may be'],
  ['of a lower odd: they move, and the player may have accepted that', { totalOdd: 449 }, 'may be'],
  ['of a higher odd', { totalOdd: 451 }, 'may be'],
  ['of an odd that cannot be read', { totalOdd: 0 }, 'may be'],
  ['of a minute later', { playedAt: SENT_S + 60 }, 'proof'],
  ['of five minutes before, by another clock', { playedAt: SENT_S - 299 }, 'proof'],
  ['of more than five minutes before', { playedAt: SENT_S - 300 }, 'no'],
  ['of the day before', { playedAt: SENT_S - 86_400 }, 'no'],
  ['of a time that cannot be read', { playedAt: 0 }, 'may be'],
  ['without a readable field', { playedAt: 0, price: 0, count: 0, eventCount: 0, totalOdd: 0 }, 'may be'],
  ['with a different price as its only readable field', { ...unlike, playedAt: 0, count: 0, eventCount: 0 }, 'no'],
  ...([1, 2, 6, 4, 5, 'unknown'] as const).map((status): [string, Partial<Row>, Word] => [
    `alike, of status ${status}`,
    { status },
    'proof',
  ]),
  ...([7, 8, 9, 14] as const).flatMap((status): [string, Partial<Row>, Word][] => [
    [`alike, of status ${status}: it was not made`, { status }, 'no'],
    [`named, of status ${status}: it was not made`, { status, transactionId: 'mine' }, 'no'],
  ]),
];

test.each(cases)('a coupon is judged as evidence: %s', (_, fields, word) => {
  const coupon = row(fields);
  expect(identifyCoupons(sent, [coupon])).toEqual(word === 'proof' ? [coupon.id] : []);
  expect(mayBeSentCoupon(sent, coupon)).toBe(word !== 'no');
});

describe('several coupons', () => {
  const named = row({ id: 'n', transactionId: 'mine', ...unlike });
  const refused = { ...named, id: 'r', status: 7 } as const;

  test.each<[string, Row[], string[]]>([
    ['without coupons nothing is proven', [], []],
    ['different coupons are left out', [row({ id: 'a', price: 1 }), row(), row({ id: 'b', totalOdd: 1 })], ['k1']],
    ['a coupon with the id outweighs a similar one before it', [row(), named], ['n']],
    ['a coupon with the id outweighs a similar one after it', [named, row()], ['n']],
    ['all coupons with the id are proof, in their order', [named, row(), { ...named, id: 'm' }], ['n', 'm']],
    ['all similar coupons are proof if none has the id', [row({ id: 'b' }), row({ id: 'a' })], ['b', 'a']],
    ['a coupon with the id that was not made is no proof', [refused, row({ transactionId: 'other' })], []],
    ['a coupon that was not made does not outweigh one that was', [refused, named], ['n']],
    ['a coupon that was not made does not outweigh a similar one', [refused, row()], ['k1']],
  ])('%s', (_, rows, ids) => {
    expect(identifyCoupons(sent, rows)).toEqual(ids);
  });
});

test('the time of an order within a second is compared to the exact second', () => {
  const isOf = (sentAt: number, playedAt: number): boolean => mayBeSentCoupon({ ...sent, sentAt }, row({ playedAt }));
  expect([isOf(SENT_S * 1000, SENT_S - 300), isOf(SENT_S * 1000, SENT_S - 301)]).toEqual([true, false]);
  expect([isOf(SENT_S * 1000 + 999, SENT_S - 299), isOf(SENT_S * 1000 + 1, SENT_S - 300)]).toEqual([true, false]);
});
