/** Outcome by the status of the coupon in the response (rule play-24): made, accepted and pending, or not made. */
import { describe, expect, test } from 'vitest';
import { SETTLED_MS, SETTLE_MS } from '../../../support/money-stage.ts';
import { pass } from '../../../support/money-uses.ts';
import { ownDevice } from '../../../support/own-device.ts';
import { type PlayEngine, type WagerService, playEngine, wager } from '../../../support/play-stage.ts';

const own = ownDevice();
const engine = (service: WagerService): PlayEngine => own.keep(playEngine(service, own.device));

describe('a tap', () => {
  test.each([2, 6] as const)('answered with status %i is accepted and pending, and not sent again', async (status) => {
    const service = wager();
    service.status = status;
    const one = engine(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed', couponIds: ['k1'], waits: true });
    expect(one.items).toEqual([]);
    expect(service.orders).toHaveLength(1);
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
      expect([one.items.length, one.play.isLocked, service.orders.length]).toEqual([1, false, 1]);
      service.status = -1;
      expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', couponIds: ['k2'], waits: false });
      expect(service.orders).toHaveLength(2);
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
    expect(one.state).toMatchObject({ phase: 'unknown', doubt: 'checking' });
    await pass(SETTLED_MS);
    expect(one.state).toMatchObject({ phase: 'notMade', intent: 'i1' });
    expect([one.items.length, service.orders.length]).toEqual([1, 1]);
  });

  test('that is pending is found as pending', async () => {
    const service = wager(tellsId);
    service.fate = 'lostAfter';
    service.status = 6;
    const one = engine(service);
    await one.tap('i1');
    await pass(5_000);
    expect(one.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'], waits: true });
  });
});
