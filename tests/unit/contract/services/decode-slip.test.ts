import { expect, it } from 'vitest';
import { betslipCalls } from '../../../../src/contract/services/betslip-calls.ts';
import { sharedSlipView } from '../../../../src/features/shared-slip/shared-slip-view.ts';
import { decodeSavedSlip, decodeSlip, type WireSlipItem } from '../../../../src/contract/services/wire/slip-wire.ts';

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

it('a saved or shared slip is decoded with odds in hundredths and its systems sorted', () => {
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
      originalOdd: 110,
      start: 1_800_000_000,
      live: false,
      open: false,
      banker: true,
    },
  ]);
});

it('a repeated outcome is dropped, another outcome of the same event is kept', () => {
  const e = [wireItem, { ...wireItem, ono: 1 }, { ...wireItem, b: false }];
  const { items } = decodeSlip({ ...wireSlip, e }, context);
  expect(items.map(({ outcomeNumber, banker }) => [outcomeNumber, banker])).toEqual([
    [2, true],
    [1, true],
  ]);
});

it('a saved slip also has its id, its name and the time of saving', () => {
  expect(decodeSavedSlip({ bsid: 's1', name: 'Cumartesi', sd: 1_700_000_000, ...wireSlip }, context)).toEqual({
    id: 's1',
    name: 'Cumartesi',
    savedAt: 1_700_000_000,
    ...decodeSlip(wireSlip, context),
  });
});

it.each([
  ['the saved odd is missing', { sodd: undefined }, [115, 115]],
  ['the saved odd is null', { sodd: null }, [115, 115]],
  ['the current odd is missing', { odd: undefined }, [110, 110]],
  ['the current odd is 0', { odd: 0 }, [110, 110]],
  ['the saved odd is 0', { sodd: 0 }, [115, 115]],
  ['both odds are below 1', { odd: -3.5, sodd: 0.99 }, [100, 100]],
  ['both odds are missing', { odd: undefined, sodd: undefined }, [100, 100]],
  ['the current odd exceeds the greatest odd', { odd: 1e300 }, [110, 110]],
  ['the current odd is the placeholder 1', { odd: 1 }, [100, 110]],
])('a missing or invalid odd takes the value of the other odd: %s', (_, odds, told) => {
  const slip = decodeSlip({ ...wireSlip, e: [{ ...wireItem, ...odds }] }, context);
  expect(slip.items.map(({ odd, originalOdd: keptOdd }) => [odd, keptOdd])).toEqual([told]);
  // The view that every screen of a shared slip computes.
  expect(() => sharedSlipView({ ...slip, items: slip.items.map((item) => ({ ...item, open: true })) })).not.toThrow();
});

it('amounts may be texts, a malformed field falls back, and an item without its outcome is skipped', () => {
  let dropped = 0;
  const items = [
    { ...wireItem, odd: '1.15', sodd: '1,10', mbs: null, pt: 9, live: undefined },
    { ...wireItem, ono: null },
  ];
  const slip = betslipCalls.getSavedBetslip.decode(
    { bsid: 5, name: null, sd: '1700000000', e: items, ss: ['3', 'x', 2], m: '50', cc: 4 },
    { input: {}, dropped: () => void (dropped += 1) },
  );
  expect(slip).toMatchObject({ id: '5', name: '', savedAt: 1_700_000_000 });
  expect(slip?.terms).toEqual({ systems: [2, 3], multiplier: 50, couponCount: 4 });
  expect(slip?.items.map(({ odd, originalOdd: keptOdd }) => [odd, keptOdd])).toEqual([[115, 110]]);
  expect(dropped).toBe(1);
});
