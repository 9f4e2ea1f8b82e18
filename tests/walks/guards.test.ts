/** Access to pages, and steps a member must complete first. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { headingOf } from '../support/member-stage.ts';
import { chooseProvince, radios } from '../support/retailers.ts';
import { rowPages } from '../support/row-pages.ts';
import { PHONE } from '../support/screens.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const popup = (page: Page) => page.getByRole('dialog');

describe('a page of the account', () => {
  test.for([
    ...rowPages.filter(({ access }) => access === 'member').map(({ path }) => path),
    '/profil/mesajlar/mesaj-detay/M1000',
    '/profil/kuponlarim/spor-toto/kazanan?tarih=ay',
    '/profil/telefon-dogrulama?a=1',
  ])('%s leads a visitor to sign-in and back', async (path) => {
    const { open, server } = await setScreen();
    const player = await server.player();
    const page = await open('/program/futbol');
    await page.goto(path);
    await expect.poll(() => pathOf(page)).toBe('/uyelik/giris');
    expect(new URL(page.url()).searchParams.get('from')).toBe(path);
    await page
      .locator('main')
      .getByLabel(/Telefon/)
      .fill(player.userInfo);
    await page.locator('main').getByLabel('Şifre', { exact: true }).fill(player.password);
    await page.locator('main').getByRole('button', { name: 'Giriş yap' }).click();
    await expect.poll(() => page.url().slice(server.url.length)).toBe(path);
    // The sign-in page is not part of the history.
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/program/futbol');
  });

  test('stays open for a member who reloads, also while the player loads slowly', async () => {
    const { open, server } = await setMemberScreen();
    await server.fault({ method: 'GET', path: 'players/player', delayMs: 1_500, times: 1 });
    const page = await open('/profil/kayitli-bayi-bilgilerim');
    expect(await page.locator('[aria-busy="true"]').count()).toBeGreaterThan(0);
    await expect.poll(() => headingOf(page)).toBe('Kayıtlı bayi bilgilerim');
    await page.reload();
    await expect.poll(() => headingOf(page)).toBe('Kayıtlı bayi bilgilerim');
    expect(pathOf(page)).toBe('/profil/kayitli-bayi-bilgilerim');
  });

  test('shows an error when the player cannot be loaded, and loads after "Tekrar dene"', async () => {
    const { open, server } = await setMemberScreen();
    await server.fault({ method: 'GET', path: 'players/player', status: 503, times: 1 });
    const page = await open('/profil');
    const alert = page.locator('main').getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain('Servise şu anda ulaşılamıyor');
    await alert.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.poll(() => headingOf(page)).toBe('Deniz Yılmaz');
  });

  test('that does not exist shows a member the page for wrong addresses', async () => {
    const { open } = await setMemberScreen();
    const page = await open('/profil/boyle-bir-sayfa-yok');
    await expect.poll(() => headingOf(page)).toBe('Sayfa bulunamadı');
  });
});

test.for(rowPages.filter(({ access }) => access === 'visitor').map(({ path }) => path))(
  '%s leads a member home',
  async (path) => {
    const { open } = await setMemberScreen();
    const page = await open(path);
    await expect.poll(() => pathOf(page)).toBe('/');
  },
);

describe('a member by status and retailer', () => {
  const CHANGE = 'Bayi Seçmelisin';
  const CHOOSE = 'Bayini Seç';
  test.for([
    [1, null, CHOOSE],
    [1, 'Passive', ''],
    [1, 'Active', ''],
    [2, null, ''],
    [2, 'Passive', CHANGE],
    [4, null, ''],
    [4, 'Passive', CHANGE],
    [4, 'Active', ''],
    [5, 'Passive', ''],
    [6, 'Passive', CHANGE],
    [6, 'Active', ''],
    [7, 'Passive', CHANGE],
  ] as const)('status %i with retailer %s shows the popup "%s"', async ([status, retailer, title]) => {
    const { open } = await setMemberScreen({ status, retailer });
    const page = await open('/program/futbol');
    if (title !== '') {
      await popup(page).getByRole('heading', { name: title, exact: true }).waitFor();
      return;
    }
    // The balances decide the popup; once they are shown, no popup appears.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Bakiye/ })
      .waitFor();
    expect(await popup(page).count()).toBe(0);
  });

  test('status 3 (Cancel) cannot sign in, and gets the words of the service', async () => {
    const { open, server } = await setScreen();
    const player = await server.player({ status: 3 });
    const page = await open('/uyelik/giris');
    await page
      .locator('main')
      .getByLabel(/Telefon/)
      .fill(player.userInfo);
    await page.locator('main').getByLabel('Şifre', { exact: true }).fill(player.password);
    await page.locator('main').getByRole('button', { name: 'Giriş yap' }).click();
    await expect.poll(() => page.locator('main').getByRole('alert').innerText()).not.toBe('');
    expect(pathOf(page)).toBe('/uyelik/giris');
  });
});

describe.for([
  ['no retailer', { status: 1, retailer: null }, 'Bayi seç', '/profil/bayi-sec'],
  ['a passive retailer', { status: 4, retailer: 'Passive' }, 'Yeni bayi seç', '/profil/bayi-degistir'],
] as const)('the popup of a member with %s', ([, fields, button, target]) => {
  test('cannot be closed by Esc, a click outside, back or reload, and leads to the choice of a retailer', async () => {
    const { open } = await setMemberScreen(fields);
    const page = await open('/program/futbol');
    await popup(page).waitFor();
    expect(await popup(page).getByRole('button', { name: 'Kapat' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    await popup(page).getByRole('button', { name: button }).waitFor();
    await page.reload();
    await popup(page).getByRole('button', { name: button }).click();
    await expect.poll(() => pathOf(page)).toBe(target);
    await expect.poll(() => popup(page).count()).toBe(0);
    await page.goBack();
    await popup(page).getByRole('button', { name: button }).waitFor();
    expect(pathOf(page)).toBe('/program/futbol');
  });

  test('never returns once a retailer is chosen', async () => {
    const { open } = await setMemberScreen(fields, { viewport: PHONE });
    const page = await open('/');
    await popup(page).getByRole('button', { name: button }).click();
    await chooseProvince(page, 'Ankara');
    await radios(page).nth(2).check();
    await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
    if (target === '/profil/bayi-degistir')
      await popup(page).getByRole('button', { name: 'Okudum, onaylıyorum' }).click();
    await page.getByText('gerçekleşmiştir').waitFor();
    await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Program' }).click();
    await page.locator('article[data-event]').first().waitFor();
    expect(await popup(page).count()).toBe(0);
    await page.reload();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Bakiye/ })
      .waitFor();
    expect(await popup(page).count()).toBe(0);
  });

  test.for([`${target}/`, target.toUpperCase()])('does not cover the choice at %s', async (address) => {
    const { open } = await setMemberScreen(fields);
    const page = await open('/program/futbol');
    await popup(page).waitFor();
    await page.evaluate((to) => history.pushState(null, '', to), address);
    await expect.poll(() => headingOf(page)).toMatch(/Bayi/);
    await expect.poll(() => popup(page).count()).toBe(0);
  });

  test('does not cover the documents that the member has to accept', async () => {
    const { open } = await setMemberScreen(fields);
    const page = await open('/program/futbol');
    await popup(page).waitFor();
    await page.evaluate(() => history.pushState(null, '', '/bilgi/yeni-uyelik-sozlesmesi'));
    await expect.poll(() => headingOf(page)).toBe('Üyelik Sözleşmesi');
    await expect.poll(() => popup(page).count()).toBe(0);
    await page.goto('/program/futbol');
    await popup(page).getByRole('button', { name: button }).waitFor();
  });

  test('has a button to sign out', async () => {
    const { open } = await setMemberScreen(fields);
    const page = await open('/');
    await popup(page).getByRole('button', { name: 'Çıkış yap' }).click();
    await page.getByRole('banner').getByText('Giriş yap').waitFor();
    expect(await popup(page).count()).toBe(0);
  });
});

test('a page of the account shows the popup, the page of the choice does not', async () => {
  const { open } = await setMemberScreen({ status: 7, retailer: 'Passive' });
  const page = await open('/profil');
  await popup(page).waitFor();
  await page.goto('/profil/bayi-degistir');
  await expect.poll(() => headingOf(page)).toBe('Bayini Seç');
  expect(await popup(page).count()).toBe(0);
});

describe('a member without a phone number', () => {
  test('is led to the phone page on a phone, and may continue later', async () => {
    const { open } = await setMemberScreen({ phoneNumber: null }, { viewport: PHONE });
    const page = await open('/program/futbol');
    await expect.poll(() => headingOf(page)).toBe('Telefon numaranı ekle');
    expect(new URL(page.url()).search).toBe('?hasUserPhoneNumber=false');
    await page.locator('main').getByRole('link', { name: 'Daha sonra' }).click();
    await expect.poll(() => pathOf(page)).toBe('/');
    await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Program' }).click();
    await page.locator('article[data-event]').first().waitFor();
    expect(pathOf(page)).toBe('/program/futbol');
  });

  test('gets a modal on a desktop, once a visit', async () => {
    const { open } = await setMemberScreen({ phoneNumber: null });
    const page = await open('/program/futbol');
    await popup(page).getByRole('heading', { name: 'Telefon numaranı ekle' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => popup(page).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Popüler bahisler' }).click();
    await expect.poll(() => pathOf(page)).toMatch(/^\/populer-bahisler/);
    expect(await popup(page).count()).toBe(0);
  });

  test('chooses a retailer first, when both are required', async () => {
    const { open } = await setMemberScreen({ phoneNumber: null, retailer: 'Passive' });
    const page = await open('/');
    await popup(page).getByRole('heading', { name: 'Bayi Seçmelisin' }).waitFor();
    await popup(page).getByRole('button', { name: 'Yeni bayi seç' }).click();
    await chooseProvince(page, 'Ankara');
    await radios(page).nth(2).check();
    await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
    await popup(page).getByRole('button', { name: 'Okudum, onaylıyorum' }).click();
    await expect.poll(() => headingOf(page)).toMatch(/^Yeni bayi seçme işlemin/);
    await page.locator('main').getByRole('link', { name: 'Kayıtlı bayi bilgilerim' }).click();
    await popup(page).getByRole('heading', { name: 'Telefon numaranı ekle' }).waitFor();
  });
});
