/**
 * A clock of a page: one timer for all listeners, none while the page is hidden, and a tick at once when it is shown
 * again.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVisiblePageClock } from '../../../src/platform/device/visible-page-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('all listeners share one timer, which ends with the last one', () => {
  const { listen } = setClock();
  const [one, other] = [vi.fn(), vi.fn()];
  const stops = [listen(one), listen(other)];
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(one).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(2);
  stops[0]?.();
  vi.advanceTimersByTime(1_000);
  expect(one).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(3);
  stops[1]?.();
  expect(vi.getTimerCount()).toBe(0);
});

test('a hidden page has no timer, and ticks at once when it is shown', () => {
  const { listen, show } = setClock();
  const onTick = vi.fn();
  listen(onTick);
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  expect(onTick).not.toHaveBeenCalled();
  show('visible');
  expect(onTick).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(onTick).toHaveBeenCalledTimes(2);
});

test('a listener added in a hidden page starts when it is shown', () => {
  const { listen, show } = setClock('hidden');
  const onTick = vi.fn();
  const stop = listen(onTick);
  expect(vi.getTimerCount()).toBe(0);
  show('visible');
  expect(onTick).toHaveBeenCalledTimes(1);
  stop();
  show('hidden');
  show('visible');
  expect(onTick).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

function setClock(visibilityState: DocumentVisibilityState = 'visible') {
  const target = new EventTarget();
  const page = {
    visibilityState,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  return {
    listen: createVisiblePageClock(1_000, () => page),
    show: (state: DocumentVisibilityState) => {
      page.visibilityState = state;
      target.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
