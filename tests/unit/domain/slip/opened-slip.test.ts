import { describe, expect, it } from 'vitest';
import { type WireSlip, openedSlip, openedText } from '../../../../src/domain/slip/opened-slip.ts';

const wireItem: WireSlip['e'][number] = {
  eid: 7,
  mid: 70,
  ono: 2,
  sid: 1,
  odd: 1.15,
  sodd: 1.1,
  wodd: 1.05,
  b: true,
  ou: false,
  en: 'Ev - Konuk',
  mn: 'Maç Sonucu',
  cn: '0',
  mbs: 2,
  pt: 1,
  live: false,
  ed: 1_800_000_000,
};

describe('a saved or shared slip', () => {
  it('comes in whole hundredths, with its systems in order', () => {
    const { items, terms } = openedSlip({ e: [wireItem], ss: [3, 2], m: 50, cc: 4 });
    expect(terms).toEqual({ systems: [2, 3], multiplier: 50, couponCount: 4 });
    expect(items).toEqual([
      {
        eventId: 7,
        sportId: 1,
        marketId: 70,
        outcomeNumber: 2,
        eventName: 'Ev - Konuk',
        marketName: 'Maç Sonucu',
        outcomeName: '0',
        odd: 115,
        keptOdd: 110,
        start: 1_800_000_000,
        live: false,
        open: false,
        banker: true,
      },
    ]);
  });

  it.each([
    [3, 3, ''],
    [2, 3, '3 seçimden 2 tanesi kuponuna eklendi; diğerleri artık oynanamıyor.'],
    [0, 3, 'Bu kuponun seçimleri artık oynanamıyor.'],
  ])('of which %d of %d can be had', (added, wanted, text) => {
    expect(openedText(added, wanted)).toBe(text);
  });
});
