/** A member with a slip of three matches, ready to play; and the server's counts afterwards. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { TestPlayer, TestServer } from './controlled-server.ts';
import type { Spot } from './shown-odds.ts';
import { choose } from './slip.ts';

export const WAGER = 'sendCoupon';
export const START_LIRA = 1_000;
export const PRICE_LIRA = 50;

export const playButton = (page: Page) => page.getByRole('button', { name: /^(Oyna|Yeni oranla oyna) ·/ });
export const confirmed = (page: Page) => page.getByText('Kuponun oluştu', { exact: true });
export const notMade = (page: Page) => page.getByText('Kuponun oluşmadı; bakiyenden düşülmedi.');

/** Fields of the member and settings of the server: a coupon that the history does not show after 2 s was not made. */
export const fields = { balance: START_LIRA, idempotency: false };
export const settling = { server: { timing: { couponSettleMs: 2_000 } } };

interface Member {
  server: TestServer;
  player: TestPlayer;
  open: (path: string) => Promise<Page>;
}

export type Table<Stage = Member> = Stage & { page: Page; spots: Spot[] };

export async function readyToPlay<Stage extends Member>(stage: Stage): Promise<Table<Stage>> {
  const page = await stage.open('/program/futbol');
  const spots = await choose(page, 3);
  await expect.poll(() => playButton(page).isEnabled()).toBe(true);
  return { ...stage, page, spots };
}

export const coupons = async ({ server }: Member): Promise<number> => (await server.stats()).coupons;

export async function orders({ server }: Member): Promise<number> {
  const { requests } = await server.stats();
  return requests[`POST /api/wager/${WAGER}`] ?? 0;
}

/** Returns the member's balance on the server, in TL. */
export async function balance({ server, player }: Member): Promise<number> {
  const post = (path: string, headers: Record<string, string>, body?: object): Promise<Response> =>
    fetch(`${server.url}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', 'device-id': 'test', connection: 'close', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const { userInfo, password } = player;
  const { data } = (await (await post('identity/signIn', {}, { userInfo, password })).json()) as {
    data: { accessToken: string };
  };
  const answer = await post('players/player-balances', { authorization: `Bearer ${data.accessToken}` });
  return ((await answer.json()) as { data: { balance: number } }).data.balance;
}

export async function expectPlayedOnce(table: Member): Promise<void> {
  expect(await coupons(table)).toBe(1);
  expect(await balance(table)).toBe(START_LIRA - PRICE_LIRA);
}

/** Returns the result shown to the player: 'made', 'notMade', or '' while it is unresolved. */
export async function settled(page: Page): Promise<string> {
  if ((await confirmed(page).count()) > 0) return 'made';
  return (await notMade(page).count()) > 0 ? 'notMade' : '';
}
