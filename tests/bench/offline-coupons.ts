/**
 * Measures how soon a player sees their coupons without a network, compared with a phone's line and with a server on
 * this machine, which no player has. The browser is started anew for each opening and has come to rest, the three take
 * turns, and the time counts from the navigation to the frame that shows the first coupon.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, type Page, chromium } from 'playwright';
import { COOKIES, MEMBER_DATABASE_PREFIX } from '../../src/contract/names.ts';
import { findBrowser } from '../support/find-browser.ts';
import { browserArguments } from '../support/launch.ts';
import { readKept } from '../support/read-kept.ts';
import { PHONE } from '../support/screens.ts';
import type { BenchServer } from './bench-server.ts';
import { type ClosableDoor, openDoor } from './closable-door.ts';
import { SLOW_PHONE, openSlowLine } from './slow-line.ts';

export interface OfflineCouponsFigures {
  /** Milliseconds of each opening. */
  here: number[];
  phone: number[];
  offline: number[];
}

const ROUNDS = 7;
const LIST = '/profil/kuponlarim/bekleyen';
const SHOWN = 'first coupon: ';
const AHEAD_MS = 60_000;
const DAY_S = 86_400;
/**
 * Desktop Chromium creates pages of its own at start-up, which no phone has: 700 ms of processor time in the second of
 * the opening, more than the page's own. All of a cold start stays cold: the page, the engine and the service worker.
 */
const BROWSER_START_MS = 2_000;

export async function benchOfflineCoupons(server: BenchServer, rounds = ROUNDS): Promise<OfflineCouponsFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-bench-'));
  const line = await openSlowLine(server.url);
  const door = await openDoor(line.url);
  const here: number[] = [];
  const phone: number[] = [];
  const offline: number[] = [];
  try {
    await withBrowser(folder, (page, context) => fetchAhead(page, context, door.url, server));
    // The first opening is not counted: the browser compiles and caches code at its second start.
    await opening(folder, door);
    for (let round = 0; round < rounds; round += 1) {
      here.push(await opening(folder, door));
      line.set(SLOW_PHONE);
      phone.push(await opening(folder, door));
      line.set(undefined);
      await door.shut();
      offline.push(await opening(folder, door));
      await door.open();
    }
  } finally {
    await door.shut();
    await line.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return { here, phone, offline };
}

/** Signs in a member with forty coupons, and stays until all of them are stored on the device. */
async function fetchAhead(page: Page, context: BrowserContext, origin: string, server: BenchServer): Promise<void> {
  const player = (await server.control('POST', 'players', { coupons: 40 })) as Player;
  const expires = Math.floor(Date.now() / 1000) + DAY_S;
  const cookies = await signIn(server.url, player);
  await context.addCookies(
    // Persistent cookies outlive the browser, unlike a session's.
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin, sameSite: 'Lax' as const, expires })),
  );
  await page.goto(origin + LIST);
  const deadline = performance.now() + AHEAD_MS;
  // The last response to be prefetched.
  while (!(await page.evaluate(readKept, MEMBER_DATABASE_PREFIX)).some((key) => key.includes('/saved-betslips?'))) {
    if (performance.now() > deadline) throw new Error('the coupons were not fetched ahead');
    await pause(500);
  }
}

async function opening(folder: string, { url }: ClosableDoor): Promise<number> {
  let took = Number.NaN;
  await withBrowser(folder, async (page) => {
    await page.addInitScript(watchFirstCoupon, SHOWN);
    await pause(BROWSER_START_MS);
    // The page reports the moment itself: polling it from outside would cost it 25 ms of its thread for each script.
    const [shown] = await Promise.all([
      page.waitForEvent('console', (message) => message.text().startsWith(SHOWN)),
      page.goto(url + LIST, { waitUntil: 'commit' }),
    ]);
    took = Number(shown.text().slice(SHOWN.length));
  });
  return took;
}

async function withBrowser(
  folder: string,
  work: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: browserArguments,
    viewport: PHONE,
  });
  try {
    await work(context.pages()[0] ?? (await context.newPage()), context);
  } finally {
    await context.close();
  }
}

interface Player {
  playerNo: number;
  userInfo: string;
  password: string;
}

async function signIn(origin: string, { userInfo, password, playerNo }: Player): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/identity/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'device-id': 'bench' },
    body: JSON.stringify({ userInfo, password }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string; refreshToken: string } };
  return {
    [COOKIES.access]: data.accessToken,
    [COOKIES.refresh]: data.refreshToken,
    [COOKIES.member]: String(playerNo),
  };
}

/** Runs in the page: a message posted in an animation frame is delivered after that frame was rendered. */
const watchFirstCoupon = (shown: string): void => {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[data-coupon]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => console.info(`${shown}${performance.now()}`));
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { subtree: true, childList: true });
};
