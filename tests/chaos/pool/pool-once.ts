/**
 * Plays one player's evening: marks for a pool coupon, a tap on "Oyna", the planned faults, and in the end a check that
 * what is shown is true.
 */
import type { Browser, BrowserContext, Page } from 'playwright';
import type { TestServer } from '../../support/controlled-server.ts';
import { memberGet } from '../../support/played-coupons.ts';
import { PATH, PLAY, marked, poolCoupons, tool } from '../../support/pool-table.ts';
import { type Evening, START_LIRA, type Tapped, heard, tapOnce } from '../evening.ts';
import type { PlayPlan } from '../plays/plan.ts';
import type { TapEnd } from '../run-taps.ts';
import { type Shown, shownIn } from './shown.ts';

const PRICE_LIRA = 10;
const board: Tapped = {
  order: PLAY,
  history: 'SporTotoBetSlip/played',
  button: { place: 'main footer', says: /^Oyna · / },
};
const ORDER = `POST ${PLAY}`;

export function playPoolOnce(browser: Browser, server: TestServer, plan: PlayPlan): Promise<TapEnd> {
  const open = ({ context }: Evening): Promise<Page[]> => openTabs(context, plan);
  return tapOnce(browser, server, plan, {
    ...{ tapped: board, call: ORDER, path: PATH, open },
    look,
  });
}

async function openTabs(context: BrowserContext, { tabs }: PlayPlan): Promise<Page[]> {
  const first = await openTab(context);
  await tool(first, /^Rastgele/).click();
  const pages = tabs === 2 ? [first, await openTab(context)] : [first];
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('main footer button[aria-disabled="false"]', { hasText: /^Oyna · 10,00/ }).waitFor();
  }
  return pages;
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await page.locator('main [data-sign="0 15 2"]:enabled').waitFor();
  return page;
}

/**
 * @param left the end of the session took the marks along, and what was told
 */
async function look(
  { server, player, context }: Evening,
  before: number,
  left: boolean,
  unsent: boolean,
): Promise<TapEnd> {
  const pages = context.pages();
  const shown = await Promise.all(pages.map(shownIn));
  const marks = await Promise.all(pages.map(marked));
  const made = (await poolCoupons(server, player.playerNo)).length;
  const sent = (await heard(server, ORDER)) - before;
  const { balance } = await memberGet<{ balance: number }>(server, player, 'players/player-balances');
  const wrong: string[] = [];
  if (made > 1) wrong.push(`${made} coupons of one tap`);
  if (made > sent) wrong.push(`${made} coupons of ${sent} orders`);
  if (balance !== START_LIRA - made * PRICE_LIRA) wrong.push(`${balance} TL left with ${made} coupons`);
  for (const [place, each] of shown.entries()) {
    if (!isTrue(each, made, unsent ? 0 : sent) && !(left && each === 'empty')) wrong.push(`a tab shows "${each}"`);
    if (made > 0 && (marks[place] ?? 0) > 0) wrong.push('marks that were played stand there still');
  }
  return { made, sent, shown, wrong };
}

/** Marks that say nothing of a coupon are true only of a tap that never became an order. */
function isTrue(shown: Shown, made: number, sent: number): boolean {
  if (made > 0) return shown === 'made';
  return shown === 'notMade' || shown === 'told' || (shown === 'open' && sent === 0);
}
