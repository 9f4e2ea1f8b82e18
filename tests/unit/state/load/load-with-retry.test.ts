// @vitest-environment happy-dom
/** Code and style of a part: requested again until both have loaded (rule failure-12). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWithRetry } from '../../../../src/state/load/load-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

/** The page's own script marks a link whose style sheet failed to load (`deploy/page-retry.ts`). */
function failedStyle(): { arrives: () => void } {
  const link = document.createElement('link');
  link.dataset['failures'] = '1';
  document.head.append(link);
  return { arrives: () => void Object.defineProperty(link, 'sheet', { value: {} }) };
}

test('a part whose style failed waits for the style', async () => {
  const style = failedStyle();
  const loaded = vi.fn<(part: string) => void>();
  void loadWithRetry(async () => 'part').then(loaded);
  await vi.advanceTimersByTimeAsync(900);
  expect(loaded).not.toHaveBeenCalled();
  style.arrives();
  await vi.advanceTimersByTimeAsync(100);
  expect(loaded).toHaveBeenCalledWith('part');
});

test('a part whose style never loads is ready after 15 s', async () => {
  failedStyle();
  const loaded = vi.fn<(part: string) => void>();
  void loadWithRetry(async () => 'part').then(loaded);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(loaded).toHaveBeenCalledOnce();
});

test('each failure is reported with its count', async () => {
  const tries = [Promise.reject(new Error('away')), Promise.reject(new Error('away')), Promise.resolve('part')];
  for (const each of tries) each.catch(() => undefined);
  const onFailure = vi.fn<(reason: unknown, failures: number) => void>();
  const part = loadWithRetry(async () => tries.shift(), onFailure);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await part).toBe('part');
  expect(onFailure.mock.calls.map(([, failures]) => failures)).toEqual([1, 2]);
});
