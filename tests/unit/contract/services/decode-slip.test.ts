import { expect, it } from 'vitest';
import { betslip } from '../../../../src/contract/services/betslip.ts';
import { sharedView } from '../../../../src/domain/slip/shared-view.ts';
import { decodeSavedSlip, decodeSlip, type WireSlipItem } from '../../../../src/contract/services/wire/slip.ts';

const context = { dropped: () => undefined };

const wireItem: WireSlipItem = {
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
const wireSlip = { e: [wireItem], ss: [3, 2], m: 50, cc: 4 };

it('a saved or shared slip comes in whole hundredths, with its systems in order', () => {
  const { items, terms } = decodeSlip(wireSlip, context);
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

it('an outcome that is named twice is there once; another one of its event is there beside it', () => {
  const e = [wireItem, { ...wireItem, ono: 1 }, { ...wireItem, b: false }];
  const { items } = decodeSlip({ ...wireSlip, e }, context);
  expect(items.map(({ outcomeNumber, banker }) => [outcomeNumber, banker])).toEqual([
    [2, true],
    [1, true],
  ]);
});

it('a saved slip says its name and when it was saved beside', () => {
  expect(decodeSavedSlip({ bsid: 's1', name: 'Cumartesi', sd: 1_700_000_000, ...wireSlip }, context)).toEqual({
    id: 's1',
    name: 'Cumartesi',
    savedAt: 1_700_000_000,
    ...decodeSlip(wireSlip, context),
  });
});

it.each([
  ['the odd it was kept with is missing', { sodd: undefined }, [115, 115]],
  ['it is null', { sodd: null }, [115, 115]],
  ['the odd now is missing', { odd: undefined }, [110, 110]],
  ['nothing is offered any more', { odd: 0 }, [110, 110]],
  ['it was kept with none', { sodd: 0 }, [115, 115]],
  ['it is far below', { odd: -3.5, sodd: 0.99 }, [100, 100]],
  ['there is none at all', { odd: undefined, sodd: undefined }, [100, 100]],
  ['there is more than any odd', { odd: 1e300 }, [110, 110]],
  ['one that is a placeholder', { odd: 1 }, [100, 110]],
])('of two odds what is none is as the other: %s', (_, odds, told) => {
  const slip = decodeSlip({ ...wireSlip, e: [{ ...wireItem, ...odds }] }, context);
  expect(slip.items.map(({ odd, keptOdd }) => [odd, keptOdd])).toEqual([told]);
  // What every screen of it shows.
  expect(() => sharedView({ ...slip, items: slip.items.map((item) => ({ ...item, open: true })) })).not.toThrow();
});

it('amounts may be texts, an odd field costs a field, an item without its outcome an item', () => {
  let dropped = 0;
  const items = [
    { ...wireItem, odd: '1.15', sodd: '1,10', mbs: null, pt: 9, live: undefined },
    { ...wireItem, ono: null },
  ];
  const slip = betslip.getSavedBetslip.decode(
    { bsid: 5, name: null, sd: '1700000000', e: items, ss: ['3', 'x', 2], m: '50', cc: 4 },
    { input: {}, dropped: () => void (dropped += 1) },
  );
  expect(slip).toMatchObject({ id: '5', name: '', savedAt: 1_700_000_000 });
  expect(slip?.terms).toEqual({ systems: [2, 3], multiplier: 50, couponCount: 4 });
  expect(slip?.items.map(({ odd, keptOdd }) => [odd, keptOdd])).toEqual([[115, 110]]);
  expect(dropped).toBe(1);
});
