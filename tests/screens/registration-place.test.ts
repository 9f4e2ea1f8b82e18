/** Who stands at which step, what leaving step 3 takes along, and what disturbs nobody. */
import { describe, expect, test } from 'vitest';
import { path } from '../support/members.ts';
import { atStep, headings, recommended, toCode, toResult, toRetailer, tokenCookies } from '../support/registration.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';

describe('leaving step 3', () => {
  test('without a retailer takes the two token cookies along and begins anew', async () => {
    const { server, open } = await setScreen();
    const page = await open('/uye-ol');
    await toCode(page);
    await toRetailer(page, server);
    await expect.poll(() => tokenCookies(page)).toEqual(['at', 'rt']);
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link').first().click();
    await expect.poll(() => path(page)).not.toBe('/uye-ol');
    await expect.poll(() => tokenCookies(page)).toEqual([]);
    // Without farewell: no popup says that a session ended.
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.goBack();
    await atStep(page, 'form');
    expect(await page.getByLabel('E-posta').inputValue()).toBe('');
  });

  test('is no reload: the step is still there', async () => {
    const { server, open } = await setScreen();
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
    const { server, open, context } = await setScreen();
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
    const { open } = await setMemberScreen({ status: 1, retailer: null });
    const page = await open('/uye-ol');
    await atStep(page, 'retailer');
    await toResult(page);
  });

  test('of a complete membership is sent home', async () => {
    const { open } = await setMemberScreen();
    const page = await open('/uye-ol');
    await expect.poll(() => path(page)).toBe('/');
    expect(await tokenCookies(page)).toEqual(['at', 'rt']);
  });
});

test('a retailer that takes nobody any more is said so, and another can be chosen', async () => {
  const { server, open } = await setScreen();
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
