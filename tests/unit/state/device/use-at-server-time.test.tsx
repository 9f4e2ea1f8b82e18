// @vitest-environment happy-dom
/** A clock by the server's time: it renders when its value changes, and has no timer while hidden. */
import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAtServerTime } from '../../../../src/state/device/use-at-server-time.ts';

const NOON_MS = Date.UTC(2026, 10, 20, 12);
let root: Root;
let drawn: number[];
let visibility: DocumentVisibilityState;

function Minute({ offset }: { offset: number }) {
  drawn.push(useAtServerTime(offset, (now) => Math.floor(now / 60) - NOON_MS / 60_000));
  return null;
}

function begin(offset: number): void {
  flushSync(() => root.render(<Minute offset={offset} />));
}

function show(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  // React's scheduler keeps its real timers.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON_MS });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  drawn = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a component renders when its value changes, and not every second', async () => {
  begin(30_500);
  vi.advanceTimersByTime(29_000);
  expect(drawn).toEqual([0]);
  vi.advanceTimersByTime(500);
  await expect.poll(() => drawn).toEqual([0, 1]);
});

test('a hidden page has no timer, and is up to date when it is shown', async () => {
  begin(0);
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(120_000);
  expect(drawn).toEqual([0]);
  show('visible');
  await expect.poll(() => drawn).toEqual([0, 2]);
  expect(vi.getTimerCount()).toBe(1);
});

test('no timer remains after the component unmounts', () => {
  begin(0);
  expect(vi.getTimerCount()).toBe(1);
  flushSync(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});
