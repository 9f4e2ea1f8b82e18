/** A member's reads, and with consent the writes that move no money and are undone again. */
import type { WireBody } from '../../src/contract/services/calls.ts';
import { UNSAVED_SLIP } from '../../src/contract/services/unsaved-slip.ts';
import { type ConformanceFinding, differs } from './finding.ts';
import type { CallName, CallOptions, SendCall } from './send-call.ts';
import { type Events, FOOTBALL } from './visitor-tour.ts';

const page = (limit: number): { page: string; limit: string } => ({ page: '1', limit: String(limit) });

export async function memberTour(request: SendCall, as: CallOptions, events: Events): Promise<void> {
  const player = await request('getPlayer', {}, as);
  await request('getPersonalInformation', {}, as);
  await request('getSession', {}, as);
  await request('getPlayerBalances', {}, as);
  await request('getTransactions', { query: page(10) }, as);
  await request('getBetslipSettings', {}, as);
  await request('getProfileSettings', {}, as);
  await request('getSelectedRetailer', {}, as);
  await request('getBonuses', { query: page(10) }, as);
  await request('getTermsOfUse', {}, as);
  await request('getCancellationReasons', {}, as);
  await inboxReads(request, as);
  await request('getEditors', { query: { page: '1', currentPage: '1', pageSize: '10' } }, as);
  await request('getFavouriteLeagues', { query: { sportId: FOOTBALL } }, as);
  await request('getSoccerStreamUrl', { parameters: { id: events.live } }, as);
  await couponReads(request, as);
  await moneyReads(request, as);
  // Only a retailer's terminal may read the coupons of customers.
  const terminal = player?.isCustomRetailer === true ? as : {};
  await request('getRetailerCoupons', { query: { ...page(10), phone: '05550000000' } }, terminal);
  await request('getCustomRetailerBetslips', { body: { page: 1, limit: 10 } }, terminal);
}

async function inboxReads(request: SendCall, as: CallOptions): Promise<void> {
  const messages = await request('getMessages', { query: page(20) }, as);
  // A message that is read already stays as it is.
  const opened = messages?.rows.find(({ read }) => read) ?? messages?.rows[0];
  await request('getMessage', { parameters: { id: opened?.id ?? '' } }, as);
  await request('getNotices', { query: page(20) }, as);
}

async function couponReads(request: SendCall, as: CallOptions): Promise<void> {
  const coupons = await request('getPlayedBetslips', { query: { ...page(20), withBetslipDetails: 'true' } }, as);
  const grouped = coupons?.rows.find(({ groupId }) => groupId !== null);
  await request('getPlayedBetslip', { parameters: { id: coupons?.rows[0]?.id ?? '', owner: 'own' } }, as);
  await request('getMultiBetslip', { parameters: { id: grouped?.groupId ?? '' } }, as);
  const saved = await request('getSavedBetslips', { query: page(20) }, as);
  await request('getSavedBetslip', { parameters: { id: saved?.rows[0]?.id ?? '' } }, as);
  const pool = await request('getPoolCoupons', { query: { ...page(20), date: '', status: '' } }, as);
  const detail = await request('getPoolCoupon', { parameters: { id: pool?.rows[0]?.id ?? '' } }, as);
  if (detail?.code) await request('openPoolCode', { body: { code: detail.code } });
}

async function moneyReads(request: SendCall, as: CallOptions): Promise<void> {
  await request('getDepositWays', {}, as);
  await request('getPaymentBlocks', { query: { platform: 'WEB' } }, as);
  const accounts = await request('getBankAccounts', {}, as);
  await request('getBankAccount', { parameters: { id: accounts?.[0]?.id ?? '' } }, as);
}

/** A slip of one selection, which the tours save and share; undefined without a match that can be played. */
export function slipOf({ all }: Events): WireBody<'saveBetslip'>['slip'] | undefined {
  for (const { id, markets } of all) {
    const market = markets.find(({ outcomes }) => outcomes.some(({ odd }) => odd > 100));
    const outcome = market?.outcomes.find(({ odd }) => odd > 100);
    if (market !== undefined && outcome !== undefined) {
      return {
        e: [{ eid: id, mid: market.id, ono: outcome.number, odd: outcome.odd / 100, b: false }],
        ...{ ss: [], m: 1, cc: 1 },
      };
    }
  }
  return undefined;
}

/** Writes that change nothing, or whose effect the next one undoes. */
export async function writesTour(
  request: SendCall,
  as: CallOptions,
  events: Events,
  observe: (name: CallName, finding: ConformanceFinding) => void,
): Promise<void> {
  const acceptance = await request('getBetslipSettings', {}, as);
  if (acceptance !== undefined) {
    await request('setBetslipSettings', { body: { aa: acceptance.acceptAll, aoi: acceptance.acceptIncreases } }, as);
  }
  const settings = await request('getProfileSettings', {}, as);
  if (settings !== undefined) await request('setProfileSettings', { body: settings }, as);
  const editor = (await request('getEditors', { query: { page: '1', currentPage: '1', pageSize: '10' } }, as))?.rows[0];
  if (editor !== undefined) {
    const isFavourite = editor.favourite === true;
    for (const isFavorite of [!isFavourite, isFavourite]) {
      await request('updateFavouriteEditor', { body: { editorId: editor.id, isFavorite } }, as);
    }
  }
  await favouriteLeagueWrites(request, as, events);
  await messageWrites(request, as, observe);
  const notice = (await request('getNotices', { query: page(20) }, as))?.rows.find((row) => row.read);
  if (notice !== undefined) await request('markNoticesRead', { body: { ids: [notice.id] } }, as);
  await slipWrites(request, as, events);
}

/** Opens a message, which marks it as read at some services, and marks it as read. */
async function messageWrites(
  request: SendCall,
  as: CallOptions,
  observe: (name: CallName, finding: ConformanceFinding) => void,
): Promise<void> {
  const before = await request('getMessages', { query: page(20) }, as);
  const opened = before?.rows.find(({ read }) => !read) ?? before?.rows[0];
  if (opened === undefined) return;
  await request('getMessage', { parameters: { id: opened.id } }, as);
  const after = (await request('getMessages', { query: page(20) }, as))?.rows.find(({ id }) => id === opened.id);
  if (!opened.read && after?.read === false) {
    observe('getMessage', differs('meaning', 'an opened message stays unread until markMessagesRead'));
  }
  await request('markMessagesRead', { body: { ids: [opened.id] } }, as);
}

async function favouriteLeagueWrites(request: SendCall, as: CallOptions, { all }: Events): Promise<void> {
  const favourites = await request('getFavouriteLeagues', { query: { sportId: FOOTBALL } }, as);
  const league = all.find(({ competitionId }) => favourites?.includes(competitionId) === false)?.competitionId;
  if (league === undefined) return;
  for (const type of ['1', '2']) {
    const query = { favoriteLeagueId: String(league), type, sportId: FOOTBALL };
    await request('updateFavouriteLeagues', { query }, as);
  }
}

async function slipWrites(request: SendCall, as: CallOptions, events: Events): Promise<void> {
  const slip = slipOf(events);
  if (slip === undefined) return;
  const saved = await request('saveBetslip', { body: { name: 'Uygunluk denemesi', slip } }, as);
  if (saved !== undefined) {
    await request('getSavedBetslip', { parameters: { id: saved.id } }, as);
    await request('deleteSavedBetslip', { parameters: { id: saved.id } }, as);
  }
  const coupon = (await request('getPlayedBetslips', { query: { ...page(20), withBetslipDetails: 'true' } }, as))
    ?.rows[0];
  if (coupon !== undefined) {
    const key = await request('shareBetslip', { parameters: { key: coupon.id }, body: {} }, as);
    await request('getSharedCoupon', { parameters: { key: key?.sharedId ?? '' } });
  }
  const shared = await request('shareBetslip', { parameters: { key: UNSAVED_SLIP }, body: { slip } }, as);
  await request('getSharedBetslip', { parameters: { key: shared?.sharedId ?? '' } });
  const coded = await request('createSlipCode', { body: { slip } }, as);
  if (coded !== undefined) await request('openSlipCode', { body: { code: coded.code } });
}
