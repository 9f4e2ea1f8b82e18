/** The choice of a retailer: the three modes, and the result of the choice. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { headingOf } from '../support/member-stage.ts';
import { CHANGE_RETAILER, chooseProvince, radios, selectedName } from '../support/retailers.ts';
import { PHONE } from '../support/screens.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { holdAnswer } from '../support/screen/held-answer.ts';
import { setMemberScreen } from '../support/screen/screen.ts';

const DONE = 'Yeni bayi seçme işlemin başarılı bir şekilde gerçekleşmiştir';

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Bu bayiyi seç' });

describe('the mode of choosing a retailer', () => {
  test.for([
    [
      'no retailer',
      { status: 1, retailer: null },
      '/profil/bayi-sec',
      'Bayini Seç ve Üyeliğini Şimdi Tamamla',
      'bayiye gitmen gerekmez',
    ],
    ['a passive one', { retailer: 'Passive' }, CHANGE_RETAILER, 'Bayini Seç', 'üyelik sözleşmesini onaylaman'],
    ['an active one', { retailer: 'Active' }, CHANGE_RETAILER, 'Bayi Değiştir', ''],
    ['an active one, at the other address', { retailer: 'Active' }, '/profil/bayi-sec', 'Bayi Değiştir', ''],
  ] as const)('of a player with %s', async ([, fields, path, title, words]) => {
    const { open } = await setMemberScreen(fields);
    const page = await open(path);
    await expect.poll(() => headingOf(page)).toBe(title);
    expect(await page.title()).toBe(`${title} · Tribün`);
    const description = page.locator('main h1 + div');
    if (words === '') expect(await description.count()).toBe(0);
    else expect(await description.innerText()).toContain(words);
  });
});

describe('a choice of a retailer', () => {
  test('is checked, confirmed, and shown on the pages of the account', async () => {
    const { open, server } = await setMemberScreen({}, { viewport: PHONE });
    const page = await open(CHANGE_RETAILER);
    await chooseProvince(page, 'Ankara');
    await radios(page).nth(2).check();
    const name = await selectedName(page);
    await confirmButton(page).click();
    await expect.poll(() => headingOf(page)).toBe(DONE);
    expect(await page.locator('main').innerText()).toContain(name);
    const { requests } = await server.stats();
    expect(Object.keys(requests).some((request) => /^GET .*\/check$/.test(request))).toBe(true);
    await page.getByRole('link', { name: 'Kayıtlı bayi bilgilerim' }).click();
    await expect.poll(() => page.locator('main h2').innerText()).toBe(name);
    expect(await page.getByRole('link', { name: 'Ara', exact: true }).getAttribute('href')).toMatch(/^tel:\+90/);
    expect(await page.getByRole('link', { name: 'Haritada aç' }).getAttribute('rel')).toContain('noopener');
  });

  test('of a retailer that takes no members any more is not sent', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(CHANGE_RETAILER);
    await chooseProvince(page, 'Ankara');
    await radios(page).nth(1).check();
    const id = await page.locator('[data-retailer]').nth(1).getAttribute('data-retailer');
    await server.fault({
      method: 'GET',
      path: `${id}/check`,
      body: { isSuccess: true, data: { isAvailable: false } },
      times: 1,
    });
    await confirmButton(page).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('şu anda yeni üye almıyor');
    expect(await chooseCalls(server)).toBe(0);
    // The same retailer can be chosen once it is open again.
    await confirmButton(page).click();
    await expect.poll(() => headingOf(page)).toBe(DONE);
  });

  test('that is refused shows why and can be made again, once for a double click', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(CHANGE_RETAILER);
    await chooseProvince(page, 'Ankara');
    await radios(page).nth(1).check();
    await server.fault({
      method: 'POST',
      path: 'player-chose-retailer',
      body: { isSuccess: false, error: { code: 1, message: 'Bu ay bayi değiştirdin.' } },
      times: 1,
    });
    await confirmButton(page).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('Bu ay bayi değiştirdin.');
    const before = await chooseCalls(server);
    await confirmButton(page).dblclick();
    await expect.poll(() => headingOf(page)).toBe(DONE);
    expect((await chooseCalls(server)) - before).toBe(1);
  });

  test('after a retailer closed requires the contract to be approved', async () => {
    const { open, server } = await setMemberScreen({ status: 4, retailer: 'Passive' });
    const page = await open(CHANGE_RETAILER);
    await chooseProvince(page, 'İzmir');
    await radios(page).nth(2).check();
    await confirmButton(page).click();
    const contract = page.getByRole('dialog', { name: 'Üyelik Sözleşmesi' });
    await contract.getByRole('button', { name: 'Vazgeç' }).click();
    await expect.poll(() => contract.count()).toBe(0);
    expect(await chooseCalls(server)).toBe(0);
    await confirmButton(page).click();
    await contract.getByText('Üyelik koşulları').waitFor();
    await contract.getByRole('button', { name: 'Okudum, onaylıyorum' }).click();
    await expect.poll(() => headingOf(page)).toBe(DONE);
    await page.getByRole('link', { name: 'Anasayfaya git' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('does not wait for a contract that cannot be loaded', async () => {
    const { open, server } = await setMemberScreen({ status: 4, retailer: 'Passive' });
    await server.fault({ method: 'GET', path: 'legal-texts/contract-info', status: 404 });
    const page = await open(CHANGE_RETAILER);
    await chooseProvince(page, 'İzmir');
    await radios(page).nth(2).check();
    await confirmButton(page).click();
    const contract = page.getByRole('dialog', { name: 'Üyelik Sözleşmesi' });
    await contract.getByRole('button', { name: 'Metin yüklenemedi, onaylayıp devam et' }).click();
    await expect.poll(() => headingOf(page)).toBe(DONE);
    expect(await chooseCalls(server)).toBe(1);
  });
});

describe('a choice before the balances are loaded again', () => {
  test.each([
    ['Anasayfaya git', '/'],
    ['Kayıtlı bayi bilgilerim', '/profil/kayitli-bayi-bilgilerim'],
  ])('is not required again, and is shown: "%s"', async (way, path) => {
    const { open, server } = await setMemberScreen({ status: 4, retailer: 'Passive' });
    const page = await open(CHANGE_RETAILER);
    await chooseProvince(page, 'Ankara');
    await radios(page).nth(2).check();
    const name = await selectedName(page);
    const session = holdAnswer(server, '/players/session');
    await confirmButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Okudum, onaylıyorum' }).click();
    await expect.poll(() => headingOf(page)).toBe(DONE);
    await page.getByRole('link', { name: way }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    if (path !== '/') {
      await page.locator('main h2').waitFor();
      expect(await page.locator('main h2').innerText()).toBe(name);
    }
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(session.asked()).toBe(true);
    session.come();
  });
});

describe('a choice whose check is slow', () => {
  test('is dropped when the page is left', async () => {
    const { open, server, pass } = await setMemberScreen();
    const page = await open('/profil/kayitli-bayi-bilgilerim');
    await page.getByRole('link', { name: 'Bayi Değiştir' }).click();
    await chooseProvince(page, 'Ankara');
    await radios(page).nth(2).check();
    const check = holdAnswer(server, '/check');
    await confirmButton(page).click();
    await expect.poll(check.asked).toBe(true);
    await page.goBack();
    check.come();
    await pass(1_000);
    expect(await chooseCalls(server)).toBe(0);
  });

  test('is dropped when another one is picked, which can be chosen at once', async () => {
    const { open, server, pass } = await setMemberScreen();
    const page = await open(CHANGE_RETAILER);
    await chooseProvince(page, 'Ankara');
    await radios(page).nth(1).check();
    const check = holdAnswer(server, '/check');
    await confirmButton(page).click();
    await expect.poll(check.asked).toBe(true);
    await radios(page).nth(2).check();
    const name = await selectedName(page);
    // The count is read at once, because polling would last until the call times out.
    expect(await confirmButton(page).count()).toBe(1);
    check.come();
    await pass(1_000);
    expect(await chooseCalls(server)).toBe(0);
    await confirmButton(page).click();
    await expect.poll(() => headingOf(page)).toBe(DONE);
    expect(await chooseCalls(server)).toBe(1);
    expect(await page.getByRole('region', { name: 'Bayin' }).innerText()).toContain(name);
  });
});

test('a registered retailer of an unknown status is called neither serving nor closed', async () => {
  const { open, server } = await setMemberScreen();
  const retailer = { id: 12, name: 'Bulvar Bayi', status: 'Closed' };
  const body = { isSuccess: true, data: { balance: 5, bonusBalance: 0, retailer } };
  await server.fault({ method: 'GET', path: 'players/session', body });
  const page = await open('/profil/kayitli-bayi-bilgilerim');
  await expect.poll(() => page.locator('main h2').innerText()).toBe('Bulvar Bayi');
  expect(await page.locator('main').innerText()).not.toContain('Hizmet ver');
});

/** Responses of a service to a choice, whose shape is not documented. */
test.each([null, {}, { rid: null }])('a choice answered with %j is made, and shown as it was picked', async (data) => {
  const { open, server } = await setMemberScreen({ status: 4, retailer: 'Passive' });
  const page = await open(CHANGE_RETAILER);
  await chooseProvince(page, 'Ankara');
  await radios(page).nth(2).check();
  const name = await selectedName(page);
  const id = await page.locator('[data-retailer]').nth(2).getAttribute('data-retailer');
  await server.fault({ method: 'POST', path: 'player-chose-retailer', body: { isSuccess: true, data }, times: 1 });
  await confirmButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Okudum, onaylıyorum' }).click();
  await expect.poll(() => headingOf(page)).toBe(DONE);
  const card = await page.getByRole('region', { name: 'Bayin' }).innerText();
  expect(card).toContain(name);
  expect(card).toContain(id);
});

test('a choice with an unreadable response loads the player and the balances again', async () => {
  const { open, server } = await setMemberScreen();
  const page = await open(CHANGE_RETAILER);
  await chooseProvince(page, 'Ankara');
  await radios(page).nth(2).check();
  const name = await selectedName(page);
  // The choice was made, and its response is unreadable.
  const { fetch } = server;
  server.fetch = async (input, init) => {
    const response = await fetch(input, init);
    return new Request(input, init).url.endsWith('/player-chose-retailer') ? new Response('<html>') : response;
  };
  const players = async (): Promise<number> => (await server.stats()).requests['GET /api/players/player'] ?? 0;
  const before = await players();
  await confirmButton(page).click();
  await page.locator('main').getByRole('alert').waitFor();
  await expect.poll(players).toBeGreaterThan(before);
  await expect
    .poll(() => page.locator('[data-retailer]').filter({ hasText: 'Şu anki bayin' }).innerText())
    .toContain(name);
});

test.each(['texts', 'nulls', 'unknown', 'order', 'retailers', 'writes', 'second'] as const)(
  'a retailer is found, checked and chosen in the dialect "%s"',
  async (name) => {
    const dialect = name === 'second' ? name : { [name]: true };
    const { open } = await setMemberScreen({}, { server: { dialect } });
    const page = await open(CHANGE_RETAILER);
    await chooseProvince(page, 'Ankara');
    const listed = page.locator('[data-retailer]');
    await expect.poll(() => listed.count()).toBeGreaterThan(3);
    for (const href of await listed
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^tel:\+90[1-9]\d{9}$/);
    await radios(page).nth(2).check();
    const picked = await selectedName(page);
    await confirmButton(page).click();
    await expect.poll(() => headingOf(page)).toBe(DONE);
    expect(await page.getByRole('region', { name: 'Bayin' }).innerText()).toContain(picked);
  },
);

async function chooseCalls(server: TestServer): Promise<number> {
  const { requests } = await server.stats();
  return Object.entries(requests)
    .filter(([request]) => request.startsWith('POST ') && request.endsWith('/player-chose-retailer'))
    .reduce((sum, [, count]) => sum + count, 0);
}
