import { describe, expect, it } from 'vitest';
import { isInSlip } from '../../../../src/features/popular/easy-coupon-card.tsx';
import { makeBet, makeSelection } from '../../../support/make-selection.ts';

describe('a ready coupon is in the slip', () => {
  const bets = [makeBet({ eventId: 1, outcomeNumber: 1 }), makeBet({ eventId: 2, outcomeNumber: 2 })];

  it('when each of its outcomes is selected, whatever else is', () => {
    const selections = [
      makeSelection({ eventId: 9 }),
      makeSelection({ eventId: 2, outcomeNumber: 2 }),
      makeSelection({ eventId: 1, outcomeNumber: 1 }),
    ];
    expect(isInSlip(bets, selections)).toBe(true);
  });

  it.each([
    ['an event is missing', [makeSelection({ eventId: 1, outcomeNumber: 1 })]],
    ['another outcome is selected', [makeSelection({ eventId: 1 }), makeSelection({ eventId: 2, outcomeNumber: 1 })]],
    [
      'another market is selected',
      [makeSelection({ eventId: 1 }), makeSelection({ eventId: 2, marketId: 5, outcomeNumber: 2 })],
    ],
  ])('but not when %s', (_, selections) => {
    expect(isInSlip(bets, selections)).toBe(false);
  });
});
