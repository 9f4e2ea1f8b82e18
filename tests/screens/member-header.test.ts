/** The header and the profile for a member, and signing out. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { headingOf } from '../support/member-stage.ts';
import { sessionCookies } from '../support/members.ts';
import { PHONE } from '../support/screens.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';

const rich = { balance: 1250, bonusBalance: 100, unread: 3 };

const header = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => header(page).getByRole('button', { name: /hesap menüsü/ });
const account = (page: Page) => header(page).getByRole('link', { name: /akiye/ });

test('a visitor sees sign-in and registration, and no account', async () => {
  const { open } = await setScreen();
  const page = await open('/');
  expect(await header(page).getByText('Giriş yap').count()).toBe(1);
  expect(await header(page).getByRole('link', { name: 'Üye ol' }).count()).toBe(1);
  expect(await menuButton(page).count()).toBe(0);
  expect(await account(page).count()).toBe(0);
});

test('a member sees name, balance, bonus and unread messages', async () => {
  const { open } = await setMemberScreen(rich);
  const page = await open('/program/futbol');
  await expect.poll(() => account(page).innerText()).toMatch(/1\.250,00\u00a0₺\s*Bonus 100,00\u00a0₺/);
  await header(page)
    .getByRole('button', { name: /^Deniz Yılmaz ?, 3 okunmamış mesaj, hesap menüsü$/ })
    .waitFor();
  expect(await header(page).getByText('Giriş yap').count()).toBe(0);
});

test('on a phone the balance leads to the profile, which the bottom navigation marks', async () => {
  const { open } = await setMemberScreen(rich, { viewport: PHONE });
  const page = await open('/');
  await account(page).click();
  await expect.poll(() => headingOf(page)).toBe('Deniz Yılmaz');
  const profile = page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Profil' });
  expect(await profile.getAttribute('aria-current')).toBe('page');
  expect(await profile.innerText()).toContain('3 okunmamış mesaj');
  expect(await page.locator('main').innerText()).toContain('3 okunmamış mesaj');
});

test('every link of the profile and of the menu leads to a page', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/profil');
  await expect.poll(() => headingOf(page)).toBe('Deniz Yılmaz');
  await menuButton(page).click();
  const hrefs = await page
    .locator('main a, #uye-menusu a')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(hrefs.length).toBeGreaterThan(3);
  for (const href of hrefs) {
    await page.goto(href);
    await page.locator('main h1').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname, href).toBe(href);
    expect(await headingOf(page), href).not.toBe('Sayfa bulunamadı');
  }
});

describe('the balance', () => {
  test('is refreshed by its button, in the header too', async () => {
    const { open, server, player } = await setMemberScreen(rich);
    const page = await open('/profil');
    await expect.poll(() => account(page).innerText()).toContain('1.250,00\u00a0₺');
    await server.player({ playerNo: player.playerNo, balance: 75.5 });
    await page.getByRole('button', { name: 'Bakiyeyi yenile' }).click();
    await expect.poll(() => page.getByRole('region', { name: 'Bakiye' }).innerText()).toContain('75,50\u00a0₺');
    await expect.poll(() => account(page).innerText()).toContain('75,50\u00a0₺');
  });

  test('is loaded by itself if the session call fails', async () => {
    const { open, server } = await setMemberScreen(rich);
    await server.fault({ method: 'GET', path: 'players/session', status: 503 });
    const page = await open('/profil');
    await expect.poll(() => account(page).innerText()).toContain('1.250,00\u00a0₺');
  });

  test('is a placeholder until it is known, and marked as outdated if a reload fails', async () => {
    const { open, server } = await setMemberScreen(rich);
    const fail = async (): Promise<void> => {
      await server.fault({ method: 'GET', path: 'players/session', status: 503 });
      await server.fault({ method: 'GET', path: 'players/player-balances', status: 503 });
    };
    await fail();
    const page = await open('/profil');
    await page.getByText('Bakiyen yükleniyor…').waitFor({ state: 'attached' });
    expect(await account(page).count()).toBe(0);
    // The balance is loaded again by itself.
    await server.clearFaults();
    await expect.poll(() => account(page).innerText()).toContain('1.250,00\u00a0₺');

    await fail();
    await page.getByRole('button', { name: 'Bakiyeyi yenile' }).click();
    await header(page)
      .getByRole('link', { name: /^Güncel olmayan bakiye/ })
      .waitFor();
    await page
      .getByRole('region', { name: 'Bakiye' })
      .getByText(/son güncelleme/)
      .waitFor();
    expect(await account(page).innerText()).toContain('1.250,00\u00a0₺');
    await server.clearFaults();
    await page.getByRole('button', { name: 'Bakiyeyi yenile' }).click();
    await header(page)
      .getByRole('link', { name: /^Bakiye/ })
      .waitFor();
  });

  test('of the previous visit is shown until a new one is known', async () => {
    const { open, pass, server } = await setMemberScreen(rich);
    const page = await open('/profil');
    await expect.poll(() => account(page).innerText()).toContain('1.250,00\u00a0₺');
    for (const call of ['session', 'player-balances']) {
      await server.fault({ method: 'GET', path: `players/${call}`, delayMs: 5_000 });
    }
    await page.reload();
    // The player is known again by now, and the balance is not.
    await pass(2_000);
    expect(await header(page).getByText('Bakiyen yükleniyor…').count()).toBe(0);
    expect(await account(page).allInnerTexts()).toEqual([expect.stringContaining('1.250,00\u00a0₺')]);
  });
});

describe('signing out', () => {
  test('from the menu ends at home, without cookies', async () => {
    const { open, context } = await setMemberScreen();
    const page = await open('/profil');
    await menuButton(page).click();
    await page.locator('#uye-menusu').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
    await header(page).getByText('Giriş yap').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await sessionCookies(context)).toEqual([]);
  });

  test('from the profile on a phone', async () => {
    const { open } = await setMemberScreen({}, { viewport: PHONE });
    const page = await open('/profil');
    await page.locator('main').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
    await header(page).getByText('Giriş yap').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('of all devices needs a confirmation, reports a failure, and waits for a slow response', async () => {
    const { open, server, pass } = await setMemberScreen();
    const page = await open('/profil');
    const ask = page.locator('main').getByRole('button', { name: 'Tüm cihazlardan çıkış yap' });
    await ask.click();
    const dialog = page.getByRole('dialog', { name: 'Tüm cihazlardan çıkış yap' });
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await headingOf(page)).toBe('Deniz Yılmaz');

    await server.fault({ method: 'POST', path: 'sign-out-all', status: 503, times: 1 });
    await ask.click();
    await dialog.getByRole('button', { name: 'Hepsinden çıkış yap' }).click();
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('Servise şu anda ulaşılamıyor');
    // The service has a time limit of 30 s.
    await server.fault({ method: 'POST', path: 'sign-out-all', delayMs: 25_000, times: 1 });
    await dialog.getByRole('button', { name: 'Hepsinden çıkış yap' }).click();
    await pass(24_000);
    // The call is still in flight, so no new message appears.
    expect(await dialog.innerText()).not.toContain('gecikti');
    await header(page).getByText('Giriş yap').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
