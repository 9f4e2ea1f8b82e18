// @vitest-environment happy-dom
/** The remaining time of a code: by the clock, and never longer than before when the clock is set back. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useCountdown } from '../../../../src/parts/code-entry/countdown.tsx';

const NOON_MS = Date.UTC(2026, 10, 26, 12);
let place: HTMLElement;

function Left() {
  return useCountdown(NOON_MS / 1_000 + 180);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: NOON_MS });
  place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<Left />));
  onTestFinished(() => root.unmount());
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => flushSync(() => void vi.advanceTimersByTime(ms));

test('setting the clock back adds no time', () => {
  pass(10_000);
  expect(place.textContent).toBe('170');
  vi.setSystemTime(NOON_MS - 3_600_000);
  pass(10_000);
  expect(place.textContent).toBe('160');
  pass(160_000);
  expect(place.textContent).toBe('0');
});

test('a phone that slept while its monotonic clock stopped wakes into the right second', () => {
  vi.setSystemTime(NOON_MS + 100_000);
  pass(250);
  expect(place.textContent).toBe('80');
});
