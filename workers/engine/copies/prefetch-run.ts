/** One run of fetching ahead: the lists a player may open, and the coupons in them. One request at a time. */
import { mayPass } from '../../../src/contract/errors.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import { allCalls } from '../../../src/contract/services/calls.ts';
import type { Place } from '../../../src/contract/services/keep.ts';
import { poolBetslip } from '../../../src/contract/services/pool.ts';
import { wager } from '../../../src/contract/services/wager.ts';
import type { CallTypes, InputOf, ServiceCall, ValueOf } from '../../../src/contract/services/call.ts';
import { type CouponTab, listQuery } from '../../../src/domain/coupon/lists.ts';
import { type PoolTab, poolListQuery } from '../../../src/domain/pool/coupon-lists.ts';
import type { MemberEntry } from '../../../src/storage/member/member-tables.ts';
import type { Failure } from '../../../src/model/failure.ts';
import type { Page } from '../../../src/model/load.ts';
import type { Services } from '../calls/services.ts';
import { NEWEST, type Row, copyIndex, filters, isOpenRow, needsDetail, openTabs, otherTabs } from './prefetch-plan.ts';

export interface RunOptions {
  services: Services;
  kept(): Promise<MemberEntry[]>;
  /** Settles when the next request may go out. @param isWaiting it is for coupons that wait */
  turn(isWaiting: boolean): Promise<void>;
  /** Requests of this run, beside those for coupons that wait (`prefetchCalls`). */
  most: number;
  /** Epoch seconds. */
  now(): number;
  lifetime: AbortSignal;
}

/** A history may be long; what is looked at now and then is bounded. */
const MOST_PAGES = 30;
/** Finished so shortly ago that another engine, or this tab before its reload, did the work. */
const RECENT_S = 300;

/**
 * @param everything false after a change: what is open, what is newest, and what has just been decided or archived
 * @returns false when it could not be done to its end
 */
export async function runPrefetch(options: RunOptions, everything: boolean): Promise<boolean> {
  try {
    await fetchAll(options, everything);
    return true;
  } catch (reason) {
    if (reason instanceof NotNow) return false;
    if (reason instanceof Spent) return true;
    throw reason;
  }
}

/** Answered for by a copy, not at all, or kept by nobody: later it may be. */
class NotNow extends Error {
  override readonly name = 'NotNow';
}

/** The run has made as many requests as it may; that of the next session goes on where copies are missing. */
class Spent extends Error {
  override readonly name = 'Spent';
}

async function fetchAll(options: RunOptions, everything: boolean): Promise<void> {
  const { services, kept, now, lifetime } = options;
  /** Null while coupons that wait are fetched, because those are never left out. */
  let left: number | null = null;
  const turn = async (): Promise<void> => {
    if (left === 0) throw new Spent();
    if (left !== null) left -= 1;
    await options.turn(left === null);
  };
  const find = copyIndex(await kept());

  const ask = async <T extends CallTypes>(
    call: ServiceCall<T>,
    input: InputOf<ServiceCall<T>>,
  ): Promise<ValueOf<ServiceCall<T>>> => {
    await turn();
    const answer = lifetime.aborted ? undefined : await services.request(call, { ...input, signal: lifetime });
    if (answer === undefined || !answer.ok || answer.value.storedAt !== null) throw new NotNow();
    return answer.value.data;
  };
  /** What a service does not have, or tells so that nobody can read it, will be no other at the next try. */
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
  const list = (tab: CouponTab, page = 1, filter?: string): Promise<Page<Row>> =>
    ask(wager.getPlayedBetslips, { query: listQuery(tab, { filter }, page, now()) });
  const allPages = async (tab: CouponTab, enough: (rows: readonly Row[]) => boolean): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES) && !enough(rows); page += 1) {
      const answer = await list(tab, page);
      rows.push(...answer.rows);
      pages = answer.pageCount;
    }
    return rows;
  };
  const details = async (rows: readonly Row[]): Promise<void> => {
    const fetched = async <T extends CallTypes>(
      call: ServiceCall<T>,
      input: InputOf<ServiceCall<T>>,
      row: Row,
    ): Promise<void> => {
      if (needsDetail(find(call, input), isOpenRow(row), now())) await askIfThere(call, input);
    };
    for (const row of rows) {
      await fetched(wager.getPlayedBetslip, { parameters: { id: row.id, owner: 'own' } }, row);
      if (row.groupId !== null) await fetched(wager.getMultiBetslip, { parameters: { id: row.groupId } }, row);
    }
  };
  /** First pages, and the coupons in them: a round is a week, and few play more than one coupon of it. */
  const poolCoupons = async (tabs: readonly PoolTab[]): Promise<void> => {
    for (const tab of tabs) {
      const page = await askIfThere(poolBetslip.getPoolCoupons, { query: poolListQuery({ tab, choice: {} }, 1) });
      for (const { id, status } of page?.rows ?? []) {
        const input = { parameters: { id } };
        const copy = find(poolBetslip.getPoolCoupon, input);
        if (needsDetail(copy, isOpenRow({ id, groupId: null, status }), now())) {
          await askIfThere(poolBetslip.getPoolCoupon, input);
        }
      }
    }
  };

  const last = otherAnswers.at(-1);
  const finishedAt = last === undefined ? 0 : (find(last.call, last.input)?.storedAt ?? 0);
  // In a time to come: the clock was set back, and when it was is not known.
  if (everything && finishedAt > now() - RECENT_S && finishedAt <= now()) return;

  const open: Row[] = [];
  for (const tab of openTabs) open.push(...(await allPages(tab, () => false)));
  // On a first visit the service worker may not be there yet, and then nobody has kept them.
  await turn();
  const first = { query: listQuery('bekleyen', {}, 1, now()) };
  if (copyIndex(await kept())(wager.getPlayedBetslips, first) === undefined) throw new NotNow();
  await details(open);
  left = options.most;
  const waiting = new Set(open.map(({ id }) => id));
  const others = (rows: readonly Row[]): Row[] => rows.filter(({ id }) => !waiting.has(id));
  const newest = await allPages(
    'oynadiklarim',
    (rows) => others(rows).length >= NEWEST || (!everything && rows.length > 0),
  );
  await details(others(newest).slice(0, NEWEST));
  const tabs = everything ? otherTabs : otherTabs.filter((tab) => changing.has(tab));
  for (const tab of tabs) await list(tab);
  for (const { tab, filter } of everything ? filters : []) await list(tab, 1, filter);
  await poolCoupons(everything ? poolTabNames : ['bekleyen']);
  for (const { call, input } of otherAnswers) await askIfThere(call, input);
}

const isSaid = (failure: Failure): boolean => failure.kind === 'malformed' || !mayPass(failure);

/** Where a coupon goes that is decided, or archived: nobody but the service knows what stands there then. */
const changing: ReadonlySet<CouponTab> = new Set(['kazanan', 'kaybeden', 'arsiv']);

const poolTabNames: readonly PoolTab[] = ['bekleyen', 'kazanan', 'kaybeden'];

/** A member's answers whose calls say themselves what to fetch ahead; the last of them marks a finished run. */
const nowhere: Place = { sportIds: [], eventId: undefined };
const otherAnswers: readonly { call: ServiceCall; input: CallInput }[] = allCalls
  .filter(({ keep }) => keep.how === 'member')
  .flatMap((call) => (call.ahead?.(nowhere) ?? []).map((input) => ({ call, input })));
