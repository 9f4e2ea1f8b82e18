/** Timers for a moment that may be far away. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAtTime } from '../../../src/platform/device/run-at-time.ts';

const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test.each([1, 23, 25, 100])('a timer %d days away fires once, when they are over', (days) => {
  const work = vi.fn();
  runAtTime(days * DAY_MS, work);
  vi.advanceTimersByTime(days * DAY_MS - 1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a timer for a past moment fires at once, but not within the call', () => {
  const work = vi.fn();
  runAtTime(-1, work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a cancelled timer does not fire, also after its first partial wait', () => {
  const work = vi.fn();
  const takeBack = runAtTime(40 * DAY_MS, work);
  vi.advanceTimersByTime(30 * DAY_MS);
  takeBack();
  vi.advanceTimersByTime(30 * DAY_MS);
  expect(work).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
