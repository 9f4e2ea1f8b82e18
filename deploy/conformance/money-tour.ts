/** The only part of a run that moves money: a coupon and a withdrawal of the amount that `--money` names. */
import type { WireBody } from '../../src/contract/services/calls.ts';
import type { CallOptions, SendCall } from './send-call.ts';
import type { Events } from './visitor-tour.ts';

/** @param lira whole TL of the coupon and of the withdrawal */
export async function moneyTour(request: SendCall, as: CallOptions, events: Events, lira: number): Promise<void> {
  const order = orderOf(events, lira);
  const placed = order === undefined ? undefined : await request('sendCoupon', { body: order }, as);
  const id = placed?.couponIds[0];
  if (id !== undefined) await request('getPlayedBetslip', { parameters: { id, owner: 'own' } }, as);
  const accounts = await request('getBankAccounts', {}, as);
  const account = accounts?.find(({ isDefault }) => isDefault) ?? accounts?.[0];
  if (account !== undefined) {
    await request('withdraw', { body: { amount: lira, playerAccountIbanId: account.id } }, as);
  }
}

const turkish = (hundredths: number): string =>
  (hundredths / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))/g, '.');

/** A coupon of one selection, or of two; undefined without matches that may be played so. */
function orderOf({ all }: Events, lira: number): WireBody<'sendCoupon'> | undefined {
  const fitting = all.flatMap(({ id, version, markets }) => {
    const market = markets.find(({ minBets, outcomes }) => minBets <= 2 && outcomes.every(({ odd }) => odd > 100));
    const [outcome] = market?.outcomes ?? [];
    return market === undefined || outcome === undefined ? [] : [{ id, version, market, outcome }];
  });
  const chosen = fitting.slice(0, 2);
  if (chosen.length < 2) return undefined;
  // Odds are hundredths; products of two are rounded once, half up, as the product does.
  const earned = (multiplier: number, oddOf: (outcome: (typeof chosen)[number]['outcome']) => number): number => {
    const product = chosen.reduce((all, { outcome }) => all * oddOf(outcome), multiplier);
    return Math.floor((product + 50) / 100);
  };
  return {
    ...{ alo: true, aho: true, ss: [], m: lira, cc: 1, ub: false },
    ...{
      modd: turkish(earned(1, ({ odd }) => odd)),
      a: turkish(lira * 100),
      mw: turkish(earned(lira, ({ odd }) => odd)),
      mkw: turkish(earned(lira, ({ webOdd }) => webOdd)),
    },
    e: chosen.map(({ id, version, market, outcome }) => ({
      ...{ eid: id, ev: version, mid: market.id, mv: market.version, ono: outcome.number, odd: outcome.odd / 100 },
      ...{ b: false, mn: '', cn: '' },
    })),
  };
}
