/** A forgotten password in the sign-in dialog, over the player's current page (rule password-2, password-3). */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { NEW, birthField, details, fillNew, identityField, renewButton } from '../support/passwords.ts';
import { everythingKept, tracesOf } from '../support/player-traces.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import {
  addressOf,
  callsOf,
  codeField,
  dialog,
  isMember,
  lastCode,
  nameField,
  passwordField,
  signInButton,
  toldOn,
  wrongCode,
} from '../support/sign-in.ts';
import { setScreen } from '../support/screen/screen.ts';

/** Opens the form in the sign-in dialog, with the name typed already. */
async function openForgotten(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await nameField(dialog(page)).fill(name);
  await dialog(page).getByRole('link', { name: 'Şifremi unuttum' }).click();
  await page.getByRole('dialog', { name: 'Şifremi unuttum' }).waitFor();
}

const hasFocus = (field: Locator): Promise<boolean> => field.evaluate((node) => node === document.activeElement);

describe.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('on %s', ([, viewport]) => {
  test('a password is reset over the current page, and signs the player in', async () => {
    const { server, open } = await setScreen({ viewport });
    await server.player({ ...details });
    const page = await open('/program/basketbol?mbs=1');
    await openForgotten(page, details.identityNumber);
    // The form takes over what was typed, and its next empty field has the focus.
    expect(await identityField(dialog(page)).inputValue()).toBe(details.identityNumber);
    await expect.poll(() => hasFocus(birthField(dialog(page)))).toBe(true);
    await birthField(dialog(page)).fill('05.02.1990');
    await page.getByRole('button', { name: 'Kod gönder' }).click();
    const form = page.getByRole('dialog', { name: 'Yeni şifre belirle' });
    await expect.poll(() => hasFocus(codeField(form))).toBe(true);
    await codeField(form).fill(await wrongCode(server));
    await fillNew(page);
    await renewButton(page).click();
    await expect.poll(() => toldOn(form)).toBe('Girdiğin kod hatalı. Lütfen kontrol edip tekrar dene.');
    await codeField(form).fill(await lastCode(server));
    await renewButton(page).click();

    const signIn = page.getByRole('dialog', { name: 'Giriş yap' });
    await signIn.getByText('Şifren yenilendi. Yeni şifrenle giriş yapabilirsin.').waitFor();
    expect(await nameField(signIn).inputValue()).toBe(details.identityNumber);
    await expect.poll(() => hasFocus(passwordField(signIn))).toBe(true);
    expect(tracesOf([NEW], await everythingKept(page))).toEqual([]);
    await passwordField(signIn).fill(NEW);
    await signInButton(signIn).click();
    await isMember(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(addressOf(page)).toBe('/program/basketbol?mbs=1');
  });

  test('the form leads back to signing in, with what was typed, and closes with the dialog', async () => {
    const { server, open } = await setScreen({ viewport });
    const player = await server.player();
    const page = await open('/program/basketbol');
    await openForgotten(page, player.userInfo);
    expect(await identityField(dialog(page)).inputValue(), 'a phone number is none').toBe('');
    await expect.poll(() => hasFocus(identityField(dialog(page)))).toBe(true);
    await page.getByRole('button', { name: 'Giriş ekranına dön' }).click();
    const signIn = page.getByRole('dialog', { name: 'Giriş yap' });
    expect(await nameField(signIn).inputValue()).toBe(player.userInfo);
    await expect.poll(() => hasFocus(passwordField(signIn))).toBe(true);
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
    await identityField(dialog(page)).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(addressOf(page)).toBe('/program/basketbol');
    // The dialog opens with signing in the next time.
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    await expect.poll(() => hasFocus(nameField(signIn))).toBe(true);
  });
});

test('the step of the code survives a reload; if it was closed, it continues when opened again', async () => {
  const { server, open } = await setScreen();
  await server.player({ ...details });
  const page = await open('/program/basketbol');
  await openForgotten(page, details.identityNumber);
  await birthField(page).fill('05.02.1990');
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await codeField(dialog(page)).waitFor();
  await page.reload();
  await codeField(page.getByRole('dialog', { name: 'Yeni şifre belirle' })).waitFor();
  expect(tracesOf([details.identityNumber], await everythingKept(page))).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Kapat' }).click();
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await nameField(dialog(page)).waitFor();
  await dialog(page).getByRole('link', { name: 'Şifremi unuttum' }).click();
  await identityField(dialog(page)).fill(details.identityNumber);
  await codeField(dialog(page)).fill(await lastCode(server));
  await fillNew(page);
  await renewButton(page).click();
  await passwordField(page.getByRole('dialog', { name: 'Giriş yap' })).waitFor();
  expect(await callsOf(server, 'identity/forgotpassword')).toBe(1);
});
