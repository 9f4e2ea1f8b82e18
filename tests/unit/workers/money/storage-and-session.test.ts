/**
 * The stored intent of an order and the session around it (money-3, money-6, money-14): nothing is sent that no storage
 * has accepted, no unresolved order is lost, and the next player sees nothing of it.
 */
import { describe, expect, test } from 'vitest';
import { type Device } from '../../../support/money-device.ts';
import { SETTLED_MS } from '../../../support/money-stage.ts';
import { holdOrders, moneyRun, pass, uses } from '../../../support/money-uses.ts';

/** A device whose storage is slow between `hold` and its release. */
function slowly(on: Device, what: 'read' | 'write'): { device: Device; hold: () => () => void } {
  let held: Promise<void> | undefined;
  const store: Device['store'] = () => {
    const quick = on.store();
    return {
      ...quick,
      read: async (key, guard) => {
        const value = await quick.read(key, guard);
        if (what === 'read') await held;
        return value;
      },
      write: async (key, value) => {
        if (what === 'write') await held;
        return quick.write(key, value);
      },
    };
  };
  const hold = (): (() => void) => {
    let release = (): void => undefined;
    held = new Promise((resolve) => (release = resolve));
    return () => {
      held = undefined;
      release();
    };
  };
  return { device: { ...on, store }, hold };
}

describe.each(uses)('the intent of $name', (use) => {
  const run = moneyRun(use);
  const lost = () => Object.assign(use.service(), { fate: 'lostAfter', listFails: true });

  test.each(['full', 'refused'] as const)(
    'that the database (%s) does not store is stored by a tab, and stays unresolved in the next engine',
    async (database) => {
      const service = lost();
      const first = run.start(service);
      await pass(10);
      run.device.takes.database = database;
      expect(await first.tap('i1')).toMatchObject({ phase: 'unknown', intent: 'i1' });
      first.die();
      const next = run.start(service);
      await pass(10);
      expect(next.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
      await next.tap('i2');
      expect(service.orders).toHaveLength(1);
    },
  );

  test('that cannot be stored anywhere is not sent, with a failure that says so', async () => {
    const service = use.service();
    const one = run.start(service);
    await pass(10);
    Object.assign(run.device.takes, { database: 'full', tabs: 'refused' });
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', intent: 'i1', failure: { kind: 'notKept' } });
    expect(service.orders).toEqual([]);
    // The state is not checked at the service, and a later tap is sent.
    one.signIn('A');
    expect(one.state.phase).toBe('rejected');
    run.device.takes.tabs = 'all';
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
  });

  test('stored by a tab is shown to its player only', async () => {
    const service = lost();
    const first = run.start(service);
    await pass(10);
    run.device.takes.database = 'refused';
    await first.tap('i1');
    first.die();
    const next = run.start(service);
    await pass(10);
    next.signIn('B');
    expect(next.state).toEqual({ phase: 'idle' });
    next.signIn('A');
    expect(next.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
  });

  test('is neither stored nor sent on a device that fails, and the state stays idle', async () => {
    const service = use.service();
    const store = run.device.store();
    let torn = false;
    const read: typeof store.read = (key, guard) => (torn ? Promise.reject(new Error('torn')) : store.read(key, guard));
    const one = run.start(service, {}, { ...run.device, store: () => ({ ...store, read }) });
    await pass(10);
    torn = true;
    await expect(one.tap('i1')).rejects.toThrow('torn');
    expect([one.state, service.orders]).toEqual([{ phase: 'idle' }, []]);
  });

  test('of an earlier order is known from the tabs when the database fails, and not taken for the next one', async () => {
    const service = use.service(false);
    const one = run.start(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed', intent: 'i1' });
    run.device.takes.database = 'refused';
    const next = run.start(service);
    await pass(10);
    expect(next.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
    await next.refill();
    service.fate = 'lostBefore';
    await next.tap('i2');
    await pass(2 * SETTLED_MS);
    expect(next.state).not.toMatchObject({ phase: 'confirmed', intent: 'i2' });
  });

  test('that was refused while the database fails is not taken by another engine for the next order', async () => {
    const service = use.service(false);
    const waiting = run.start(service);
    const sending = run.start(service);
    await pass(10);
    const answer = holdOrders(service);
    const tapped = sending.tap('i1');
    await pass(10);
    expect(waiting.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
    run.device.takes.database = 'refused';
    service.fate = 'refused';
    answer();
    await tapped;
    service.fate = 'answered';
    expect(await sending.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
    await pass(SETTLED_MS);
    expect(waiting.state).not.toMatchObject({ phase: 'confirmed', intent: 'i1' });
  });
});

describe.each(uses)('$name and the end of the session', (use) => {
  const run = moneyRun(use);

  test.each([undefined, 'B'])('in flight: the result is not shown to %s, who is signed in by then', async (next) => {
    const service = use.service();
    const slow = slowly(run.device, 'write');
    const one = run.start(service, {}, slow.device);
    const answer = holdOrders(service);
    const tapped = one.tap('i1');
    await pass(10);
    const release = slow.hold();
    answer();
    await pass(10);
    one.signIn(undefined);
    one.signIn(next);
    release();
    await tapped;
    await pass(10);
    expect(one.state).toEqual({ phase: 'idle' });
    one.signIn('A');
    await pass(10);
    expect(one.state, 'it is shown to its player').toMatchObject({ phase: 'confirmed', intent: 'i1' });
  });

  test('not yet sent when another player signs in: it is not sent', async () => {
    const service = use.service();
    const slow = slowly(run.device, 'write');
    const one = run.start(service, {}, slow.device);
    await pass(10);
    const release = slow.hold();
    const tapped = one.tap('i1');
    await pass(10);
    one.signIn(undefined);
    one.signIn('B');
    release();
    await tapped;
    expect([service.orders, one.state]).toEqual([[], { phase: 'idle' }]);
    one.signIn('A');
    await pass(10);
    expect(one.state, 'nothing of it is in doubt').toEqual({ phase: 'idle' });
  });

  test('tapped after it: nothing is sent', async () => {
    const service = use.service();
    const one = run.start(service);
    await pass(10);
    one.signIn(undefined);
    expect(await one.tap('i1')).toEqual({ phase: 'idle' });
    expect(service.orders).toEqual([]);
  });

  test('ended before: the record is removed', async () => {
    const one = run.start(use.service());
    await one.tap('i1');
    await pass(6_000);
    one.signIn(undefined);
    await one.onSessionEnd();
    await pass(10);
    const isList = (value: unknown): value is unknown[] => Array.isArray(value);
    expect(await run.device.store().read(use.key, isList)).toEqual([]);
  });
});

// The pool's marks are cleared with the session, so nothing is left to send there.
describe.each(uses.filter(({ key }) => key !== 'poolPlays'))('$name', (use) => {
  const run = moneyRun(use);

  test('that another engine sends while this one signs out is not lost', async () => {
    const service = use.service();
    // The record of another player, which the sign-out removes.
    const other = run.start(service, { player: 'B' });
    await other.tap('i0');
    other.die();
    const slow = slowly(run.device, 'read');
    const [one, two] = [run.start(service, {}, slow.device), run.start(service)];
    await two.refill();
    await pass(10);
    Object.assign(service, { fate: 'lostAfter', listFails: true });

    const release = slow.hold();
    one.signIn(undefined);
    const left = one.onSessionEnd();
    await pass(10);
    // The second engine does not know of the sign-out yet.
    const tapped = two.tap('i1');
    await pass(10);
    release();
    await pass(10);
    await Promise.all([left, tapped]);
    one.die();
    two.die();

    const next = run.start(service);
    await pass(10);
    expect(next.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
    expect(service.orders).toHaveLength(2);
  });
});
