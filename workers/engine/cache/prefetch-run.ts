/** A single prefetch run: the lists a player may open, and the coupons in them. One request at a time. */
import { isRecent } from '../../../src/lib/age.ts';
import { isTransient } from '../../../src/contract/failure-checks.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import { allCalls } from '../../../src/contract/services/calls.ts';
import type { PreloadContext } from '../../../src/contract/services/cache-policy.ts';
import { poolBetslipCalls } from '../../../src/contract/services/pool-calls.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import type { CallTypes, InputOf, ServiceCall, ValueOf } from '../../../src/contract/services/call.ts';
import { type CouponTab, couponListQuery } from '../../../src/domain/coupon/coupon-tab-info.ts';
import { type PoolTab, poolListQuery } from '../../../src/domain/pool/pool-coupon-list.ts';
import type { MemberEntry } from '../../../src/storage/member/member-tables.ts';
import type { Failure } from '../../../src/model/failure.ts';
import type { Page } from '../../../src/model/load.ts';
import type { Services } from '../calls/services.ts';
import {
  NEWEST_DECIDED_COUPONS,
  type PrefetchRow,
  createCacheIndex,
  tabFilters,
  isUndecidedRow,
  needsDetail,
  undecidedTabs,
  otherTabs,
} from './prefetch-plan.ts';

export interface PrefetchRunOptions {
  services: Services;
  kept(): Promise<MemberEntry[]>;
  /** Resolves when the next request may be sent. @param isUnconfirmed true for requests for undecided coupons */
  turn(isWaiting: boolean): Promise<void>;
  /** Request limit of this run, beside those for undecided coupons (`prefetchCalls`). */
  most: number;
  /** Epoch seconds. */
  now(): number;
  lifetime: AbortSignal;
}

/** A history may be long, so the number of its pages is limited. */
const MOST_PAGES = 30;
/**
 * Seconds in which a finished run counts for this one: another engine, or this tab before its reload, has done the
 * work.
 */
const RECENT_S = 300;

/**
 * @param everything false after a change: only open, newest, and just decided or archived coupons are fetched
 * @returns false when the run could not be completed
 */
export async function runPrefetch(options: PrefetchRunOptions, everything: boolean): Promise<boolean> {
  try {
    await fetchAll(options, everything);
    return true;
  } catch (reason) {
    if (reason instanceof NotNow) return false;
    if (reason instanceof Spent) return true;
    throw reason;
  }
}

/** A response that came from a copy, failed, or was not stored; a later run may succeed. */
class NotNow extends Error {
  override readonly name = 'NotNow';
}

/** The run has used up its requests; the next session's run continues with the missing copies. */
class Spent extends Error {
  override readonly name = 'Spent';
}

async function fetchAll(options: PrefetchRunOptions, everything: boolean): Promise<void> {
  const { services, kept, now, lifetime } = options;
  /** Null while undecided coupons are fetched, because these are never left out. */
  let left: number | null = null;
  const turn = async (): Promise<void> => {
    if (left === 0) throw new Spent();
    if (left !== null) left -= 1;
    await options.turn(left === null);
  };
  const find = createCacheIndex(await kept());

  const ask = async <T extends CallTypes>(
    call: ServiceCall<T>,
    input: InputOf<ServiceCall<T>>,
  ): Promise<ValueOf<ServiceCall<T>>> => {
    await turn();
    const answer = lifetime.aborted ? undefined : await services.request(call, { ...input, signal: lifetime });
    if (answer === undefined || !answer.ok || answer.value.storedAt !== null) throw new NotNow();
    return answer.value.data;
  };
  /**
   * Resolves to undefined when the service reports an error or its response is unreadable, because a retry would change
   * nothing.
   */
  const askIfThere = async <T extends CallTypes>(
    call: ServiceCall<T>,
    input: InputOf<ServiceCall<T>>,
  ): Promise<ValueOf<ServiceCall<T>> | undefined> => {
    await turn();
    const answer = lifetime.aborted ? undefined : await services.request(call, { ...input, signal: lifetime });
    if (answer?.ok === true && answer.value.storedAt === null) return answer.value.data;
    if (answer === undefined || answer.ok || !isSaid(answer.failure)) throw new NotNow();
    return undefined;
  };
  const list = (tab: CouponTab, page = 1, filter?: string): Promise<Page<PrefetchRow>> =>
    ask(wagerCalls.getPlayedBetslips, { query: couponListQuery(tab, { filter }, page, now()) });
  const allPages = async (
    tab: CouponTab,
    enough: (rows: readonly PrefetchRow[]) => boolean,
  ): Promise<PrefetchRow[]> => {
    const rows: PrefetchRow[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES) && !enough(rows); page += 1) {
      const answer = await list(tab, page);
      rows.push(...answer.rows);
      pages = answer.pageCount;
    }
    return rows;
  };
  const details = async (rows: readonly PrefetchRow[]): Promise<void> => {
    const fetched = async <T extends CallTypes>(
      call: ServiceCall<T>,
      input: InputOf<ServiceCall<T>>,
      row: PrefetchRow,
    ): Promise<void> => {
      if (needsDetail(find(call, input), isUndecidedRow(row), now())) await askIfThere(call, input);
    };
    for (const row of rows) {
      await fetched(wagerCalls.getPlayedBetslip, { parameters: { id: row.id, owner: 'own' } }, row);
      if (row.groupId !== null) await fetched(wagerCalls.getMultiBetslip, { parameters: { id: row.groupId } }, row);
    }
  };
  /** Fetches only first pages and their coupons: a round is a week, and few players have more than one coupon in it. */
  const poolCoupons = async (tabs: readonly PoolTab[]): Promise<void> => {
    for (const tab of tabs) {
      const page = await askIfThere(poolBetslipCalls.getPoolCoupons, { query: poolListQuery({ tab, choice: {} }, 1) });
      for (const { id, status } of page?.rows ?? []) {
        const input = { parameters: { id } };
        const copy = find(poolBetslipCalls.getPoolCoupon, input);
        if (needsDetail(copy, isUndecidedRow({ id, groupId: null, status }), now())) {
          await askIfThere(poolBetslipCalls.getPoolCoupon, input);
        }
      }
    }
  };

  const last = otherAnswers.at(-1);
  const finishedAt = last === undefined ? 0 : (find(last.call, last.input)?.storedAt ?? 0);
  if (everything && isRecent(finishedAt, now(), RECENT_S)) return;

  const open: PrefetchRow[] = [];
  for (const tab of undecidedTabs) open.push(...(await allPages(tab, () => false)));
  // The service worker may not be running yet on a first visit, and then the responses have not been stored.
  await turn();
  const first = { query: couponListQuery('bekleyen', {}, 1, now()) };
  if (createCacheIndex(await kept())(wagerCalls.getPlayedBetslips, first) === undefined) throw new NotNow();
  await details(open);
  left = options.most;
  const waiting = new Set(open.map(({ id }) => id));
  const others = (rows: readonly PrefetchRow[]): PrefetchRow[] => rows.filter(({ id }) => !waiting.has(id));
  const newest = await allPages(
    'oynadiklarim',
    (rows) => others(rows).length >= NEWEST_DECIDED_COUPONS || (!everything && rows.length > 0),
  );
  await details(others(newest).slice(0, NEWEST_DECIDED_COUPONS));
  const tabs = everything ? otherTabs : otherTabs.filter((tab) => changing.has(tab));
  for (const tab of tabs) await list(tab);
  for (const { tab, filter } of everything ? tabFilters : []) await list(tab, 1, filter);
  await poolCoupons(everything ? poolTabNames : ['bekleyen']);
  for (const { call, input } of otherAnswers) await askIfThere(call, input);
}

const isSaid = (failure: Failure): boolean => failure.kind === 'malformed' || !isTransient(failure);

/** Tabs a coupon moves to when it is decided or archived; only the service knows their new content. */
const changing: ReadonlySet<CouponTab> = new Set(['kazanan', 'kaybeden', 'arsiv']);

const poolTabNames: readonly PoolTab[] = ['bekleyen', 'kazanan', 'kaybeden'];

/** A member's responses whose calls declare what to prefetch; the last of them marks a finished run. */
const nowhere: PreloadContext = { sportIds: [], eventId: undefined };
const otherAnswers: readonly { call: ServiceCall; input: CallInput }[] = allCalls
  .filter(({ keep }) => keep.how === 'member')
  .flatMap((call) => (call.ahead?.(nowhere) ?? []).map((input) => ({ call, input })));
