/** A member at the form of a withdrawal, and the server's counts afterwards. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { DialectOptions } from '../../server/http/dialect/dialect-differences.ts';
import { addPayoutAccounts } from './payout-accounts.ts';
import { balance, settling } from './play-table.ts';
import { type MemberScreen, type ScreenOptions, setMemberScreen } from './screen/screen.ts';
import { dialog, main } from './sign-in.ts';

export const PATH = '/profil/para-cekme';
export const CALL = 'payment/withdraw';
export const fields = { balance: 1_250, bonusBalance: 100, idempotency: false };

export const amount = (page: Page) => main(page).getByLabel('Tutar', { exact: true });
export const further = (page: Page) => main(page).getByRole('button', { name: 'Devam et' });
export const send = (page: Page) => dialog(page).getByRole('button', { name: /^(Çek ·|Gönderiliyor)/ });
export const taken = (page: Page) => main(page).getByRole('heading', { name: 'Talebin Alındı' });
export const refused = (page: Page) => dialog(page).getByRole('heading', { name: 'Talebin Alınamadı' });
export const told = (page: Page, title: string) => dialog(page).getByRole('heading', { name: title });
export const checking = (page: Page) => main(page).getByText('Talebinin durumu kontrol ediliyor');
export const pending = (page: Page) => main(page).locator('[data-state="pending"]');

export interface Table extends MemberScreen {
  page: Page;
}

export async function setTable(told: object = {}, options: ScreenOptions = settling): Promise<Table> {
  const stage = await setMemberScreen({ ...fields, ...told }, options);
  await addPayoutAccounts(stage.server, stage.player);
  const page = await stage.open(PATH);
  await further(page).waitFor();
  return { ...stage, page };
}

export async function ask({ page }: Table, text: string): Promise<void> {
  await amount(page).fill(text);
  await further(page).click();
  await send(page).click();
}

export const withdrawals = async ({ server, player }: MemberScreen) =>
  (await (await fetch(`${server.url}/__control/withdrawals?playerNo=${player.playerNo}`)).json()) as {
    id: string;
    amount: number;
    state: string;
  }[];
export const end = async ({ server }: MemberScreen, id: string, state: 'paid' | 'cancelled') =>
  fetch(`${server.url}/__control/withdrawal/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state }),
  });
export const requests = async ({ server }: MemberScreen): Promise<number> =>
  (await server.stats()).requests[`POST /api/payment/${CALL}`] ?? 0;

export async function expectOnce(table: Table, lira: number): Promise<void> {
  expect((await withdrawals(table)).map((each) => each.amount)).toEqual([lira]);
  // The second dialect returns the amount as text.
  expect(String(await balance(table))).toBe(String(1_250 - lira));
}

/**
 * Makes a withdrawal and checks the server's record of it, for a member whose service does not return its transactions.
 */
export async function withdrawInDialect(dialect: DialectOptions): Promise<void> {
  const table = await setTable({ tellsTransactions: false }, { server: { ...settling.server, dialect } });
  await ask(table, '500');
  await taken(table.page).waitFor();
  await expect.poll(() => pending(table.page).count()).toBe(1);
  await expectOnce(table, 500);
}
