import { describe, expect, it } from 'vitest';
import { slipSummary } from '../../../src/features/slip/slip-summary.ts';
import { makeSelection } from './make.ts';

describe('slip in figures', () => {
  it('counts, multiplies and tells what is closed', () => {
    const selections = [
      makeSelection({ eventId: 1, odd: 138 }),
      makeSelection({ eventId: 2, odd: 420, open: false }),
      makeSelection({ eventId: 3, odd: 620 }),
    ];
    expect(slipSummary(selections)).toEqual({ count: 3, closed: 1, totalOdd: '35,94' });
  });

  it('of an empty slip is one, the product of nothing', () => {
    expect(slipSummary([])).toEqual({ count: 0, closed: 0, totalOdd: '1,00' });
  });
});
