/** The record of an order: the slip it belongs to, and its state. */
import { describe, expect, test } from 'vitest';
import type { PlayState, Selection, SlipTerms } from '../../../../src/model/slip.ts';
import {
  type PlayRecord,
  playStorage,
  slipFingerprint,
  playStateOf,
} from '../../../../workers/engine/slip/play-slip.ts';
import { makeSelection } from '../../../support/make-selection.ts';

describe('the name of a slip', () => {
  const items = [
    makeSelection({ eventId: 1, marketId: 10, outcomeNumber: 2, banker: true }),
    makeSelection({ eventId: 2, marketId: 20, outcomeNumber: 1 }),
  ];
  const terms: SlipTerms = { systems: [2], multiplier: 30, couponCount: 4 };
  const NAME = '[[[1,10,2,true],[2,20,1,false]],[2],30,4]';
  const first = (fields: Partial<Selection>): Selection[] =>
    items.map((item, place) => (place === 0 ? { ...item, ...fields } : item));

  test('consists of the selections in order and the terms', () => {
    expect(slipFingerprint(items, terms)).toBe(NAME);
  });

  test.each<[string, Selection[]]>([
    ['odds', first({ odd: 999, webOdd: 900, agreedOdd: 300 })],
    ['a status', first({ status: 'suspended', open: false, live: true, clock: "12'", score: '1-0' })],
    ['versions', first({ eventVersion: 8, marketVersion: 9 })],
  ])('does not depend on %s', (_, others) => {
    expect(slipFingerprint(others, terms)).toBe(NAME);
  });

  test.each<[string, Selection[], Partial<SlipTerms>]>([
    ['event', first({ eventId: 3 }), {}],
    ['market', first({ marketId: 11 }), {}],
    ['outcome', first({ outcomeNumber: 1 }), {}],
    ['banker', first({ banker: false }), {}],
    ['added selection', [...items, makeSelection({ eventId: 3 })], {}],
    ['number of selections', items.slice(0, 1), {}],
    ['system', items, { systems: [1, 2] }],
    ['plain coupon', items, { systems: [] }],
    ['multiplier', items, { multiplier: 31 }],
    ['number of coupons', items, { couponCount: 5 }],
  ])('changes with another %s', (_, others, changed) => {
    expect(slipFingerprint(others, { ...terms, ...changed })).not.toBe(NAME);
  });
});

const record: PlayRecord = {
  ...{ intent: 'i1', hashedPlayer: 'h', sentAt: 5_900, price: 300, couponCount: 3, itemCount: 1, odd: 200 },
  ...{ slip: '[[],[],1,3]', seen: ['k0'] },
};

test.each<[string, Partial<PlayRecord>, PlayState]>([
  ['is open', {}, { phase: 'unknown', intent: 'i1', price: 300, sentAt: 5, doubt: 'checking' }],
  [
    'an older build reported as not made',
    { end: null },
    { phase: 'unknown', intent: 'i1', price: 300, sentAt: 5, doubt: 'checking' },
  ],
  ['was proven not to be made', { end: null, proven: true }, { phase: 'notMade', intent: 'i1' }],
  [
    'was made',
    { end: { couponIds: ['a', 'b', 'c'] } },
    { phase: 'confirmed', intent: 'i1', waits: false, couponIds: ['a', 'b', 'c'], couponCount: 3, price: 300 },
  ],
  [
    'was made and is pending',
    { end: { couponIds: ['a'], waits: true } },
    { phase: 'confirmed', intent: 'i1', waits: true, couponIds: ['a'], couponCount: 3, price: 300 },
  ],
])('the state of an order that %s', (_, fields, state) => {
  expect(playStateOf({ ...record, ...fields })).toEqual(state);
});

test('the state of an unresolved order has the known reason', () => {
  expect(playStateOf(record, 'balanceMoved')).toMatchObject({ phase: 'unknown', doubt: 'balanceMoved' });
});

describe('a stored record', () => {
  test.each<[string, object]>([
    ['as it is written', {}],
    ['with a bonus and a balance', { useBonus: true, purse: 4_000 }],
    ['with its end', { end: { couponIds: ['k1'], waits: true } }],
    ['without one', { end: null, proven: true }],
  ])('is valid %s', (_, fields) => {
    expect(playStorage.isRecord({ ...record, ...fields })).toBe(true);
  });

  test.each<[string, object]>([
    ['a price', { price: '300' }],
    ['a price in whole kuruş', { price: 300.5 }],
    ['a number of coupons', { couponCount: undefined }],
    ['a number of events', { itemCount: null }],
    ['an odd', { odd: 2.5 }],
    ['a slip', { slip: 7 }],
    ['a time', { sentAt: '5' }],
    ['a player', { hashedPlayer: undefined }],
    ['an intent', { intent: undefined }],
    ['what was seen', { seen: [1] }],
    ['an end', { end: { couponIds: 'k1' } }],
  ])('is invalid when this value is malformed or missing: %s', (_, fields) => {
    expect(playStorage.isRecord({ ...record, ...fields })).toBe(false);
  });
});
