import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Play } from '../../../../workers/engine/slip/play.ts';
import { type OpenCouponsOptions, openCoupons } from '../../../../workers/engine/coupons/coupons-module.ts';
import { fakeSession, history, played } from './history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  const session = fakeSession();
  const service = history([played('a', [1])]);
  const end = new AbortController();
  const listeners = new Set<() => void>();
  let made: Play['made'];
  const counts = { refreshes: 0, notices: 0 };
  let writes = true;
  const coupons = openCoupons({
    session: session.session,
    services: service,
    member: { refresh: () => Promise.resolve((counts.refreshes += 1) > 0) },
    play: {
      get made() {
        return made;
      },
      isLocked: false,
      onChange: (listener: () => void) => listeners.add(listener),
    },
    copies: { kept: () => Promise.resolve([]) },
    connection: { state: () => ({ status: 'off' }), onChange: () => () => undefined },
    environment: () => Promise.resolve({ ok: true, value: { services: {}, hubs: { lite: '', score: '' } } }),
    isOpen: () => true,
    notify: () => Promise.resolve(void (counts.notices += 1)),
    write: () => Promise.resolve(writes ? { ok: true, value: {} } : { ok: false, failure: { kind: 'server' } }),
    now: () => Date.now(),
    signal: end.signal,
  } as unknown as OpenCouponsOptions);
  return {
    ...coupons,
    session,
    service,
    counts,
    stop: () => end.abort(),
    refuse: () => {
      writes = false;
    },
    confirm: (intent: string, couponIds: string[]) => {
      made = { intent, couponIds };
      for (const listener of listeners) listener();
    },
    generation: () => coupons.settling.changes?.generation,
  };
}

test.each(['moveToArchive', 'moveGroupToArchive', 'removeCoupon', 'saveBetslip', 'deleteSavedBetslip'] as const)(
  'after %s every list loads again; not after a failure',
  async (name) => {
    const { session, calls, generation, refuse, stop } = opened();
    session.begin();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(generation()).toBe(0);
    await calls.write({ name });
    expect(generation()).toBe(1);
    refuse();
    await calls.write({ name });
    expect(generation()).toBe(1);
    stop();
  },
);

test('what is no change of the coupons is none', async () => {
  const { session, calls, generation, stop } = opened();
  session.begin();
  await vi.advanceTimersByTimeAsync(2_000);
  await calls.write({ name: 'confirmContact' });
  expect(generation()).toBe(0);
  stop();
});

test('a coupon that was played is looked for at once, once, and the balance with it', async () => {
  const { session, service, confirm, settling, counts, stop } = opened();
  session.begin();
  await vi.advanceTimersByTimeAsync(2_000);
  service.coupons.push(played('b', [2]));
  const { lists } = service;
  confirm('i', ['b']);
  confirm('i', ['b']);
  await vi.advanceTimersByTimeAsync(100);
  expect(settling.changes).toMatchObject({ pendingCount: 2 });
  expect(service.lists).toBe(lists + 1);
  expect(counts).toEqual({ refreshes: 1, notices: 0 });
  stop();
});

test('without any word of a hub a decision is found within a minute, told once, the balance asked for', async () => {
  const { session, service, counts, stop } = opened();
  session.begin();
  await vi.advanceTimersByTimeAsync(2_000);
  Object.assign(service.coupons[0] ?? {}, { status: 5, net: 10 });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(counts).toEqual({ refreshes: 1, notices: 1 });
  stop();
});
