/** Campaigns: their content and their links. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { PHONE } from '../support/screens.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const CAMPAIGNS = '/profil/bonuslarim/aktif-kampanyalar';
const campaigns = (page: Page) => page.locator('main [data-campaign]');

test('active campaigns are shown with their conditions in a sheet and a link', async () => {
  const { open } = await setMemberScreen();
  const page = await open(CAMPAIGNS);
  await expect.poll(() => campaigns(page).count()).toBe(2);
  await main(page).getByRole('button', { name: 'Koşulları oku' }).first().click();
  const sheet = page.getByRole('dialog');
  expect(await sheet.innerText()).toContain('En az 1,50 oranlı kuponlar sayılır.');
  await sheet.getByRole('link', { name: 'Kampanyaya git' }).click();
  await endsAt(page, '/profil/para-yatirma');
});

test.each([
  [{}, 'WEB'],
  [{ viewport: PHONE }, 'WEBMOBILE'],
])('campaigns of the kind of device are loaded: %j', async (options, platform) => {
  const { open, server } = await setMemberScreen({}, options);
  const asked: (string | null)[] = [];
  const { fetch } = server;
  server.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (pathname.endsWith('/campaigns')) asked.push(searchParams.get('platform'));
    return fetch(input, init);
  };
  const page = await open(CAMPAIGNS);
  await expect.poll(() => campaigns(page).count()).toBe(2);
  expect(new Set(asked)).toEqual(new Set([platform]));
});

test('links of campaigns to a page of the product open in the same tab, also with a full address, but not to the campaigns themselves', async () => {
  const { open, server } = await setMemberScreen();
  const { origin } = location;
  const data = [`${origin}/program/canli?x=1#y`, `${origin}${CAMPAIGNS}`, 'https://kampanya.example/f', 'https://['];
  await server.fault({
    method: 'GET',
    path: '/api/content/campaigns',
    status: 200,
    body: { isSuccess: true, data: data.map((url, id) => ({ id: String(id), title: `K${id}`, url })), message: '' },
  });
  const page = await open(CAMPAIGNS);
  await expect.poll(() => campaigns(page).count()).toBe(4);
  const ways = main(page).getByRole('link', { name: 'Kampanyaya git' });
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('target')))).toEqual([
    null,
    '_blank',
    '_blank',
  ]);
  await ways.first().click();
  await endsAt(page, '/program/canli?x=1#y');
});

test('a link to a file on the product’s own origin opens in a new tab', async () => {
  const { open, server } = await setMemberScreen();
  const files = ['/kampanya/kurallar.pdf', `${location.origin}/kampanya/Afis.JPG?v=2#x`];
  const data = [...files, '/kampanya/kurallar?dosya=a.pdf'].map((url, id) => ({ id, title: `K${id}`, url }));
  const body = { isSuccess: true, data, message: '' };
  await server.fault({ method: 'GET', path: '/api/content/campaigns', status: 200, body });
  const page = await open(CAMPAIGNS);
  await expect.poll(() => campaigns(page).count()).toBe(3);
  const ways = campaigns(page).getByRole('link');
  expect(
    await ways.evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])),
  ).toEqual([
    [files[0], '_blank'],
    [files[1], '_blank'],
    ['/kampanya/kurallar?dosya=a.pdf', null],
  ]);
});

test('an empty list and a failure each show a message', async () => {
  const { open, server } = await setMemberScreen();
  await server.fault({ method: 'GET', path: '/api/content/campaigns', status: 503 });
  const page = await open(CAMPAIGNS);
  await main(page).getByRole('alert').waitFor();
  await server.clearFaults();
  const none = { isSuccess: true, data: [], message: '' };
  await server.fault({ method: 'GET', path: '/api/content/campaigns', status: 200, body: none });
  await main(page).getByRole('button', { name: 'Tekrar dene' }).click();
  await main(page).getByText('Şu anda aktif kampanya yok').waitFor();
});

test('campaigns are shown in the second dialect', async () => {
  const { open } = await setMemberScreen({}, { server: { dialect: 'second' } });
  const page = await open(CAMPAIGNS);
  await expect.poll(() => campaigns(page).count()).toBe(2);
});
