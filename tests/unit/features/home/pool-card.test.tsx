// @vitest-environment happy-dom
/** Text of the home page about the pool's end, from the application configuration (rule pool-17). */
import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultAppConfig } from '../../../../src/domain/default-app-config.ts';
import { PoolCard } from '../../../../src/features/home/posters/pool-card.tsx';

const NOON_MS = Date.UTC(2026, 10, 26, 12);
const OVER = 'Oynama süresi doldu';
let root: Root;
let place: HTMLElement;
let payinEndDate: string;

vi.mock(import('../../../../src/state/engine/use-topic.ts'), async (original) => ({
  ...(await original()),
  useTopicValue: (() => ({ ...defaultAppConfig, sporTotoProgramName: '27-30 Kasım', payinEndDate })) as never,
}));

function card(end: string): string {
  payinEndDate = end;
  flushSync(() => root.render(<PoolCard />));
  return place.textContent;
}

beforeEach(() => {
  // React's scheduler keeps its real timers.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON_MS });
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

test.each([
  ['2026-11-28T21:00:00', 'Son 2 gün 06 sa 00 dk'],
  ['2026-11-28T18:00:00Z', 'Son 2 gün 06 sa 00 dk'],
  ['2026-11-28T21:00:00+03:00', 'Son 2 gün 06 sa 00 dk'],
  ['2026-11-26T14:59:00', OVER],
])('an end of %s is shown as "%s"', (end, words) => {
  expect(card(end)).toContain(words);
});

test.each(['', 'yakında'])('without a readable end ("%s") no time is shown', (end) => {
  expect(card(end)).toBe('Spor Toto · 27-30 Kasım');
});
