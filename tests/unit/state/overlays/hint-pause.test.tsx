// @vitest-environment happy-dom
/** The pause after a hint (rule navigation-7). */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeHint, canShowHint, showHint, useTourOffer } from '../../../../src/state/overlays/tours.ts';

const NOON_MS = Date.UTC(2026, 10, 26, 12);
const PAUSE_MS = 60_000;

function Offers() {
  useTourOffer('mbs');
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON_MS });
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Offers />));
  onTestFinished(() => root.unmount());
});
afterEach(() => void vi.useRealTimers());

test('the next hint waits for a minute, however the clock is set meanwhile', () => {
  showHint('slip');
  closeHint();
  vi.advanceTimersByTime(PAUSE_MS - 1);
  vi.setSystemTime(NOON_MS - 60 * PAUSE_MS);
  expect(canShowHint('mbs')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(canShowHint('mbs')).toBe(true);
});
