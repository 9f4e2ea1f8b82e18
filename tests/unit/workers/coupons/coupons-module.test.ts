import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import type { Subject } from '../../../../src/contract/services/call.ts';
import { createGenerations } from '../../../../workers/engine/calls/generations.ts';
import type { Play } from '../../../../workers/engine/slip/play-slip.ts';
import { type CouponsModuleOptions, createCouponsModule } from '../../../../workers/engine/coupons/coupons-module.ts';
import { fakeSession, history, played } from './history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  const session = fakeSession();
  const service = history([played('a', [1])]);
  const end = new AbortController();
  const listeners = new Set<Parameters<Play['onMade']>[0]>();
  const counts = { refreshes: 0, notices: 0 };
  const generations = createGenerations(0);
  const grown: Subject[] = [];
  generations.onChange((subject) => grown.push(subject));
  const coupons = createCouponsModule({
    session: session.session,
    services: service,
    generations,
    member: { refresh: () => Promise.resolve((counts.refreshes += 1) > 0) },
    play: {
      isLocked: false,
      onMade: (listener: Parameters<Play['onMade']>[0]) => listeners.add(listener),
      onChange: () => undefined,
    },
    copies: { kept: () => Promise.resolve([]) },
    savesData: () => false,
    connection: { state: () => ({ status: 'off' }), onChange: () => () => undefined },
    timing: async () => productDefaultTiming,
    isOpen: () => true,
    isSeen: () => true,
    notify: () => Promise.resolve(void (counts.notices += 1)),
    now: () => Date.now(),
    signal: end.signal,
  } as unknown as CouponsModuleOptions);
  return {
    ...coupons,
    session,
    service,
    counts,
    grown,
    stop: () => end.abort(),
    confirm: (couponIds: string[]) => {
      for (const listener of listeners) listener({ couponIds });
    },
  };
}

test('a played coupon is polled once, at once, and the balance is refreshed', async () => {
  const { session, service, confirm, decided, counts, grown, stop } = opened();
  session.begin();
  await vi.advanceTimersByTimeAsync(2_000);
  service.coupons.push(played('b', [2]));
  const { lists } = service;
  // A page may have read its list before the first poll.
  expect(grown).toEqual(['coupons']);
  confirm(['b']);
  // Every list is reloaded at once, whatever the poll finds.
  expect(grown).toEqual(['coupons', 'coupons']);
  await vi.advanceTimersByTimeAsync(100);
  expect(decided.changes).toMatchObject({ pendingCount: 2 });
  expect(service.lists).toBe(lists + 1);
  expect(counts).toEqual({ refreshes: 1, notices: 0 });
  stop();
});

test('a decision without any hub message is found within a minute, notified once, and refreshes the balance', async () => {
  const { session, service, counts, grown, stop } = opened();
  session.begin();
  await vi.advanceTimersByTimeAsync(2_000);
  Object.assign(service.coupons[0] ?? {}, { status: 5, net: 10 });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(counts).toEqual({ refreshes: 1, notices: 1 });
  expect(grown).toEqual(['coupons', 'coupons']);
  stop();
});

test('a change made by the player is polled at once', async () => {
  const { session, service, checkAfterChange: changed, stop } = opened();
  session.begin();
  await vi.advanceTimersByTimeAsync(2_000);
  const { lists } = service;
  changed();
  await vi.advanceTimersByTimeAsync(10);
  expect(service.lists).toBe(lists + 1);
  stop();
});
