/** A selection whose `cn` is the competition named in the order has no outcome name (assumption-1). */
import { expect, test } from 'vitest';
import { betslipCalls } from '../../../../src/contract/services/betslip-calls.ts';
import { wagerCalls } from '../../../../src/contract/services/wager-calls.ts';
import { wireCoupon, wireLeg } from '../../../support/wire-coupon.ts';

const context = { input: {}, dropped: () => undefined, isCompetition: (name: string) => name === 'Süper Lig' };
const legs = [wireLeg({ cn: 'Süper Lig' }), wireLeg({ eid: 2, cn: 'Alt 2.5' })];

test('a coupon has no outcome name where the service sends the competition', () => {
  const page = { items: [{ ...wireCoupon(), bs: { b: legs, vb: [] } }], page: 1, limit: 10, total: 1, totalPage: 1 };
  const names = wagerCalls.getPlayedBetslips
    .decode(page, context)
    ?.rows[0]?.legs?.map(({ outcomeName }) => outcomeName);
  expect(names).toEqual(['', 'Alt 2,5']);
});

test('a saved slip has no outcome name where the service sends the competition', () => {
  const items = legs.map(({ eid, cn }) => ({
    ...{ eid, mid: 1, ono: 1, b: false, odd: 2, sodd: 2, wodd: 2, ou: true, sid: 1, en: '', mn: '', cn, mbs: 1 },
    ...{ pt: 1 as const, live: false, ed: 0 },
  }));
  const slip = { bsid: '1', name: '', sd: 0, e: items, ss: [], m: 1, cc: 1 };
  const page = { items: [slip], page: 1, limit: 20, total: 1, totalPage: 1 };
  const names = betslipCalls.getSavedBetslips
    .decode(page, context)
    ?.rows[0]?.items.map(({ outcomeName }) => outcomeName);
  expect(names).toEqual(['', 'Alt 2,5']);
});
