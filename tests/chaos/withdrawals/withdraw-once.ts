/**
 * Plays one player's evening: a summary, a tap on "Çek", the planned faults, and in the end a check that what is shown
 * is true.
 */
import type { Browser, BrowserContext, Page } from 'playwright';
import type { TestServer } from '../../support/controlled-server.ts';
import { addPayoutAccounts } from '../../support/payout-accounts.ts';
import { type Evening, START_LIRA, type Tapped, balanceOf, controlled, heard, tapOnce } from '../evening.ts';
import type { PlayPlan } from '../plays/plan.ts';
import type { TapEnd } from '../run-taps.ts';
import { type Shown, shownIn } from './shown.ts';

const PATH = '/profil/para-cekme';
const AMOUNT_LIRA = 50;
const summary: Tapped = {
  order: 'payment/withdraw',
  history: 'players/transactions',
  button: { place: 'dialog', says: /^Çek · / },
};
const REQUEST = 'POST /api/payment/payment/withdraw';

export function withdrawOnce(browser: Browser, server: TestServer, plan: PlayPlan): Promise<TapEnd> {
  return tapOnce(browser, server, plan, {
    ...{ tapped: summary, call: REQUEST, path: PATH },
    look,
    // The service would accept a second request, so only the product prevents one.
    oneWithdrawal: false,
    open: async ({ context, player }) => {
      await addPayoutAccounts(server, player);
      const first = await openTab(context);
      return plan.tabs === 2 ? [first, await openTab(context)] : [first];
    },
  });
}

/** Opens a tab and goes on to the withdrawal's summary. */
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

/**
 * @param left the end of the session took along what was told; what waits is still in the list (rule withdrawal-12)
 */
async function look(
  { server, player, context }: Evening,
  before: number,
  left: boolean,
  unsent: boolean,
): Promise<TapEnd> {
  const shown = await Promise.all(context.pages().map(shownIn));
  const withdrawals = ((await controlled(server, `withdrawals?playerNo=${player.playerNo}`)) as unknown[]).length;
  const requests = (await heard(server, REQUEST)) - before;
  const balance = await balanceOf(server, player);
  const wrong: string[] = [];
  if (withdrawals > 1) wrong.push(`${withdrawals} withdrawals of one summary`);
  if (withdrawals > requests) wrong.push(`${withdrawals} withdrawals of ${requests} requests`);
  if (balance !== START_LIRA - withdrawals * AMOUNT_LIRA) wrong.push(`${balance} TL left with ${withdrawals}`);
  for (const each of shown) {
    if (!isTrue(each, withdrawals, unsent ? 0 : requests) && !(left && each === 'waits'))
      wrong.push(`a tab shows "${each}"`);
  }
  return { made: withdrawals, sent: requests, shown, wrong };
}

/** A form or summary without a message is true only if the tap never became a request. */
function isTrue(shown: Shown, withdrawals: number, requests: number): boolean {
  if (withdrawals > 0) return shown === 'made';
  return shown === 'notMade' || shown === 'told' || ((shown === 'open' || shown === 'cutOff') && requests === 0);
}
