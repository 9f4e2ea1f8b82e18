/**
 * Announcements of settled coupons in a tab (decided-4): only coupons that were not known, also after the clock was set
 * back.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SettledCoupon } from '../../../../src/model/coupon.ts';

const OPENED_MS = performance.timeOrigin;
const HOUR_MS = 3_600_000;

const cell: { value: unknown } = { value: undefined };
const told: string[] = [];
let tell = (): void => undefined;

vi.mock('valtio/vanilla', async (original) => ({
  ...(await original<object>()),
  subscribe: (of: object, listener: () => void) => {
    if (of === cell) tell = listener;
    return () => undefined;
  },
}));
vi.mock('../../../../src/state/engine/topic-view.ts', () => ({
  topicView: () => ({ retain: () => () => undefined, cell: () => cell }),
}));
vi.mock('../../../../src/state/engine/call-engine.ts', () => ({
  engine: () => ({ setNoticeListener: () => undefined }),
}));
vi.mock('../../../../src/state/member/session.ts', () => ({
  onSessionEnd: () => () => undefined,
  currentSession: () => ({ phase: 'member', unread: 0 }),
}));
vi.mock('../../../../src/platform/browser-storage/token-cookies.ts', () => ({ readTokens: () => ({}) }));
vi.mock('../../../../src/platform/browser-storage/stored-player-notes.ts', () => ({
  MOST_UNSEEN_COUPONS: 99,
  // A visible tab records the announced coupons as seen.
  storedUnseenCoupons: { read: () => [], write: (ids: readonly string[]) => told.push(...ids) },
}));

let end: AbortController;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: OPENED_MS });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', {});
  told.length = 0;
  cell.value = undefined;
  end = new AbortController();
  const { startCouponNews } = await import('../../../../src/state/coupons/coupon-news.ts');
  startCouponNews(() => '/', end.signal);
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const clockAt = (ms: number): void => void vi.setSystemTime(OPENED_MS + ms);
/** A coupon settled so many milliseconds after the tab was opened, by the clock at that time. */
const decided = (id: string, ms: number): SettledCoupon =>
  ({ id, at: Math.floor((OPENED_MS + ms) / 1000) }) as SettledCoupon;
const show = (...settled: SettledCoupon[]): void => {
  cell.value = { pendingCount: 0, settled };
  tell();
};

test('coupons settled before the tab was opened are not announced in it, later ones once', () => {
  const before = decided('before', -60_000);
  const since = decided('since', 2_000);
  clockAt(5_000);
  show(before, since);
  show(before, since);
  const later = decided('later', 5_000);
  show(before, since, later);
  expect(told).toEqual(['since', 'later']);
});

test('after the clock was set back the next settled coupon is still announced, and no older one', () => {
  const before = decided('before', -60_000);
  clockAt(1_000);
  show(before);
  clockAt(-HOUR_MS);
  show(before, decided('next', -HOUR_MS));
  expect(told).toEqual(['next']);
});

test('a tab opened after the clock was set back does not announce coupons of the earlier clock', () => {
  const before = decided('before', HOUR_MS);
  clockAt(1_000);
  show(before);
  show(before, decided('next', 1_000));
  expect(told).toEqual(['next']);
});
