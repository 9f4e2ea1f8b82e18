/** Delayed scores (rule cover-3) are shown in time, even if the clock is set back meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Score } from '../../../../src/model/event.ts';

const NOON_MS = Date.UTC(2026, 10, 26, 12);
const side = { redCards: null, yellowCards: null, parts: [] };
const score = { updatedAtMs: NOON_MS, status: 1, home: side, away: side } as unknown as Score;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON_MS });
  vi.stubGlobal('document', { addEventListener: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('with the setting for delayed scores a score is shown after 30 s, even if the clock is set back', async () => {
  const { uiSettings } = await import('../../../../src/state/device/ui-settings.ts');
  const { onPresentationChange, present } = await import('../../../../src/state/engine/presentation.ts');
  uiSettings.scores = '30';
  const { startSpoilerFilter } = await import('../../../../src/state/spoiler/spoiler-filter.ts');
  startSpoilerFilter();
  const changed = vi.fn<() => void>();
  onPresentationChange(changed);
  const match = { id: -1, score };
  const shown = () => present('scoreList', 'match', match);
  expect(shown()).toMatchObject({ scoreHidden: true });
  vi.advanceTimersByTime(10_000);
  vi.setSystemTime(NOON_MS - 3_600_000);
  vi.advanceTimersByTime(19_000);
  expect(shown()).toMatchObject({ scoreHidden: true });
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(changed).toHaveBeenCalledOnce();
  expect(shown()).toBe(match);
});
