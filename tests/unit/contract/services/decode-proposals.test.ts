/** Proposed bets, easy coupons and play percentages with few of the possible fields (assumption-5). */
import { describe, expect, test } from 'vitest';
import { decodeBets, decodeEasyCoupons } from '../../../../src/contract/services/wire/bets-wire.ts';
import { decodeOutcomePercents, decodePercents } from '../../../../src/contract/services/wire/percentages-wire.ts';

function counting() {
  let count = 0;
  return { dropped: () => void (count += 1), count: () => count };
}

const names = { eventName: 'A - B', marketName: 'Maç Sonucu', outcomeName: '1' };

describe('a proposed bet', () => {
  test.each([
    ['ids alone', { eventId: 1, marketId: 100, outcomeNo: 1 }],
    ['names alone', { eventId: 1, ...names }],
    ['numbers as text', { eventId: '1', marketId: '100', outcomeNo: '1', odd: '1.85' }],
    ['fields of another kind', { eventId: 1, ...names, percent: 'x', odd: [], mbs: {}, wodd: null }],
  ])('with %s is decoded', (_, wire) => {
    const dropped = counting();
    expect(decodeBets([wire], dropped)).toMatchObject([{ eventId: 1, percent: null, playedCount: null }]);
    expect(dropped.count()).toBe(0);
  });

  test.each([[null], [7], [{}], [{ eventId: 1 }], [{ eventId: 1, marketId: 100 }], [names]])(
    '%j is skipped and counted',
    (wire) => {
      const dropped = counting();
      expect(decodeBets([wire, { eventId: 2, ...names }], dropped)).toHaveLength(1);
      expect(dropped.count()).toBe(1);
    },
  );
});

test('an easy coupon needs only its bets', () => {
  const dropped = counting();
  const coupons = decodeEasyCoupons([{ bets: [{ eventId: 1, ...names }, 5] }, { id: 2, name: 'Boş' }, null], dropped);
  expect(coupons).toMatchObject([{ name: 'Kolay kupon', bets: [{ eventId: 1 }] }]);
  expect(dropped.count()).toBe(3);
});

test('a malformed percentage is dropped alone', () => {
  const dropped = counting();
  expect(decodePercents({ 1: 4.5, 2: '3.25', 3: 'x', 4: null }, dropped)).toEqual({ 1: 4.5, 2: 3.25 });
  expect(decodeOutcomePercents({ 1: { 100: { 1: 60, 2: {} }, 101: 7 }, 2: 'x' }, dropped)).toEqual({
    1: { 100: { 1: 60 } },
  });
  expect(dropped.count()).toBe(4);
});
