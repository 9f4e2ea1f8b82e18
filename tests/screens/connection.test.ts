/** Notices while live data is missing: in the header, on the odds, at the button; and none while everything works. */
import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { STORED_AT_HEADER } from '../../src/contract/names.ts';
import type { HubName } from '../../src/contract/hub/wire.ts';
import type { ScreenServer } from '../support/screen/backend.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { choose, playButton, reasonOf, slipOf } from '../support/slip.ts';
import { untilConnection } from '../support/stage.ts';

const line = (page: Page) => page.getByRole('banner').getByText(/son oranlar \d\d:\d\d/);
const odds = (page: Page): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['odds']);

test('without a network the age of the odds is shown within five seconds, and the button shows why it is disabled', async () => {
  const { context, open, pass } = await setScreen();
  const page = await open('/program/futbol');
  await choose(page, 3);
  // The connection's code loads after first paint, as the theme's button does.
  await page.getByRole('banner').getByRole('button', { name: 'Görünümü seç' }).waitFor();
  await pass(1_000);
  expect(await page.getByRole('banner').getByText('Canlı', { exact: true }).count()).toBe(1);
  expect(await odds(page)).toBeUndefined();
  await context.setOffline(true);
  await pass(5_000);
  expect(await line(page).innerText()).toContain('İnternet bağlantın yok');
  expect(await odds(page)).toBe('old');
  expect(await reasonOf(slipOf(page))).toBe('Çevrimdışısın. Bağlantın gelince oynayabilirsin.');
  await context.setOffline(false);
  await expect.poll(() => line(page).count()).toBe(0);
  expect(await odds(page)).toBeUndefined();
});

describe('a browser that wrongly reports no network', () => {
  test('does not prevent playing once a response has arrived', async () => {
    const { server, open, pass, denyNetwork } = await setMemberScreen({ balance: 1_000 });
    const page = await open('/program/futbol');
    const [spot] = await choose(page, 3);
    await page.getByRole('banner').getByRole('button', { name: 'Görünümü seç' }).waitFor();
    await denyNetwork();
    expect(await reasonOf(slipOf(page))).toBe('Çevrimdışısın. Bağlantın gelince oynayabilirsin.');
    // Responses in flight when the network failed may still arrive.
    await pass(1_500);
    await server.act(spot!.eventId, { action: 'goal' });
    await expect.poll(() => reasonOf(slipOf(page))).not.toContain('Çevrimdışısın');
    await pass(60_000);
    expect(await reasonOf(slipOf(page))).not.toContain('Çevrimdışısın');
    expect(await line(page).count()).toBe(0);
    expect(await odds(page)).toBeUndefined();
  });

  test('is ignored at the start, too', async () => {
    const { open, denyNetwork } = await setMemberScreen({ balance: 1_000 });
    await denyNetwork();
    const page = await open('/profil/bize-ulasin');
    await page.getByRole('textbox', { name: 'Mesajın' }).waitFor();
    await expect.poll(() => page.getByText('Çevrimdışısın').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Gönder' }).getAttribute('aria-disabled')).not.toBe('true');
  });
});

test('stored odds are marked as outdated from the first frame, and play is enabled once the service has answered (rule play-25)', async () => {
  const { server, open } = await setMemberScreen({ balance: 1_000 });
  const { fetch } = server;
  let isAway = true;
  server.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (isAway && !/sportsbook|environment|content/.test(pathname)) throw new TypeError('Failed to fetch');
    const response = await fetch(input, init);
    if (isAway) response.headers.set(STORED_AT_HEADER, String(Date.now() / 1000 - 600));
    return response;
  };
  await server.hubs('refuse');
  const page = await open('/program/futbol', 'painted');
  await page.locator('main button[data-outcome]').first().waitFor();
  expect(await odds(page)).toBe('old');
  await choose(page, 3);
  expect(await reasonOf(slipOf(page))).toBe(
    'Servise şu anda ulaşılamıyor; kuponun hazır duruyor. Bağlantı gelince oynayabilirsin.',
  );
  isAway = false;
  await server.hubs('accept');
  await expect.poll(() => reasonOf(slipOf(page)), { timeout: 60_000 }).toBe('');
  await untilConnection(page, 'on', 60_000);
  await expect.poll(() => odds(page)).toBeUndefined();
});

test('when services respond and the hubs do not, the network is named after half a minute, and the slip asks before playing (play-26)', async () => {
  const { server, open, pass } = await setMemberScreen({ balance: 1_000 });
  const page = await open('/program/futbol');
  await choose(page, 3);
  await page.getByRole('banner').getByRole('button', { name: 'Görünümü seç' }).waitFor();
  await server.hubs('refuse');
  await server.hubs('drop');
  await pass(10_000);
  expect(await page.getByRole('banner').getByText('engelleniyor').count()).toBe(0);
  await pass(30_000);
  expect(await line(page).innerText()).toContain('Canlı oranlar bu ağda engelleniyor');
  const agedLine = slipOf(page).getByText(/^Son oranlar \d\d:\d\d\. Oynarken önce güncel oranlar sorulur\.$/);
  expect(await agedLine.count()).toBe(0);
  const { fetch } = server;
  let isAway = true;
  const asked: string[] = [];
  server.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (/\/sportsbook\//.test(pathname)) {
      asked.push(pathname);
      if (isAway) throw new TypeError('Failed to fetch');
    }
    return fetch(input, init);
  };
  await pass(60_000);
  expect(await agedLine.count()).toBe(1);
  expect(await line(page).innerText()).not.toContain('engelleniyor');
  await playButton(slipOf(page)).click();
  await slipOf(page).getByText('Servise şu anda ulaşılamıyor').waitFor();
  isAway = false;
  asked.length = 0;
  await playButton(slipOf(page)).click();
  await slipOf(page).getByText('Kuponun oluştu').waitFor();
  expect(asked.length).toBeGreaterThan(0);
});

test('a connection that returns at once causes no notice; one that stays away does', async () => {
  const { server, open, pass } = await setScreen();
  const page = await open('/');
  await page.getByRole('heading', { name: 'Şimdi canlı' }).waitFor();
  await server.hubs('drop');
  await pass(1_000);
  await untilConnection(page, 'on');
  expect(await line(page).count()).toBe(0);
  await server.hubs('refuse');
  await server.hubs('drop');
  await untilConnection(page, 'connecting');
  await pass(5_000);
  expect(await line(page).innerText()).toContain('Bağlanıyor…');
  await page.getByRole('heading', { name: 'Son görülen canlı maçlar' }).waitFor();
  await server.hubs('accept');
  await untilConnection(page, 'on', 60_000);
  await page.getByRole('heading', { name: 'Şimdi canlı' }).waitFor();
});

test('a broken connection is retried at once and after 2, 10 and 30 s, then stays off until the player reconnects (rule updates-15)', async () => {
  const { server, open, pass } = await setScreen();
  const page = await open('/program/futbol');
  const gaps = noteTries(server);
  await server.hubs('refuse');
  await server.hubs('drop');
  await pass(41_900);
  expect(await connection(page)).toBe('connecting');
  await pass(60_000);
  expect(await connection(page)).toBe('off');
  // Each delay is randomised by up to a tenth.
  expect([gaps('lite'), gaps('score')]).toEqual([
    [0, 2, 11, 33],
    [0, 2, 11, 33],
  ]);
  await server.hubs('accept');
  await page.getByRole('button', { name: 'Yeniden bağlan' }).click();
  await untilConnection(page, 'on');
});

test('a connection refused at the very first start is retried every 5 s (rule updates-15)', async () => {
  const { server, open, pass } = await setScreen();
  await server.hubs('refuse');
  const gaps = noteTries(server);
  const page = await open('/program/futbol', 'painted');
  await pass(21_000);
  // The first connection may be requested by the engine and again by the tab that connects to it. Each delay is
  // randomised by up to a tenth, to 5.5 s.
  expect(gaps('lite').slice(-3)).toEqual([6, 6, 6]);
  await server.hubs('accept');
  await untilConnection(page, 'on', 6_000);
});

const connection = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['connection']);

/** Records from now on, for each hub, the seconds between its connection attempts. */
function noteTries(server: ScreenServer): (hub: HubName) => number[] {
  const tries: { hub: HubName; at: number }[] = [];
  const from = Date.now();
  const { join } = server;
  vi.spyOn(server, 'join').mockImplementation((hub, client) => {
    tries.push({ hub, at: Date.now() });
    return join(hub, client);
  });
  return (wanted) =>
    tries
      .filter(({ hub }) => hub === wanted)
      .map(({ at }, index, all) => Math.round((at - (all[index - 1]?.at ?? from)) / 1_000));
}
