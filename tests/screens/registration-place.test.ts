/** Steps of the registration by membership, leaving step 3, and changes that must not disturb a step. */
import { describe, expect, test } from 'vitest';
import { path } from '../support/members.ts';
import { atStep, headings, recommended, toCode, toResult, toRetailer, tokenCookies } from '../support/registration.ts';
import { PHONE } from '../support/screens.ts';
import { holdAnswer } from '../support/screen/held-answer.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { isMember, sendSignIn } from '../support/sign-in.ts';

describe('leaving step 3', () => {
  test('without a retailer deletes the two token cookies and starts anew', async () => {
    const { server, open } = await setScreen();
    const page = await open('/uye-ol');
    await toCode(page);
    await toRetailer(page, server);
    await expect.poll(() => tokenCookies(page)).toEqual(['at', 'rt']);
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link').first().click();
    await expect.poll(() => path(page)).not.toBe('/uye-ol');
    await expect.poll(() => tokenCookies(page)).toEqual([]);
    // The session is ended without the popup that reports an ended session.
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.goBack();
    await atStep(page, 'form');
    expect(await page.getByLabel('E-posta').inputValue()).toBe('');
  });

  test.for([
    ['Profil', '/profil'],
    ['Kuponlarım', '/profil/kuponlarim'],
  ] as const)('for a page of the account, "%s", leads to sign-in and then to that page', async ([link, target]) => {
    const { server, open } = await setScreen({ viewport: PHONE });
    const player = await server.player();
    const page = await open('/uye-ol');
    await toCode(page);
    await toRetailer(page, server);
    await expect.poll(() => tokenCookies(page)).toEqual(['at', 'rt']);
    await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: link }).click();
    await expect.poll(() => path(page)).toBe('/uyelik/giris');
    expect(await tokenCookies(page)).toEqual([]);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await sendSignIn(page.locator('main'), player);
    await isMember(page);
    await expect.poll(() => path(page)).toMatch(new RegExp(`^${target}`));
  });

  test('does not happen by a reload, which keeps the step', async () => {
    const { server, open } = await setScreen();
    const page = await open('/uye-ol');
    await toCode(page);
    await toRetailer(page, server);
    await expect.poll(() => tokenCookies(page)).toEqual(['at', 'rt']);
    await page.reload();
    await atStep(page, 'retailer');
    expect(await tokenCookies(page)).toEqual(['at', 'rt']);
    await toResult(page);
    // The result screen is kept too, until it is left.
    await page.reload();
    await atStep(page, 'result');
    await page.getByRole('link', { name: 'Programa git' }).click();
    await expect.poll(() => path(page)).toBe('/program/futbol');
    expect(await tokenCookies(page)).toEqual(['at', 'rt']);
    await page.goto('/uye-ol');
    await expect.poll(() => path(page)).toBe('/');
  });

  test('by a sign-out in another tab leaves no data behind', async () => {
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

test('data read by a member who leaves step 3 is not shown to the next member', async () => {
  const { server, open } = await setMemberScreen({ status: 1, retailer: null, unread: 2 });
  const next = await server.player({ name: 'Bora', surname: 'Ak' });
  const page = await open('/profil/mesajlar');
  const messages = page.locator('main li [data-message]');
  const goTo = (address: string) => page.evaluate((to) => history.pushState(null, '', to), address);
  await expect.poll(() => messages.count()).toBe(2);
  await goTo('/uye-ol');
  await atStep(page, 'retailer');
  await goTo('/program/futbol');
  await expect.poll(() => tokenCookies(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await sendSignIn(page.getByRole('dialog', { name: 'Giriş yap' }), next);
  await isMember(page);
  await server.fault({ method: 'GET', path: '/api/inbox/messages', delayMs: 600_000 });
  await goTo('/profil/mesajlar');
  await page.getByRole('heading', { level: 1, name: 'Mesajlar' }).waitFor();
  expect(await messages.count()).toBe(0);
});

test('a result left before player and balances are loaded again leads on', async () => {
  const { server, open } = await setScreen();
  const page = await open('/uye-ol');
  await toCode(page);
  await toRetailer(page, server);
  await expect.poll(() => page.getByRole('banner').innerText()).toContain('₺');
  const held = [holdAnswer(server, '/players/session'), holdAnswer(server, '/players/player')];
  await toResult(page);
  await page.getByRole('link', { name: 'Para yatır' }).click();
  await page.getByRole('heading', { level: 1, name: 'Para yatır' }).waitFor();
  expect(held.map(({ asked }) => asked())).toEqual([true, true]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  for (const { come } of held) come();
});

describe('a member who opens the page', () => {
  test('without a retailer is at step 3', async () => {
    const { open } = await setMemberScreen({ status: 1, retailer: null });
    const page = await open('/uye-ol');
    await atStep(page, 'retailer');
    await toResult(page);
  });

  test('with a complete membership is sent home', async () => {
    const { open } = await setMemberScreen();
    const page = await open('/uye-ol');
    await expect.poll(() => path(page)).toBe('/');
    expect(await tokenCookies(page)).toEqual(['at', 'rt']);
  });
});

test('a retailer that takes no members any more is reported, and another can be chosen', async () => {
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

describe('a choice whose response is lost', () => {
  async function loseAnswer(drop: 'before' | 'after') {
    const stage = await setScreen();
    const { server, open } = stage;
    const page = await open('/uye-ol');
    await toCode(page);
    await toRetailer(page, server);
    const chosen = await recommended(page).locator('b').innerText();
    await server.fault({ method: 'POST', path: 'player-chose-retailer', drop, times: 1 });
    await recommended(page).getByRole('radio').check();
    await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
    return { ...stage, page, chosen };
  }

  test('shows the result once the member is complete', async () => {
    const { page, chosen } = await loseAnswer('after');
    await atStep(page, 'result');
    await page.getByRole('region', { name: 'Bayin' }).getByText(chosen).waitFor();
    expect(path(page)).toBe('/uye-ol');
    expect(await tokenCookies(page)).toEqual(['at', 'rt']);
  });

  test('is reported as unresolved until then, also over a reload', async () => {
    const stage = await setScreen();
    const page = await stage.open('/uye-ol');
    await toCode(page);
    await toRetailer(page, stage.server);
    await recommended(page).getByRole('radio').check();
    await stage.server.fault({ method: 'POST', path: 'player-chose-retailer', drop: 'after', times: 1 });
    await stage.server.fault({ method: 'GET', path: 'players/player', status: 503 });
    await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
    await page.getByRole('alert').filter({ hasText: 'İşlem yapılmış olabilir.' }).waitFor();
    await stage.server.clearFaults();
    await page.reload();
    await atStep(page, 'result');
  });

  test('and that was not made is reported as possibly made, and can be made again', async () => {
    const { page, pass } = await loseAnswer('before');
    await page.getByRole('alert').filter({ hasText: 'İşlem yapılmış olabilir.' }).waitFor();
    await pass(2_000);
    await atStep(page, 'retailer');
    await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
    await atStep(page, 'result');
  });
});
