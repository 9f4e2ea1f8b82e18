/**
 * Requests per second of fifty browsers when a hub restarts under all of them (rule updates-15), and when a match kicks
 * off in all their lists.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Timing, productDefaultTiming } from '../../../../src/contract/environment.ts';
import { unfilteredListQuery } from '../../../../src/domain/program/unfiltered-list-query.ts';
import type { World } from '../../../../server/world.ts';
import { createWorld } from '../../../../server/simulation/create-world.ts';
import { randomOf } from '../../../support/breakage.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { FOOTBALL } from '../../../support/program.ts';
import { answerFrom } from '../../../support/world-answers.ts';

const BROWSERS = 50;
const DOWN_MS = 5_000;
const WATCHED_S = 60;

let engines: FakeEngine[] = [];
beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12) }));
afterEach(() => {
  for (const { stop } of engines) stop();
  vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Opens the browsers over a minute, each on two lists and a match. */
async function openBrowsers(world: World, timing: Partial<Timing>): Promise<void> {
  engines = [];
  // Browsers start at different times, so that their regular comparisons do not coincide.
  for (let place = 0; place < BROWSERS; place += 1) {
    const random = randomOf(place + 1);
    const fake = startFakeEngine(
      (path, query) => answerFrom(world, path, query),
      new Map(),
      false,
      timing,
      undefined,
      {},
      random,
    );
    const tab = new FakeTab(fake.engine);
    tab.watch({ kind: 'list', query: unfilteredListQuery({ sportId: FOOTBALL, scope: 'all', sort: 'date' }) }, 1);
    tab.watch({ kind: 'list', query: unfilteredListQuery({ sportId: FOOTBALL, scope: 'live', sort: 'date' }) }, 2);
    tab.watch({ kind: 'event', eventId: world.list(FOOTBALL, 0, 0).events[0]!.i, sportId: FOOTBALL }, 3);
    engines.push(fake);
    // oxlint-disable-next-line no-await-in-loop
    await pass(60_000 / BROWSERS);
  }
  await pass(10_000);
}

/** Requests in each second after a hub that was down for five seconds. */
async function requestsASecond(timing: Partial<Timing>): Promise<number[]> {
  await openBrowsers(createWorld({ events: 40, seed: 7, now: Date.now }), timing);
  const began = Date.now();
  for (const engine of engines) {
    for (const name of ['lite', 'score'] as const) {
      const hub = engine.hub(name);
      hub.reconnecting();
      setTimeout(() => hub.reconnected(), backAfter(hub.delays));
    }
    engine.requests.length = 0;
  }
  return countSeconds(began, WATCHED_S);
}

/** Requests of all browsers in each of the next seconds. */
async function countSeconds(began: number, watchedS: number): Promise<number[]> {
  const seconds: number[] = [];
  for (let second = 0; second < watchedS; second += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await pass(began + (second + 1) * 1_000 - Date.now());
    seconds.push(engines.reduce((sum, { requests }) => sum + requests.splice(0).length, 0));
  }
  return seconds;
}

/** Milliseconds until a browser with these delays is connected again. */
function backAfter(delays: readonly number[]): number {
  let at = 0;
  for (const delay of delays) {
    at += delay;
    if (at >= DOWN_MS) return at;
  }
  throw new Error('never connected again');
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

test('fifty browsers of a restarted hub spread their requests over seconds', async () => {
  const before = await requestsASecond({ hubReconnectJitter: 0, refetchSpreadMs: 0 });
  for (const { stop } of engines) stop();
  const { hubReconnectJitter, refetchSpreadMs } = productDefaultTiming;
  const after = await requestsASecond({ hubReconnectJitter, refetchSpreadMs });
  const [worstBefore, worstAfter] = [Math.max(...before), Math.max(...after)];
  expect(worstAfter).toBeLessThan((worstBefore * 2) / 3);
  expect(sumOf(after)).toBeLessThan(sumOf(before) * 1.1);
});

test('fifty browsers in whose lists a match kicks off request them over two seconds', async () => {
  const world = createWorld({ events: 40, seed: 7, now: Date.now });
  await openBrowsers(world, {});
  // The first match is open on a page of its own in every browser.
  const coming = world.list(FOOTBALL, 0, 0).events.find(({ bp }, index) => index > 0 && bp === 0);
  if (coming === undefined) throw new Error('the world has no other match that has not begun');
  for (const { requests } of engines) requests.length = 0;
  const began = Date.now();
  for (const { hub, target, message } of world.applyAction(coming.i, { action: 'kickoff' }) ?? []) {
    for (const engine of engines) engine.hub(hub).push(target, message);
  }
  const seconds = await countSeconds(began, 6);
  expect(sumOf(seconds)).toBeGreaterThanOrEqual(BROWSERS);
  // Each browser compares three values a minute besides.
  expect(Math.max(...seconds)).toBeLessThan(BROWSERS * 0.8);
});
