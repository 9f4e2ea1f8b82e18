/** The first screen of an installed product is the device's, until the first response (first-load-11). */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { configurationCalls } from '../../src/contract/services/configuration-calls.ts';
import { sportsbookCalls } from '../../src/contract/services/sportsbook-calls.ts';
import { ORIGIN, type ScreenServer } from '../support/screen/backend.ts';
import { at, keep } from '../support/screen/cached-content.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { choose, reasonOf, slipOf } from '../support/slip.ts';

const SLOW_MS = 2_000;

const small = [
  at(configurationCalls.getAppConfig, { query: { platform: 'WEB' } }),
  at(sportsbookCalls.getCompetitions),
  at(sportsbookCalls.getMarketConfig),
  at(sportsbookCalls.getInfo),
];
const lists = ['0', '1'].map((type) => at(sportsbookCalls.getEvents, { query: { st: '1', type, version: '0' } }));
const widgets = [at(sportsbookCalls.getLiveEventsForWidget), at(sportsbookCalls.getUpcomingEventsForWidget)];

/** Returns the id of the first event of the football list. */
async function firstEvent(server: ScreenServer): Promise<number> {
  const response = await server.fetch(`${ORIGIN}/api/sportsbook/events?st=1&type=0&version=0`);
  const { data } = (await response.json()) as { data: { events: { i: number }[] } };
  return data.events[0]?.i ?? 0;
}

const marked = (page: Page): Promise<number> => page.locator('[data-odds="old"] button[data-outcome]').count();
const age = (page: Page) => page.locator('main').getByText(/Yenileniyor · son güncelleme/);
const slow = (server: ScreenServer, path: string): Promise<void> =>
  server.fault({ method: 'GET', path, delayMs: SLOW_MS });

describe('a list', () => {
  test('shows the cached odds, marked and with their age, and then those of the service', async () => {
    const { server, open, pass } = await setScreen();
    await keep(server, [...small, ...lists]);
    await slow(server, 'sportsbook/events');
    const page = await open('/program/futbol', 'painted');
    await page.locator('button[data-outcome]').first().waitFor();
    expect(await marked(page)).toBeGreaterThan(0);
    expect(await age(page).count()).toBe(1);
    expect(
      await page
        .getByRole('banner')
        .getByText(/son oranlar/)
        .count(),
    ).toBe(0);
    await pass(SLOW_MS + 500);
    await expect.poll(() => marked(page)).toBe(0);
    expect(await age(page).count()).toBe(0);
    expect(await page.locator('button[data-outcome]').count()).toBeGreaterThan(0);
  });

  test('loses the events that have left since its cached response', async () => {
    const { server, open, pass } = await setScreen();
    await keep(server, [...small, ...lists]);
    const gone = await firstEvent(server);
    await server.act(gone, { action: 'kickoff' });
    await server.act(gone, { action: 'finish' });
    await slow(server, 'sportsbook/events');
    const page = await open('/program/futbol', 'painted');
    const row = page.locator(`article[data-event="${gone}"]`);
    await row.waitFor();
    await pass(SLOW_MS + 500);
    await expect.poll(() => row.count()).toBe(0);
    expect(await page.locator('article[data-event]').count()).toBeGreaterThan(0);
  });

  test('of a cache older than a day is not shown', async () => {
    const { server, open, pass } = await setScreen();
    await keep(server, [...small, ...lists], 24 * 3_600);
    await slow(server, 'sportsbook/events');
    const page = await open('/program/futbol', 'painted');
    expect(await page.locator('button[data-outcome]').count()).toBe(0);
    await pass(SLOW_MS + 500);
    await page.locator('button[data-outcome]').first().waitFor();
    expect(await marked(page)).toBe(0);
  });

  test('keeps the cached odds and says why, when the service is not reached', async () => {
    const { server, open, pass } = await setScreen();
    await keep(server, [...small, ...lists]);
    await server.fault({ method: 'GET', path: 'sportsbook/events', status: 503 });
    const page = await open('/program/futbol', 'painted');
    await page.locator('button[data-outcome]').first().waitFor();
    await pass(1_000);
    expect(await marked(page)).toBeGreaterThan(0);
    expect(await age(page).count()).toBe(0);
    expect(
      await page
        .locator('main')
        .getByText(/son güncelleme/i)
        .count(),
    ).toBe(1);
  });
});

test('the home page shows its cached cards, and then those of the service', async () => {
  const { server, open, pass } = await setScreen();
  await keep(server, [...small, ...widgets]);
  // oxlint-disable-next-line no-await-in-loop
  for (const { call } of widgets) await slow(server, call.path);
  const page = await open('/', 'painted');
  await page.locator('button[data-outcome]').first().waitFor();
  expect(await marked(page)).toBeGreaterThan(0);
  expect(await age(page).count()).toBe(1);
  await pass(SLOW_MS + 500);
  await expect.poll(() => marked(page)).toBe(0);
  expect(await age(page).count()).toBe(0);
});

test('a match shows its cached odds, and then those of the service', async () => {
  const { server, open, pass } = await setScreen();
  const id = await firstEvent(server);
  await keep(server, [...small, at(sportsbookCalls.getEvent, { parameters: { id }, query: { allMarkets: 'true' } })]);
  await slow(server, `sportsbook/event/${id}`);
  const page = await open(`/program/futbol/mac-detay/${id}`, 'painted');
  await page.locator('main button[data-outcome]').first().waitFor();
  expect(await marked(page)).toBeGreaterThan(0);
  await pass(SLOW_MS + 500);
  await expect.poll(() => marked(page)).toBe(0);
});

test('a coupon of cached odds cannot be played until the response, and says so', async () => {
  const { server, open, pass } = await setMemberScreen({ balance: 1_000 });
  await keep(server, [...small, ...lists]);
  await server.hubs('refuse');
  await server.fault({ method: 'GET', path: 'sportsbook/events', delayMs: 8_000 });
  const page = await open('/program/futbol', 'painted');
  await choose(page, 1);
  await expect.poll(() => reasonOf(slipOf(page))).toBe('Oranlar yenileniyor.');
  await pass(9_000);
  await expect.poll(() => reasonOf(slipOf(page))).not.toBe('Oranlar yenileniyor.');
});
