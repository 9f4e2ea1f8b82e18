/** A session whose player cannot be loaded: the reason is shown wherever it matters, with a retry and a sign-out. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { PHONE } from '../support/screens.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { endsAt, isMember, main, nameField, sendSignIn } from '../support/sign-in.ts';

const refused = {
  method: 'GET',
  path: 'players/player',
  body: { isSuccess: false, data: null, message: null, error: { code: 9001, message: 'Hesap şu anda açılamıyor.' } },
} as const;

const notice = (page: Page) => main(page).getByRole('alert');
const out = (page: Page) => notice(page).getByRole('button', { name: 'Çıkış yap' });

describe.each(['/uyelik/giris', '/uyelik/sifremi-unuttum', '/profil', '/uye-ol'])('%s', (path) => {
  test('shows why the account cannot be loaded, and loads it after "Tekrar dene"', async () => {
    const { open, server } = await setMemberScreen();
    await server.fault(refused);
    const page = await open(path);
    await expect.poll(() => notice(page).innerText()).toContain('Hesap şu anda açılamıyor.');
    await out(page).waitFor();
    await server.clearFaults();
    await notice(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await isMember(page);
    expect(await out(page).count()).toBe(0);
  });

  test('lets the player sign out', async () => {
    const { open, server } = await setMemberScreen();
    await server.fault(refused);
    const page = await open(path);
    await out(page).click();
    await page.getByRole('banner').getByText('Giriş yap').waitFor();
    await expect.poll(() => out(page).count()).toBe(0);
    if (path === '/uyelik/giris' || path === '/profil') await nameField(main(page)).waitFor();
  });
});

test.each([{}, { viewport: PHONE }])(
  'after a sign-in whose player cannot be loaded the header leads to the page with the reason: %j',
  async (options) => {
    const { open, server } = await setScreen(options);
    const player = await server.player();
    await server.fault(refused);
    const page = await open('/uyelik/giris');
    await sendSignIn(main(page), player);
    await endsAt(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Hesabım yüklenemedi' }).click();
    await endsAt(page, '/profil');
    await out(page).waitFor();
  },
);
