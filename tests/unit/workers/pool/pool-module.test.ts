/** The pool and the session: effects of a sign-out, data shown to the next player, and notifications of tabs. */
import { expect, test } from 'vitest';
import { pass } from '../../../support/money-uses.ts';
import { ownDevice } from '../../../support/own-device.ts';
import {
  type PoolEngine,
  type PoolAround,
  type PoolService,
  fillBlock,
  poolEngine,
  poolService,
} from '../../../support/pool-stage.ts';

const own = ownDevice();

async function engine(service: PoolService, options?: PoolAround): Promise<PoolEngine> {
  const one = own.keep(poolEngine(service, own.device, options));
  await one.refill();
  return one;
}

const isList = (value: unknown): value is { intent: string; marks: string }[] => Array.isArray(value);
const keptPlays = () => own.device.store().read('poolPlays', isList);

test('the marks of a visitor belong to the player after a sign-in and are cleared with the session', async () => {
  const one = await engine(poolService(), { player: undefined });
  one.signIn('A');
  await pass(10);
  expect(one.marked()).toBe(15);
  one.signIn(undefined);
  await pass(10);
  expect([one.marked(), one.marks()?.cycle]).toEqual([0, 360]);
});

test('the marks of a visitor belong to the player as soon as the player is known', async () => {
  const one = await engine(poolService(), { player: undefined });
  one.begin();
  await pass(10);
  one.know('A');
  await pass(10);
  expect(one.marked()).toBe(15);
  // The marks belong to this player: no other player gets them.
  one.die();
  const other = own.keep(poolEngine(poolService(), own.device, { player: 'B' }));
  await pass(10);
  expect([other.marked(), other.marks()?.cycle]).toEqual([0, 360]);
});

test('a player who left with an unresolved order sees it again, and marks made since then are kept', async () => {
  const service = poolService();
  service.fate = 'lostAfter';
  service.listFails = true;
  const one = await engine(service);
  await one.tap('i1');
  one.signIn(undefined);
  await pass(10);
  expect([one.state, one.marked()]).toEqual([{ phase: 'idle' }, 0]);
  expect(await keptPlays()).toMatchObject([{ intent: 'i1', marks: '' }]);
  await one.change(fillBlock(0));
  one.signIn('B');
  await pass(5_000);
  expect(one.state).toEqual({ phase: 'idle' });
  one.signIn(undefined);
  await pass(10);
  await one.change(fillBlock(0));
  one.signIn('A');
  await pass(10);
  expect(one.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
  service.listFails = false;
  await pass(15_000);
  expect(one.state).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
  expect([service.orders.length, one.marked(), one.made]).toEqual([1, 15, 1]);
});

test('leaving a session clears the marks', async () => {
  const one = await engine(poolService());
  await one.onSessionEnd();
  expect(one.marked()).toBe(0);
});

test('tabs are notified of marks and play, and the service clock is requested when a tab watches', async () => {
  const one = await engine(poolService());
  expect(one.clockAsked).toBe(1);
  one.dirty.length = 0;
  await one.change(fillBlock(1));
  expect(new Set(one.dirty)).toEqual(new Set(['marks']));
  await one.tap('i1', { price: 2_000 });
  expect(new Set(one.dirty)).toEqual(new Set(['marks', 'play']));
});

test('a returning network requests the clock and checks an unresolved order sooner', async () => {
  const service = poolService();
  service.fate = 'lostAfter';
  service.listFails = true;
  const one = await engine(service);
  await one.tap('i1');
  // By then there are ten seconds between two checks.
  await pass(20_000);
  service.listFails = false;
  const asked = service.asked.length;
  one.retryUnresolved();
  await pass(1_500);
  expect(service.asked).toHaveLength(asked + 1);
  expect(one.state.phase).toBe('confirmed');
  expect(one.clockAsked).toBe(2);
});
