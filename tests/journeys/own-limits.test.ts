/** The member's own limits in two tabs of a browser: what one sets refuses the other's coupon (balance.md). */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { fields, orders, playButton, readyToPlay } from '../support/play-table.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const PATH = '/profil/oyun-dengesi';
/** Below the price of the coupon, 50 TL. */
const LITTLE = '20';

async function setAmount(page: Page, amount: string): Promise<void> {
  await page.locator('main').getByRole('textbox').fill(amount);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.locator('main').getByText(`/ ${amount},00 ₺`).waitFor();
}

async function twoTabs() {
  const table = await readyToPlay(await setMemberStage(browser(), fields, { context: { viewport: DESKTOP } }));
  return { ...table, settings: await table.open(PATH) };
}

const blocked = (page: Page, text: string) => page.locator('footer [data-blocked="true"]').filter({ hasText: text });

describe('two tabs', () => {
  test('an amount set in one refuses the coupon of the other, after a reload as well', async () => {
    const { page, settings, ...table } = await twoTabs();
    await setAmount(settings, LITTLE);
    await blocked(page, 'tutardan 20,00 ₺ kaldı').waitFor();
    // The blocked button keeps the focus and sends nothing.
    await playButton(page).press('Enter');
    expect(await orders(table)).toBe(0);
    await page.reload();
    await blocked(page, 'tutardan 20,00 ₺ kaldı').waitFor();
    expect(await playButton(page).getAttribute('aria-disabled')).toBe('true');
    expect(await orders(table)).toBe(0);
  });

  test('what is played in one tab is counted once in the other, and fills the amount', async () => {
    const { page, settings, ...table } = await twoTabs();
    await setAmount(settings, '60');
    await expect.poll(() => playButton(page).getAttribute('aria-disabled')).toBe('false');
    await playButton(page).click();
    await page.getByText('Kuponun oluştu', { exact: true }).waitFor();
    await settings.locator('main').getByText('50,00 ₺ / 60,00 ₺').waitFor();
    await settings.reload();
    await settings.locator('main').getByText('50,00 ₺ / 60,00 ₺').waitFor();
    expect(await orders(table)).toBe(1);
  });

  test('a pause refuses play and deposit in the other tab, after a reload as well', async () => {
    const { page, settings, open, ...table } = await twoTabs();
    await settings.getByRole('button', { name: '24 saat' }).click();
    await settings.getByRole('dialog').getByRole('button', { name: 'Ara ver' }).click();
    await settings.locator('[data-paused]').waitFor();
    await blocked(page, 'Ara verdin.').waitFor();
    await page.reload();
    await blocked(page, 'Ara verdin.').waitFor();
    await page.goto(new URL('/profil/para-yatirma', page.url()).href);
    await page.locator('main').getByText('Ara verdin.').waitFor();
    expect(await orders({ ...table, open })).toBe(0);
  });
});

test('balance-1: one visible tab shows the reminder, with the way to the page; a phone’s page has no violation', async () => {
  const { open } = await setMemberStage(browser(), fields, { context: { viewport: PHONE } });
  const page = await open(PATH);
  await page.getByRole('button', { name: '15 dk' }).click();
  expect(await violationsOf(page)).toEqual([]);
  // The time of play as an earlier visit of a minute ago has left it, a moment before the reminder is due.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':playTime')) ?? 'iddaav2_0.0.2:playTime';
    localStorage.setItem(key, JSON.stringify({ played: 899_000, reminded: 0, countedUntil: Date.now() }));
  });
  const note = page.locator('[data-time-note]');
  await note.getByText('15 dakikadır oynuyorsun.').waitFor();
  await note.getByRole('button', { name: 'Tamam' }).click();
  await note.waitFor({ state: 'detached' });
});
