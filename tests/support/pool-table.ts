/** A player at the pool's board: taps, displayed texts, and the server's records. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { main } from './sign-in.ts';
import type { TestServer } from './controlled-server.ts';

export const PATH = '/spor-toto';
export const PLAY = '/api/poolWagering/SporToto/play';

export interface PoolTruth {
  cycle: number;
  closesAt: number;
  matches: { name: string; eventId: number; winner?: '1' | 'X' | '2' }[];
}

export interface PoolCouponTruth {
  id: string;
  tid: string;
  cycle: number;
  status: number;
  columns: number;
  price: number;
  code: string;
}

type Served = Pick<TestServer, 'url'>;

async function control<Answer>({ url }: Served, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${url}/__control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return answer.json() as Promise<Answer>;
}

/** Returns the server's round; an action moves it on. */
export function poolRound(server: Served, action?: 'close' | 'finish' | 'next'): Promise<PoolTruth> {
  return control(server, 'pool', action === undefined ? undefined : { action });
}

/** Returns the coupons the server has made, oldest first. */
export function poolCoupons(server: Served, playerNo: number): Promise<PoolCouponTruth[]> {
  return control(server, `pool/coupons?playerNo=${playerNo}`);
}

/** @param block from 1, @param match from 1 */
export function mark(page: Page, block: number, match: number, sign: 0 | 1 | 2): Locator {
  return page.locator(`main [data-sign="${block - 1} ${match} ${sign}"]`);
}

export const tool = (page: Page, name: string | RegExp): Locator => main(page).getByRole('button', { name });
export const tab = (page: Page, block: number): Locator =>
  main(page).getByRole('button', { name: new RegExp(`^${block}\\. Kolon`) });
export const playButton = (page: Page): Locator => main(page).getByRole('button', { name: /(^|ve o|O)yna · / });
export const price = (page: Page): Promise<string> => page.locator('main [data-price]').innerText();

/** Waits until the board is rendered and its marks can be set. */
export async function boardStands(page: Page): Promise<void> {
  await mark(page, 1, 15, 2).waitFor();
  await expect.poll(() => mark(page, 1, 1, 1).isEnabled()).toBe(true);
}

export const marked = (page: Page): Promise<number> => page.locator('main [data-sign][aria-pressed="true"]').count();

/** Returns the marks as "block match sign". */
export const signsOf = (page: Page): Promise<string[]> =>
  page
    .locator('main [data-sign][aria-pressed="true"]')
    .evaluateAll((marks) => marks.map((each) => each.getAttribute('data-sign') ?? ''));
