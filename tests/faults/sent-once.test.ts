/** A browser sends a request again by itself when its connection is cut (browser-25): no order may be one of those. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { TestPlayer, TestServer } from '../support/controlled-server.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { expireAccess } from '../support/members.ts';
import { addPayoutAccounts } from '../support/payout-accounts.ts';
import { settling } from '../support/play-table.ts';
import { dialog, main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

const PATH = '/profil/para-cekme';
const CALL = '/payment/withdraw';
/** The service would take a second one. */
const member = { balance: 1_250, idempotency: false, oneWithdrawal: false };

async function sendWithdrawal(page: Page): Promise<void> {
  await main(page).getByLabel('Tutar', { exact: true }).fill('500');
  await main(page).getByRole('button', { name: 'Devam et' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Çek ·/ })
    .click();
}

const taken = (page: Page) => main(page).getByRole('heading', { name: 'Talebin Alındı' });

async function withdrawals(server: TestServer, { playerNo }: TestPlayer): Promise<number> {
  const answer = await fetch(`${server.url}/__control/withdrawals?playerNo=${playerNo}`, {
    headers: { connection: 'close' },
  });
  return ((await answer.json()) as unknown[]).length;
}

test('whose access token was renewed a moment before goes over a connection of its own', async () => {
  const { server, player, open, context } = await setMemberStage(browser(), member, settling);
  await addPayoutAccounts(server, player);
  await expireAccess(context, server);
  // What the page asks has the token renewed.
  const page = await open(PATH);
  await expect.poll(async () => renewals((await server.stats()).requests)).toBe(1);
  await server.fault({ method: 'POST', path: CALL.slice(1), drop: 'after', times: 1 });
  await sendWithdrawal(page);
  await taken(page).waitFor();
  expect(await withdrawals(server, player)).toBe(1);
  expect((await server.stats()).requests[`POST /api/payment${CALL}`]).toBe(1);
});

const renewals = (requests: Record<string, number>): number =>
  Object.entries(requests).reduce((sum, [call, count]) => sum + (call.endsWith('/refresh') ? count : 0), 0);
