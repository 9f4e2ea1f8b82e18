/**
 * Cases of withdrawing that need a browser: two tabs at once, an engine that dies, a browser that repeats requests. The
 * rest: `tests/screens/withdraw.test.ts`.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { killSharedWorkers } from '../support/kill.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { type MemberStage, setMemberStage } from '../support/member-stage.ts';
import { expireAccess } from '../support/members.ts';
import { addPayoutAccounts } from '../support/payout-accounts.ts';
import { balance, settling } from '../support/play-table.ts';
import { PHONE } from '../support/screens.ts';
import { dialog, main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

const PATH = '/profil/para-cekme';
const CALL = 'payment/withdraw';
const send = (page: Page) => dialog(page).getByRole('button', { name: /^Çek ·/ });
const taken = (page: Page) => main(page).getByRole('heading', { name: 'Talebin Alındı' });

/** Sets up a member for whom the service would accept a second withdrawal. */
async function setTable(): Promise<MemberStage> {
  const fields = { balance: 1_250, idempotency: false, oneWithdrawal: false };
  const stage = await setMemberStage(browser(), fields, settling);
  await addPayoutAccounts(stage.server, stage.player);
  return stage;
}

async function summedUp({ open }: MemberStage): Promise<Page> {
  const page = await open(PATH);
  await main(page).getByLabel('Tutar', { exact: true }).fill('500');
  await main(page).getByRole('button', { name: 'Devam et' }).click();
  await send(page).waitFor();
  return page;
}

const count = async ({ server, player }: MemberStage): Promise<number> => {
  const answer = await fetch(`${server.url}/__control/withdrawals?playerNo=${player.playerNo}`);
  return ((await answer.json()) as unknown[]).length;
};

test('taps in two tabs at once send one withdrawal, and both tabs show its result', async () => {
  const table = await setTable();
  const pages = [await summedUp(table), await summedUp(table)];
  expect(await violationsOf(pages[1]!)).toEqual([]);
  await table.server.fault({ method: 'POST', path: CALL, delayMs: 500, times: 1 });
  const buttons = await Promise.all(pages.map((page) => send(page).elementHandle()));
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  await Promise.all(pages.map((page) => taken(page).waitFor()));
  expect(await count(table)).toBe(1);
  expect(await balance(table)).toBe(750);
  expect(await violationsOf(pages[1]!)).toEqual([]);
});

test('a tap before the engine dies sends one withdrawal or none', async () => {
  const table = await setTable();
  const page = await summedUp(table);
  await table.server.fault({ method: 'POST', path: CALL, delayMs: 1_500, times: 1 });
  await send(page).click();
  await expect.poll(async () => (await table.server.stats()).requests[`POST /api/payment/${CALL}`] ?? 0).toBe(1);
  await killSharedWorkers(browser());
  const told = main(page).getByText(/^Talebin (Alındı|oluşmadı)$/);
  await told.waitFor();
  const made = (await told.innerText()) === 'Talebin Alındı' ? 1 : 0;
  expect([await count(table), await balance(table)]).toEqual([made, 1_250 - 500 * made]);
});

test('a withdrawal cut after a renewal of the session is not repeated by the browser, because it has a connection of its own (browser-25)', async () => {
  const table = await setTable();
  const requests = async (call: string): Promise<number> =>
    Object.entries((await table.server.stats()).requests).reduce(
      (sum, [each, count]) => sum + (each.endsWith(call) ? count : 0),
      0,
    );
  await expireAccess(table.context, table.server);
  // The requests of this page cause the renewal of the token.
  const page = await summedUp(table);
  await expect.poll(() => requests('/refresh')).toBe(1);
  await table.server.fault({ method: 'POST', path: CALL, drop: 'after', times: 1 });
  await send(page).click();
  await taken(page).waitFor();
  expect(await count(table)).toBe(1);
  expect(await requests(CALL)).toBe(1);
});

test('requests that are known later than the form push nothing on a phone (rule withdrawal-13)', async () => {
  const options = { ...settling, context: { viewport: PHONE, hasTouch: true } };
  const stage = await setMemberStage(browser(), { balance: 1_250, oneWithdrawal: false }, options);
  await addPayoutAccounts(stage.server, stage.player);
  const page = await summedUp(stage);
  await send(page).click();
  await taken(page).waitFor();
  await main(page).getByRole('button', { name: 'Tamam' }).click();
  // Known to the engine, which ends with the reload of its only tab.
  await taken(page).waitFor({ state: 'hidden' });
  await stage.server.fault({ method: 'GET', path: 'transactions', delayMs: 800, times: 9 });
  await page.reload();
  await main(page).getByRole('region', { name: 'Bekleyen talebin' }).waitFor();
  await main(page).getByRole('button', { name: 'Devam et' }).waitFor();
  expect((await layoutShift(page)).sum).toBeLessThanOrEqual(0.005);
});
