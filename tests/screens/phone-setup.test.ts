/** A member without a phone number is led to add one, once a visit (rule registration-12). */
import { expect, test } from 'vitest';
import { headingOf } from '../support/member-stage.ts';
import { CHANGE_RETAILER, chooseProvince, radios } from '../support/retailers.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { addressOf, dialog, endsAt, main } from '../support/sign-in.ts';

const PHONE_PAGE = '/profil/telefon-dogrulama?hasUserPhoneNumber=false';
const ASKED = 'Telefon numaranı ekle';

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'the result of choosing a retailer is shown before the phone number is required, on %s',
  async (_, viewport) => {
    const { open, pass } = await setMemberScreen({ phoneNumber: null, retailer: 'Passive' }, { viewport });
    const page = await open(CHANGE_RETAILER);
    await chooseProvince(page, 'Ankara');
    await radios(page).nth(2).check();
    await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
    await dialog(page).getByRole('button', { name: 'Okudum, onaylıyorum' }).click();
    await expect.poll(() => headingOf(page)).toMatch(/^Yeni bayi seçme işlemin/);
    await pass(5_000);
    expect(addressOf(page)).toBe(CHANGE_RETAILER);
    expect(await headingOf(page)).toMatch(/^Yeni bayi seçme işlemin/);
    expect(await dialog(page).count()).toBe(0);
    await main(page).getByRole('link', { name: 'Kayıtlı bayi bilgilerim' }).click();
    if (viewport === PHONE) await endsAt(page, PHONE_PAGE);
    else await dialog(page).getByRole('heading', { name: ASKED }).waitFor();
  },
);

test('a member who chose "later" is not led there again after a reload', async () => {
  const { open, pass } = await setMemberScreen({ phoneNumber: null }, { viewport: PHONE });
  const page = await open('/program/futbol');
  await endsAt(page, PHONE_PAGE);
  await main(page).getByRole('link', { name: 'Daha sonra' }).click();
  await endsAt(page, '/');
  await page.goto('/program/tenis');
  await page.reload();
  await main(page).locator('[data-event]').first().waitFor();
  await pass(5_000);
  expect(addressOf(page)).toBe('/program/tenis');
});
