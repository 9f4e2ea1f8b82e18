/** What a return to the window requests of the member (rule sign-in-20), however often it comes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onReturn } from '../../../../workers/engine/session/on-return.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12) }));
afterEach(() => void vi.useRealTimers());

/** Requests within a minute of returns at these seconds. */
async function requestsOf(...seconds: number[]): Promise<number> {
  const look = vi.fn<() => void>();
  const returned = onReturn({ looks: [look], now: Date.now, signal: new AbortController().signal });
  const begin = Date.now();
  for (const second of seconds) {
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(begin + second * 1_000 - Date.now());
    returned();
  }
  await vi.advanceTimersByTimeAsync(60_000);
  return look.mock.calls.length;
}

test('ten returns in ten seconds request the member at the first, and once after the last', async () => {
  expect(await requestsOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)).toBe(2);
});

test('returns with fifteen seconds between them request the member each time', async () => {
  expect(await requestsOf(0, 15, 30)).toBe(3);
});

test('a clock that was set back requests the member at once', () => {
  const look = vi.fn<() => void>();
  const returned = onReturn({ looks: [look], now: Date.now, signal: new AbortController().signal });
  returned();
  vi.setSystemTime(Date.now() - 3_600_000);
  returned();
  expect(look).toHaveBeenCalledTimes(2);
});
