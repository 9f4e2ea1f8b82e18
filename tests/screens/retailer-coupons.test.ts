/** The coupons of a retailer's customers, and the prizes it pays over the counter. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { trueCoupons } from '../support/coupon-copies.ts';
import { cards, expectRows, inArchive, trueRows } from '../support/coupon-lists.ts';
import { holdAnswer } from '../support/screen/held-answer.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { addressOf, dialog, endsAt, main } from '../support/sign-in.ts';
import type { TestPlayer } from '../support/controlled-server.ts';

const RETAILER = '/profil/kuponlarim/bayi';

interface Shop extends MemberScreen {
  customer: TestPlayer;
}

/** A retailer's terminal and one customer of the shop; new accounts belong to the shop by default. */
async function openShop(): Promise<Shop> {
  const stage = await setMemberScreen({ isCustomRetailer: true, retailer: 'Active' }, { wholeLists: true });
  const customer = await stage.server.player({ coupons: 60, phoneNumber: '05551230099', retailer: 'Active' });
  return { ...stage, customer };
}

async function showCustomer(page: Page): Promise<void> {
  await main(page).getByLabel('Müşterinin telefon numarası').pressSequentially('05551230099');
  await main(page).getByRole('button', { name: 'Kuponlarını göster' }).click();
  await main(page).getByText('0 (555) 123 00 99 numaralı müşterin').waitFor();
}

test('coupons of one customer are found by phone and status, and the phone is in no address', async () => {
  const { server, customer, open } = await openShop();
  const page = await open('/profil');
  await main(page).getByRole('link', { name: 'Müşteri kuponları' }).click();
  await endsAt(page, RETAILER);
  await main(page).getByRole('heading', { level: 1, name: 'Müşteri kuponları' }).waitFor();
  await cards(page).first().waitFor();
  await showCustomer(page);
  await expectRows(page, await trueRows(server, customer, (coupon) => !inArchive(coupon)));
  await main(page).getByRole('link', { name: 'Kaybeden' }).click();
  await endsAt(page, `${RETAILER}/kaybeden`);
  await main(page).getByText('0 (555) 123 00 99 numaralı müşterin').waitFor();
  await expectRows(
    page,
    await trueRows(server, customer, ({ status, ...coupon }) => status === 0 && !inArchive({ status, ...coupon })),
  );
  await cards(page).first().click();
  await expect.poll(() => addressOf(page)).toMatch(/kupon-detay\/\d+\?type=customer/);
  await page.goBack();
  await cards(page).first().waitFor();
});

test('every list of played coupons exists for customers too', async () => {
  const { open } = await openShop();
  const page = await open(RETAILER);
  const lists = page.getByRole('navigation', { name: 'Müşteri kuponlarının durumu' });
  for (const [title, tab] of [
    ['Henüz oluşmayan', 'henuz-olusmayan'],
    ['Oluşturulamayan', 'olusturulamayan'],
    ['İptal edilmekte', 'iptal-edilmekte'],
    ['İptal edilen', 'iptal-edilen'],
    ['Ödenemeyen', 'kupon-odenemez'],
    ['Arşiv', 'arsiv'],
  ] as const) {
    // Lists are opened in sequence.
    // oxlint-disable-next-line no-await-in-loop
    await lists.getByRole('link', { name: title, exact: true }).click();
    // oxlint-disable-next-line no-await-in-loop
    await endsAt(page, `${RETAILER}/${tab}`);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => main(page).locator('[aria-busy="true"]').count()).toBe(0);
    // oxlint-disable-next-line no-await-in-loop
    expect(await main(page).getByRole('alert').count()).toBe(0);
  }
});

test('an invalid phone number and an unknown one each show a message', async () => {
  const { open } = await openShop();
  const page = await open(RETAILER);
  await main(page).getByLabel('Müşterinin telefon numarası').pressSequentially('0555');
  await main(page).getByRole('button', { name: 'Kuponlarını göster' }).click();
  await main(page).getByText('Geçerli bir telefon numarası giriniz.').waitFor();
  await main(page).getByLabel('Müşterinin telefon numarası').fill('05559990000');
  await main(page).getByRole('button', { name: 'Kuponlarını göster' }).click();
  await main(page).getByText('Numaranın bayine kayıtlı bir müşterinin olduğundan emin ol.').waitFor();
  await main(page).getByRole('button', { name: 'Tüm müşteriler' }).click();
  await cards(page).first().waitFor();
});

test('a prize is paid once it is confirmed, reported as paid, and leaves the list of waiting ones', async () => {
  const { server, customer, open } = await openShop();
  const page = await open(`${RETAILER}/kazanan`);
  await cards(page).first().waitFor();
  await showCustomer(page);
  const pay = page.getByRole('button', { name: 'Nakit öde' });
  await pay.first().waitFor();
  const row = main(page).getByRole('listitem').filter({ has: pay }).first();
  const id = (await row.locator('a[data-coupon]').getAttribute('data-coupon')) ?? '';
  const statusOf = async (): Promise<number | undefined> =>
    (await trueCoupons(server, customer)).find(({ bsid }) => bsid === id)?.status;

  await row.getByRole('button', { name: 'Nakit öde' }).click();
  await dialog(page).getByText(id).waitFor();
  await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();
  expect(await statusOf()).toBe(10);

  await row.getByRole('button', { name: 'Nakit öde' }).click();
  await server.fault({ method: 'POST', path: '/api/wager/payout-custom-retailer-betslip', status: 503 });
  await dialog(page).getByRole('button', { name: 'Ödedim, onayla' }).click();
  await dialog(page).getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  expect(await statusOf()).toBe(10);
  await server.clearFaults();
  await dialog(page).getByRole('button', { name: 'Ödedim, onayla' }).click();
  await dialog(page).getByText('nakit ödendi olarak işlendi').waitFor();
  // The result replaced the question, and took its focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await dialog(page).getByRole('button', { name: 'Tamam' }).click();
  expect(await statusOf()).toBe(13);
  await cards(page)
    .and(page.locator(`[data-coupon="${id}"]`))
    .waitFor({ state: 'detached' });
});

test('a payment that was accepted and is not done yet is not reported as paid', async () => {
  const { server, open } = await openShop();
  const page = await open(`${RETAILER}/kazanan`);
  await page.getByRole('button', { name: 'Nakit öde' }).first().click();
  const body = { isSuccess: true, data: { status: 10 }, message: '' };
  await server.fault({ method: 'POST', path: '/api/wager/payout-custom-retailer-betslip', times: 1, body });
  await dialog(page).getByRole('button', { name: 'Ödedim, onayla' }).click();
  await dialog(page).getByText('nakit ödeme bildirimin alındı').waitFor();
  expect(await dialog(page).innerText()).not.toContain('Ödeme yapıldı');
});

test('a prize in payment keeps its dialog until the response, which names the coupon', async () => {
  const { server, open } = await openShop();
  const page = await open(`${RETAILER}/kazanan`);
  const pay = page.getByRole('button', { name: 'Nakit öde' });
  await pay.first().waitFor();
  const row = main(page).getByRole('listitem').filter({ has: pay }).first();
  const id = (await row.locator('a[data-coupon]').getAttribute('data-coupon')) ?? '';
  await row.getByRole('button', { name: 'Nakit öde' }).click();
  const answer = holdAnswer(server, '/payout-custom-retailer-betslip');
  await dialog(page).getByRole('button', { name: 'Ödedim, onayla' }).click();
  await expect.poll(answer.asked).toBe(true);
  for (const name of ['Vazgeç', 'Kapat']) await dialog(page).getByRole('button', { name }).click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.pushState(null, '', '/program/tenis'));
  await page.locator('main [data-event]').first().waitFor();
  await dialog(page).getByRole('button', { name: 'İşleniyor…' }).waitFor();
  answer.come();
  await expect.poll(() => dialog(page).innerText()).toContain(`${id} numaralı kupon için`);
  await dialog(page).getByRole('button', { name: 'Tamam' }).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
});

test('a member who is no retailer gets a message, and a link to the own coupons', async () => {
  const { open } = await setMemberScreen({ coupons: 10 });
  const page = await open(RETAILER);
  await main(page).getByText('Bu sayfa bayiler içindir').waitFor();
  expect(await main(page).getByLabel('Müşterinin telefon numarası').count()).toBe(0);
  await main(page).getByRole('link', { name: 'Kuponlarıma git' }).click();
  await endsAt(page, '/profil/kuponlarim/bekleyen');
});
