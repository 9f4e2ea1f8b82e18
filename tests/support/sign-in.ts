/** Signing in by the words a player reads, on the page, in the popup and in the sheet. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { TestPlayer, TestServer } from './controlled-server.ts';

/** Root that contains the form: the page's main part, or the dialog over it. */
export type Place = Page | Locator;

export const nameField = (place: Place): Locator => place.getByLabel('Telefon numarası veya T.C. kimlik numarası');
export const passwordField = (place: Place): Locator => place.getByLabel('Şifre', { exact: true });
export const codeField = (place: Place): Locator => place.getByLabel('6 haneli kod');
export const signInButton = (place: Place): Locator => place.getByRole('button', { name: 'Giriş yap' });
export const confirmButton = (place: Place): Locator => place.getByRole('button', { name: 'Onayla', exact: true });
export const main = (page: Page): Locator => page.getByRole('main');
export const dialog = (page: Page): Locator => page.getByRole('dialog');

export async function fillSignIn(place: Place, { userInfo, password }: Omit<TestPlayer, 'playerNo'>): Promise<void> {
  await nameField(place).fill(userInfo);
  await passwordField(place).fill(password);
}

export async function sendSignIn(place: Place, player: Omit<TestPlayer, 'playerNo'>): Promise<void> {
  await fillSignIn(place, player);
  await signInButton(place).click();
}

export async function sendCode(place: Place, code: string): Promise<void> {
  await codeField(place).fill(code);
}

export async function lastCode(server: TestServer): Promise<string> {
  return (await server.outbox()).at(-1)?.code ?? '';
}

/** Signs out by the account menu of a wide screen. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /hesap menüsü/ }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
}

/** Returns a code that was not sent. */
export async function wrongCode(server: TestServer): Promise<string> {
  return (await lastCode(server)) === '111111' ? '222222' : '111111';
}

/** Returns the displayed error of the whole form. */
export function toldOn(place: Place): Promise<string> {
  return place
    .getByRole('alert')
    .allInnerTexts()
    .then((texts) => texts.join(' ').trim());
}

/** The message tied to a field; '' for none. */
export async function faultOf(field: Locator): Promise<string> {
  const id = await field.getAttribute('aria-describedby');
  return id === null ? '' : field.page().locator(`[id="${id}"]`).innerText();
}

/** Waits for the header's balance, which proves that a member is signed in and loaded. */
export async function isMember(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /akiye/ }).waitFor();
}

export async function endsAt(page: Page, path: string): Promise<void> {
  await expect.poll(() => addressOf(page)).toBe(path);
}

export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

export async function callsOf(server: TestServer, path: string): Promise<number> {
  return (await server.stats()).requests[`POST /api/${path}`] ?? 0;
}
