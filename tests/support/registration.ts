/** A visitor's way through `/uye-ol`, by the words a player reads. */
import type { Locator, Page } from 'playwright';
import type { TestServer } from './controlled-server.ts';
import { lastCode } from './sign-in.ts';

/** A valid applicant who is not a member. */
export const applicant = {
  identityNumber: '93000000170',
  name: 'Ayşe Nur',
  surname: 'Yılmaz',
  birthDate: '05.02.1990',
  email: 'ayse@example.com',
  phoneNumber: '05321234567',
  password: 'gizli1234',
};
export type Applicant = typeof applicant;

export const headings = {
  form: 'Hemen Üye Ol',
  code: 'Telefon Numaranı Doğrula',
  retailer: 'Bayini Seç ve Üyeliğini Şimdi Tamamla',
  result: 'Tebrikler, artık üyesin!',
} as const;

export async function atStep(page: Page, step: keyof typeof headings): Promise<void> {
  await page.getByRole('heading', { level: 1, name: headings[step] }).waitFor();
}

export const continueButton = (page: Page): Locator => page.getByRole('button', { name: 'Devam et' });
export const codeField = (page: Page): Locator => page.getByLabel('Onay kodu');

/** Fills in every field of step 1, with the two required consents. */
export async function fillForm(page: Page, changes: Partial<Applicant> = {}): Promise<void> {
  const told = { ...applicant, ...changes };
  await page.getByLabel('T.C. kimlik numarası').fill(told.identityNumber);
  await page.getByLabel('Doğum tarihi').fill(told.birthDate);
  await page.getByLabel('Ad', { exact: true }).fill(told.name);
  await page.getByLabel('Soyad').fill(told.surname);
  await page.getByLabel('Meslek').selectOption({ index: 3 });
  await page.getByLabel('E-posta').fill(told.email);
  await page.getByLabel('Cep telefonu').fill(told.phoneNumber);
  await page.getByLabel('Şifre', { exact: true }).fill(told.password);
  await consent(page, 'okudum, onaylıyorum').check();
  await consent(page, 'İş Ortağı').check();
}

/** The box of the consent whose sentence holds these words. */
export function consent(page: Page, words: string): Locator {
  return page.getByRole('checkbox', { name: words });
}

/** Completes step 1. */
export async function toCode(page: Page, changes: Partial<Applicant> = {}): Promise<void> {
  await atStep(page, 'form');
  await fillForm(page, changes);
  await continueButton(page).click();
  await atStep(page, 'code');
}

/** Completes step 2, with the code that was sent last. */
export async function toRetailer(page: Page, server: TestServer): Promise<void> {
  await codeField(page).fill(await lastCode(server));
  await atStep(page, 'retailer');
}

/** Completes step 3, with the recommended retailer. */
export async function toResult(page: Page): Promise<void> {
  await recommended(page).getByRole('radio').check();
  await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
  await atStep(page, 'result');
}

/** The row of the recommended retailer. */
export const recommended = (page: Page): Locator => page.locator('[data-retailer]').filter({ hasText: 'Önerilen' });

/** The seconds a countdown shows. */
export async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Returns which of the two token cookies exist. */
export async function tokenCookies(page: Page): Promise<string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter((name) => name === 'at' || name === 'rt').toSorted();
}

/** Returns the number of calls of a service so far: "Register". */
export async function callsOf(server: TestServer, name: string): Promise<number> {
  const { requests } = await server.stats();
  return Object.entries(requests)
    .filter(([key]) => key.endsWith(`/${name}`))
    .reduce((sum, [, count]) => sum + count, 0);
}

/** The modal over the page: its title and the words below. */
export async function errorModal(page: Page): Promise<{ title: string; text: string }> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return {
    title: await dialog.getByRole('heading').innerText(),
    text: (await dialog.getByRole('alert').locator('p').allInnerTexts()).join(' '),
  };
}

export async function closeModal(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Tamam' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
