// @vitest-environment happy-dom
/** What is left of a code's time: by the clock, and no longer than it was where that is set back. */
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

test('a clock that was set back adds nothing', () => {
  pass(10_000);
  expect(place.textContent).toBe('170');
  vi.setSystemTime(NOON_MS - 3_600_000);
  pass(10_000);
  expect(place.textContent).toBe('160');
  pass(160_000);
  expect(place.textContent).toBe('0');
});

test('a sleeping phone, whose other clock stood still, wakes into the right second', () => {
  vi.setSystemTime(NOON_MS + 100_000);
  pass(250);
  expect(place.textContent).toBe('80');
});
