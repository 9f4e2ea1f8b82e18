/** Measures of a browser with several tabs: one beacon a minute for all, and a last one when the last tab closes. */
import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { operatorPaths, standInOperator } from '../../server/operator/operator-addresses.ts';
import type { MeasuresBeacon } from '../../src/contract/measures.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { main } from '../support/sign-in.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const { container, measures } = standInOperator();
const LOCK = 'tribun:measures';

interface Received {
  devices: { device: string; counts: Record<string, number>; times: Record<string, { p75: number | null }> }[];
  received: { at: number; beacon: MeasuresBeacon }[];
}

const receivedBy = async (url: string): Promise<Received> =>
  (await (await fetch(`${url}/__control/measures?format=json`)).json()) as Received;

/** Addresses that the context's pages and workers request from now on. */
function requestsOf(context: BrowserContext): string[] {
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  return requested;
}

/** Waits until a tab of the browser sends the beacons, and so many wait for its end. */
const untilMeasured = (page: Page, waiting = 0): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (name) => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [held, pending].map((locks) => locks.filter((lock) => lock.name === name).length);
      }, LOCK),
    )
    .toEqual([1, waiting]);

test('two tabs send one beacon a minute, the last tab sends one as it closes, and the page shows both (measures-2, measures-4, measures-5)', async () => {
  const { open, server } = await setStage(browser(), { server: { operator: { measures } } });
  const first = await open('/');
  await untilMeasured(first);
  const second = await open('/program/futbol');
  await untilMeasured(second, 1);

  // No more than the interval of the beacons, and the time in which a second tab would have sent its own.
  await expect.poll(async () => (await receivedBy(server.url)).received.length, { timeout: 75_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  const { received } = await receivedBy(server.url);
  expect(received).toHaveLength(1);
  const [{ beacon } = { beacon: undefined }] = received;
  expect(beacon).toMatchObject({ version: 1, host: 'shared', device: 'desktop', sample: 1 });
  expect(beacon?.counts).toMatchObject({ 'visit /': 1, 'hub connected': 2 });
  expect(Object.keys(beacon?.times ?? {})).toEqual(expect.arrayContaining(['first odd /', 'ttfb /']));

  // The tab that sends closes first: the other one takes over, and ends with the figures of both.
  await first.goto('about:blank');
  await untilMeasured(second);
  expect((await receivedBy(server.url)).received).toHaveLength(1);
  await second.goto('about:blank');
  await expect.poll(async () => (await receivedBy(server.url)).received.length).toBe(2);
  const last = await receivedBy(server.url);
  const names = Object.keys(last.devices[0]?.times ?? {});
  expect(names).toEqual(expect.arrayContaining(['ttfb /', 'lcp /', 'cls /', 'ttfb /program/:sport?']));

  const page = await first.context().newPage();
  await page.goto(`${server.url}/__control/measures`);
  await page.getByRole('cell', { name: 'lcp /', exact: true }).waitFor();
  await page.getByText('2 beacons').waitFor();
});

test('without a receiver nothing of it is loaded, and nothing is sent (measures-1)', async () => {
  const { open, context } = await setStage(browser());
  const requested = requestsOf(context);
  const page = await open('/');
  await page.locator('button[data-outcome]').first().waitFor();
  // The operator's settings are read after the first screen; measures would be loaded then.
  await expect.poll(() => requested.filter((url) => url.endsWith('/environment.json')).length).toBeGreaterThan(1);
  await page.getByRole('contentinfo').waitFor();
  await page.goto('about:blank');
  expect(
    requested.filter((url) => /gather-figures|visit-timings/.test(url) || url.includes(operatorPaths.measures)),
  ).toEqual([]);
});

test('nothing is measured before a visitor agreed to statistics (measures-1)', async () => {
  const { open, server } = await setStage(browser(), { server: { operator: { container, measures } } });
  const page = await open('/');
  const banner = page.getByRole('region', { name: 'Çerez tercihleri' });
  await banner.waitFor();
  const locks = (): Promise<unknown> =>
    page.evaluate(async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name));
  expect(await locks()).not.toContain(LOCK);
  await banner.getByRole('button', { name: 'Kabul et' }).click();
  await untilMeasured(page);
  await page.goto('about:blank');
  await expect.poll(async () => (await receivedBy(server.url)).received.length).toBe(1);
});

test("the beacons of a member's walk contain no player, no token, no id and no parameter (measures-6)", async () => {
  const person = { name: 'Defne', surname: 'Kırlangıç', phoneNumber: '05559876501', email: 'defne.k@posta.example' };
  const stage = await setMemberStage(browser(), { ...person, coupons: 3 }, { server: { operator: { measures } } });
  const { open, server, player, context } = stage;
  const page = await open('/profil/kuponlarim/bekleyen?sayfa=1');
  await untilMeasured(page);
  const [coupon] = await page.locator('[data-coupon]').evaluateAll((rows) => rows.map((row) => row.dataset['coupon']));
  await page.locator('[data-coupon]').first().click();
  await main(page).locator('h1').waitFor();
  await page.goto('/profil');
  await main(page).getByText(person.name).first().waitFor();
  await untilMeasured(page);
  await page.goto('/program/futbol');
  const odd = page.locator('button[data-outcome]').first();
  await odd.click();
  const event = await odd.getAttribute('data-event');
  await untilMeasured(page);
  await page.getByRole('banner').getByRole('link', { name: 'Canlı', exact: true }).click();
  // The engine passes its figures on every two seconds.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const cookies = (await context.cookies()).map(({ value }) => value);
  await page.goto('about:blank');

  await expect.poll(async () => (await receivedBy(server.url)).received.length).toBeGreaterThan(2);
  const { received } = await receivedBy(server.url);
  const beacons = received.map(({ beacon }) => beacon);
  const text = JSON.stringify(beacons);
  expect(text).toContain('call get');
  const secrets = [
    ...Object.values(person),
    person.phoneNumber.slice(1),
    String(player.playerNo),
    coupon,
    event,
    ...cookies,
  ];
  expect(secrets.filter((secret) => secret !== undefined && secret !== null && text.includes(secret))).toEqual([]);
  // Fixed words, names of calls, patterns of addresses, and codes of failures alone.
  const names = beacons.flatMap(({ counts, times }) => [...Object.keys(counts), ...Object.keys(times)]);
  expect(names.filter((name) => !/^[a-zA-Z]+( [a-zA-Z]+| \d{1,4}| \/[\w\-/:*?.]*)*$/.test(name))).toEqual([]);
  expect(names.filter((name) => /\d{5}/.test(name) || name.includes('='))).toEqual([]);
  expect(Object.keys(beacons[0] ?? {}).toSorted()).toEqual([
    'build',
    'counts',
    'device',
    'host',
    'sample',
    'seconds',
    'times',
    'version',
  ]);
});
