/** Which coupon of a history is proof of which order (rule play-14). */
import { describe, expect, test } from 'vitest';
import { madeOf, mayBe } from '../../../../src/domain/slip/play-evidence.ts';
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

/** Like the one that was sent in everything a service without ids tells. */
const row = (fields: Partial<Row> = {}): Row => ({
  ...{ id: 'k1', transactionId: null, status: -1, playedAt: SENT_S + 2 },
  ...{ price: 15_000, count: 3, eventCount: 2, totalOdd: 450 },
  ...fields,
});

/** Nothing of it is like the one that was sent. */
const unlike = { playedAt: SENT_S - 86_400, price: 1, count: 1, eventCount: 9, totalOdd: 101 };

type Word = 'proof' | 'may be' | 'no';

const cases: [string, Partial<Row>, Word][] = [
  ['alike in everything', {}, 'proof'],
  ['named, and alike', { transactionId: 'mine' }, 'proof'],
  ['named, whatever else it tells', { transactionId: 'mine', ...unlike }, 'proof'],
  ['named, although it was told of before', { transactionId: 'mine', id: 'told' }, 'proof'],
  ['of another name, alike in everything', { transactionId: 'other' }, 'no'],
  ['of an empty name, alike in everything', { transactionId: '' }, 'no'],
  ['told of before', { id: 'told' }, 'no'],
  ['told of before that', { id: 'told too' }, 'no'],
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
  ['of nothing that can be read', { playedAt: 0, price: 0, count: 0, eventCount: 0, totalOdd: 0 }, 'may be'],
  ['of nothing that can be read but another price', { ...unlike, playedAt: 0, count: 0, eventCount: 0 }, 'no'],
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

test.each(cases)('a coupon %s', (_, fields, word) => {
  const coupon = row(fields);
  expect(madeOf(sent, [coupon])).toEqual(word === 'proof' ? [coupon.id] : []);
  expect(mayBe(sent, coupon)).toBe(word !== 'no');
});

describe('among several', () => {
  const named = row({ id: 'n', transactionId: 'mine', ...unlike });
  const refused = { ...named, id: 'r', status: 7 } as const;

  test.each<[string, Row[], string[]]>([
    ['none proves nothing', [], []],
    ['those that are not it are left out', [row({ id: 'a', price: 1 }), row(), row({ id: 'b', totalOdd: 1 })], ['k1']],
    ['a name outweighs what is alike, behind it', [row(), named], ['n']],
    ['and before it', [named, row()], ['n']],
    ['all that are named are it, in their order', [named, row(), { ...named, id: 'm' }], ['n', 'm']],
    ['all that are alike are it, where nothing is named', [row({ id: 'b' }), row({ id: 'a' })], ['b', 'a']],
    ['one that is named and was not made is none', [refused, row({ transactionId: 'other' })], []],
    ['and does not outweigh one that was', [refused, named], ['n']],
    ['nor one that is alike', [refused, row()], ['k1']],
  ])('%s', (_, rows, ids) => {
    expect(madeOf(sent, rows)).toEqual(ids);
  });
});

test('the time of an order in the middle of a second is told to the second', () => {
  const isOf = (sentAt: number, playedAt: number): boolean => mayBe({ ...sent, sentAt }, row({ playedAt }));
  expect([isOf(SENT_S * 1000, SENT_S - 300), isOf(SENT_S * 1000, SENT_S - 301)]).toEqual([true, false]);
  expect([isOf(SENT_S * 1000 + 999, SENT_S - 299), isOf(SENT_S * 1000 + 1, SENT_S - 300)]).toEqual([true, false]);
});
