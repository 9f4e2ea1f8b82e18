/** A member's transactions: pages of ten, filtered by type and period. */
import type { Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';
import { turkishSeconds } from '../support/turkish-time.ts';

const PATH = '/profil/hesap-hareketlerim';
/** Epoch seconds of the test's noon. */
const NOW = turkishSeconds('2026-03-14T12:00:00');
const headings = (page: Page) => main(page).getByRole('heading', { level: 2 }).allInnerTexts();
const transactions = (page: Page) => page.locator('main [data-transaction]');
const choose = async (page: Page, chip: RegExp, option: string) => {
  await main(page).getByRole('button', { name: chip }).click();
  await page.getByRole('dialog').getByRole('button', { name: option, exact: true }).click();
};

/** TL of a coupon of one column with a multiplier of 50. */
const PRICE = 50;

async function withPlays(count: number): Promise<MemberScreen & { ids: string[] }> {
  const stage = await setMemberScreen({ balance: 1_000 });
  const spots = spotsOf(preMatch(stage.server, FOOTBALL), 1);
  const ids: string[] = [];
  for (let played = 0; played < count; played += 1) {
    ids.push((await play(stage.server, stage.player, spots)).id);
  }
  return { ...stage, ids };
}

test('the page shows all transactions, page after page, newest first, with the balance after each', async () => {
  const { open } = await withPlays(12);
  const page = await open(PATH);
  await expect.poll(() => transactions(page).count()).toBe(12);
  const first = await transactions(page).first().innerText();
  expect(first).toContain('Kupon Oynama');
  expect(first).toContain('12:00');
  expect(
    await main(page)
      .getByRole('heading', { name: /^Bugün, / })
      .count(),
  ).toBe(1);
  expect(first).toContain(`−\u00a0${PRICE},00\u00a0₺`);
  expect(first).toContain(`bakiye ${1_000 - 12 * PRICE},00\u00a0₺`);
});

test('type and period are in the address, and survive a reload', async () => {
  const { open } = await withPlays(2);
  const page = await open(PATH);
  await choose(page, /^Tür/, 'İkramiye Ödemesi');
  await endsAt(page, `${PATH}?tur=ikramiye`);
  await main(page).getByText('Bu filtreyle hareket yok').waitFor();
  await choose(page, /^Tarih/, 'Bugün');
  await endsAt(page, `${PATH}?tur=ikramiye&tarih=gun`);
  await page.reload();
  await main(page).getByText('Bu filtreyle hareket yok').waitFor();
  await choose(page, /^Tür: İkramiye/, 'Kupon Oynama');
  await expect.poll(() => transactions(page).count()).toBe(2);
});

test('a transaction of a coupon leads to the coupon', async () => {
  const { open, ids } = await withPlays(1);
  const page = await open(PATH);
  await transactions(page).first().click();
  await endsAt(page, `/profil/kuponlarim/kupon-detay/${ids[0]}`);
});

test('a coupon played meanwhile appears at once', async () => {
  const { open, server, player, pass } = await withPlays(1);
  const page = await open(PATH);
  await expect.poll(() => transactions(page).count()).toBe(1);
  await play(server, player, spotsOf(preMatch(server, FOOTBALL), 1));
  await pass(65_000);
  await expect.poll(() => transactions(page).count()).toBe(2);
});

test('an account without transactions shows an empty state', async () => {
  const { open } = await setMemberScreen();
  const page = await open(PATH);
  await main(page).getByText('Henüz hesap hareketin yok').waitFor();
});

test('a failure shows an error, and the list loads after "Tekrar dene"', async () => {
  const { open, server } = await withPlays(1);
  await server.fault({ method: 'GET', path: '/api/players/transactions', status: 503 });
  const page = await open(PATH);
  const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  await again.click();
  await expect.poll(() => transactions(page).count()).toBe(1);
});

test('without a network the list is reported as unavailable, and loads on reconnect', async () => {
  const { open, context } = await withPlays(1);
  const page = await open('/profil');
  await context.setOffline(true);
  await main(page)
    .getByRole('link', { name: /^Hesap hareketlerim/ })
    .click();
  await main(page).getByText('Bu liste çevrimdışı görülemiyor').waitFor();
  await main(page).getByText('Bu liste cihazında saklanmaz.').waitFor();
  await context.setOffline(false);
  await expect.poll(() => transactions(page).count()).toBe(1);
});

test('a year can be chosen, and the address keeps it', async () => {
  const { open } = await setMemberScreen({ balance: 1_000, transactions: 60 });
  const page = await open(PATH);
  await choose(page, /^Tarih/, '2023');
  await endsAt(page, `${PATH}?tarih=2023`);
  await page.reload();
  await expect.poll(() => headings(page)).not.toEqual([]);
  const titles = await headings(page);
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title).toMatch(/ 2023$/);
});

test('a day has separate totals for balance and bonus', async () => {
  const { open, server, player } = await withPlays(2);
  const { playerNo } = player;
  await server.transfer({ playerNo, amount: 200, afterMs: 0 });
  await server.transfer({ playerNo, amount: 75, type: 13, afterMs: 0 });
  const page = await open(PATH);
  await expect.poll(() => transactions(page).count()).toBe(4);
  const total = main(page).locator('p').filter({ hasText: 'Günün toplamı:' });
  expect(await total.innerText()).toContain('+\u00a0200,00\u00a0₺');
  expect(await total.innerText()).toContain(`−\u00a0${2 * PRICE},00\u00a0₺`);
});

test('a transaction without a coupon opens a sheet with its details', async () => {
  const { open, server, player } = await setMemberScreen({ balance: 10 });
  await server.transfer({ playerNo: player.playerNo, amount: 200, afterMs: 0 });
  const page = await open(PATH);
  await transactions(page).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('14 Mart 2026 Cumartesi, 12:00').waitFor();
  const words = await sheet.innerText();
  expect(words).toContain('Para Yatırma');
  expect(words).toContain('+\u00a0200,00\u00a0₺');
  expect(words).toContain('210,00\u00a0₺');
});

test('the summary covers the whole choice, and a table shows the same', async () => {
  const { open, server, player } = await withPlays(12);
  await server.transfer({ playerNo: player.playerNo, amount: 450.5, afterMs: 0 });
  const page = await open(`${PATH}?tarih=hafta`);
  await main(page).getByRole('button', { name: 'Özet', exact: true }).click();
  await endsAt(page, `${PATH}?tarih=hafta&ozet=acik`);
  const summary = main(page).getByRole('region', { name: 'Dönem özeti' });
  await summary.getByText('Hesabına giren', { exact: true }).first().waitFor();
  const words = await summary.innerText();
  expect(words).toContain('450,50\u00a0₺');
  expect(words).toContain(`${12 * PRICE},00\u00a0₺`);
  expect(words).toContain('−\u00a0149,50\u00a0₺');
  expect(await summary.locator('tbody tr').count()).toBe(1);
  expect(await summary.locator('tbody tr').innerText()).toContain('850,50');
});

test('without a choice the summary shows the result of playing by month, and a tapped bar its month (rule transaction-10)', async () => {
  const { open, server, player } = await withPlays(12);
  await server.transfer({ playerNo: player.playerNo, amount: 450.5, afterMs: 0 });
  const page = await open(`${PATH}?ozet=acik`);
  const summary = main(page).getByRole('region', { name: 'Dönem özeti' });
  const bars = summary.getByRole('list', { name: 'Oyun sonucun' }).getByRole('button');
  await expect.poll(() => bars.count()).toBe(12);
  await expect.poll(() => summary.innerText()).toMatch(new RegExp(`Oyun sonucun\\s*−\u00a0${12 * PRICE},00`));
  expect(await summary.innerText()).toMatch(/Yatırdığın\s*450,50/);
  await bars.nth(11).click();
  expect(await bars.nth(11).getAttribute('aria-pressed')).toBe('true');
  await bars.nth(0).click();
  await expect.poll(() => summary.innerText()).toMatch(/Oynadığın\s*0,00/);
  await summary.getByRole('button', { name: '30 gün' }).click();
  await expect.poll(() => bars.count()).toBe(30);
});

test('the file contains the whole choice', async () => {
  const { open } = await setMemberScreen({ balance: 1_000, transactions: 60 });
  const saved: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:file';
  });
  const page = await open(`${PATH}?tur=para-yatirma`);
  await main(page).getByRole('button', { name: 'CSV indir' }).click();
  const note = main(page).getByText(/^\d+ hareket indirildi$/);
  await note.waitFor();
  made.mockRestore();
  const text = (await saved[0]?.text()) ?? '';
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toContain('Tarih;Saat;İşlem');
  expect(lines.slice(1).every((line) => line.includes(';Para Yatırma;'))).toBe(true);
  expect(`${lines.length - 1} hareket indirildi`).toBe(await note.innerText());
});

test('a transfer appears in the list as soon as it is in the balance', async () => {
  const { open, server, player, pass } = await setMemberScreen({ balance: 10 });
  const page = await open(PATH);
  await main(page).getByText('Henüz hesap hareketin yok').waitFor();
  await server.transfer({ playerNo: player.playerNo, amount: 250, afterMs: 3_000 });
  await pass(65_000);
  await expect.poll(() => transactions(page).count()).toBe(1);
  expect(await transactions(page).first().innerText()).toContain('250,00');
});

test('a response that mixes two games in one type is separated', async () => {
  const { open, server } = await setMemberScreen({ balance: 10 });
  const row = { date: NOW, type: 4, amount: -20, balance: 10 };
  const items = [
    { ...row, id: 'a', couponType: 27, bsid: '1' },
    { ...row, id: 'b', couponType: null },
  ];
  const data = { items, page: 1, limit: 10, total: 2, totalPage: 1 };
  const path = '/api/players/transactions';
  await server.fault({ method: 'GET', path, status: 200, body: { isSuccess: true, data } });
  const page = await open(`${PATH}?tur=spor-toto-oynama`);
  await expect.poll(() => transactions(page).count()).toBe(1);
  expect(await transactions(page).first().innerText()).toContain('Spor Toto Oynama');
});

test('the second dialect, without signs and in another order, shows the same', async () => {
  const { open, server, player } = await setMemberScreen({ balance: 100 }, { server: { dialect: 'second' } });
  const { playerNo } = player;
  await server.transfer({ playerNo, amount: 40, afterMs: 0 });
  await server.transfer({ playerNo, amount: -30, type: 41, afterMs: 0 });
  await server.transfer({ playerNo, amount: 5, type: 28, afterMs: 0 });
  const page = await open(PATH);
  await expect.poll(() => transactions(page).count()).toBe(3);
  const words = await main(page).innerText();
  expect(words).toContain('−\u00a030,00');
  expect(words).toContain('+\u00a040,00');
});

test('the profile leads to the transactions', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/profil');
  await main(page)
    .getByRole('link', { name: /^Hesap hareketlerim/ })
    .click();
  await endsAt(page, PATH);
});
