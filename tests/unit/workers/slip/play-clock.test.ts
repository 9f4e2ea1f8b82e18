/** The device clock is changed while a coupon is unresolved: the minute of `play-13` stays a minute. */
import { expect, test, vi } from 'vitest';
import { SETTLED_MS, SETTLE_MS, type Engine, engine as startEngine, wager } from '../../../support/play-stage.ts';
import { ownDevice } from '../../../support/own-device.ts';

const HOUR_MS = 3_600_000;

const own = ownDevice();

function engine(services: Parameters<typeof startEngine>[0]): Engine {
  return own.keep(startEngine(services, own.device));
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** Changes the wall clock without advancing the timers. */
const setClock = (byMs: number): unknown => vi.setSystemTime(Date.now() + byMs);

test('a clock set back does not prolong the wait', async () => {
  const service = wager();
  service.fate = 'lostBefore';
  const one = engine(service);
  await one.tap('i1');
  setClock(-5 * HOUR_MS);
  await pass(SETTLED_MS);
  expect(one.play.state.phase).toBe('notMade');
  expect(one.play.isLocked).toBe(false);
});

test('a clock set forward does not shorten the wait before the service gives up', async () => {
  const service = wager();
  service.fate = 'lostBefore';
  const one = engine(service);
  await one.tap('i1');
  setClock(HOUR_MS);
  await pass(SETTLE_MS / 2);
  expect(one.play.state).toMatchObject({ phase: 'unknown', doubt: 'checking' });
  await pass(SETTLED_MS);
  expect(one.play.state.phase).toBe('notMade');
});

test('a clock set back between two engines makes the next one wait its minute and no longer', async () => {
  const service = wager();
  service.fate = 'lostBefore';
  const one = engine(service);
  await one.tap('i1');
  one.die();
  setClock(-HOUR_MS);
  const two = engine(service);
  await pass(SETTLE_MS / 2);
  expect(two.play.state).toMatchObject({ phase: 'unknown', doubt: 'checking' });
  await pass(SETTLED_MS);
  expect(two.play.state.phase).toBe('notMade');
});

test('an order sent long ago by an earlier engine is resolved by the first check', async () => {
  const service = wager();
  service.fate = 'lostBefore';
  const one = engine(service);
  await one.tap('i1');
  one.die();
  await pass(SETTLED_MS);
  const two = engine(service);
  await pass(2_000);
  expect(two.play.state.phase).toBe('notMade');
});
