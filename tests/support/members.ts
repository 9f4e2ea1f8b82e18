/** Signed-in members: an account of the stand-in, its tokens in the cookies of a browser. */
import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';
import { COOKIES } from '../../src/contract/names.ts';
import type { TestPlayer, TestServer } from './controlled-server.ts';
import type { View } from './frames.ts';

/** Puts the context into the state after a sign-in on the page; tabs opened afterwards are a member's. */
export async function signedIn(context: BrowserContext, server: TestServer, player: TestPlayer): Promise<void> {
  const response = await fetch(`${server.url}/api/identity/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'device-id': 'test', connection: 'close' },
    body: JSON.stringify({ userInfo: player.userInfo, password: player.password }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string; refreshToken: string } };
  const values = {
    [COOKIES.access]: data.accessToken,
    [COOKIES.refresh]: data.refreshToken,
    [COOKIES.member]: String(player.playerNo),
  };
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({ name, value, url: server.url, sameSite: 'Lax' as const })),
  );
}

/** Waits until the services refuse the access token in the cookies. */
export async function untilAccessExpired(context: BrowserContext, server: TestServer): Promise<void> {
  const access = await accessOf(context);
  const status = async (): Promise<number> => {
    await server.pass(1_000);
    return statusOf(server, access);
  };
  await expect.poll(status, { interval: 50 }).toBe(401);
}

/**
 * Expires the issued access tokens. Tokens issued later have the usual lifetime, also one that an engine renews by
 * itself meanwhile.
 */
export async function expireAccess(context: BrowserContext, server: TestServer): Promise<void> {
  const status = async (): Promise<number> => {
    await server.tokens({ accessTtlSeconds: 0 });
    await server.tokens({ accessTtlSeconds: 900 });
    return statusOf(server, await accessOf(context));
  };
  await expect.poll(status, { interval: 500 }).toBe(401);
}

async function accessOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === COOKIES.access)?.value ?? '';
}

async function statusOf(server: TestServer, access: string): Promise<number> {
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  return (await fetch(`${server.url}/api/players/player`, { headers })).status;
}

export async function sessionCookies(context: BrowserContext): Promise<string[]> {
  const names: readonly string[] = Object.values(COOKIES);
  return (await context.cookies()).filter(({ name }) => names.includes(name)).map(({ name }) => name);
}

export const path = (view: View): string => new URL(view.url()).pathname;
