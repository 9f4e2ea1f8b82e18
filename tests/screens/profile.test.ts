/** The profile's home: who greets, and what of the account is in order. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setMemberScreen } from '../support/screen/screen.ts';
import { dialog, endsAt, main } from '../support/sign-in.ts';

const status = (page: Page) => main(page).getByRole('region', { name: 'Hesabının durumu' });

test('greets by the hour, and says that all is well', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/profil');
  await main(page).getByText('İyi günler').waitFor();
  await expect.poll(() => status(page).innerText()).toMatch(/Telefon\s*Kayıtlı\s*E-posta\s*Doğrulandı\s*Bayi/);
});

test('what is not in order leads to where it is done', async () => {
  const { open } = await setMemberScreen({ isMailVerified: false });
  const page = await open('/profil');
  await status(page)
    .getByRole('button', { name: /Adresini doğrula/ })
    .click();
  await expect.poll(() => dialog(page).innerText()).toContain('E-posta doğrulama');
});

test('the retailer leads to its page', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/profil');
  await status(page).getByRole('link', { name: /^Bayi/ }).click();
  await endsAt(page, '/profil/kayitli-bayi-bilgilerim');
});
