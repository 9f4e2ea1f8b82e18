/** One evening of one player: a summary, a tap on "Çek", what the plan does to it, and in the end what is true and what is shown. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { TestPlayer, TestServer } from '../../support/controlled-server.ts';
import { killSharedWorkers } from '../../support/kill.ts';
import { signedIn } from '../../support/members.ts';
import { addPayoutAccounts } from '../../support/payout-accounts.ts';
import { toursSeen } from '../../support/tours-seen.ts';
import type { TapEnd } from '../run-taps.ts';
import type { PlayPlan } from '../plays/plan.ts';
import { type Shown, shownIn } from './shown.ts';

const PATH = '/profil/para-cekme';
const START_LIRA = 1_000;
const AMOUNT_LIRA = 50;
const PATIENCE_MS = 45_000;
const LOOK_MS = 100;

interface Evening {
  browser: Browser;
  server: TestServer;
  context: BrowserContext;
  player: TestPlayer;
}

export async function withdrawOnce(browser: Browser, server: TestServer, plan: PlayPlan): Promise<TapEnd> {
  const began = performance.now();
  const player = await server.player({
    balance: START_LIRA,
    idempotency: plan.idempotency,
    tellsTransactions: plan.idempotency,
    // The service would take a second one: that there is none is the product's doing.
    oneWithdrawal: false,
  });
  await addPayoutAccounts(server, player);
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
    const before = await requestsAt(server);
    await goThrough({ browser, server, context, player }, plan);
    const left = plan.then === 'signOut';
    const end = await ended({ server, player, before, left }, context.pages());
    return { ...end, wrong: [...end.wrong, ...errors] };
  } finally {
    // The server's clock stands still, and a withdrawal is also known by its time.
    await server.pass(Math.round(performance.now() - began));
    await server.clearFaults();
    await context.close();
  }
}

async function goThrough(evening: Evening, plan: PlayPlan): Promise<void> {
  const { server, context } = evening;
  const pages = [await openTab(context)];
  if (plan.tabs === 2) pages.push(await openTab(context));
  if (plan.expired) {
    await server.tokens({ accessTtlSeconds: 0 });
    await server.tokens({ accessTtlSeconds: 900 });
  }
  if (plan.order !== null) await server.fault({ method: 'POST', path: 'payment/withdraw', ...plan.order });
  if (plan.historyFails > 0) {
    await server.fault({ method: 'GET', path: 'players/transactions', status: 503, times: plan.historyFails });
  }
  await tap(pages, plan.taps);
  await pause(plan.afterMs);
  await disturb(evening, pages, plan);
}

/** As far as the summary. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Tutar', { exact: true }).fill(String(AMOUNT_LIRA));
  await page.getByRole('button', { name: 'Devam et' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Çek ·/ })
    .waitFor();
  return page;
}

/** Taps as they are: what stands in their way is the product's business. */
async function tap(pages: readonly Page[], taps: PlayPlan['taps']): Promise<void> {
  const press = (page: Page, times: number): Promise<void> =>
    page.evaluate((count) => {
      const button = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(({ textContent }) =>
        textContent.startsWith('Çek · '),
      );
      for (let each = 0; each < count; each += 1) button?.click();
    }, times);
  await Promise.all(pages.slice(0, taps === 'inBoth' ? 2 : 1).map((page) => press(page, taps === 'double' ? 2 : 1)));
}

async function disturb({ browser, server, context, player }: Evening, pages: Page[], plan: PlayPlan): Promise<void> {
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
  /** Requests of others. */
  before: number;
  /** The end of the session took along what was told; what waits is still in the list (rule withdrawal-12). */
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
  const withdrawals = ((await controlled(server, `withdrawals?playerNo=${player.playerNo}`)) as unknown[]).length;
  const requests = (await requestsAt(server)) - before;
  const movements = (await controlled(server, `movements/${player.playerNo}`)) as { amount: number }[];
  const balance = START_LIRA + movements.reduce((sum, { amount }) => sum + amount, 0);
  const wrong: string[] = [];
  if (withdrawals > 1) wrong.push(`${withdrawals} withdrawals of one summary`);
  if (withdrawals > requests) wrong.push(`${withdrawals} withdrawals of ${requests} requests`);
  if (balance !== START_LIRA - withdrawals * AMOUNT_LIRA) wrong.push(`${balance} TL left with ${withdrawals}`);
  for (const each of shown) {
    if (!isTrue(each, withdrawals, requests) && !(left && each === 'waits')) wrong.push(`a tab shows "${each}"`);
  }
  return { made: withdrawals, sent: requests, shown, wrong };
}

/** A form that says nothing, and a summary that knows nothing, are true only of a tap that never became a request. */
function isTrue(shown: Shown, withdrawals: number, requests: number): boolean {
  if (withdrawals > 0) return shown === 'made';
  return shown === 'notMade' || shown === 'told' || ((shown === 'open' || shown === 'cutOff') && requests === 0);
}

async function requestsAt(server: TestServer): Promise<number> {
  return (await server.stats()).requests['POST /api/payment/payment/withdraw'] ?? 0;
}

async function controlled(server: TestServer, path: string): Promise<unknown> {
  return (await fetch(`${server.url}/__control/${path}`, { headers: { connection: 'close' } })).json();
}
