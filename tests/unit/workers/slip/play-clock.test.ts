/** The device's clock is set while a coupon is in doubt: the minute of `play-13` is a minute all the same. */
import { expect, test, vi } from 'vitest';
import { SETTLED_MS, SETTLE_MS, type Engine, engine as startEngine, wager } from '../../../support/play-stage.ts';
import { ownDevice } from '../../../support/own-device.ts';

const HOUR_MS = 3_600_000;

const own = ownDevice();

function engine(services: Parameters<typeof startEngine>[0]): Engine {
  return own.keep(startEngine(services, own.device));
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** The clock on the wall alone. */
const setClock = (byMs: number): unknown => vi.setSystemTime(Date.now() + byMs);

test('set back, it does not wait for the hours', async () => {
  const service = wager();
  service.fate = 'lostBefore';
  const one = engine(service);
  await one.tap('i1');
  setClock(-5 * HOUR_MS);
  await pass(SETTLED_MS);
  expect(one.play.state.phase).toBe('notMade');
  expect(one.play.isLocked).toBe(false);
});

test('set forward, nothing is said before the service has given it up', async () => {
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

test('set back between two engines, the next one waits its minute and no more', async () => {
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

test('what an earlier engine sent long ago is told by the first look', async () => {
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
