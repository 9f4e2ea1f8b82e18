/** A member's transactions: pages of ten, narrowed by kind and time. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const PATH = '/profil/hesap-hareketlerim';
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

test('shows all of them, page after page, newest first, with what is left', async () => {
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

test('kind and time are in the address, and a reload keeps them', async () => {
  const { open } = await withPlays(2);
  const page = await open(PATH);
  await choose(page, /^Tür/, 'İkramiye Ödemesi');
  await endsAt(page, `${PATH}?tur=ikramiye`);
  await main(page).getByText('Bu seçimde hareket yok').waitFor();
  await choose(page, /^Tarih/, 'Bugün');
  await endsAt(page, `${PATH}?tur=ikramiye&tarih=gun`);
  await page.reload();
  await main(page).getByText('Bu seçimde hareket yok').waitFor();
  await choose(page, /^Tür: İkramiye/, 'Kupon Oynama');
  await expect.poll(() => transactions(page).count()).toBe(2);
});

test('one that a coupon made leads to the coupon', async () => {
  const { open, ids } = await withPlays(1);
  const page = await open(PATH);
  await transactions(page).first().click();
  await endsAt(page, `/profil/kuponlarim/kupon-detay/${ids[0]}`);
});

test('a coupon played meanwhile is there at once', async () => {
  const { open, server, player, pass } = await withPlays(1);
  const page = await open(PATH);
  await expect.poll(() => transactions(page).count()).toBe(1);
  await play(server, player, spotsOf(preMatch(server, FOOTBALL), 1));
  await pass(65_000);
  await expect.poll(() => transactions(page).count()).toBe(2);
});

test('nobody moved anything yet', async () => {
  const { open } = await setMemberScreen();
  const page = await open(PATH);
  await main(page).getByText('Henüz hesap hareketin yok').waitFor();
});

test('a failure says so and leads on', async () => {
  const { open, server } = await withPlays(1);
  await server.fault({ method: 'GET', path: '/api/players/transactions', status: 503 });
  const page = await open(PATH);
  const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  await again.click();
  await expect.poll(() => transactions(page).count()).toBe(1);
});

test('without a network it says that it is not here, and comes with it', async () => {
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

test('the profile leads to it', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/profil');
  await main(page)
    .getByRole('link', { name: /^Hesap hareketlerim/ })
    .click();
  await endsAt(page, PATH);
});
