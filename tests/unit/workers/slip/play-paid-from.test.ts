/** A coupon is paid from the balance or from the bonus, as it was tapped; that one alone tells whether any money went. */
import { describe, expect, test, vi } from 'vitest';
import type { PlayerBalances } from '../../../../src/model/player.ts';
import { makeSelection } from '../../../support/make-selection.ts';
import { ownDevice } from '../../../support/own-device.ts';
import {
  type Engine,
  SETTLED_MS,
  type Surroundings,
  type WagerService,
  engine as startEngine,
  wager,
} from '../../../support/play-stage.ts';

const own = ownDevice();
const engine = (service: WagerService, around: Surroundings = {}): Engine =>
  own.keep(startEngine(service, own.device, around));

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** 1.000 TL and 200 TL of bonus. */
function rich(): WagerService {
  const service = wager();
  service.bonusBalance = 200;
  return service;
}

const known: PlayerBalances = { retailer: null, balance: 100_000, bonusBalance: 20_000 };

test.each([
  [true, 1_000, 150],
  [false, 950, 200],
])('a tap (with the bonus: %s) takes the money from there', async (useBonus, balance, bonusBalance) => {
  const service = rich();
  expect(await engine(service).tap('i1', useBonus)).toMatchObject({ phase: 'confirmed' });
  expect(service.ordered?.ub).toBe(useBonus);
  expect([service.balance, service.bonusBalance]).toEqual([balance, bonusBalance]);
});

describe.each<[string, Surroundings]>([
  ['asked for with the tap', {}],
  ['known before the tap', { balances: known }],
])('an order that got lost, with a balance %s', (_, around) => {
  test.each([true, false])('was not made where the one it is paid from stayed (bonus: %s)', async (useBonus) => {
    const service = rich();
    service.fate = 'lostBefore';
    const one = engine(service, around);
    await one.tap('i1', useBonus);
    // What moved is the other one.
    service[useBonus ? 'balance' : 'bonusBalance'] -= 50;
    await pass(SETTLED_MS);
    expect(one.play.state).toEqual({ phase: 'notMade', intent: 'i1' });
  });

  test.each([true, false])('is in doubt where the one it is paid from moved (bonus: %s)', async (useBonus) => {
    const service = rich();
    service.fate = 'lostBefore';
    const one = engine(service, around);
    await one.tap('i1', useBonus);
    service[useBonus ? 'bonusBalance' : 'balance'] -= 50;
    await pass(SETTLED_MS);
    expect(one.play.state).toMatchObject({ phase: 'unknown', doubt: 'balanceMoved' });
  });
});

test('what is known of the balance is not asked for once more', async () => {
  const service = rich();
  service.purseHold = new Promise(() => undefined);
  expect(await engine(service, { balances: known }).tap('i1')).toMatchObject({ phase: 'confirmed' });
});

describe("a member's settings for changed odds", () => {
  const fallen = makeSelection({ odd: 240, agreedOdd: 250 });
  const all = { acceptAll: true, acceptIncreases: true };
  const increases = { acceptAll: false, acceptIncreases: true };

  test('go out with the order, which is not asked about', async () => {
    own.device.slip.items = [fallen];
    const service = rich();
    expect(await engine(service, { acceptance: all }).tap('i1')).toMatchObject({ phase: 'confirmed' });
    expect(service.ordered).toMatchObject({ alo: true, aho: true, modd: '2,40' });
  });

  test.each<[string, Surroundings]>([
    ['that accept what rises', { acceptance: increases }],
    ['that are not loaded', {}],
  ])('%s let no lower odd pass', async (_, around) => {
    own.device.slip.items = [fallen];
    const service = rich();
    expect(await engine(service, around).tap('i1')).toMatchObject({ phase: 'ask', changes: [{ from: 250, to: 240 }] });
    expect(service.orders).toBe(0);
  });
});

test('live odds that may be old are not played, those of a match to come are', async () => {
  own.device.slip.items = [makeSelection({ live: true })];
  const service = rich();
  const one = engine(service, { isLive: false });
  expect(await one.tap('i1')).toMatchObject({
    phase: 'rejected',
    failure: { message: 'Canlı oranlar şu anda güncellenmiyor. Bağlantı yenilenince oynayabilirsin.' },
  });
  expect(service.orders).toBe(0);
  own.device.slip.items = [makeSelection({})];
  one.fill(own.device.slip.items);
  one.play.dismiss();
  expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
});

test('several coupons that got lost are found by what all of them cost', async () => {
  const service = wager(false);
  service.fate = 'lostAfter';
  const one = engine(service);
  one.turn({ couponCount: 3 });
  expect(await one.tap('i1')).toMatchObject({ phase: 'unknown', price: 15_000 });
  await pass(5_000);
  expect(one.play.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'], couponCount: 3, price: 15_000 });
});

test('the terms that turned while the balance was read: nothing is sent', async () => {
  const service = rich();
  let tell = (): void => undefined;
  service.purseHold = new Promise((resolve) => (tell = resolve));
  const one = engine(service);
  const tapped = one.tap('i1');
  await pass(10);
  one.turn({ multiplier: 500 });
  tell();
  expect(await tapped).toEqual({ phase: 'idle' });
  expect(service.orders).toBe(0);
});
