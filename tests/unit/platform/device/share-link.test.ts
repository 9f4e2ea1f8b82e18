/** Sharing an address (rule sharing-6), also when the system never responds. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ShareResult, shareLink } from '../../../../src/platform/device/share-link.ts';

const ADDRESS = 'https://tribun.example/paylasilan-kuponlar/1';

const answered = async (): Promise<void> => undefined;
const never = (): Promise<void> => new Promise(() => undefined);
const refused = (name: string) => async (): Promise<void> => {
  throw new DOMException('refused', name);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, (() => Promise<void>) | undefined, () => Promise<void>, ShareResult]>([
  ['shares by the sheet', answered, never, 'shared'],
  ['reports nothing when the share sheet was closed', refused('AbortError'), answered, 'dismissed'],
  ['copies where another sheet is open', refused('InvalidStateError'), answered, 'copied'],
  ['copies where there is no sheet', undefined, answered, 'copied'],
  ['shows the address where the clipboard is refused', undefined, refused('NotAllowedError'), 'shown'],
  ['ends with a sheet that never answers', never, answered, 'dismissed'],
  ['shows the address where the clipboard never answers', undefined, never, 'shown'],
])('%s', async (_, share, writeText, expected) => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  const outcome = vi.fn<(shared: ShareResult) => void>();
  void shareLink('Tribün kuponu', ADDRESS).then(outcome);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcome.mock.lastCall).toEqual([expected]);
  expect(vi.getTimerCount()).toBe(0);
});
