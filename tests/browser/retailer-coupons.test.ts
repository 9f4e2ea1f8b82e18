/** A prize paid over the counter, in a real browser; the rest of the page: `tests/screens/retailer-coupons.test.ts`. */
import { expect, test } from 'vitest';
import { trueCoupons } from '../support/coupon-copies.ts';
import { cards } from '../support/coupon-lists.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { dialog, main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const PHONE_NUMBER = '05551230099';

test('a prize is paid once it is confirmed, reported as paid, and leaves the list of waiting ones', async () => {
  const { server, open } = await setMemberStage(browser(), { isCustomRetailer: true, retailer: 'Active' });
  const customer = await server.player({ coupons: 60, phoneNumber: PHONE_NUMBER, retailer: 'Active' });
  const page = await open('/profil/kuponlarim/bayi/kazanan');
  await cards(page).first().waitFor();
  await main(page).getByLabel('Müşterinin telefon numarası').pressSequentially(PHONE_NUMBER);
  await main(page).getByRole('button', { name: 'Kuponlarını göster' }).click();
  await main(page).getByText('0 (555) 123 00 99 numaralı müşterin').waitFor();
  const pay = page.getByRole('button', { name: 'Nakit öde' });
  await pay.first().waitFor();
  const row = main(page).getByRole('listitem').filter({ has: pay }).first();
  const id = (await row.locator('a[data-coupon]').getAttribute('data-coupon')) ?? '';
  await row.getByRole('button', { name: 'Nakit öde' }).click();
  await dialog(page).getByText(id).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Ödedim, onayla' }).click();
  await dialog(page).getByText('nakit ödendi olarak işlendi').waitFor();
  await dialog(page).getByRole('button', { name: 'Tamam' }).click();
  expect((await trueCoupons(server, customer)).find(({ bsid }) => bsid === id)?.status).toBe(13);
  await cards(page)
    .and(page.locator(`[data-coupon="${id}"]`))
    .waitFor({ state: 'detached' });
});
