/** The pool beside the session: what a sign-out takes along, what the next player sees, and what tabs are told. */
import { expect, test, vi } from 'vitest';
import { ownDevice } from '../../../support/own-device.ts';
import {
  type PoolEngine,
  type PoolEngineOptions,
  type PoolService,
  enterRound,
  fillBlock,
  poolEngine,
  poolService,
} from '../../../support/pool-stage.ts';

const own = ownDevice();

async function engine(service: PoolService, options?: PoolEngineOptions): Promise<PoolEngine> {
  const one = own.keep(poolEngine(service, own.device, options));
  await one.change(enterRound());
  await one.change(fillBlock(0));
  return one;
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const isList = (value: unknown): value is { intent: string; marks: string }[] => Array.isArray(value);
const keptPlays = () => own.device.store().read('poolPlays', isList);

test('a visitor’s marks are the player’s by a sign-in, and go with the session', async () => {
  const one = await engine(poolService(), { player: undefined });
  one.signIn('A');
  await pass(10);
  expect(one.marked()).toBe(15);
  one.signIn(undefined);
  await pass(10);
  expect([one.marked(), one.marks()?.cycle]).toEqual([0, 360]);
});

test('a visitor’s marks are the player’s as soon as it is known who that is', async () => {
  const one = await engine(poolService(), { player: undefined });
  one.begin();
  await pass(10);
  one.know('A');
  await pass(10);
  expect(one.marked()).toBe(15);
  // They are his: nobody else finds them.
  one.die();
  const other = own.keep(poolEngine(poolService(), own.device, { player: 'B' }));
  await pass(10);
  expect([other.marked(), other.marks()?.cycle]).toEqual([0, 360]);
});

test('one that left while its order was in doubt sees it again, its marks forgotten and those made since untouched', async () => {
  const service = poolService();
  service.fate = 'lostAfter';
  service.listFails = true;
  const one = await engine(service);
  await one.tap('i1');
  one.signIn(undefined);
  await pass(10);
  expect([one.state(), one.marked()]).toEqual([{ phase: 'idle' }, 0]);
  expect(await keptPlays()).toMatchObject([{ intent: 'i1', marks: '' }]);
  await one.change(fillBlock(0));
  one.signIn('B');
  await pass(5_000);
  expect(one.state()).toEqual({ phase: 'idle' });
  one.signIn(undefined);
  await pass(10);
  await one.change(fillBlock(0));
  one.signIn('A');
  await pass(10);
  expect(one.state()).toMatchObject({ phase: 'unknown', intent: 'i1' });
  service.listFails = false;
  await pass(15_000);
  expect(one.state()).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
  expect([service.orders.length, one.marked(), one.made]).toEqual([1, 15, 1]);
});

test('the end of a session, as it is asked for, takes the marks along', async () => {
  const one = await engine(poolService());
  await one.module.leave();
  expect(one.marked()).toBe(0);
});

test('tabs are told of marks and of the play, and the clock of the service is asked when one looks', async () => {
  const one = await engine(poolService());
  expect(one.clockAsked).toBe(1);
  one.dirty.length = 0;
  await one.change(fillBlock(1));
  expect(new Set(one.dirty)).toEqual(new Set(['marks']));
  await one.tap('i1', { price: 2_000 });
  expect(new Set(one.dirty)).toEqual(new Set(['marks', 'play']));
});

test('a network that is back asks the clock and looks for what is in doubt sooner', async () => {
  const service = poolService();
  service.fate = 'lostAfter';
  service.listFails = true;
  const one = await engine(service);
  await one.tap('i1');
  // By then ten seconds are between two looks.
  await pass(20_000);
  service.listFails = false;
  const asked = service.asked.length;
  one.module.look();
  await pass(1_500);
  expect(service.asked).toHaveLength(asked + 1);
  expect(one.state().phase).toBe('confirmed');
  expect(one.clockAsked).toBe(2);
});
