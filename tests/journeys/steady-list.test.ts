/** A returning visit reads the cached list in its middle when the present one arrives (rule program-42). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CONTENT_DATABASE } from '../../src/contract/names.ts';
import { LEAST_SHIFT, layoutShift } from '../support/layout-shift.ts';
import { untilKept } from '../support/service-worker.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

/** Below the time after which the service worker answers with the cached list. */
const SLOW_MS = 2_800;
/** Every so many-th event of the cached list is one that has left, one that is missing, or one that was moved. */
const EVERY = 10;
/** Ids of events that only the cached list has are above this. */
const ONLY_CACHED = 900_000_000;

interface StoredList {
  data: { events: { i: number; d: number }[] };
}

/** Runs in the page: makes the stored list two hours old, and another tenth of it different from the present one. */
async function changeStoredList(names: { database: string; every: number; only: number }): Promise<void> {
  const { database: name, every, only } = names;
  const ask = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
    });
  const database = await ask(indexedDB.open(name));
  const tables = database.transaction(['entries', 'bodies'], 'readwrite');
  const entries = tables.objectStore('entries');
  const bodies = tables.objectStore('bodies');
  for (const entry of (await ask(entries.getAll())) as { url: string; storedAt: number }[]) {
    if (!entry.url.includes('version=0')) continue;
    await ask(entries.put({ ...entry, storedAt: entry.storedAt - 7_200 }));
    const { url, text } = (await ask(bodies.get(entry.url))) as { url: string; text: string };
    const list = JSON.parse(text) as StoredList;
    const { events } = list.data;
    list.data.events = events.flatMap((event, place) => {
      const turn = place % (3 * every);
      // A copy of the event that stays, in the same league and at the same time: it has left the present list.
      if (turn === 0) return [event, { ...event, i: event.i + only }];
      // More events are missing than have left, so that the rows in sight would move without being held.
      if (turn === every || turn === 2 * every) return [];
      return turn === every / 2 ? [{ ...event, d: event.d + 60 }] : [event];
    });
    await ask(bodies.put({ url, text: JSON.stringify(list) }));
  }
  database.close();
}

interface Row {
  id: number;
  top: number;
}

interface Read {
  /** The rows in the window while the cached list is read; empty until its middle is reached. */
  before: Row[];
}

/**
 * Runs in the page: scrolls the cached list to its middle, as soon as there is one, and on to a place with a row that is
 * about to leave between rows that stay. In the page, because the service worker waits three seconds for the network.
 */
function readTheMiddle(only: number): void {
  const read: Read = { before: [] };
  Object.assign(window, { read });
  let last: Row[] = [];
  let hasBegun = false;
  const look = (): void => {
    requestAnimationFrame(look);
    if (
      read.before.length > 0 ||
      document.querySelector('main [data-odds="old"] article, article[data-odds="old"]') === null
    )
      return;
    if (!hasBegun) window.scrollTo(0, document.documentElement.scrollHeight / 2);
    hasBegun = true;
    const rows = [...document.querySelectorAll<HTMLElement>('main article[data-event]')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top < 150 || bottom > innerHeight ? [] : [{ id: Number(row.dataset['event']), top }];
    });
    const isFound = rows.slice(2, -2).some(({ id }) => id > only) && !rows.slice(0, 2).some(({ id }) => id > only);
    if (!isFound) window.scrollBy(0, 150);
    else if (JSON.stringify(rows) === JSON.stringify(last)) read.before = rows;
    last = rows;
  };
  requestAnimationFrame(look);
}

const readBy = (page: Page): Promise<Read> => page.evaluate(() => (window as unknown as { read: Read }).read);

test('the present list replaces the cached one without moving what is read, and what has left fades and goes', async () => {
  const { server, context, open } = await setStage(browser(), { offline: true });
  const first = await open('/program/futbol?sirala=tarih');
  await untilKept(first, ['type=0&version=0', 'type=1&version=0', 'competitions', 'get_market_config', 'environment']);
  await first.close();
  const helper = await context.newPage();
  await helper.goto(`${server.url}/favicon.ico`);
  await helper.evaluate(changeStoredList, { database: CONTENT_DATABASE, every: EVERY, only: ONLY_CACHED });
  await helper.close();
  await server.fault({ method: 'GET', path: 'sportsbook/events', delayMs: SLOW_MS });

  await context.addInitScript(readTheMiddle, ONLY_CACHED);
  const page = await context.newPage();
  await page.goto(`${server.url}/program/futbol?sirala=tarih`);
  await expect.poll(async () => (await readBy(page)).before.length).toBeGreaterThan(0);
  const { before } = await readBy(page);
  const isLeaving = ({ id }: Row): boolean => id > ONLY_CACHED;
  const leaving = before.filter(isLeaving);
  const old = page.locator('main [data-odds="old"] button[data-outcome]');
  await expect.poll(() => old.count(), { timeout: 20_000 }).toBe(0);
  const gone = page.locator('main [data-gone]');
  await expect.poll(() => gone.count()).toBe(leaving.length);
  const topOf = (id: number): Promise<number | undefined> =>
    page.evaluate(
      (event) => document.querySelector(`main article[data-event="${event}"]`)?.getBoundingClientRect().top,
      id,
    );
  for (const row of before.filter((each) => !isLeaving(each))) {
    // oxlint-disable-next-line no-await-in-loop
    expect(Math.abs(((await topOf(row.id)) ?? Infinity) - row.top), `${row.id}`).toBeLessThanOrEqual(1);
  }
  expect(await gone.first().evaluate((row) => row.closest('[inert][aria-hidden="true"]') !== null)).toBe(true);
  // Taps on it reach nothing.
  const target = await gone.first().evaluate((row) => {
    const { left, top: above, width, height } = row.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, above + height / 2);
    return hit?.closest('a, button, [data-gone]')?.tagName ?? 'none';
  });
  expect(target).toBe('none');
  await expect.poll(() => gone.first().evaluate((row) => getComputedStyle(row).opacity)).toBe('0');
  const shift = await layoutShift(page);
  expect(shift.sum, shift.of.join('; ')).toBeLessThanOrEqual(LEAST_SHIFT);

  // Out of sight the place is given up, and what is read then stays as well.
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 1_600);
  await expect.poll(() => gone.count()).toBe(0);
  const after = await layoutShift(page);
  expect(after.sum, after.of.join('; ')).toBeLessThanOrEqual(LEAST_SHIFT);
});
