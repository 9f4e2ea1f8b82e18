/**
 * A tap on "Oyna" in the pool (pool-14, pool-22, pool-23), by wire-pool-6 and wire-pool-8. `../money` has the rules that
 * a pool coupon shares with other orders.
 */
import { describe, expect, test } from 'vitest';
import { deaf } from '../../../support/money-device.ts';
import { holdOrders, pass } from '../../../support/money-uses.ts';
import { ownDevice } from '../../../support/own-device.ts';
import {
  CYCLE,
  type PoolEngine,
  type PoolAround,
  type PoolService,
  enterRound,
  fillBlock,
  markMatch,
  poolEngine,
  poolService,
} from '../../../support/pool-stage.ts';

const own = ownDevice();

/** An engine in this test's browser that makes no marks itself. */
const bare = (service: PoolService, around?: PoolAround, on = own.device): PoolEngine =>
  own.keep(poolEngine(service, on, around));

/** An engine with one column of 10 TL marked. */
async function engine(service: PoolService, around?: PoolAround, on = own.device): Promise<PoolEngine> {
  const one = bare(service, around, on);
  await one.refill();
  return one;
}

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
    expect(one.state).toMatchObject({ couponCount: 2, price: 42_000, cycle: 360, waits: false });
  });

  test('is priced with the column price of the configuration', async () => {
    const service = poolService();
    const one = await engine(service, { columnPrice: 1_250 });
    await one.tap('i1', { price: 1_250 });
    expect(service.orders.map(({ body }) => body.betSlip.details.stake)).toEqual([12.5]);
  });
});

describe('a tap', () => {
  test('on marks that another engine has changed without notification sends nothing', async () => {
    const service = poolService();
    const one = await engine(service, {}, deaf(own.device));
    const two = bare(service);
    await pass(10);
    await two.change(fillBlock(0, 2));
    expect(await one.tap('i1')).toEqual({ phase: 'idle' });
    expect(service.orders).toEqual([]);
    expect(one.marks()?.blocks[0]?.[0]).toEqual([2]);
  });

  test('with a response keeps marks that another engine has made meanwhile', async () => {
    const service = poolService();
    const one = await engine(service, {}, deaf(own.device));
    const two = bare(service, {}, deaf(own.device));
    await pass(10);
    const release = holdOrders(service);
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
    const service = Object.assign(poolService(), { ahead });
    const one = bare(service);
    const now = Math.floor(Date.now() / 1_000);
    // Closing half a minute from now, or half a minute ago, by the clock of the device.
    await one.change(enterRound(CYCLE, now + (ahead > 0 ? 30 : -30)));
    await one.change(fillBlock(0));
    expect(await one.tap('i1')).toMatchObject({ phase, ...(orders === 0 ? { failure: { code: 3101 } } : {}) });
    expect(service.orders).toHaveLength(orders);
  });
});

test('an order without a response locks the marks, and is found among the coupons of the week', async () => {
  const service = poolService();
  service.fate = 'lostAfter';
  const one = await engine(service);
  expect(await one.tap('i1')).toMatchObject({ phase: 'unknown', price: 1_000 });
  expect([one.marked(), await one.change(fillBlock(0, 2))]).toEqual([15, false]);
  await pass(5_000);
  expect(one.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'] });
  expect([one.marked(), one.marks()?.cycle]).toEqual([0, CYCLE]);
  expect(service.asked).toEqual([{ page: '1', limit: '20', date: 'week', status: '' }]);
});

describe.each([[true], [false]])('an order without a response (service returns the transaction id: %s)', (tellsId) => {
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
      expect(one.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
      service.rows.push(late);
      await pass(10_000);
    }
    expect(one.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1', 'k2', 'k3'], couponCount: 3 });
  });
});
