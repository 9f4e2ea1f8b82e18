/** A device clock that is hours off: its own withdrawal is found by the clock of the service (rule withdrawal-9). */
import { expect, test, vi } from 'vitest';
import { SETTLED_MS, type WithdrawEngine, payments, withdrawEngine } from '../../../support/withdraw-stage.ts';
import { ownDevice } from '../../../support/own-device.ts';

const HOUR_MS = 3_600_000;

const own = ownDevice();

function engine(service: Parameters<typeof withdrawEngine>[0]): WithdrawEngine {
  return own.keep(withdrawEngine(service, own.device));
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** A service without transaction ids, whose clock is this many milliseconds ahead. */
function lostAt(ahead: number): ReturnType<typeof payments> {
  const service = payments(false);
  return Object.assign(service, { ahead, fate: 'lostAfter' as const });
}

test.each([-30, -1, 1, 30])('a withdrawal is found when the service clock is %d hours ahead', async (hours) => {
  const service = lostAt(hours * HOUR_MS);
  const one = engine(service);
  expect(await one.tap('i1')).toMatchObject({ phase: 'unknown' });
  await pass(5_000);
  expect(one.withdrawing.state).toMatchObject({ phase: 'confirmed', id: 'w1' });
  expect(service.requests).toBe(1);
});

test('a withdrawal of the same amount from an hour before is not mistaken for it', async () => {
  const service = lostAt(HOUR_MS);
  service.rows.push({ id: 'old', tid: null, date: Date.now() / 1_000, type: 41, amount: -50 });
  service.fate = 'lostBefore';
  const one = engine(service);
  await one.tap('i1');
  await pass(SETTLED_MS);
  expect(one.withdrawing.state).toMatchObject({ phase: 'notMade' });
});

test('the clock at the time of sending counts, even if it is changed later or another engine checks', async () => {
  const service = lostAt(-HOUR_MS);
  service.listFails = true;
  const one = engine(service);
  await one.tap('i1');
  await pass(5_000);
  expect(one.withdrawing.state).toMatchObject({ phase: 'unknown' });
  one.die();
  // The player corrects the clock.
  vi.setSystemTime(Date.now() - HOUR_MS);
  service.ahead = 0;
  service.listFails = false;
  const two = engine(service);
  await pass(5_000);
  expect(two.withdrawing.state).toMatchObject({ phase: 'confirmed', id: 'w1' });
});

test('the service clock is requested again until it is known', async () => {
  const service = lostAt(-HOUR_MS);
  service.clockFails = true;
  const one = engine(service);
  await one.tap('i1');
  await pass(5_000);
  expect(one.withdrawing.state).toMatchObject({ phase: 'unknown' });
  service.clockFails = false;
  await pass(20_000);
  expect(one.withdrawing.state).toMatchObject({ phase: 'confirmed', id: 'w1' });
});
