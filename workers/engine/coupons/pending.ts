/** Reads what waits for a decision, and what became of what waits no more. A copy of the device decides nothing. */
import { wager } from '../../../src/contract/services/wager.ts';
import { isAnswer, isOwnRefusal } from '../../../src/contract/errors.ts';
import { isUndecided } from '../../../src/domain/coupon/decided.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import { WAITING, undecidedStatuses } from '../../../src/model/coupon-status.ts';
import type { Services } from '../calls/services.ts';

const PAGE = 50;
/** Nobody has so many that wait; a service that counts its pages wrong is not asked without end. */
const MOST_PAGES = 20;

/** One is being made, checked or cancelled: the service is about to say, without any event of it. */
export function isAwaited(rows: ReadonlyMap<string, Coupon> | undefined): boolean {
  return [...(rows?.values() ?? [])].some(({ status }) => status !== WAITING && isUndecided(status));
}

export interface Pending {
  /** Each with its legs. */
  rows: Coupon[];
  /** False when a row, or a leg of one, could not be read, or not all pages: one that is missing may still wait. */
  whole: boolean;
}

/** All that waits; `undefined` for no answer. */
export async function readPending(services: Services, signal: AbortSignal): Promise<Pending | undefined> {
  const rows: Coupon[] = [];
  let whole = true;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    if (page > MOST_PAGES) return { rows, whole: false };
    const query = {
      status: undecidedStatuses.join(','),
      page: String(page),
      limit: String(PAGE),
      withBetslipDetails: 'true',
    };
    // A page at a time: how many there are is told with the first.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await services.request(wager.getPlayedBetslips, { query, signal });
    if (!answer.ok || answer.value.storedAt !== null) return undefined;
    const { data, dropped } = answer.value;
    rows.push(...data.rows);
    whole &&= dropped === 0;
    pages = data.pageCount;
    // An empty page before the last: what was to stand there is not said.
    if (data.rows.length === 0 && dropped === 0 && page < pages) return { rows, whole: false };
  }
  return { rows, whole };
}

/** The coupons of a row as they are now; none when the player has none of that name; `undefined` for no answer. */
export async function readRow(
  services: Services,
  { id, groupId }: Pick<Coupon, 'id' | 'groupId'>,
  signal: AbortSignal,
): Promise<Coupon[] | undefined> {
  const answer =
    groupId === null
      ? await services.request(wager.getPlayedBetslip, { parameters: { id, owner: 'own' }, signal })
      : await services.request(wager.getMultiBetslip, { parameters: { id: groupId }, signal });
  if (!answer.ok) return isAnswer(answer.failure) && isOwnRefusal(answer.failure) ? [] : undefined;
  const { data, storedAt } = answer.value;
  if (storedAt !== null) return undefined;
  return Array.isArray(data) ? data : [data];
}
