/** Plays one player's evening: a slip, a tap, the planned faults, and in the end a check that what is shown is true. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { TestServer } from '../../support/controlled-server.ts';
import { signedIn } from '../../support/members.ts';
import {
  type Evening,
  RENEWAL_PAUSE_MS,
  START_LIRA,
  type Tapped,
  balanceOf,
  controlled,
  ended,
  evening,
  heard,
  reload,
  tap,
  tapAmidFaults,
} from '../evening.ts';
import { allowStorage } from '../refused-storage.ts';
import type { TapEnd } from '../run-taps.ts';
import type { PlayPlan } from './plan.ts';
import { type Shown, lastShown, shownIn } from './shown.ts';

const PRICE_LIRA = 50;
const slip: Tapped = {
  order: 'sendCoupon',
  history: 'played-betslips-and-pendings',
  button: { place: 'aside footer', says: /^(Oyna|Yeni oranla oyna) · / },
};
const ORDER = 'POST /api/wager/sendCoupon';

export function playOnce(browser: Browser, server: TestServer, plan: PlayPlan): Promise<TapEnd> {
  return evening(browser, server, { idempotency: plan.idempotency }, async (spent) => {
    const { context } = spent;
    const before = await heard(server, ORDER);
    const left = await goThrough(spent, plan);
    // An unresolved order is kept; its response may arrive in the moment of leaving.
    const forgets = left !== undefined && (left !== 'underWay' || !isLost(plan));
    const first = await ended(() => look(spent, { before, made: 'perhaps', forgets, unsent: plan.renewal !== null }));
    if (first.wrong.length > 0 || first.made > 0) return first;
    // No coupon was made, so the same slip is now played once without faults.
    await server.clearFaults();
    if (plan.renewal !== null) await pause(RENEWAL_PAUSE_MS);
    if (plan.refuses !== null) await allowStorage(browser, context);
    const [page] = context.pages();
    if (left !== undefined) await fillSlip(page!);
    // A new engine begins with the odds of the device, and nothing is played at these.
    await page!.locator('aside footer button:not([aria-disabled="true"])', { hasText: slip.button.says }).waitFor();
    await tap(context.pages(), slip, 'one');
    const { wrong } = await ended(async () => {
      // The engine may have been lost with the tap, and says that nothing was sent.
      if (await page!.locator('aside footer').getByText('Lütfen tekrar dene').isVisible()) {
        await tap(context.pages(), slip, 'one');
      }
      return look(spent, { before, made: 'surely', forgets: false, unsent: false });
    });
    return { ...first, wrong: wrong.map((each) => `played again: ${each}`) };
  });
}

/** Carries out the plan. Returns what was shown to a player who signed out at that moment. */
async function goThrough(spent: Evening, plan: PlayPlan): Promise<Shown | undefined> {
  const { server, context, player } = spent;
  const pages = [await openTab(context)];
  await fillSlip(pages[0]!);
  if (plan.tabs === 2) pages.push(await openTab(context));
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('aside footer button', { hasText: slip.button.says }).waitFor();
  }
  return tapAmidFaults(spent, pages, slip, plan, async () => {
    const told = await signOut(pages[0]!);
    await signedIn(context, server, player);
    await Promise.all(pages.map(reload));
    return told;
  });
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
    // Odds are tapped one after the other, as by a player.
    // oxlint-disable-next-line no-await-in-loop
    await odd.click();
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('aside [data-tour="slip-item"]').nth(row).waitFor();
  }
}

/** Signs out. Returns what was shown about the coupon in the moment of leaving. */
async function signOut(page: Page): Promise<Shown> {
  await page.getByRole('button', { name: /hesap menüsü/ }).click();
  const leave = page.locator('[popover]').getByRole('button', { name: 'Çıkış yap', exact: true });
  await leave.waitFor();
  const told = await lastShown(page, await leave.elementHandle());
  await page.getByRole('banner').getByText('Giriş yap').first().waitFor();
  return told;
}

interface Judged {
  /** Orders of others. */
  before: number;
  made: 'perhaps' | 'surely';
  /** The end of the session removed what was shown about it (rule slip-20). */
  forgets: boolean;
  /** An order that was heard may have been refused for its token, which could not be renewed: it never became one. */
  unsent: boolean;
}

async function look({ server, player, context }: Evening, { before, made, forgets, unsent }: Judged): Promise<TapEnd> {
  const shown = await Promise.all(context.pages().map(shownIn));
  const coupons = ((await controlled(server, `coupons?playerNo=${player.playerNo}`)) as unknown[]).length;
  const orders = (await heard(server, ORDER)) - before;
  const balance = await balanceOf(server, player);
  const wrong: string[] = [];
  if (made === 'surely' && coupons === 0) wrong.push('no coupon');
  if (coupons > 1) wrong.push(`${coupons} coupons of one slip`);
  if (coupons > orders) wrong.push(`${coupons} coupons of ${orders} orders`);
  if (balance !== START_LIRA - coupons * PRICE_LIRA) wrong.push(`${balance} TL left with ${coupons} coupons`);
  for (const each of shown) {
    if (!(forgets && each === 'empty') && !isTrue(each, coupons, unsent ? 0 : orders))
      wrong.push(`a tab shows "${each}"`);
  }
  return { made: coupons, sent: orders, shown, wrong };
}

/** True when the order's response never reaches the player's side. */
const isLost = ({ order }: PlayPlan): boolean => order !== null && ('drop' in order || 'status' in order);

/** A slip that can be played says that none of it was: true only of a tap that never became an order. */
function isTrue(shown: Shown, coupons: number, orders: number): boolean {
  if (coupons > 0) return shown === 'made';
  return shown === 'notMade' || shown === 'told' || (shown === 'open' && orders === 0);
}
