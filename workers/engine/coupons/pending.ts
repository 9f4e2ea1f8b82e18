/** Reads what waits for a decision, and what became of what waits no more. A copy of the device decides nothing. */
import type { Coupon, CouponStatus } from '../../../src/model/coupon.ts';
import { decodeCoupon } from '../../../src/contract/services/decode-coupon.ts';
import { getMultiBetslip, getPlayedBetslip, getPlayedBetslips } from '../../../src/contract/services/wager.ts';
import type { Services } from '../calls/services.ts';

/** Waiting, being made, being cancelled, being checked: the service still has to say. A won one that awaits its payoff is won. */
const undecided: readonly CouponStatus[] = [-1, 2, 4, 6];
const PAGE = 50;

/** The service has said what becomes of it. */
export function isSettled({ status }: Pick<Coupon, 'status'>): boolean {
  return !undecided.includes(status);
}

/** All rows that wait, each with its legs; `undefined` when they could not be read whole. */
export async function readPending(services: Services, signal: AbortSignal): Promise<Coupon[] | undefined> {
  const rows: Coupon[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { status: undecided.join(','), page: String(page), limit: String(PAGE), withBetslipDetails: 'true' };
    // A page at a time: how many there are is told with the first.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await services.request(getPlayedBetslips, { query, signal });
    if (!answer.ok || answer.value.storedAt !== null) return undefined;
    rows.push(...answer.value.data.items.map(decodeCoupon));
    pages = answer.value.data.totalPage;
  }
  return rows;
}

/** The coupons of a row as they are now; none when the player has none of that name; `undefined` for no answer. */
export async function readRow(
  services: Services,
  { id, groupId }: Pick<Coupon, 'id' | 'groupId'>,
  signal: AbortSignal,
): Promise<Coupon[] | undefined> {
  const answer =
    groupId === null
      ? await services.request(getPlayedBetslip, { parameters: { id, owner: 'own' }, signal })
      : await services.request(getMultiBetslip, { parameters: { id: groupId }, signal });
  if (!answer.ok) return answer.failure.kind === 'refused' || answer.failure.kind === 'notFound' ? [] : undefined;
  const { data, storedAt } = answer.value;
  if (storedAt !== null) return undefined;
  return ('items' in data ? data.items : [data]).map(decodeCoupon);
}
