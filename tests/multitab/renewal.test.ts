/**
 * Expired tokens: renewed once for all tabs, kept through network failures, and dropped when the service refuses them.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireAccess, sessionCookies, signedIn } from '../support/members.ts';
import { untilQuiet } from '../support/quiet.ts';
import { type Stage, setStage, sharedBrowser, untilConnection } from '../support/stage.ts';
import type { Fault, TestServer } from '../support/controlled-server.ts';
import { type Builds, NEW, makeBuilds, openDeployment } from '../support/two-builds.ts';

const browser = sharedBrowser();
/** The end of the address; the tokens come before it. */
const REFRESH = 'refresh';
const CALLS_A_TAB = 20;

let builds: Builds;
beforeAll(async () => {
  builds = await makeBuilds();
});
afterAll(() => builds.remove());

interface Expiry {
  /** Called before the last tab opens. */
  beforeLast?: () => Promise<void>;
  /** Fault of the renewal, set before the token expires, because the engine may renew it by itself at once. */
  fault?: Partial<Fault>;
}

/** A member with so many tabs, whose access token has just expired. */
async function openExpired(stage: Stage, count: number, { beforeLast, fault }: Expiry = {}) {
  const { server, context, open } = stage;
  const player = await server.player({ name: 'Deniz', balance: 12.5 });
  await signedIn(context, server, player);
  // The engine polls the coupons by itself, which would renew the token too early.
  await server.fault({ method: 'GET', path: 'played-betslips-and-pendings', status: 503 });
  const tabs: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index === count - 1) await beforeLast?.();
    tabs.push(await open('/program/futbol'));
  }
  await Promise.all(tabs.map(untilMember));
  await untilQuiet(server, '/api/players');
  const { refreshes } = await server.stats();
  const renewalsBefore = await renewals(server);
  if (fault !== undefined) await server.fault({ method: 'POST', path: REFRESH, ...fault });
  await expireAccess(context, server);
  return { ...stage, tabs, player, refreshes, renewalsBefore };
}

async function untilMember(page: Page): Promise<void> {
  await expect.poll(() => ask(page, 1)).toBe(1);
  await expect.poll(() => shownName(page)).toContain('Deniz');
}

/** Text of the header, with the member's name. */
const shownName = (page: Page): Promise<string | null> => page.getByRole('banner').textContent();

/** Makes so many calls of a member at once. Returns how many succeeded. */
async function ask(page: Page, count: number): Promise<number> {
  const results = await page.evaluate(
    (calls) => Promise.all(Array.from({ length: calls }, async () => window.tribun?.read('getSelectedRetailer', {}))),
    count,
  );
  return results.filter((result) => result?.ok === true).length;
}

describe('an expired access token', () => {
  test('is renewed once for 100 calls of 5 tabs, and all succeed', async () => {
    const { tabs, server, refreshes } = await openExpired(await setStage(browser()), 5);
    const answered = await Promise.all(tabs.map((page) => ask(page, CALLS_A_TAB)));
    expect(answered).toEqual(tabs.map(() => CALLS_A_TAB));
    expect((await server.stats()).refreshes).toBe(refreshes + 1);
  });

  test('is renewed once for two builds that run side by side', async () => {
    const { distDir, deploy } = await openDeployment(builds);
    const stage = await setStage(browser(), { server: { distDir } });
    const { tabs, server, refreshes } = await openExpired(stage, 2, { beforeLast: () => deploy(NEW) });
    const answered = await Promise.all(tabs.map((page) => ask(page, CALLS_A_TAB)));
    expect(answered).toEqual(tabs.map(() => CALLS_A_TAB));
    expect((await server.stats()).refreshes).toBe(refreshes + 1);
  });

  test('is renewed once for two solo engines', async () => {
    const { tabs, server, refreshes } = await openExpired(await setStage(browser(), { engine: 'solo' }), 2);
    const answered = await Promise.all(tabs.map((page) => ask(page, CALLS_A_TAB)));
    expect(answered).toEqual(tabs.map(() => CALLS_A_TAB));
    expect((await server.stats()).refreshes).toBe(refreshes + 1);
  });

  test('whose new tokens were lost in transit keeps all tabs signed in, and is renewed again', async () => {
    const { tabs, server, context, refreshes } = await openExpired(await setStage(browser()), 2, {
      fault: { drop: 'after', times: 1 },
    });
    const [first] = tabs as [Page];
    // A browser may repeat the request by itself; the pending calls fail at most once.
    await ask(first, 3);
    expect(await sessionCookies(context)).toContain('at');
    await expect.poll(() => ask(first, 3)).toBe(3);
    expect((await server.stats()).refreshes).toBe(refreshes + 2);
  });

  test('keeps all tabs signed in while the network fails, and is renewed when it returns', async () => {
    const { tabs, server, context } = await openExpired(await setStage(browser()), 2, { fault: { drop: 'before' } });
    const [first] = tabs as [Page];
    expect(await ask(first, 3)).toBe(0);
    expect(await sessionCookies(context)).toContain('at');
    for (const page of tabs) expect(await shownName(page)).toContain('Deniz');
    await server.clearFaults();
    // After a failure the next renewal waits for a pause (rule sign-in-25).
    await expect.poll(() => ask(first, 3)).toBe(3);
  });

  test('keeps the page readable while the server is down, and is renewed when it returns', async () => {
    const { tabs, server } = await openExpired(await setStage(browser()), 1);
    const [page] = tabs as [Page];
    const away = ['player', 'session', 'player-selected-retail'];
    await Promise.all(away.map((name) => server.fault({ method: 'GET', path: name, drop: 'before' })));
    expect(await ask(page, 1)).toBe(0);
    await server.hubs('drop');
    await untilConnection(page, 'on');
    expect(await shownName(page)).toContain('Deniz');
    await server.clearFaults();
    await expect.poll(() => ask(page, 1)).toBe(1);
  });
});

test('a refused renewal signs every tab out, once', async () => {
  const { tabs, server, context, renewalsBefore } = await openExpired(await setStage(browser()), 3, {
    fault: {
      status: 401,
      body: {
        isSuccess: false,
        data: null,
        message: null,
        error: { code: 401, name: 'TokenExp', message: '' },
        info: null,
      },
    },
  });
  await Promise.all(tabs.map((page) => ask(page, 5)));
  await Promise.all(tabs.map((page) => page.waitForURL((url) => url.pathname === '/')));
  expect(await sessionCookies(context)).toEqual([]);
  expect(await renewals(server)).toBe(renewalsBefore + 1);
});

/** Number of renewals requested so far, granted or not. */
async function renewals(server: TestServer): Promise<number> {
  const { requests } = await server.stats();
  return Object.entries(requests)
    .filter(([request]) => /access-tokens.*refresh$/.test(request))
    .reduce((sum, [, count]) => sum + count, 0);
}
