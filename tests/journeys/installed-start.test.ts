/** An installed product starts with what the device has, and turns live without a jump (first-load-11). */
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { cards, listPath } from '../support/coupon-lists.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { untilControlled, untilKept } from '../support/service-worker.ts';
import { untilLoaded } from '../support/until-loaded.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { openRoad } from '../support/road.ts';
import { startServer } from '../support/stand-in.ts';
import { openContext, setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

const SLOW_MS = 3_000;
/** Cumulative layout shift of the whole visit. */
const LAYOUT_SHIFT = 0.01;

/** Runs in the page: notes when the first odd is there, whether it is marked, and how much the layout moves. */
function observe(): void {
  const seen = { firstOdd: 0, isMarked: false, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const odd = document.querySelector('main button[data-outcome]');
    if (odd === null) return void requestAnimationFrame(look);
    seen.firstOdd = performance.now();
    seen.isMarked = odd.closest('[data-odds="old"]') !== null;
  };
  requestAnimationFrame(look);
}

interface Seen {
  firstOdd: number;
  isMarked: boolean;
  shift: number;
}
const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test('the first odds of an installed list are the device’s, marked, and become live without a jump', async () => {
  const { server, context, open } = await setStage(browser(), { offline: true });
  const first = await open('/program/futbol');
  await untilKept(first, ['type=0&version=0', 'type=1&version=0', 'competitions', 'get_market_config', 'environment']);
  const ids = await first
    .locator('article[data-event]')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-event'))));
  // The engine ends with its last tab.
  await first.close();
  await context.addInitScript(observe);
  // Events that leave the list, from its end on, and one on screen that begins.
  for (const id of [ids[2], ...ids.slice(-3)]) {
    // oxlint-disable-next-line no-await-in-loop
    await server.act(id ?? 0, { action: 'kickoff' });
  }
  await server.fault({ method: 'GET', path: 'sportsbook/events', delayMs: SLOW_MS });

  const page = await context.newPage();
  await page.goto(`${server.url}/program/futbol`);
  const old = page.locator('main [data-odds="old"] button[data-outcome]');
  await old.first().waitFor();
  const start = await seenBy(page);
  expect(start.isMarked).toBe(true);
  expect(start.firstOdd).toBeLessThan(SLOW_MS);
  // The stored screen, outside of `main`, may cover the page for two more frames.
  await page
    .locator('main')
    .getByText(/Yenileniyor · son güncelleme/)
    .waitFor();
  await expect.poll(() => old.count()).toBe(0);
  expect(await page.getByText(/son güncelleme/i).count()).toBe(0);
  expect((await seenBy(page)).shift).toBeLessThanOrEqual(LAYOUT_SHIFT);
});

test('an installed list opens without a network, with its age', async () => {
  const { server, context, open } = await setStage(browser(), { offline: true });
  const first = await open('/program/futbol');
  await untilKept(first, ['type=0&version=0', 'type=1&version=0', 'competitions', 'get_market_config', 'environment']);
  await first.close();
  await server.close();
  const page = await context.newPage();
  await page.goto(`${server.url}/program/futbol`);
  await page.locator('[data-odds="old"] button[data-outcome]').first().waitFor();
  await page
    .locator('main')
    .getByText(/son güncelleme/i)
    .first()
    .waitFor();
});

test('an installed start makes one request for the environment, for its engine and its page', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const road = await openRoad(server.url, {});
  const asked = (): number => road.requested.filter((path) => path === ENVIRONMENT_PATH).length;
  const { open } = await openContext(browser(), road.origin, { offline: true });
  const first = await open('/program/futbol');
  await untilKept(first, ['type=0&version=0', 'competitions', 'environment']);
  // The engine ends with its last tab.
  await first.close();
  const before = asked();
  const page = await open('/program/futbol');
  await page.waitForFunction(
    (path) => performance.getEntriesByName(location.origin + path).length > 0,
    ENVIRONMENT_PATH,
  );
  expect(asked() - before).toBe(1);
});

test('the coupons of an installed product are there before the service answers', async () => {
  const { server, context, open } = await setMemberStage(browser(), { coupons: 12 }, { offline: true });
  const path = listPath('oynadiklarim');
  const first = await open(path);
  await cards(first).first().waitFor();
  await untilControlled(first);
  // The list is requested once more through the service worker, which stores it.
  await first.reload();
  await cards(first).first().waitFor();
  await untilLoaded(first, 'main');
  await first.close();
  await server.fault({ method: 'GET', path: 'played-betslips-and-pendings', delayMs: 2_000 });

  const page = await context.newPage();
  await page.goto(`${server.url}${path}`);
  const age = page.getByText(/Yenileniyor · son güncelleme/);
  await age.waitFor();
  expect(await cards(page).count()).toBeGreaterThan(0);
  await age.waitFor({ state: 'detached' });
  expect(await cards(page).count()).toBeGreaterThan(0);
  expect(
    await page
      .locator('main')
      .getByText(/son güncelleme/i)
      .count(),
  ).toBe(0);
});

/** Runs in the page: notes the stored first screen, and taps its first odd as soon as it is there. */
function tapStoredScreen(): void {
  const seenScreen = { shown: 0, tapped: '', early: 0, later: 0 };
  Object.assign(window, { seenScreen });
  new MutationObserver(() => {
    const place = document.querySelector('body > [aria-hidden][data-odds="old"]');
    seenScreen.later = Math.max(seenScreen.later, place?.querySelectorAll('img[src]').length ?? 0);
    if (place === null || seenScreen.shown > 0) return;
    seenScreen.early = place.querySelectorAll('img[src]').length;
    seenScreen.shown = place.querySelectorAll('[data-outcome]').length;
    const odd = place.querySelector<HTMLElement>('[data-outcome]:enabled');
    seenScreen.tapped = odd?.dataset['event'] ?? '';
    odd?.click();
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['src'] });
}

interface ScreenSeen {
  shown: number;
  tapped: string;
  /** Pictures that load before the first frame, and at most later on. */
  early: number;
  later: number;
}
const screenOf = (page: Page): Promise<ScreenSeen> =>
  page.evaluate(() => (window as unknown as { seenScreen: ScreenSeen }).seenScreen);
const storedScreens = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':screen')));
/** A phone whose scripts take long enough for a player to see what comes before them. */
async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test.each(['/', '/program/futbol'])(
  'the last first screen of %s stands before the page’s own scripts, and a tap on it takes effect',
  async (path) => {
    const { context, open } = await setStage(browser(), { offline: true });
    const first = await open(path);
    await untilControlled(first);
    await expect.poll(() => storedScreens(first)).toHaveLength(2);
    await first.close();
    await context.addInitScript(tapStoredScreen);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(path);
    await page.locator('main [data-outcome][aria-pressed="true"]').first().waitFor();
    const { shown, tapped, early, later } = await screenOf(page);
    expect(shown).toBeGreaterThan(3);
    expect(early).toBe(0);
    expect(later).toBeGreaterThan(0);
    const chosen = page.locator('main [data-outcome][aria-pressed="true"]').first();
    expect(await chosen.getAttribute('data-event')).toBe(tapped);
    expect(await page.locator('body > [aria-hidden][data-odds="old"]').count()).toBe(0);
  },
);

test('the first screen of a member is shown to nobody else, and a sign-out removes it', async () => {
  const { server, context, open } = await setMemberStage(browser(), {}, { offline: true });
  const first = await open('/program/futbol');
  await untilControlled(first);
  await expect.poll(() => storedScreens(first)).toHaveLength(2);
  await first.close();
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.addInitScript(tapStoredScreen);
  const visitor = await context.newPage();
  await slowDown(visitor);
  await visitor.goto(`${server.url}/program/futbol`);
  await visitor.locator('main [data-outcome]').first().waitFor();
  expect((await screenOf(visitor)).shown).toBe(0);
  await visitor.close();
  await context.addCookies(cookies);
  const member = await context.newPage();
  await member.goto(`${server.url}/program/futbol`);
  await expect.poll(() => storedScreens(member)).toHaveLength(2);
  await member.getByRole('button', { name: /hesap menüsü/ }).click();
  await member.locator('[popover]').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
  await expect.poll(() => storedScreens(member)).toEqual([]);
});
