/** From visitor to member in a real browser: by touch, and by keyboard alone. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { path } from '../support/members.ts';
import {
  applicant,
  atStep,
  consent,
  continueButton,
  toCode,
  toResult,
  toRetailer,
  tokenCookies,
} from '../support/registration.ts';
import { PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';
import { lastCode } from '../support/sign-in.ts';

const browser = sharedBrowser();

test('a visitor becomes a member on a phone', async () => {
  const { server, open } = await setStage(browser(), {
    context: { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' },
  });
  const page = await open('/uye-ol');
  await atStep(page, 'form');
  expect(await violationsOf(page)).toEqual([]);
  await toCode(page);
  expect(await tokenCookies(page)).toEqual([]);
  await toRetailer(page, server);
  await expect.poll(() => tokenCookies(page)).toEqual(['at', 'rt']);
  await toResult(page);
  await page.getByRole('link', { name: 'Programa git' }).click();
  await expect.poll(() => path(page)).toBe('/program/futbol');
  await page.locator('main button[data-outcome]').first().waitFor();
  expect(await tokenCookies(page)).toEqual(['at', 'rt']);
});

test('the whole registration can be completed by keyboard alone', async () => {
  const { server, open } = await setStage(browser());
  const page = await open('/uye-ol');
  await atStep(page, 'form');
  await page.getByRole('option', { name: 'Türkiye' }).waitFor({ state: 'attached' });
  const { keyboard } = page;
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  };

  await type('T.C. kimlik numarası', applicant.identityNumber);
  await type('Doğum tarihi', applicant.birthDate.replaceAll('.', ''));
  await type('Ad', applicant.name);
  await type('Soyad', applicant.surname);
  await tabTo(page, page.getByLabel('Meslek'));
  await keyboard.press('ArrowDown');
  await type('E-posta', applicant.email);
  await type('Cep telefonu', applicant.phoneNumber.slice(1));
  await type('Şifre', applicant.password);

  // The first consent is confirmed in the sheet with its text, the other by its checkbox.
  await tabTo(page, page.getByRole('button', { name: 'Üyelik Sözleşmesi' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Okudum, onaylıyorum' }));
  await keyboard.press('Enter');
  await expect.poll(() => consent(page, 'okudum, onaylıyorum').isChecked()).toBe(true);
  await tabTo(page, consent(page, 'İş Ortağı'));
  await keyboard.press('Space');
  await tabTo(page, continueButton(page));
  await keyboard.press('Enter');

  // The next field has the focus already.
  await atStep(page, 'code');
  await expect.poll(() => focusedName(page)).toBe('code');
  await keyboard.type(await lastCode(server));
  await keyboard.press('Enter');

  await atStep(page, 'retailer');
  await tabTo(page, page.getByRole('radio').first());
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Bu bayiyi seç' }));
  await keyboard.press('Enter');

  await atStep(page, 'result');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Üyelik tamamlandı');
  await tabTo(page, page.getByRole('link', { name: 'Programa git' }));
  await keyboard.press('Enter');
  await expect.poll(() => path(page)).toBe('/program/futbol');
});

/** Presses Tab until the element has the focus, as a player would. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(wanted)}`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
}
