import { describe, expect, it } from 'vitest';
import { additionNote, isInSlip } from '../../../../src/features/popular/coupon-addition.ts';
import { makeBet, makeSelection } from '../../../support/make-selection.ts';

describe('note after adding a ready coupon', () => {
  it('says that all of it is there', () => {
    expect(additionNote({ ok: true, value: { added: 4 } }, 4)).toEqual({ text: 'Kuponuna eklendi.', complete: true });
  });

  it('says how many could not be added', () => {
    const note = additionNote({ ok: true, value: { added: 3 } }, 4);
    expect(note.complete).toBe(false);
    expect(note.text).toBe('3 bahis eklendi; kapalı olan 1 bahis eklenemedi.');
  });

  it('says that none could be added', () => {
    const note = additionNote({ ok: true, value: { added: 0 } }, 4);
    expect(note.complete).toBe(false);
    expect(note.text).toContain('hiçbiri eklenemedi');
  });

  it('gives the reason of a failed call', () => {
    const note = additionNote({ ok: false, failure: { kind: 'refused', message: 'Kupon kapandı.' } }, 4);
    expect(note).toEqual({ text: 'Kupon kapandı.', complete: false });
  });
});

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
  ])('not when %s', (_, selections) => {
    expect(isInSlip(bets, selections)).toBe(false);
  });
});
