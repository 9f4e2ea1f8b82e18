/** A coupon is paid from the balance or the bonus as tapped; only that one shows whether money was taken. */
import { describe, expect, test } from 'vitest';
import type { PlayerBalances } from '../../../../src/model/player.ts';
import { makeSelection } from '../../../support/make-selection.ts';
import { ownDevice } from '../../../support/own-device.ts';
import { SETTLED_MS } from '../../../support/money-stage.ts';
import { pass } from '../../../support/money-uses.ts';
import { type PlayEngine, playEngine, wager, type PlayAround, type WagerService } from '../../../support/play-stage.ts';

const own = ownDevice();
const engine = (service: WagerService, around: PlayAround = {}): PlayEngine =>
  own.keep(playEngine(service, own.device, around));

/** A service with 1,000 TL and a bonus of 200 TL. */
function rich(): WagerService {
  const service = wager();
  service.bonusBalance = 200;
  return service;
}

const known: PlayerBalances = { retailer: null, balance: 100_000, bonusBalance: 20_000 };

test.each([
  [true, 1_000, 150],
  [false, 950, 200],
])('a tap (with the bonus: %s) takes the money from that balance', async (useBonus, balance, bonusBalance) => {
  const service = rich();
  expect(await engine(service).tap('i1', useBonus)).toMatchObject({ phase: 'confirmed' });
  expect(service.orders[0]?.body?.ub).toBe(useBonus);
  expect([service.balance, service.bonusBalance]).toEqual([balance, bonusBalance]);
});

describe.each<[string, PlayAround]>([
  ['requested with the tap', {}],
  ['known before the tap', { balances: known }],
])('a lost order with a balance %s', (_, around) => {
  test.each([true, false])(
    'was not made when the balance it is paid from is unchanged (bonus: %s)',
    async (useBonus) => {
      const service = rich();
      service.fate = 'lostBefore';
      const one = engine(service, around);
      await one.tap('i1', useBonus);
      // The other balance changes.
      service[useBonus ? 'balance' : 'bonusBalance'] -= 50;
      await pass(SETTLED_MS);
      expect(one.state).toEqual({ phase: 'notMade', intent: 'i1' });
    },
  );

  test.each([true, false])(
    'is unresolved when the balance it is paid from has changed (bonus: %s)',
    async (useBonus) => {
      const service = rich();
      service.fate = 'lostBefore';
      const one = engine(service, around);
      await one.tap('i1', useBonus);
      service[useBonus ? 'bonusBalance' : 'balance'] -= 50;
      await pass(SETTLED_MS);
      expect(one.state).toMatchObject({ phase: 'unknown', doubt: 'balanceMoved' });
    },
  );
});

test('a known balance is not requested again', async () => {
  const service = rich();
  service.balanceHold = new Promise(() => undefined);
  expect(await engine(service, { balances: known }).tap('i1')).toMatchObject({ phase: 'confirmed' });
});

describe("a member's settings for changed odds", () => {
  const fallen = makeSelection({ odd: 240, agreedOdd: 250 });
  const all = { acceptAll: true, acceptIncreases: true };
  const increases = { acceptAll: false, acceptIncreases: true };

  test('are sent with the order, without a question to the player', async () => {
    own.device.slip.items = [fallen];
    const service = rich();
    expect(await engine(service, { acceptance: all }).tap('i1')).toMatchObject({ phase: 'confirmed' });
    expect(service.orders[0]?.body).toMatchObject({ alo: true, aho: true, modd: '2,40' });
  });

  test.each<[string, PlayAround]>([
    ['that accept higher odds', { acceptance: increases }],
    ['that are not loaded', {}],
  ])('%s do not accept a lower odd', async (_, around) => {
    own.device.slip.items = [fallen];
    const service = rich();
    expect(await engine(service, around).tap('i1')).toMatchObject({ phase: 'ask', changes: [{ from: 250, to: 240 }] });
    expect(service.orders).toEqual([]);
  });
});

test('possibly stale live odds are not played, and those of an upcoming match are', async () => {
  own.device.slip.items = [makeSelection({ live: true })];
  const service = rich();
  const one = engine(service, { isLive: false });
  expect(await one.tap('i1')).toMatchObject({
    phase: 'rejected',
    failure: { message: 'Canlı oranlar şu anda güncellenmiyor. Bağlantı yenilenince oynayabilirsin.' },
  });
  expect(service.orders).toEqual([]);
  own.device.slip.items = [makeSelection({})];
  one.fill(own.device.slip.items);
  one.play.dismiss();
  expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
});

test('several lost coupons are found by their total price', async () => {
  const service = wager(false);
  service.fate = 'lostAfter';
  const one = engine(service);
  one.turn({ couponCount: 3 });
  expect(await one.tap('i1')).toMatchObject({ phase: 'unknown', price: 15_000 });
  await pass(5_000);
  expect(one.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'], couponCount: 3, price: 15_000 });
});
