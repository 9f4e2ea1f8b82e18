import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePopularOrder, popularOrders, sortPopularBets } from '../../../../src/features/popular/popular-order.ts';
import { makeBet } from '../../../support/make-selection.ts';

const bets = [
  makeBet({ eventId: 1, odd: 250, playedCount: 10, start: 300 }),
  makeBet({ eventId: 2, odd: 130, playedCount: 90, start: 100 }),
  makeBet({ eventId: 3, odd: 100, playedCount: 50, start: 200 }),
  makeBet({ eventId: 4, odd: 130, playedCount: 90, start: 50 }),
];

describe('order of popular bets', () => {
  it.each([
    ['played', [2, 4, 3, 1]],
    ['highest', [1, 2, 4, 3]],
    ['lowest', [2, 4, 1, 3]],
    ['start', [4, 2, 3, 1]],
  ] as const)('by %s', (order, expected) => {
    expect(sortPopularBets(bets, order).map((entry) => entry.eventId)).toEqual(expected);
  });

  it('never loses, repeats or changes a bet, and does not modify the given list', () => {
    const any = fc.array(
      fc.record({
        eventId: fc.nat(),
        odd: fc.integer({ min: 100, max: 5000 }),
        playedCount: fc.nat(),
        start: fc.nat(),
      }),
    );
    fc.assert(
      fc.property(any, fc.constantFrom(...popularOrders), (fields, option) => {
        const given = fields.map(makeBet);
        const before = [...given];
        const sorted = sortPopularBets(given, option.id);
        expect(given).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(given));
        expect(sorted).toHaveLength(given.length);
      }),
    );
  });
});

describe('order in the address', () => {
  it.each(popularOrders.map((option) => [option.query, option.id]))('"%s" selects %s', (query, id) => {
    expect(parsePopularOrder(query).id).toBe(id);
  });

  it.each([null, '', 'constructor', 'ORAN-ARTAN'])('%s gives the default', (query) => {
    expect(parsePopularOrder(query).id).toBe('played');
  });
});
