/** Pages with forms or money show no bets beside them, and have a back link where the navigation leads nowhere. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const sports = (page: Page) => page.getByRole('navigation', { name: 'Sporlar' });
const slip = (page: Page) => page.getByRole('complementary', { name: 'Kuponum' });

test.each(['/uyelik/giris', '/uye-ol', '/uyelik/sifremi-unuttum', '/bayilik-basvuru-formu'])(
  '%s shows neither sports nor slip beside it, while the program shows both',
  async (path) => {
    const { open } = await setScreen();
    const page = await open(path);
    await main(page).getByRole('heading', { level: 1 }).first().waitFor();
    expect([await sports(page).count(), await slip(page).count()]).toEqual([0, 0]);
    await page.goto('/program/futbol');
    await expect.poll(async () => [await sports(page).count(), await slip(page).count()]).toEqual([1, 1]);
  },
);

test.each(['/profil/ayarlar', '/profil/kayitli-bayi-bilgilerim', '/profil/bayi-degistir', '/profil/sifre-degistir'])(
  '%s has a link back to the profile',
  async (path) => {
    const { open } = await setMemberScreen();
    const page = await open(path);
    expect([await sports(page).count(), await slip(page).count()]).toEqual([0, 0]);
    await main(page).getByRole('link', { name: 'Profil', exact: true }).click();
    await endsAt(page, '/profil');
  },
);
