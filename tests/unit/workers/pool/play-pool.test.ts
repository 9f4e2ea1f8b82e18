/**
 * One tap on "Oyna" in the pool sends one order (money-2, pool-14, pool-22, pool-23), by wire-pool-6 and wire-pool-8.
 */
import { describe, expect, test, vi } from 'vitest';
import { ownDevice } from '../../../support/own-device.ts';
import {
  CYCLE,
  type Fate,
  type PoolEngine,
  type PoolEngineOptions,
  type PoolService,
  SETTLED_MS,
  enterRound,
  fillBlock,
  markMatch,
  poolEngine,
  poolService,
} from '../../../support/pool-stage.ts';

const own = ownDevice();

/** An engine in this test's browser that makes no marks itself. */
const bare = (service: PoolService, options?: PoolEngineOptions): PoolEngine =>
  own.keep(poolEngine(service, own.device, options));

/** An engine with one column of 10 TL marked. */
async function engine(service: PoolService, options?: PoolEngineOptions): Promise<PoolEngine> {
  const one = bare(service, options);
  await one.change(enterRound());
  await one.change(fillBlock(0));
  return one;
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('the order', () => {
  test('has the round, the filled blocks in order, every match by number, and the price of one coupon in TL', async () => {
    const service = poolService();
    const one = await engine(service);
    // The second block stays empty; the third has two and three signs on two matches, so the order has 1 + 6 columns.
    await one.change(fillBlock(2, 2));
    await one.change(markMatch(2, 1, 1));
    await one.change(markMatch(2, 15, 1));
    await one.change(markMatch(2, 15, 0));
    await one.change({ type: 'terms', cycle: CYCLE, multiplier: 3, coupons: 2 });
    expect(await one.tap('tap-1', { price: 42_000 })).toMatchObject({ phase: 'confirmed', couponIds: ['k1', 'k2'] });
    const block = (signs: (match: number) => number[]) =>
      Array.from({ length: 15 }, (_, at) => ({ eventNo: at + 1, selections: signs(at + 1) }));
    expect(service.orders).toEqual([
      {
        body: {
          betSlip: {
            gameCycleNo: 360,
            columns: [block(() => [1]), block((match) => (match === 1 ? [1, 2] : match === 15 ? [0, 1, 2] : [2]))],
            details: { stake: 210, multiplier: 3, numberOfCoupon: 2 },
          },
        },
        headers: { 'Client-Transaction-Id': 'tap-1' },
      },
    ]);
    expect(one.state()).toMatchObject({ couponCount: 2, price: 42_000, cycle: 360, waits: false });
  });

  test('is priced with the column price of the configuration', async () => {
    const service = poolService();
    const one = await engine(service, { columnPrice: 1_250 });
    await one.tap('i1', { price: 1_250 });
    expect(service.orders.map(({ body }) => body.betSlip.details.stake)).toEqual([12.5]);
  });
});

describe('a tap', () => {
  test('with a response makes one coupon, clears the marks, and is reported as made once', async () => {
    const service = poolService();
    const one = await engine(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
    expect([one.marked(), one.marks()?.cycle, service.orders.length, one.made]).toEqual([0, CYCLE, 1, 1]);
    one.module.retryUnresolved();
    await pass(SETTLED_MS);
    await one.change({ type: 'playSeen' });
    expect(one.state()).toEqual({ phase: 'idle' });
    expect([service.orders.length, one.made, service.asked]).toEqual([1, 1, []]);
    await one.change(fillBlock(0));
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2', couponIds: ['k2'] });
    expect([service.orders.length, one.made]).toEqual([2, 2]);
  });

  test('twice at once sends one order', async () => {
    const service = poolService();
    const one = await engine(service);
    await Promise.all([one.tap('i1'), one.tap('i2')]);
    expect([service.orders.length, service.rows.length]).toEqual([1, 1]);
  });

  test('in two engines at once sends one order, which both confirm', async () => {
    const service = poolService();
    const one = await engine(service);
    const two = bare(service);
    await pass(10);
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => (release = resolve));
    const taps = Promise.all([one.tap('i1'), two.tap('i2')]);
    await pass(10);
    release();
    await pass(SETTLED_MS);
    await taps;
    expect([service.orders.length, service.rows.length]).toEqual([1, 1]);
    expect([one.state().phase, two.state().phase]).toEqual(['confirmed', 'confirmed']);
    expect([one.marked(), two.marked(), one.made, two.made]).toEqual([0, 0, 1, 1]);
  });

  test('on marks that another engine has changed without notification sends nothing', async () => {
    const service = poolService();
    const one = await engine(service, { deaf: true });
    const two = bare(service);
    await pass(10);
    await two.change(fillBlock(0, 2));
    expect(await one.tap('i1')).toEqual({ phase: 'idle' });
    expect(service.orders).toEqual([]);
    expect(one.marks()?.blocks[0]?.[0]).toEqual([2]);
  });

  test('with a response keeps marks that another engine has made meanwhile', async () => {
    const service = poolService();
    const one = await engine(service, { deaf: true });
    const two = bare(service, { deaf: true });
    await pass(10);
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => (release = resolve));
    const tapped = one.tap('i1');
    await pass(10);
    await two.change(fillBlock(0, 2));
    release();
    expect(await tapped).toMatchObject({ phase: 'confirmed' });
    expect(one.marks()?.blocks[0]?.[0]).toEqual([2]);
  });

  test.each([
    ['another price', { price: 2_000 }, { code: 3013 }],
    ['another round', { cycle: CYCLE - 1 }, {}],
  ])('with %s than shown on screen sends nothing and keeps the marks', async (_, shown, failure) => {
    const service = poolService();
    const one = await engine(service);
    expect(await one.tap('i1', shown)).toMatchObject({ phase: 'rejected', intent: 'i1', failure });
    expect([service.orders.length, one.marked()]).toEqual([0, 15]);
  });

  test('with an incomplete block sends nothing', async () => {
    const service = poolService();
    const one = await engine(service);
    await one.change(markMatch(1, 4, 2));
    expect(await one.tap('i1')).toMatchObject({
      phase: 'rejected',
      failure: { message: '2. kolonda 15 maçın tamamını işaretlemelisin.' },
    });
    expect(service.orders).toEqual([]);
  });

  test.each([
    [60_000, 'rejected', 0],
    [-60_000, 'confirmed', 1],
  ])('is checked against the clock of the service, %i ms ahead of the device: %s', async (ahead, phase, orders) => {
    const service = poolService();
    const one = bare(service, { ahead });
    const now = Math.floor(Date.now() / 1_000);
    // Closing half a minute from now, or half a minute ago, by the clock of the device.
    await one.change(enterRound(CYCLE, now + (ahead > 0 ? 30 : -30)));
    await one.change(fillBlock(0));
    expect(await one.tap('i1')).toMatchObject({ phase, ...(orders === 0 ? { failure: { code: 3101 } } : {}) });
    expect(service.orders).toHaveLength(orders);
  });

  test('that is refused shows the message, keeps the marks, and can be repeated', async () => {
    const service = poolService();
    service.fate = 'refused';
    const one = await engine(service);
    expect(await one.tap('i1')).toMatchObject({
      phase: 'rejected',
      failure: { code: 3102, message: 'Program bulunamadı.' },
    });
    expect([one.marked(), one.made]).toEqual([15, 0]);
    service.fate = 'answered';
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
  });

  test('of a visitor sends nothing', async () => {
    const service = poolService();
    const one = await engine(service, { player: undefined });
    expect(await one.tap('i1')).toEqual({ phase: 'idle' });
    expect([service.orders.length, one.marked()]).toEqual([0, 15]);
  });
});

describe.each([[true], [false]])('an order without a response (service returns the transaction id: %s)', (tellsId) => {
  test.each<Fate>(['lostAfter', 'gateway', 'cutJson'])(
    'is unresolved, locks the marks, and is found among the coupons of the week (%s)',
    async (fate) => {
      const service = poolService(tellsId);
      service.fate = fate;
      const one = await engine(service);
      expect(await one.tap('i1')).toMatchObject({ phase: 'unknown', intent: 'i1', price: 1_000, doubt: 'checking' });
      expect([one.marked(), await one.change(fillBlock(0, 2)), one.made]).toEqual([15, false, 0]);
      expect(await one.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
      await pass(5_000);
      expect(one.state()).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
      expect([service.orders.length, service.rows.length, one.marked(), one.made]).toEqual([1, 1, 0, 1]);
      expect(service.asked).toEqual([{ page: '1', limit: '20', date: 'week', status: '' }]);
    },
  );

  test('was not made when the list does not contain it in time, and the marks can be played again', async () => {
    const service = poolService(tellsId);
    service.fate = 'lostBefore';
    const one = await engine(service);
    await one.tap('i1');
    await pass(SETTLED_MS);
    expect([one.state(), one.marked(), one.made]).toEqual([{ phase: 'notMade', intent: 'i1' }, 15, 0]);
    service.fate = 'answered';
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
    expect(service.rows).toHaveLength(1);
  });

  test('stays unresolved while the balance differs from before', async () => {
    const service = poolService(tellsId);
    service.fate = 'lostBefore';
    const one = await engine(service);
    await one.tap('i1');
    service.balance -= 10;
    await pass(SETTLED_MS);
    expect(one.state()).toMatchObject({ phase: 'unknown', doubt: 'balanceMoved' });
  });

  test('is not mistaken for the same marks played before', async () => {
    const service = poolService(tellsId);
    const one = await engine(service);
    await one.tap('i1');
    await one.change({ type: 'playSeen' });
    await one.change(fillBlock(0));
    service.fate = 'lostAfter';
    await one.tap('i2');
    await pass(5_000);
    expect(one.state()).toMatchObject({ phase: 'confirmed', intent: 'i2', couponIds: ['k2'] });
  });

  test('is confirmed only once all of its coupons are listed', async () => {
    const service = poolService(tellsId);
    const one = await engine(service);
    await one.change({ type: 'terms', cycle: CYCLE, coupons: 3 });
    service.fate = 'lostAfter';
    service.listFails = true;
    await one.tap('i1', { price: 3_000 });
    const late = tellsId ? undefined : service.rows.pop();
    service.listFails = false;
    await pass(5_000);
    if (late !== undefined) {
      expect(one.state()).toMatchObject({ phase: 'unknown', intent: 'i1' });
      service.rows.push(late);
      await pass(10_000);
    }
    expect(one.state()).toMatchObject({ phase: 'confirmed', couponIds: ['k1', 'k2', 'k3'], couponCount: 3 });
  });

  test('is found by the next engine, which sends nothing before that', async () => {
    const service = poolService(tellsId);
    service.fate = 'lostAfter';
    service.listFails = true;
    const one = await engine(service);
    await one.tap('i1');
    one.die();
    const two = bare(service);
    expect(await two.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
    service.listFails = false;
    await pass(5_000);
    expect(two.state()).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
    expect([service.orders.length, two.marked(), two.made]).toEqual([1, 0, 1]);
  });
});
