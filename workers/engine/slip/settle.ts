/**
 * Finds out what became of a coupon nobody answered for: it is looked for in the history, never sent again (design §6).
 * Only a history that was read late enough may say that there is none.
 */
import type { Result } from '../../../src/contract/errors.ts';
import { getPlayedBetslips } from '../../../src/contract/services/wager.ts';
import type { Services } from '../services/services.ts';
import type { PlayRecord } from './play-record.ts';

export type Settled = { found: true; couponIds: string[] } | { found: false };

/** Clocks of browser and service differ. */
const CLOCK_TOLERANCE_S = 300;
const PAGE = 20;

type Row = (typeof getPlayedBetslips)['answer']['TYPE']['items'][number];

/** One look; `undefined` when the history could not be read. */
export async function lookForCoupon(services: Services, record: PlayRecord): Promise<Settled | undefined> {
  const answer: Result<{ data: { items: Row[] }; storedAt: number | null }> = await services.request(
    getPlayedBetslips,
    {
      query: { type: '0', page: '1', limit: String(PAGE), sortType: '1' },
    },
  );
  // A copy of the device is as old as it is: it cannot say that there is none.
  if (!answer.ok || answer.value.storedAt !== null) return undefined;
  const rows = answer.value.data.items;
  const named = rows.filter(({ tid }) => tid === record.intent);
  const meant =
    named.length > 0
      ? named
      : rows.filter((row) => row.tid === null && !record.seen.includes(row.bsid) && isAlike(row, record));
  return meant.length === 0 ? { found: false } : { found: true, couponIds: meant.map(({ bsid }) => bsid) };
}

/** A service that does not tell the id: the same price, events and odd, played since. */
function isAlike(row: Row, record: PlayRecord): boolean {
  return (
    row.pd >= record.sentAt / 1000 - CLOCK_TOLERANCE_S &&
    Math.round(row.tp * 100) === record.price &&
    row.ec === record.itemCount &&
    row.tpc === record.couponCount &&
    Math.round(row.modd * 100) === record.odd
  );
}
