/** Outcome by the status of the coupon in the response (rule play-24): made, accepted and pending, or not made. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Engine, SETTLED_MS, SETTLE_MS, engine as startEngine, wager } from '../../../support/play-stage.ts';

let started: Engine | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  started?.die();
  vi.useRealTimers();
});

function engine(services: Parameters<typeof startEngine>[0]): Engine {
  started = startEngine(services);
  return started;
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('a tap', () => {
  test.each([2, 6] as const)('answered with status %i is accepted and pending, and not sent again', async (status) => {
    const service = wager();
    service.status = status;
    const one = engine(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed', couponIds: ['k1'], waits: true });
    expect(one.items).toEqual([]);
    expect(service.orders).toBe(1);
  });

  test.each([7, 8, 9, 14] as const)(
    'answered with status %i makes no coupon: the slip is kept, and the next tap is another order',
    async (status) => {
      const service = wager();
      service.status = status;
      const one = engine(service);
      expect(await one.tap('i1')).toMatchObject({
        phase: 'rejected',
        failure: { message: 'Kuponun oluşturulamadı. Tekrar oynayabilirsin.' },
      });
      expect([one.items.length, one.play.isLocked, service.orders]).toEqual([1, false, 1]);
      service.status = -1;
      expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', couponIds: ['k2'], waits: false });
      expect(service.orders).toBe(2);
    },
  );
});

describe.each([[true], [false]])('a coupon without a response (service returns the transaction id: %s)', (tellsId) => {
  test('is not confirmed by a history row with status 14: list and balance decide', async () => {
    const service = wager(tellsId);
    service.fate = 'lostAfter';
    service.status = 14;
    const one = engine(service);
    await one.tap('i1');
    await pass(SETTLE_MS - 15_000);
    expect(one.play.state).toMatchObject({ phase: 'unknown', doubt: 'checking' });
    await pass(SETTLED_MS);
    expect(one.play.state).toMatchObject({ phase: 'notMade', intent: 'i1' });
    expect([one.items.length, service.orders]).toEqual([1, 1]);
  });

  test('that is pending is found as pending', async () => {
    const service = wager(tellsId);
    service.fate = 'lostAfter';
    service.status = 6;
    const one = engine(service);
    await one.tap('i1');
    await pass(5_000);
    expect(one.play.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'], waits: true });
  });
});
