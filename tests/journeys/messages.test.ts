/** Messages in a real browser: read in one tab means read in the other, and opened ones are available offline. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { keptCoupons, untilPrefetched } from '../support/coupon-copies.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { everythingKept, tracesOf } from '../support/player-traces.ts';
import { PHONE } from '../support/screens.ts';
import { endsAt, main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const PATH = '/profil/mesajlar';
const rows = (page: Page) => page.locator('main li [data-message]');
const letter = (page: Page) => page.locator('main article[data-message]');
const headerOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /hesap menüsü/ });

test('messages read in one tab are marked as read in the other', async () => {
  const { open } = await setMemberStage(browser(), { messages: 3, unread: 2 });
  const first = await open(PATH);
  const second = await open('/program/futbol');
  await expect.poll(() => headerOf(second).innerText()).toContain('2 okunmamış mesaj');
  await first.bringToFront();
  await rows(first).first().click();
  await letter(first).waitFor();
  await expect.poll(() => headerOf(first).innerText()).toContain('1 okunmamış mesaj');
  await second.bringToFront();
  await expect.poll(() => headerOf(second).innerText()).toContain('1 okunmamış mesaj');
});

test('on a phone the list leads to a message and back, without an accessibility violation', async () => {
  const context = { viewport: PHONE, hasTouch: true };
  const { open, server, player } = await setMemberStage(browser(), { messages: 30 }, { context });
  await server.message({ playerNo: player.playerNo, title: 'Yeni oranlar', contents: '<p>Merhaba</p>' });
  const page = await open(PATH);
  await rows(page).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await rows(page).first().click();
  await letter(page).getByText('Merhaba').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Mesajlarım' }).click();
  await endsAt(page, PATH);
});

test('messages that were opened are available without a network, and deleted when the session ends', async () => {
  const { server, context, open } = await setMemberStage(browser(), { unread: 2, notices: 1 }, { offline: true });
  const first = await open(PATH);
  await untilPrefetched(first);
  await rows(first).first().click();
  await letter(first).waitFor();
  const opened = new URL(first.url()).pathname;
  const id = opened.split('/').at(-1) ?? '';
  await expect
    .poll(async () => (await keptCoupons(first)).some((key) => key.endsWith(`/inbox/messages/${id}`)))
    .toBe(true);
  await server.close();
  await first.close();

  const page = await context.newPage();
  await page.goto(opened, { waitUntil: 'domcontentloaded' });
  await letter(page).waitFor();
  await main(page)
    .getByText(/^Çevrimdışı · son güncelleme/)
    .waitFor();
  await main(page).getByRole('link', { name: 'Mesajlarım' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.goto('/profil/bilgilendirmeler', { waitUntil: 'domcontentloaded' });
  await page.locator('main [data-notice]').click();
  await page.getByRole('dialog').getByText('Para çekme süreleri').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Anladım' }).click();

  await headerOf(page).click();
  await page.locator('#uye-menusu').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
  await page.getByRole('banner').getByText('Giriş yap').first().waitFor();
  await expect.poll(() => keptCoupons(page)).toEqual([]);
  expect(tracesOf(['Kral Oran simgesini', 'Para çekme süreleri'], await everythingKept(page))).toEqual([]);
});
