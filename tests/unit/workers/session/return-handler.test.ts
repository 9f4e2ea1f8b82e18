/** Requests for the member caused by returning to the window (rule sign-in-20), however often that happens. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReturnHandler } from '../../../../workers/engine/session/return-handler.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12) }));
afterEach(() => void vi.useRealTimers());

/** Number of requests until a minute after the last of returns at these seconds. */
async function requestsOf(...seconds: number[]): Promise<number> {
  const look = vi.fn<() => void>();
  const returned = createReturnHandler({ refetches: [look], now: Date.now, signal: new AbortController().signal });
  const begin = Date.now();
  for (const second of seconds) {
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(begin + second * 1_000 - Date.now());
    returned();
  }
  await vi.advanceTimersByTimeAsync(60_000);
  return look.mock.calls.length;
}

test('ten returns in ten seconds cause a request at the first and one after the last', async () => {
  expect(await requestsOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)).toBe(2);
});

test('returns fifteen seconds apart cause a request each', async () => {
  expect(await requestsOf(0, 15, 30)).toBe(3);
});

test('a return after the clock was set back causes a request at once', () => {
  const look = vi.fn<() => void>();
  const returned = createReturnHandler({ refetches: [look], now: Date.now, signal: new AbortController().signal });
  returned();
  vi.setSystemTime(Date.now() - 3_600_000);
  returned();
  expect(look).toHaveBeenCalledTimes(2);
});
