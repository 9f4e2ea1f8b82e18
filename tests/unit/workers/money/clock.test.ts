/** A device clock that is hours off, or is changed while an order is unresolved (play-13, withdrawal-9, pool-23). */
import { describe, expect, test, vi } from 'vitest';
import { SETTLED_MS, SETTLE_MS } from '../../../support/money-stage.ts';
import { moneyRun, pass, uses } from '../../../support/money-uses.ts';

const HOUR_MS = 3_600_000;

describe.each(uses)('$name and the clock', (use) => {
  const run = moneyRun(use);
  /** Changes the wall clock without advancing the timers. */
  const setClock = (byMs: number): unknown => vi.setSystemTime(Date.now() + byMs);

  async function tapped() {
    const service = use.service();
    service.fate = 'lostBefore';
    const one = run.start(service);
    await one.tap('i1');
    return { service, one };
  }

  test('set back does not prolong the wait', async () => {
    const { one } = await tapped();
    setClock(-5 * HOUR_MS);
    await pass(SETTLED_MS);
    expect(one.state.phase).toBe('notMade');
  });

  test('set forward does not shorten the wait before the service gives up', async () => {
    const { one } = await tapped();
    setClock(HOUR_MS);
    await pass(SETTLE_MS / 2);
    expect(one.state).toMatchObject({ phase: 'unknown', doubt: 'checking' });
    await pass(SETTLED_MS);
    expect(one.state.phase).toBe('notMade');
  });

  test('set back between two engines makes the next one wait its minute and no longer', async () => {
    const { service, one } = await tapped();
    one.die();
    setClock(-HOUR_MS);
    const two = run.start(service);
    await pass(SETTLE_MS / 2);
    expect(two.state).toMatchObject({ phase: 'unknown', doubt: 'checking' });
    await pass(SETTLED_MS);
    expect(two.state.phase).toBe('notMade');
  });

  test(': an order sent long ago by an earlier engine is resolved by the first check', async () => {
    const { service, one } = await tapped();
    one.die();
    await pass(SETTLED_MS);
    const two = run.start(service);
    await pass(2_000);
    expect(two.state.phase).toBe('notMade');
  });
});

describe.each(uses)('$name of a service without transaction ids, whose clock differs', (use) => {
  const run = moneyRun(use);
  const lostAt = (hours: number) => Object.assign(use.service(false), { ahead: hours * HOUR_MS, fate: 'lostAfter' });

  test.each([-30, -1, 1, 30])('by %d hours, is found', async (hours) => {
    const service = lostAt(hours);
    const one = run.start(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'unknown' });
    await pass(5_000);
    expect(one.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
    expect(service.orders).toHaveLength(1);
  });

  test('is not mistaken for one of the same kind from an hour before', async () => {
    const service = lostAt(0);
    const other = run.start(service, { player: 'B' });
    await other.tap('i0');
    other.die();
    await use.prepare?.(run.device);
    Object.assign(service, { ahead: HOUR_MS, fate: 'lostBefore' });
    const one = run.start(service);
    await one.refill();
    await one.tap('i1');
    await pass(SETTLED_MS);
    expect(one.state).toEqual({ phase: 'notMade', intent: 'i1' });
  });

  test('is found by the offset at the time of sending, even if it is changed later or another engine checks', async () => {
    const service = lostAt(-1);
    service.listFails = true;
    const one = run.start(service);
    await one.tap('i1');
    await pass(5_000);
    expect(one.state).toMatchObject({ phase: 'unknown' });
    one.die();
    // The player corrects the clock.
    vi.setSystemTime(Date.now() - HOUR_MS);
    Object.assign(service, { ahead: 0, listFails: false });
    const two = run.start(service);
    await pass(5_000);
    expect(two.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
  });

  test('is found by the clock of the device where that of the service cannot be read', async () => {
    const service = lostAt(0);
    service.clockFails = true;
    const one = run.start(service);
    await one.tap('i1');
    await pass(5_000);
    expect(one.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
  });

  test('is found once the clock is known, which is requested again until then', async () => {
    const service = lostAt(-1);
    service.clockFails = true;
    const one = run.start(service);
    await one.tap('i1');
    await pass(5_000);
    expect(one.state).toMatchObject({ phase: 'unknown' });
    service.clockFails = false;
    await pass(20_000);
    expect(one.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
  });
});
