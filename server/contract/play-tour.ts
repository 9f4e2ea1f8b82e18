/** The part of the tour of all calls that is about coupons, the pool and withdrawals. */
import type { SendCall } from '../../deploy/conformance/send-call.ts';
import { type Events, poolRoundsTour } from '../../deploy/conformance/visitor-tour.ts';
import type { WireBody } from '../../src/contract/services/calls.ts';
import { COLUMN_PRICE_KURUS } from '../pool/prizes.ts';
import { priceSlip } from '../wager/coupon-pricing.ts';
import type { Recording } from './recording.ts';

const turkish = (hundredths: number): string =>
  (hundredths / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))/g, '.');

/** A coupon of two events, at the odds of the program. */
function orderOf({ all }: Events): { order: WireBody<'sendCoupon'>; slip: WireBody<'saveBetslip'>['slip'] } {
  const fitting = all.flatMap(({ id, version, markets }) => {
    const market = markets.find(({ minBets, outcomes }) => minBets <= 2 && outcomes.every(({ odd }) => odd > 100));
    const [outcome] = market?.outcomes ?? [];
    return market === undefined || outcome === undefined ? [] : [{ id, version, market, outcome }];
  });
  const chosen = fitting.slice(0, 2);
  const multiplier = 50;
  const items = chosen.map(({ outcome: { odd, webOdd } }) => ({ odd, webOdd, banker: false }));
  const { price, totalOdd, winning, webWinning } = priceSlip({ items, systems: [], multiplier });
  const picks = chosen.map(({ id, market, outcome }) => ({
    ...{ eid: id, mid: market.id, ono: outcome.number, odd: outcome.odd / 100, b: false },
  }));
  return {
    order: {
      ...{ alo: true, aho: true, ss: [], m: multiplier, cc: 2, ub: false },
      ...{ modd: turkish(totalOdd), a: turkish(price), mw: turkish(winning), mkw: turkish(webWinning) },
      e: picks.map((pick, at) => ({
        ...pick,
        ev: chosen[at]?.version ?? 0,
        mv: chosen[at]?.market.version ?? 0,
        ...{ mn: 'Maç Sonucu', cn: '' },
      })),
    },
    slip: { e: picks, ss: [], m: multiplier, cc: 1 },
  };
}

export async function couponTour(
  { request, control }: Pick<Recording, 'request' | 'control'>,
  token: string,
  events: Events,
): Promise<void> {
  const as = { token };
  const { order, slip } = orderOf(events);
  const placed = await request('sendCoupon', { body: order }, as);
  const page = { page: '1', limit: '20', withBetslipDetails: 'true' };
  const coupons = await request('getPlayedBetslips', { query: page }, as);
  const group = coupons?.rows.find(({ groupId }) => groupId !== null)?.groupId ?? '';
  const id = placed?.couponIds[0] ?? '';
  await request('getPlayedBetslip', { parameters: { id, owner: 'own' } }, as);
  await request('getMultiBetslip', { parameters: { id: group } }, as);
  const shared = await request('shareBetslip', { parameters: { key: id }, body: {} }, as);
  await request('getSharedCoupon', { parameters: { key: shared?.sharedId ?? '' } });
  const decided = await request('getPlayedBetslips', { query: { page: '1', limit: '20', status: '0,1' } }, as);
  const [first, second] = decided?.rows ?? [];
  await request('moveToArchive', { parameters: { id: first?.id ?? '' } }, as);
  await request('removeCoupon', { parameters: { id: second?.id ?? '' } }, as);
  for (const each of placed?.couponIds ?? []) await control(`coupon/${each}`, { status: 1 });
  await request('moveGroupToArchive', { parameters: { id: group } }, as);
  await request('saveBetslip', { body: { slip } }, as);
  const saved = await request('getSavedBetslips', { query: { page: '1', limit: '20' } }, as);
  const savedId = saved?.rows[0]?.id ?? '';
  await request('getSavedBetslip', { parameters: { id: savedId } }, as);
  const sharedSlip = await request('shareBetslip', { parameters: { key: 'new' }, body: { slip } }, as);
  await request('getSharedBetslip', { parameters: { key: sharedSlip?.sharedId ?? '' } });
  const coded = await request('createSlipCode', { body: { slip } }, as);
  await request('openSlipCode', { body: { code: coded?.code ?? '' } });
  await request('deleteSavedBetslip', { parameters: { id: savedId } }, as);
  await request('getSoccerStreamUrl', { parameters: { id: events.live } }, as);
}

export async function poolTour(request: SendCall, token: string): Promise<void> {
  const as = { token };
  const gameCycleNo = await poolRoundsTour(request);
  const block = Array.from({ length: 15 }, (_, at) => ({ eventNo: at + 1, selections: [1] }));
  const details = { stake: COLUMN_PRICE_KURUS / 100, multiplier: 1, numberOfCoupon: 1 };
  const betSlip = { gameCycleNo, columns: [block], details };
  const placed = await request('playPool', { body: { betSlip } }, as);
  const coupons = await request('getPoolCoupons', { query: { page: '1', limit: '20', date: '', status: '' } }, as);
  const id = placed?.couponIds[0] ?? '';
  const detail = await request('getPoolCoupon', { parameters: { id } }, as);
  await request('openPoolCode', { body: { code: detail?.code ?? coupons?.rows[0]?.code ?? '' } });
  await request('cancelPool', { query: { betSlipId: id } }, as);
}

export async function bankTour(request: SendCall, token: string): Promise<void> {
  const as = { token };
  await request('getDepositWays', {}, as);
  await request('getPaymentBlocks', { query: { platform: 'WEB' } }, as);
  const accounts = await request('getBankAccounts', {}, as);
  const own = accounts?.find(({ isDefault }) => isDefault) ?? accounts?.[0];
  const id = own?.id ?? '';
  await request('getBankAccount', { parameters: { id } }, as);
  await request(
    'addBankAccount',
    { body: { iban: 'TR120006400000011122233344', accountName: 'Yeni', isDefault: false } },
    as,
  );
  await request('updateBankAccount', { body: { id, accountName: 'Maaş', isDefault: true } }, as);
  await request('withdraw', { body: { amount: 50, playerAccountIbanId: id } }, as);
  const other = (await request('getBankAccounts', {}, as))?.find(({ isDefault }) => !isDefault)?.id ?? '';
  await request('deleteBankAccount', { parameters: { id: other }, body: {} }, as);
}
