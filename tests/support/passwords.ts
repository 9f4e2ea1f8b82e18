/** Forgotten, expired and changed passwords by the words a player reads. */
import type { Page } from 'playwright';
import { type Place, codeField } from './sign-in.ts';

export const NEW = 'Yenisifre77';
/** Identity number and birth date of a member, as the form for a forgotten password requires them. */
export const details = { identityNumber: '93000000170', birthDate: '1990-02-05' };

export const identityField = (place: Place) => place.getByLabel('T.C. kimlik numarası', { exact: true });
export const birthField = (place: Place) => place.getByLabel('Doğum tarihi');
export const oldField = (page: Page) => page.getByLabel('Mevcut şifre', { exact: true });
export const newField = (page: Page) => page.getByLabel('Yeni şifre', { exact: true });
export const repeatField = (page: Page) => page.getByLabel('Yeni şifre (tekrar)', { exact: true });
export const renewButton = (page: Page) => page.getByRole('button', { name: 'Şifreyi yenile' });

export async function toResetCode(page: Page): Promise<void> {
  await identityField(page).fill(details.identityNumber);
  await birthField(page).fill('05.02.1990');
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await codeField(page).waitFor();
}

export async function fillNew(page: Page, password = NEW, repeated = password): Promise<void> {
  await newField(page).fill(password);
  await repeatField(page).fill(repeated);
}
