/**
 * Parts that every player evening shares, whatever is tapped: its own member, calls that fail as planned, real taps, a
 * disturbance, and polling until every outcome is shown.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { COOKIES } from '../../src/contract/names.ts';
import type { TestPlayer, TestServer } from '../support/controlled-server.ts';
import { killSharedWorkers } from '../support/kill.ts';
import { signedIn } from '../support/members.ts';
import { toursSeen } from '../support/tours-seen.ts';
import type { PlayPlan } from './plays/plan.ts';
import { letTabsStore, refuseStorage } from './refused-storage.ts';
import type { TapEnd } from './run-taps.ts';

export const START_LIRA = 1_000;
const PATIENCE_MS = 45_000;
const LOOK_MS = 100;
/** The longest pause after two renewals that failed (rule sign-in-25). */
export const RENEWAL_PAUSE_MS = 5_000;

export interface Evening {
  browser: Browser;
  server: TestServer;
  context: BrowserContext;
  player: TestPlayer;
}

export interface Tapped {
  /** Path of the money call, and of the list that shows its result. */
  order: string;
  history: string;
  /** The button, by its container and the beginning of its text. */
  button: { place: string; says: RegExp };
}

/** Runs one player's evening from sign-in on; errors of a page or worker are added to what is wrong with its end. */
export async function evening(
  browser: Browser,
  server: TestServer,
  fields: object,
  spend: (evening: Evening) => Promise<TapEnd>,
): Promise<TapEnd> {
  const player = await server.player({ balance: START_LIRA, ...fields });
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    await toursSeen(context);
    await letTabsStore(context);
    await signedIn(context, server, player);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())));
    const end = await spend({ browser, server, context, player });
    const isSignedIn = (await context.cookies()).some(({ name }) => name === COOKIES.refresh);
    return { ...end, wrong: [...end.wrong, ...errors, ...(isSignedIn ? [] : ['the player was signed out'])] };
  } finally {
    await server.clearFaults();
    await context.close();
  }
}

/**
 * Advances the server's clock by the duration of the work, because coupons are also identified by their time and that
 * clock does not run by itself.
 */
async function whileTimePasses<T>(server: TestServer, spend: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await spend();
  } finally {
    await server.pass(Math.round(performance.now() - began));
  }
}

export interface TappedOnce {
  tapped: Tapped;
  /** Key under which the server counts the order: "POST /api/…". */
  call: string;
  /** Path to return to after the player's session is lost. */
  path: string;
  /** Opens the page up to the button, in as many tabs as the plan has. */
  open: (evening: Evening) => Promise<Page[]>;
  /**
   * @param before calls of others
   * @param left the session was lost, and what it held with it
   * @param unsent an order that was heard may have been refused for its token, which could not be renewed: it never became one
   */
  look: (evening: Evening, before: number, left: boolean, unsent: boolean) => Promise<TapEnd>;
}

/** An evening of one tap that nobody repeats. */
export function tapOnce(
  browser: Browser,
  server: TestServer,
  plan: PlayPlan,
  { tapped, call, path, open, look, ...fields }: TappedOnce & { oneWithdrawal?: boolean },
): Promise<TapEnd> {
  const { idempotency } = plan;
  return whileTimePasses(server, () =>
    evening(browser, server, { idempotency, tellsTransactions: idempotency, ...fields }, async (spent) => {
      const before = await heard(server, call);
      const pages = await open(spent);
      const left = await tapAmidFaults(spent, pages, tapped, plan, () => lostSession(spent, path));
      return ended(() => look(spent, before, left === true, plan.renewal !== null));
    }),
  );
}

/**
 * Applies the planned faults, taps, waits, disturbs. @param signOut returns the result shown to the player at that
 * moment
 */
export async function tapAmidFaults<Left>(
  { browser, server, context }: Evening,
  pages: readonly Page[],
  tapped: Tapped,
  plan: PlayPlan,
  signOut: () => Promise<Left>,
): Promise<Left | undefined> {
  await breakCalls(server, tapped, plan);
  if (plan.refuses !== null) await refuseStorage(browser, context, plan.refuses);
  await tap(pages, tapped, plan.taps);
  await pause(plan.afterMs);
  const [first] = pages;
  switch (plan.then) {
    case 'nothing':
      break;
    case 'kill':
      await killSharedWorkers(browser);
      break;
    case 'reload':
      if (first !== undefined) await reload(first);
      break;
    case 'reloadAll':
      await Promise.all(context.pages().map(reload));
      break;
    case 'close':
      await first?.close();
      break;
    case 'signOut':
      return signOut();
  }
  return undefined;
}

async function breakCalls(server: TestServer, { order, history }: Tapped, plan: PlayPlan): Promise<void> {
  if (plan.expired) {
    await server.tokens({ accessTtlSeconds: 0 });
    await server.tokens({ accessTtlSeconds: 900 });
    if (plan.renewal !== null) await server.fault({ method: 'POST', path: 'refresh', ...plan.renewal });
  }
  if (plan.order !== null) await server.fault({ method: 'POST', path: order, ...plan.order });
  if (plan.historyFails > 0) {
    await server.fault({ method: 'GET', path: history, status: 503, times: plan.historyFails });
  }
}

/** Taps as a player does: overlays that cover the button are the product's responsibility. */
export async function tap(pages: readonly Page[], { button }: Tapped, taps: PlayPlan['taps']): Promise<void> {
  const wanted = { place: button.place, says: button.says.source, times: taps === 'double' ? 2 : 1 };
  const press = (page: Page): Promise<void> =>
    page.evaluate(({ place, says, times }) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${place} button`)];
      const found = buttons.find(({ textContent }) => new RegExp(says).test(textContent));
      for (let each = 0; each < times; each += 1) found?.click();
    }, wanted);
  await Promise.all(pages.slice(0, taps === 'inBoth' ? 2 : 1).map(press));
}

export const reload = async (page: Page): Promise<unknown> => page.reload({ waitUntil: 'domcontentloaded' });

/**
 * Drops the session from under the open tabs; the same player signs in again, and all tabs return to where they were.
 */
async function lostSession({ server, context, player }: Evening, path: string): Promise<true> {
  const pages = context.pages();
  await context.clearCookies();
  await Promise.all(pages.map(reload));
  await signedIn(context, server, player);
  await Promise.all(pages.map((page) => page.goto(path, { waitUntil: 'domcontentloaded' })));
  return true;
}

/** Polls until nothing is wrong, or patience ends; returns the last result. */
export async function ended(look: () => Promise<TapEnd>): Promise<TapEnd> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const end = await look();
    if (end.wrong.length === 0 || performance.now() > deadline) return end;
    // oxlint-disable-next-line no-await-in-loop
    await pause(LOOK_MS);
  }
}

/** Returns the number of calls of this kind the server has received, from all players. */
export async function heard(server: TestServer, call: string): Promise<number> {
  return (await server.stats()).requests[call] ?? 0;
}

/** Returns the sum of all money movements in the server's own books, in lira. */
export async function balanceOf(server: TestServer, { playerNo }: TestPlayer): Promise<number> {
  const movements = (await controlled(server, `movements/${playerNo}`)) as { amount: number }[];
  return START_LIRA + movements.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the response of a `/__control` call. */
export async function controlled(server: TestServer, path: string): Promise<unknown> {
  return (await fetch(`${server.url}/__control/${path}`, { headers: { connection: 'close' } })).json();
}
