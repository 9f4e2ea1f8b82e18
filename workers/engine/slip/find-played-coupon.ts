/**
 * Finds out what became of a coupon nobody answered for: it is looked for in the history, never sent again (money-5).
 * "Not made" needs proof: the whole of the time since, read late enough, without a coupon that may be it, and the balance
 * as it was. What could not be read proves nothing.
 */
import { players } from '../../../src/contract/services/players.ts';
import { wager } from '../../../src/contract/services/wager.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import type { PlayerBalances } from '../../../src/model/player.ts';
import type { PlayDoubt } from '../../../src/model/slip.ts';
import { rowKey } from '../../../src/domain/coupon/row-key.ts';
import { madeOf, mayBe } from '../../../src/domain/slip/play-evidence.ts';
import type { Services } from '../calls/services.ts';
import type { PlayRecord } from './play-record.ts';

/** Its coupons, null for none, or what is known instead. */
export type Finding = { end: { couponIds: string[] } | null } | { doubt: PlayDoubt };

/** One look. @param late the service cannot make the coupon any more. */
export async function findPlayedCoupon(services: Services, record: PlayRecord, late: boolean): Promise<Finding> {
  // Before the history: a coupon that is made in between is in the history.
  const purse = late ? await readPurse(services, record.useBonus) : undefined;
  const { coupons, whole } = await readHistory(services, record);
  const couponIds = madeOf(record, coupons);
  if (couponIds.length > 0) return { end: { couponIds } };
  if (!late) return { doubt: 'checking' };
  if (coupons.some((coupon) => mayBe(record, coupon))) return { doubt: 'alike' };
  if (!whole) return { doubt: 'unread' };
  if (purse === undefined || record.purse === undefined) return { doubt: 'notListed' };
  return purse === record.purse ? { end: null } : { doubt: 'balanceMoved' };
}

/** What an order is paid from, kuruş; undefined when the service does not say it now. */
export async function readPurse(
  services: Services,
  useBonus: boolean | undefined,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const answer = await services.request(players.getPlayerBalances, signal === undefined ? {} : { signal });
  if (!answer.ok || answer.value.storedAt !== null) return undefined;
  return purseOf(answer.value.data, useBonus);
}

export function purseOf({ balance, bonusBalance }: PlayerBalances, useBonus: boolean | undefined): number {
  return useBonus === true ? bonusBalance : balance;
}

interface History {
  coupons: Coupon[];
  /** Every row was read, once. */
  whole: boolean;
}

/** How far before the sending it is read: a device's clock may be wrong by hours. */
const BEFORE_S = 86_400;
const PAGE = 20;
/** A service that does not know `startDate` answers years. */
const MOST_PAGES = 50;

/** As much as could be read; no order of the rows is relied on. Ends with the page that has the coupon. */
async function readHistory(services: Services, record: PlayRecord): Promise<History> {
  const rows = new Map<string, Coupon>();
  const startDate = String(Math.floor(record.sentAt / 1000) - BEFORE_S);
  let total: number | undefined;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const read = (whole: boolean): History => ({ coupons: [...rows.values()], whole });
    if (page > MOST_PAGES) return read(false);
    const query = { page: String(page), limit: String(PAGE), startDate };
    // A page at a time: how many there are is told with the first.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await services.request(wager.getPlayedBetslips, { query });
    // A copy of the device is as old as it is: it cannot say that there is none.
    if (!answer.ok || answer.value.storedAt !== null) return read(false);
    const { data, dropped } = answer.value;
    for (const row of data.rows) rows.set(rowKey(row), row);
    if (madeOf(record, data.rows).length > 0) return read(false);
    // A row that could not be read may be the one; a list that changes between two pages may hide it.
    if (dropped > 0 || (total !== undefined && total !== data.total)) return read(false);
    total = data.total;
    pages = data.pageCount;
  }
  return { coupons: [...rows.values()], whole: rows.size === total };
}
