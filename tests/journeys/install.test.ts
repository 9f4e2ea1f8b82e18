/**
 * Installing: when the hint appears and that it appears once, the steps for an iPhone, and the back button of an
 * installed window.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { webManifest } from '../../sw/web-manifest.ts';
import { IPHONE, offerInstall, standAlone } from '../support/install.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { path } from '../support/members.ts';
import { PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser, untilConnection } from '../support/stage.ts';
import { choose, playButton, slipOf } from '../support/slip.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const COUPONS = '/profil/kuponlarim/bekleyen';
const hint = (page: Page) => page.getByRole('region', { name: 'Tribün’ü yükle' });
const asked = (page: Page): Promise<number> => page.evaluate(() => window.installAsked ?? 0);
/** Waits for the overlays, which load after first paint: the hint would be among them. */
const untilOverlays = (page: Page): Promise<void> => page.locator('dialog').first().waitFor({ state: 'attached' });

describe('the install hint', () => {
  test('appears to a member at the coupons, opens the browser’s prompt once, and never returns after a refusal', async () => {
    const { open } = await setMemberStage(browser(), {}, { context: { viewport: PHONE, hasTouch: true } });
    const page = await open('/');
    expect(await offerInstall(page)).toBe(true);
    await untilOverlays(page);
    expect(await hint(page).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Kuponlarım' }).click();
    await hint(page).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Kuponlarım' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await asked(page)).toBe(0);
    await hint(page).getByRole('button', { name: 'Yükle' }).click();
    await hint(page).waitFor({ state: 'detached' });
    expect(await asked(page)).toBe(1);
    await page.reload();
    await untilConnection(page, 'on');
    await offerInstall(page);
    await untilOverlays(page);
    expect(await hint(page).count()).toBe(0);
  });

  test('never appears again after "Şimdi değil"', async () => {
    const { open } = await setMemberStage(browser());
    const page = await open(COUPONS);
    await offerInstall(page);
    await hint(page).getByRole('button', { name: 'Şimdi değil' }).click();
    await hint(page).waitFor({ state: 'detached' });
    await offerInstall(page);
    const other = await open(COUPONS);
    await offerInstall(other);
    await untilOverlays(other);
    expect(await hint(page).count()).toBe(0);
    expect(await hint(other).count()).toBe(0);
  });

  test('waits while a dialog is open, and appears after a first coupon was played', async () => {
    const { open } = await setMemberStage(browser(), { balance: 500 });
    const page = await open('/program/futbol');
    await offerInstall(page);
    await choose(page, 3);
    expect(await hint(page).count()).toBe(0);
    await playButton(slipOf(page)).click();
    await page.getByText('Kuponun oluştu', { exact: true }).waitFor();
    await hint(page).waitFor();
    await page.getByRole('button', { name: 'Maç, takım veya lig ara' }).click();
    await page.getByRole('dialog', { name: 'Ara' }).waitFor();
    await hint(page).waitFor({ state: 'detached' });
  });

  test('does not appear to a visitor, nor where the product is installed', async () => {
    const visitor = await setStage(browser());
    const page = await visitor.open('/program/futbol');
    await offerInstall(page);
    await untilOverlays(page);
    expect(await hint(page).count()).toBe(0);

    const member = await setMemberStage(browser());
    const alone = await member.context.newPage();
    await standAlone(alone);
    await alone.goto(COUPONS);
    await offerInstall(alone);
    await untilOverlays(alone);
    expect(await hint(alone).count()).toBe(0);
  });

  test('shows an iPhone the steps', async () => {
    const context = { userAgent: IPHONE, viewport: PHONE, hasTouch: true };
    const { open } = await setMemberStage(browser(), {}, { context });
    const page = await open(COUPONS);
    await hint(page).getByRole('button', { name: 'Nasıl?' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ana ekrana ekle' });
    expect((await sheet.getByRole('listitem').allInnerTexts()).join(' ')).toMatch(/Paylaş.*Ana Ekrana Ekle.*Ekle/s);
    expect(await violationsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Anladım' }).click();
    expect(await hint(page).count()).toBe(0);
  });
});

test('the shortcuts of the app icon open their pages', async () => {
  const { open } = await setMemberStage(browser());
  const page = await open('/');
  const headings: Record<string, string> = {};
  for (const { name, url } of webManifest.shortcuts ?? []) {
    // Shortcuts are opened in sequence in the same tab.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(url);
    // oxlint-disable-next-line no-await-in-loop
    headings[name] = await page.locator('main h1').first().innerText();
  }
  expect(headings).toMatchObject({ Canlı: expect.stringContaining('Canlı') as string, Kuponlarım: 'Kuponlarım' });
  // The last one is the field for a code (rule installed-7).
  await page.getByRole('heading', { level: 1, name: 'Kodla kupon aç' }).waitFor();
  await page.locator('main').getByLabel('Kupon kodu').waitFor();
});

describe('in an installed window', () => {
  test('the header leads back to the previous page or the parent page; main pages have no back button', async () => {
    const { context } = await setMemberStage(browser());
    const page = await context.newPage();
    await standAlone(page);
    const back = page.getByRole('banner').getByRole('button', { name: 'Geri' });
    await page.goto('/profil');
    await untilConnection(page, 'on');
    expect(await back.count()).toBe(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ayarlar/ })
      .click();
    await back.click();
    await expect.poll(() => path(page)).toBe('/profil');
    // A window opened by a shortcut or a notification has no page before in its history.
    const deep = await context.newPage();
    await standAlone(deep);
    await deep.goto('/profil/ayarlar');
    await deep.getByRole('heading', { level: 1, name: 'Ayarlar' }).waitFor();
    await deep.getByRole('banner').getByRole('button', { name: 'Geri' }).waitFor();
    expect(await violationsOf(deep)).toEqual([]);
    await deep.evaluate(() => Object.defineProperty(navigation, 'canGoBack', { value: false }));
    await deep.getByRole('banner').getByRole('button', { name: 'Geri' }).click();
    await expect.poll(() => path(deep)).toBe('/profil');
  });

  test('a browser window with its own controls shows no back button', async () => {
    const { open } = await setMemberStage(browser());
    const page = await open('/profil/ayarlar');
    await untilOverlays(page);
    expect(await page.getByRole('banner').getByRole('button', { name: 'Geri' }).count()).toBe(0);
  });
});
