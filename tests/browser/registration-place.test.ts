/** Who stands at which step, what leaving step 3 takes along, and what disturbs nobody. */
import { describe, expect, test } from 'vitest';
import { path, signedIn } from '../support/members.ts';
import {
  atStep,
  codeField,
  confirmButton,
  continueButton,
  errorModal,
  headings,
  recommended,
  toCode,
  toResult,
  toRetailer,
  tokenCookies,
} from '../support/registration.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

describe('leaving step 3', () => {
  test('without a retailer takes the two token cookies along and begins anew', async () => {
    const { server, open } = await setStage(browser());
    const page = await open('/uye-ol');
    await toCode(page);
    await toRetailer(page, server);
    await expect.poll(() => tokenCookies(page)).toEqual(['at', 'rt']);
    await page.getByRole('navigation', { name: 'Sporlar' }).getByRole('link').first().click();
    await expect.poll(() => path(page)).not.toBe('/uye-ol');
    await expect.poll(() => tokenCookies(page)).toEqual([]);
    // Without farewell: no popup says that a session ended.
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.goBack();
    await atStep(page, 'form');
    expect(await page.getByLabel('E-posta').inputValue()).toBe('');
  });

  test('is no reload: the step is still there', async () => {
    const { server, open } = await setStage(browser());
    const page = await open('/uye-ol');
    await toCode(page);
    await toRetailer(page, server);
    await expect.poll(() => tokenCookies(page)).toEqual(['at', 'rt']);
    await page.reload();
    await atStep(page, 'retailer');
    expect(await tokenCookies(page)).toEqual(['at', 'rt']);
    await toResult(page);
    // The result screen too, until it is left.
    await page.reload();
    await atStep(page, 'result');
    await page.getByRole('link', { name: 'Programa git' }).click();
    await expect.poll(() => path(page)).toBe('/program/futbol');
    expect(await tokenCookies(page)).toEqual(['at', 'rt']);
    await page.goto('/uye-ol');
    await expect.poll(() => path(page)).toBe('/');
  });

  test('by a sign-out elsewhere leaves nothing behind', async () => {
    const { server, open, context } = await setStage(browser());
    const page = await open('/uye-ol');
    await toCode(page);
    await toRetailer(page, server);
    await expect.poll(() => tokenCookies(page)).toEqual(['at', 'rt']);
    await context.clearCookies();
    await page.reload();
    await atStep(page, 'form');
    expect(await page.evaluate(() => sessionStorage.getItem('iddaav2_0.0.2:registration:step'))).toBeNull();
  });
});

describe('a member who comes to the page', () => {
  test('without a retailer yet stands at step 3', async () => {
    const { server, open, context } = await setStage(browser());
    await signedIn(context, server, await server.player({ status: 1, retailer: null }));
    const page = await open('/uye-ol');
    await atStep(page, 'retailer');
    await toResult(page);
  });

  test('of a complete membership is sent home', async () => {
    const { server, open, context } = await setStage(browser());
    await signedIn(context, server, await server.player());
    const page = await open('/uye-ol');
    await expect.poll(() => path(page)).toBe('/');
    expect(await tokenCookies(page)).toEqual(['at', 'rt']);
  });
});

test('a retailer that takes nobody any more is said so, and another can be chosen', async () => {
  const { server, open } = await setStage(browser());
  const page = await open('/uye-ol');
  await toCode(page);
  await toRetailer(page, server);
  const error = { code: 112, name: 'RetailerUnavailable', message: 'Bu bayi şu anda üye kabul etmiyor.' };
  const body = { isSuccess: false, data: null, message: null, error, info: null };
  await server.fault({ method: 'POST', path: 'player-chose-retailer', times: 1, body });
  await recommended(page).getByRole('radio').check();
  await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
  await page.getByRole('alert').filter({ hasText: 'Bu bayi şu anda üye kabul etmiyor.' }).waitFor();
  await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
  await page.getByRole('heading', { name: headings.result }).waitFor();
});

describe('axe finds nothing', () => {
  test.for([
    ['on a phone, dark', PHONE, 'dark'],
    ['on a desktop, light', DESKTOP, 'light'],
  ] as const)('%s', async ([, viewport, colorScheme]) => {
    const { server, open } = await setStage(browser(), {
      context: { viewport, colorScheme, reducedMotion: 'reduce', hasTouch: viewport === PHONE },
    });
    const page = await open('/uye-ol');
    const found: Record<string, string[]> = {};
    const look = async (at: string): Promise<void> => {
      await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
      const violations = await violationsOf(page);
      if (violations.length > 0) found[at] = violations;
    };
    await atStep(page, 'form');
    await look('step 1');
    await continueButton(page).click();
    await page.getByText('Formda hiçbir alan boş bırakılamaz').waitFor();
    await look('step 1 with faults');
    await page.getByRole('button', { name: 'Üyelik Sözleşmesi' }).click();
    await page.getByRole('button', { name: 'Okudum, onaylıyorum' }).waitFor();
    await look('contract sheet');
    await page.keyboard.press('Escape');
    await toCode(page);
    await look('step 2');
    await page.getByRole('button', { name: 'Telefon numaramı değiştir' }).click();
    await look('step 2, another number');
    await page.getByRole('button', { name: 'Vazgeç' }).click();
    await codeField(page).fill('000000');
    await confirmButton(page).click();
    await errorModal(page);
    await look('error modal');
    await page.keyboard.press('Escape');
    await toRetailer(page, server);
    await recommended(page).waitFor();
    await look('step 3');
    await toResult(page);
    await look('result');
    expect(found).toEqual({});
  });
});
