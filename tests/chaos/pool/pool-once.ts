/** One evening of one player: marks for a pool coupon, a tap on "Oyna", what the plan does to it, and in the end what is true and what is shown. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { TestPlayer, TestServer } from '../../support/controlled-server.ts';
import { killSharedWorkers } from '../../support/kill.ts';
import { signedIn } from '../../support/members.ts';
import { memberGet } from '../../support/played-coupons.ts';
import { PATH, PLAY, marked, poolCoupons, tool } from '../../support/pool-table.ts';
import { toursSeen } from '../../support/tours-seen.ts';
import type { TapEnd } from '../run-taps.ts';
import type { PlayPlan } from '../plays/plan.ts';
import { type Shown, shownIn } from './shown.ts';

const START_LIRA = 1_000;
const PRICE_LIRA = 10;
const PATIENCE_MS = 45_000;
const LOOK_MS = 100;

interface Evening {
  browser: Browser;
  server: TestServer;
  context: BrowserContext;
  player: TestPlayer;
}

export async function playPoolOnce(browser: Browser, server: TestServer, plan: PlayPlan): Promise<TapEnd> {
  const began = performance.now();
  const { idempotency } = plan;
  const player = await server.player({ balance: START_LIRA, idempotency, tellsTransactions: idempotency });
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    await toursSeen(context);
    await signedIn(context, server, player);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())));
    const before = await ordersAt(server);
    await goThrough({ browser, server, context, player }, plan);
    const end = await ended({ server, player, before, left: plan.then === 'signOut' }, context.pages());
    return { ...end, wrong: [...end.wrong, ...errors] };
  } finally {
    // The server's clock stands still, and a coupon is also known by its time.
    await server.pass(Math.round(performance.now() - began));
    await server.clearFaults();
    await context.close();
  }
}

async function goThrough(evening: Evening, plan: PlayPlan): Promise<void> {
  const { server, context } = evening;
  const pages = [await openTab(context)];
  const [first] = pages;
  if (first === undefined) return;
  await tool(first, /^Rastgele/).click();
  if (plan.tabs === 2) pages.push(await openTab(context));
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('main footer button[aria-disabled="false"]', { hasText: /^Oyna · 10,00/ }).waitFor();
  }
  if (plan.expired) {
    await server.tokens({ accessTtlSeconds: 0 });
    await server.tokens({ accessTtlSeconds: 900 });
  }
  if (plan.order !== null) await server.fault({ method: 'POST', path: PLAY, ...plan.order });
  if (plan.historyFails > 0) {
    await server.fault({ method: 'GET', path: 'SporTotoBetSlip/played', status: 503, times: plan.historyFails });
  }
  await tap(pages, plan.taps);
  await pause(plan.afterMs);
  await disturb(evening, pages, plan);
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await page.locator('main [data-sign="0 15 2"]:enabled').waitFor();
  return page;
}

/** Taps as they are: what stands in their way is the product's business. */
async function tap(pages: readonly Page[], taps: PlayPlan['taps']): Promise<void> {
  const press = (page: Page, times: number): Promise<void> =>
    page.evaluate((count) => {
      const button = [...document.querySelectorAll<HTMLButtonElement>('main footer button')].find(({ textContent }) =>
        textContent.startsWith('Oyna · '),
      );
      for (let each = 0; each < count; each += 1) button?.click();
    }, times);
  await Promise.all(pages.slice(0, taps === 'inBoth' ? 2 : 1).map((page) => press(page, taps === 'double' ? 2 : 1)));
}

async function disturb({ browser, server, context, player }: Evening, pages: Page[], plan: PlayPlan): Promise<void> {
  const reload = async (page: Page): Promise<unknown> => page.reload({ waitUntil: 'domcontentloaded' });
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
      await Promise.all(pages.map(reload));
      break;
    case 'close':
      await first?.close();
      break;
    case 'signOut':
      await context.clearCookies();
      await Promise.all(pages.map(reload));
      await signedIn(context, server, player);
      await Promise.all(pages.map((page) => page.goto(PATH, { waitUntil: 'domcontentloaded' })));
  }
}

interface Judged {
  server: TestServer;
  player: TestPlayer;
  /** Orders of others. */
  before: number;
  /** The end of the session took the marks along, and what was told. */
  left: boolean;
}

/** Waits until every tab tells an end, and holds it against the server. */
async function ended(judged: Judged, pages: Page[]): Promise<TapEnd> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const end = await look(judged, pages);
    if (end.wrong.length === 0 || performance.now() > deadline) return end;
    // oxlint-disable-next-line no-await-in-loop
    await pause(LOOK_MS);
  }
}

async function look({ server, player, before, left }: Judged, pages: Page[]): Promise<TapEnd> {
  const shown = await Promise.all(pages.map(shownIn));
  const marks = await Promise.all(pages.map(marked));
  const made = (await poolCoupons(server, player.playerNo)).length;
  const sent = (await ordersAt(server)) - before;
  const { balance } = await memberGet<{ balance: number }>(server, player, 'players/player-balances');
  const wrong: string[] = [];
  if (made > 1) wrong.push(`${made} coupons of one tap`);
  if (made > sent) wrong.push(`${made} coupons of ${sent} orders`);
  if (balance !== START_LIRA - made * PRICE_LIRA) wrong.push(`${balance} TL left with ${made} coupons`);
  for (const [place, each] of shown.entries()) {
    if (!isTrue(each, made, sent) && !(left && each === 'empty')) wrong.push(`a tab shows "${each}"`);
    if (made > 0 && (marks[place] ?? 0) > 0) wrong.push('marks that were played stand there still');
  }
  return { made, sent, shown, wrong };
}

/** Marks that say nothing of a coupon are true only of a tap that never became an order. */
function isTrue(shown: Shown, made: number, sent: number): boolean {
  if (made > 0) return shown === 'made';
  return shown === 'notMade' || shown === 'told' || (shown === 'open' && sent === 0);
}

async function ordersAt(server: TestServer): Promise<number> {
  return (await server.stats()).requests[`POST ${PLAY}`] ?? 0;
}
