/**
 * A member's part of the header: the menu by keyboard, its place by the width of the screen, and signing out
 * everywhere.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { headingOf, setMemberStage } from '../support/member-stage.ts';
import { signedIn } from '../support/members.ts';
import { PHONE } from '../support/screens.ts';
import { openContext, sharedBrowser } from '../support/stage.ts';
import { untilLoaded } from '../support/until-loaded.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const rich = { balance: 1250, bonusBalance: 100, unread: 3 };

const header = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => header(page).getByRole('button', { name: /hesap menüsü/ });
const account = (page: Page) => header(page).getByRole('link', { name: /akiye/ });

test('the member menu opens and closes by keyboard, and its links work', async () => {
  const { open } = await setMemberStage(browser(), rich);
  const page = await open('/');
  const menu = page.locator('#uye-menusu');
  const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(() => account(page).innerText()).toMatch(/1\.250,00\u00a0₺\s+Bonus 100,00\u00a0₺/);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.isVisible()).toBe(false);
  expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Profilim');
  // Pages of the account load with the account's chunk.
  await menu.getByRole('link', { name: 'Kayıtlı bayi bilgilerim' }).waitFor();
  expect(await focused()).toBe('Profilim');
  const rows = await menu.getByRole('link').allTextContents();
  for (const row of rows.slice(1, rows.indexOf('Kayıtlı bayi bilgilerim') + 1)) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(row);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => headingOf(page)).toBe('Kayıtlı bayi bilgilerim');
  expect(await menu.isVisible()).toBe(false);
});

test('on a phone the balance leads to the profile, where the player can sign out of every device', async () => {
  const { open, server, player } = await setMemberStage(browser(), rich, {
    context: { viewport: PHONE, hasTouch: true },
  });
  const elsewhere = await openContext(browser(), server.url);
  await signedIn(elsewhere.context, server, player);
  const otherDevice = await elsewhere.open('/profil');
  await expect.poll(() => headingOf(otherDevice)).toBe('Deniz Yılmaz');
  const page = await open('/');
  expect(await menuButton(page).isVisible()).toBe(false);
  await account(page).click();
  await expect.poll(() => headingOf(page)).toBe('Deniz Yılmaz');
  await untilLoaded(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('main').getByRole('button', { name: 'Tüm cihazlardan çıkış yap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tüm cihazlardan çıkış yap' });
  await dialog.getByRole('button', { name: 'Hepsinden çıkış yap' }).click();
  await header(page).getByText('Giriş yap').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await otherDevice.reload();
  await header(otherDevice).getByText('Giriş yap').waitFor();
});
