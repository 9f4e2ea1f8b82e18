/** Decisions of pool coupons: notified once, as soon as the service returns them, and not before. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import type { CouponStatus } from '../../../../src/model/coupon.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { type DecidedPoolCoupon, followPoolResults } from '../../../../workers/engine/pool/pool-results.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Coupon {
  id: string;
  status: CouponStatus;
  net: number;
}

function follow(coupons: Coupon[]) {
  const seen = {
    decided: [] as DecidedPoolCoupon[],
    left: 0,
    details: 0,
    storedAt: null as number | null,
    silent: false,
  };
  const end = new AbortController();
  const answer = (data: unknown) => ({ ok: true, value: { data, storedAt: seen.storedAt, info: null, dropped: 0 } });
  const detailOf = (id: string) => {
    seen.details += 1;
    const coupon = coupons.find((each) => each.id === id);
    return seen.silent || coupon === undefined
      ? { ok: false, failure: { kind: 'network' } }
      : answer({ ...coupon, price: 1_000 });
  };
  const waits = ({ status }: Coupon): boolean => [-1, 2, 4].includes(Number(status));
  const services = {
    request: async (call: { path: string }, { parameters }: { parameters?: { id: string } }) => {
      if (call.path === 'SporToto') return answer({ events: [{ eventId: 7, winner: null }] });
      if (parameters !== undefined) return detailOf(parameters.id);
      return answer({ rows: coupons.filter(waits).map((coupon) => ({ ...coupon, decided: 0, best: null })) });
    },
  } as unknown as Services;
  let whistle: (told: { eventId: number; status: number | 'left' }) => void = () => undefined;
  followPoolResults(
    {
      services,
      generations: { invalidate: () => undefined, onChange: () => () => undefined } as never,
      timing: async () => productDefaultTiming,
      isOpen: () => true,
      onEventStatus: (listener: typeof whistle) => {
        whistle = listener;
        return () => undefined;
      },
      onNoLongerPending: () => void (seen.left += 1),
      onDecided: (decided) => void seen.decided.push(...decided),
    },
    end.signal,
  );
  return { seen, end: () => end.abort(), whistle: () => whistle({ eventId: 7, status: 5 }) };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('a decided coupon is notified once, shortly after the end of its match', async () => {
  const coupon: Coupon = { id: 'a', status: -1, net: 0 };
  const { seen, whistle } = follow([coupon, { id: 'b', status: 2, net: 0 }]);
  await pass(productDefaultTiming.firstLookMs + 1);
  Object.assign(coupon, { status: 1, net: 50_000 });
  await pass(1_000);
  expect(seen.decided).toEqual([]);
  whistle();
  await pass(15_000);
  expect(seen.decided).toMatchObject([{ id: 'a', status: 1, net: 50_000, price: 1_000 }]);
  expect(seen.left).toBe(1);
  await pass(10 * productDefaultTiming.reconcileMs);
  expect(seen).toMatchObject({ left: 1, details: 1 });
  expect(seen.decided).toHaveLength(1);
});

test('an unavailable decision is requested again, and a cached response decides nothing', async () => {
  const coupon: Coupon = { id: 'a', status: -1, net: 0 };
  const { seen } = follow([coupon]);
  await pass(productDefaultTiming.firstLookMs + 1);
  coupon.status = 0;
  seen.storedAt = 1;
  await pass(2 * productDefaultTiming.reconcileMs);
  expect(seen).toMatchObject({ left: 0, details: 0 });
  seen.storedAt = null;
  seen.silent = true;
  await pass(2 * productDefaultTiming.reconcileMs);
  expect(seen.details).toBeGreaterThan(1);
  expect(seen.decided).toEqual([]);
  seen.silent = false;
  await pass(productDefaultTiming.reconcileMs);
  expect(seen.decided).toMatchObject([{ id: 'a', status: 0 }]);
});

test('nothing is notified after the end of the session', async () => {
  const coupon: Coupon = { id: 'a', status: -1, net: 0 };
  const { seen, end, whistle } = follow([coupon]);
  await pass(productDefaultTiming.firstLookMs + 1);
  coupon.status = 1;
  whistle();
  end();
  await pass(3 * productDefaultTiming.reconcileMs);
  expect(seen.decided).toEqual([]);
});
