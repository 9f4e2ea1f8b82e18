/** A part that failed to load is retried, and its timers and listeners are removed. */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWithFirstScreen } from '../../../../src/state/load/after-first-screen.ts';
import { firstScreen } from '../../../../src/state/load/first-screen.ts';

let tab: EventTarget;
let asked: number;
let network: boolean;

// The first content is painted; otherwise it counts as painted after a second.
firstScreen.reportShown();

beforeEach(() => {
  vi.useFakeTimers();
  tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  asked = 0;
  network = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const part = async (): Promise<string> => {
  asked += 1;
  if (!network) throw new TypeError('no network');
  return 'the part';
};
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const waits = (): number[] => [getEventListeners(tab, 'online').length, vi.getTimerCount()];

test('a part is requested again after pauses that double up to 30 s, with one timer at a time', async () => {
  const loaded = loadWithFirstScreen(part);
  await pass(0);
  expect(asked).toBe(1);
  await pass(60_000);
  expect([asked, ...waits()]).toEqual([6, 1, 1]);
  network = true;
  await pass(10_000);
  expect(await loaded).toBe('the part');
  expect(waits()).toEqual([0, 0]);
});

test('a part is requested again at once when the network is back', async () => {
  const loaded = loadWithFirstScreen(part);
  await pass(0);
  expect(asked).toBe(1);
  network = true;
  tab.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('the part');
  expect(waits()).toEqual([0, 0]);
});
