/** Signing in and out of a browser's tabs, a forgotten password, and dialogs a member cannot bypass. */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { untilAccessExpired } from '../support/members.ts';
import { everythingKept, tracesOf } from '../support/player-traces.ts';
import { PHONE } from '../support/screens.ts';
import {
  codeField,
  dialog,
  endsAt,
  isMember,
  lastCode,
  main,
  nameField,
  passwordField,
  sendSignIn,
  signInButton,
} from '../support/sign-in.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('a sign-in by keyboard with a code applies to every tab, and so does the end of the session', async () => {
  const { server, open, context } = await setStage(browser());
  const player = await server.player({ signIn: 'activation' });
  const page = await open('/uyelik/giris?from=/profil/kayitli-bayi-bilgilerim');
  const other = await open('/uyelik/giris?from=/program/tenis');
  await page.bringToFront();
  await nameField(page).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
  for (let presses = 0; (await focused()) !== 'userInfo' && presses < 80; presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type(player.userInfo);
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(await lastCode(server));
  await page.keyboard.press('Enter');
  await endsAt(page, '/profil/kayitli-bayi-bilgilerim');
  await isMember(page);
  await endsAt(other, '/program/tenis');
  await isMember(other);

  // Tokens that were issued expire now; new ones have the usual lifetime.
  await server.tokens({ accessTtlSeconds: 0, refreshTtlSeconds: 0 });
  await server.tokens({ accessTtlSeconds: 900, refreshTtlSeconds: 900 });
  await untilAccessExpired(context, server);
  await page.evaluate(() => window.tribun?.read('getSelectedRetailer', {}));
  const over = { name: 'Oturumunun süresi doldu' };
  await other.bringToFront();
  await other.getByRole('dialog', over).getByRole('button', { name: 'Giriş yapmadan devam et' }).click();
  await expect.poll(() => dialog(other).count()).toBe(0);
  await endsAt(other, '/');
  await page.bringToFront();
  await page.getByRole('dialog', over).getByRole('button', { name: 'Tekrar giriş yap' }).click();
  await endsAt(page, '/');
  await sendSignIn(page.getByRole('dialog', { name: 'Giriş yap' }), player);
  await endsAt(page, '/profil/kayitli-bayi-bilgilerim');
  await expect.poll(() => dialog(page).count()).toBe(0);
  await isMember(other);
});

test('a forgotten password is reset on a phone, signs the player in, and is stored nowhere', async () => {
  const NEW = 'Yenisifre77';
  const details = { identityNumber: '93000000170', birthDate: '1990-02-05' };
  const { server, open } = await setStage(browser(), { context: { viewport: PHONE, hasTouch: true } });
  await server.player(details);
  const page = await open('/uyelik/giris');
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await page.getByLabel('T.C. kimlik numarası', { exact: true }).fill(details.identityNumber);
  await page.getByLabel('Doğum tarihi').fill('05.02.1990');
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await codeField(page).waitFor();
  await codeField(page).fill(await lastCode(server));
  await page.getByLabel('Yeni şifre', { exact: true }).fill(NEW);
  await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Şifreyi yenile' }).click();
  await endsAt(page, '/uyelik/giris');
  expect(tracesOf([NEW], await everythingKept(page))).toEqual([]);
  await passwordField(page).fill(NEW);
  await signInButton(main(page)).click();
  await endsAt(page, '/');
  await isMember(page);
});

test('a password reset in the dialog works by keyboard alone and closes once the player signs in in another tab', async () => {
  const details = { identityNumber: '93000000170', birthDate: '1990-02-05' };
  const { server, open } = await setStage(browser());
  const player = await server.player(details);
  const other = await open('/uyelik/giris?from=/program/tenis');
  const page = await open('/program/basketbol');
  const ask = page.getByRole('banner').getByRole('link', { name: 'Giriş yap' });
  await ask.focus();
  await page.keyboard.press('Enter');
  const lost = page.getByRole('dialog', { name: 'Şifremi unuttum' });
  const toLost = async (): Promise<void> => {
    await expect.poll(() => hasFocus(nameField(dialog(page)))).toBe(true);
    await page.keyboard.type(details.identityNumber);
    const link = dialog(page).getByRole('link', { name: 'Şifremi unuttum' });
    for (let presses = 0; !(await hasFocus(link)) && presses < 10; presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(lost.getByLabel('Doğum tarihi'))).toBe(true);
  };
  await toLost();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await hasFocus(ask)).toBe(true);

  await page.keyboard.press('Enter');
  await toLost();
  await page.keyboard.type('05021990');
  await page.keyboard.press('Enter');
  const anew = page.getByRole('dialog', { name: 'Yeni şifre belirle' });
  await expect.poll(() => hasFocus(codeField(anew))).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  await other.bringToFront();
  await sendSignIn(main(other), player);
  await isMember(other);
  await page.bringToFront();
  await isMember(page);
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('reset')))).toEqual([]);
});

test('terms of use cover the page until they are confirmed', async () => {
  const { open } = await setMemberStage(browser(), { flags: { termsOfUseDue: true } });
  const page = await open('/program/futbol');
  const terms = page.getByRole('dialog', { name: 'Kullanım koşulları' });
  await terms.getByRole('button', { name: 'Okudum, onaylıyorum' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  expect(await terms.isVisible()).toBe(true);
  await terms.getByRole('button', { name: 'Okudum, onaylıyorum' }).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
});

const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((node) => node === document.activeElement);
