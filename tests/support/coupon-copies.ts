/** Cached responses about coupons in a browser, read from a page; and the true state of a player's coupons. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { MEMBER_DATABASE_PREFIX } from '../../src/contract/names.ts';
import { readKept } from './read-kept.ts';
import type { TestPlayer, TestServer } from './controlled-server.ts';

export interface TrueCoupon {
  bsid: string;
  gi: string | null;
  status: number;
  playedAt: number;
}

/** Returns the player's coupons, newest first. */
export async function trueCoupons(server: TestServer, { playerNo }: TestPlayer): Promise<TrueCoupon[]> {
  const response = await fetch(`${server.url}/__control/coupons?playerNo=${playerNo}`, {
    headers: { connection: 'close' },
  });
  return ((await response.json()) as TrueCoupon[]).toSorted((a, b) => b.playedAt - a.playedAt);
}

/** Waits until a detail of each is stored on the device. */
export async function untilDetailsKept(page: Page, ids: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const kept = await keptCoupons(page);
        return ids.filter((id) => !kept.some((key) => key.includes(`/played_betslips_detail/${id}/own`)));
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
}

/** Waits until everything is prefetched: the notices come last. */
export async function untilPrefetched(page: Page): Promise<void> {
  await expect
    .poll(async () => (await keptCoupons(page)).some((key) => key.includes('/inbox/notices?')), { timeout: 60_000 })
    .toBe(true);
}

export const keptCoupons = (page: Page): Promise<string[]> => page.evaluate(readKept, MEMBER_DATABASE_PREFIX);

export const couponDatabases = (page: Page): Promise<string[]> =>
  page.evaluate(
    async (prefix) =>
      (await indexedDB.databases()).map(({ name = '' }) => name).filter((name) => name.startsWith(prefix)),
    MEMBER_DATABASE_PREFIX,
  );
