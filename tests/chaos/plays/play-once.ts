/** One evening of one player: a slip, a tap, what the plan does to it, and in the end what is true and what is shown. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { killSharedWorkers } from '../../support/kill.ts';
import { signedIn } from '../../support/members.ts';
import type { TestPlayer, TestServer } from '../../support/controlled-server.ts';
import { toursSeen } from '../../support/tours-seen.ts';
import type { TapEnd } from '../run-taps.ts';
import type { PlayPlan } from './plan.ts';
import { type Shown, lastShown, shownIn } from './shown.ts';

const START_LIRA = 1_000;
const PRICE_LIRA = 50;
const PATIENCE_MS = 45_000;
const LOOK_MS = 100;

export async function playOnce(browser: Browser, server: TestServer, plan: PlayPlan): Promise<TapEnd> {
  const player = await server.player({ balance: START_LIRA, idempotency: plan.idempotency });
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
    const left = await goThrough({ browser, server, context, player }, plan);
    // What is in doubt stays; an answer on its way may come in the moment of leaving.
    const forgets = left !== undefined && (left !== 'underWay' || !isLost(plan));
    const first = await ended({ server, player, before, made: 'perhaps', forgets }, context.pages());
    if (first.wrong.length > 0 || first.made > 0) return { ...first, wrong: [...first.wrong, ...errors] };
    // Nothing came of it: the same slip is played now, in quiet, once.
    await server.clearFaults();
    if (left !== undefined) await fillSlip(context.pages()[0]!);
    await tap(context.pages(), 'one');
    const { wrong } = await ended({ server, player, before, made: 'surely', forgets: false }, context.pages());
    return { ...first, wrong: [...wrong.map((each) => `played again: ${each}`), ...errors] };
  } finally {
    await server.clearFaults();
    await context.close();
  }
}

interface Evening {
  browser: Browser;
  server: TestServer;
  context: BrowserContext;
  player: TestPlayer;
}

/** What a player who signed out was told in that moment. */
async function goThrough(evening: Evening, plan: PlayPlan): Promise<Shown | undefined> {
  const { server, context } = evening;
  const pages = [await openTab(context)];
  await fillSlip(pages[0]!);
  if (plan.tabs === 2) pages.push(await openTab(context));
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('aside footer button', { hasText: /^(Oyna|Yeni oranla oyna) · / }).waitFor();
  }
  if (plan.expired) {
    await server.tokens({ accessTtlSeconds: 0 });
    await server.tokens({ accessTtlSeconds: 900 });
  }
  if (plan.order !== null) await server.fault({ method: 'POST', path: 'sendCoupon', ...plan.order });
  if (plan.historyFails > 0) {
    const history = { method: 'GET', path: 'played-betslips-and-pendings', status: 503 };
    await server.fault({ ...history, times: plan.historyFails });
  }
  await tap(pages, plan.taps);
  await pause(plan.afterMs);
  return disturb(evening, pages, plan);
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/program/futbol', { waitUntil: 'domcontentloaded' });
  return page;
}

async function fillSlip(page: Page): Promise<void> {
  const rows = page.locator('main article[data-event]:has(button[data-outcome]:enabled)');
  await rows.nth(3).waitFor();
  for (const row of [0, 1, 2]) {
    const odd = rows.nth(row).locator('button[data-outcome]:enabled').first();
    // One after the other, as a player taps.
    // oxlint-disable-next-line no-await-in-loop
    await odd.click();
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('aside [data-tour="slip-item"]').nth(row).waitFor();
  }
}

/** Taps as they are: what stands in their way is the product's business. */
async function tap(pages: readonly Page[], taps: PlayPlan['taps']): Promise<void> {
  const press = (page: Page, times: number): Promise<void> =>
    page.evaluate((count) => {
      const button = [...document.querySelectorAll<HTMLButtonElement>('aside footer button')].find(({ textContent }) =>
        /^(Oyna|Yeni oranla oyna) · /.test(textContent),
      );
      for (let each = 0; each < count; each += 1) button?.click();
    }, times);
  await Promise.all(pages.slice(0, taps === 'inBoth' ? 2 : 1).map((page) => press(page, taps === 'double' ? 2 : 1)));
}

async function disturb(
  { browser, server, context, player }: Evening,
  pages: Page[],
  plan: PlayPlan,
): Promise<Shown | undefined> {
  const reload = async (page: Page): Promise<unknown> => page.reload({ waitUntil: 'domcontentloaded' });
  switch (plan.then) {
    case 'nothing':
      break;
    case 'kill':
      await killSharedWorkers(browser);
      break;
    case 'reload':
      await reload(pages[0]!);
      break;
    case 'reloadAll':
      await Promise.all(pages.map(reload));
      break;
    case 'close':
      await pages[0]!.close();
      break;
    case 'signOut': {
      const told = await signOut(pages[0]!);
      await signedIn(context, server, player);
      await Promise.all(pages.map(reload));
      return told;
    }
  }
  return undefined;
}

/** What was told of the coupon in the moment of leaving. */
async function signOut(page: Page): Promise<Shown> {
  await page.getByRole('button', { name: /hesap menüsü/ }).click();
  const leave = page.locator('[popover]').getByRole('button', { name: 'Çıkış yap', exact: true });
  await leave.waitFor();
  const told = await lastShown(page, await leave.elementHandle());
  await page.getByRole('banner').getByText('Giriş yap').first().waitFor();
  return told;
}

interface Judged {
  server: TestServer;
  player: TestPlayer;
  /** Orders of others. */
  before: number;
  made: 'perhaps' | 'surely';
  /** The end of the session took along what was told of it (rule slip-20). */
  forgets: boolean;
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

async function look({ server, player, before, made, forgets }: Judged, pages: Page[]): Promise<TapEnd> {
  const shown = await Promise.all(pages.map(shownIn));
  const coupons = await couponsOf(server, player);
  const orders = (await ordersAt(server)) - before;
  const balance = await balanceOf(server, player);
  const wrong: string[] = [];
  if (made === 'surely' && coupons === 0) wrong.push('no coupon');
  if (coupons > 1) wrong.push(`${coupons} coupons of one slip`);
  if (coupons > orders) wrong.push(`${coupons} coupons of ${orders} orders`);
  if (balance !== START_LIRA - coupons * PRICE_LIRA) wrong.push(`${balance} TL left with ${coupons} coupons`);
  for (const each of shown) {
    if (!(forgets && each === 'empty') && !isTrue(each, coupons, orders)) wrong.push(`a tab shows "${each}"`);
  }
  return { made: coupons, sent: orders, shown, wrong };
}

/** The player's side never hears of the order from the order itself. */
const isLost = ({ order }: PlayPlan): boolean => order !== null && ('drop' in order || 'status' in order);

/** A slip that can be played says that none of it was: true only of a tap that never became an order. */
function isTrue(shown: Shown, coupons: number, orders: number): boolean {
  if (coupons > 0) return shown === 'made';
  return shown === 'notMade' || shown === 'told' || (shown === 'open' && orders === 0);
}

async function ordersAt(server: TestServer): Promise<number> {
  return (await server.stats()).requests['POST /api/wager/sendCoupon'] ?? 0;
}

async function couponsOf(server: TestServer, { playerNo }: TestPlayer): Promise<number> {
  return ((await controlled(server, `coupons?playerNo=${playerNo}`)) as unknown[]).length;
}

/** From the server's own books: what every movement of money comes to. */
async function balanceOf(server: TestServer, { playerNo }: TestPlayer): Promise<number> {
  const movements = (await controlled(server, `movements/${playerNo}`)) as { amount: number }[];
  return START_LIRA + movements.reduce((sum, { amount }) => sum + amount, 0);
}

async function controlled(server: TestServer, path: string): Promise<unknown> {
  return (await fetch(`${server.url}/__control/${path}`, { headers: { connection: 'close' } })).json();
}
