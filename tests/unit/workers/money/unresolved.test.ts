/**
 * An order without a response is unresolved until the service's list proves that it was made or not (money-5): the rules
 * of at-most-once requests, for all of their uses.
 */
import { describe, expect, test } from 'vitest';
import { deaf } from '../../../support/money-device.ts';
import { type Fate, SETTLED_MS, SETTLE_MS, lostAfter } from '../../../support/money-stage.ts';
import { holdOrders, moneyRun, pass, uses } from '../../../support/money-uses.ts';

const cases = uses.flatMap((use) => [true, false].map((tellsId) => ({ ...use, use, tellsId })));

describe.each(cases)('$name without a response (service returns the transaction id: $tellsId)', ({ use, tellsId }) => {
  const run = moneyRun(use);

  function lost(fate: Fate) {
    const service = use.service(tellsId);
    service.fate = fate;
    return { service, one: run.start(service) };
  }

  test.each(lostAfter)('is unresolved, locks further ones, and is found (%s)', async (fate) => {
    const { service, one } = lost(fate);
    expect(await one.tap('i1')).toMatchObject({ phase: 'unknown', intent: 'i1', doubt: 'checking' });
    expect([one.isFilled, one.made]).toEqual([true, 0]);
    expect(await one.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
    await pass(5_000);
    expect(one.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
    expect([service.orders.length, service.rows.length, one.made, one.isFilled]).toEqual([1, 1, 1, !use.empties]);
    const next = run.start(service);
    await pass(10);
    expect(next.isFilled, 'on the device too').toBe(!use.empties);
  });

  test('was not made when the list does not contain it in time, and can be ordered again', async () => {
    const { service, one } = lost('lostBefore');
    await one.tap('i1');
    await pass(SETTLE_MS - 15_000);
    expect(one.state).toMatchObject({ phase: 'unknown', doubt: 'checking' });
    await pass(SETTLED_MS);
    expect([one.state, one.isFilled, one.made]).toEqual([{ phase: 'notMade', intent: 'i1' }, true, 0]);
    service.fate = 'answered';
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
    expect(service.rows).toHaveLength(1);
  });

  test.each(['listFails', 'listGarbled'] as const)(
    'stays unresolved while the list is unreadable (%s)',
    async (how) => {
      const { service, one } = lost('lostAfter');
      service[how] = true;
      await one.tap('i1');
      await pass(SETTLED_MS);
      expect(one.state).toMatchObject({ phase: 'unknown', doubt: 'unread' });
      service[how] = false;
      await pass(60_000);
      expect(one.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
    },
  );

  test('is not mistaken for an earlier one of the same kind', async () => {
    const { service, one } = lost('answered');
    await one.tap('i1');
    await one.dismiss();
    await one.refill();
    service.fate = 'lostAfter';
    await one.tap('i2');
    await pass(5_000);
    expect(one.state).toMatchObject({ phase: 'confirmed', intent: 'i2' });
    expect(JSON.stringify(one.state)).toContain(use.empties ? '"k2"' : '"w2"');
  });

  test('is found by the next engine when this one ended with the order in flight', async () => {
    const { service, one } = lost('lostAfter');
    service.listFails = true;
    const release = holdOrders(service);
    void one.tap('i1');
    await pass(10);
    one.die();
    const two = run.start(service);
    // The second engine has not read the stored records yet.
    const tapped = two.tap('i2');
    release();
    expect(await tapped).toMatchObject({ phase: 'unknown', intent: 'i1' });
    await pass(2_000);
    expect(await two.tap('i3')).toMatchObject({ phase: 'unknown', intent: 'i1' });
    service.listFails = false;
    await pass(15_000);
    expect(two.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
    expect([service.orders.length, service.rows.length, two.made]).toEqual([1, 1, 1]);
    expect(two.isFilled).toBe(!use.empties);
  });

  test('is shown only to its player, who signed out meanwhile and comes back', async () => {
    const { service, one } = lost('lostAfter');
    service.listFails = true;
    await one.tap('i1');
    one.signIn(undefined);
    await one.onSessionEnd();
    expect(one.state).toEqual({ phase: 'idle' });
    one.signIn('B');
    await pass(5_000);
    expect(one.state).toEqual({ phase: 'idle' });
    service.listFails = false;
    one.signIn('A');
    expect(one.state.phase).toBe('unknown');
    await pass(15_000);
    expect(one.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
    expect(service.rows).toHaveLength(1);
  });

  test.each<[Fate, string]>([
    ['lostAfter', 'confirmed'],
    ['lostBefore', 'notMade'],
  ])('and resolved (%s) is shown until the player dismisses it, also by the next engine', async (fate, phase) => {
    const { service, one } = lost(fate);
    await one.tap('i1');
    await pass(SETTLED_MS);
    one.die();
    const two = run.start(service);
    await pass(10);
    expect(two.state).toMatchObject({ phase, intent: 'i1' });
    await two.dismiss();
    await pass(10);
    two.die();
    const three = run.start(service);
    await pass(10);
    expect(three.state).toEqual({ phase: 'idle' });
  });

  test('is not reported as not made while the balance differs from before, and can be dismissed then', async () => {
    const { service, one } = lost('lostBefore');
    await one.tap('i1');
    await one.dismiss();
    expect(one.state, 'too early to dismiss').toMatchObject({ phase: 'unknown', intent: 'i1' });
    service.balance += 7;
    await pass(SETTLED_MS);
    expect(one.state).toMatchObject({ phase: 'unknown', doubt: 'balanceMoved' });
    await one.dismiss();
    expect(one.state).toEqual({ phase: 'idle' });
    await pass(SETTLED_MS);
    expect(one.state).toEqual({ phase: 'idle' });
    service.fate = 'answered';
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
  });

  test('is not reported as not made while the balance before it is unknown', async () => {
    const { service, one } = lost('lostBefore');
    service.listFails = true;
    await one.tap('i1');
    service.listFails = false;
    await pass(SETTLED_MS);
    expect(one.state).toMatchObject({ phase: 'unknown', doubt: 'notListed' });
  });

  test('is unresolved with the unproven end that an older build stored', async () => {
    const { service, one } = lost('lostAfter');
    service.listFails = true;
    await one.tap('i1');
    one.die();
    const { read, write } = run.device.store();
    const kept = (await read(use.key, (value): value is object[] => Array.isArray(value))) ?? [];
    await write(
      use.key,
      kept.map((record) => ({ ...record, end: null })),
    );
    const two = run.start(service);
    await pass(10);
    expect(two.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
    service.listFails = false;
    await pass(SETTLED_MS);
    expect(two.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
  });
});

describe.each(uses)('the checks of $name without a response', (use) => {
  const run = moneyRun(use);

  test('do not repeat a state that stays the same', async () => {
    const service = use.service();
    Object.assign(service, { fate: 'lostBefore', listFails: true });
    const one = run.start(service);
    await one.tap('i1');
    await pass(SETTLED_MS);
    expect(one.state).toMatchObject({ phase: 'unknown', doubt: 'unread' });
    let notified = 0;
    one.onChange(() => (notified += 1));
    await pass(5 * SETTLED_MS);
    expect([one.state.phase, notified]).toEqual(['unknown', 0]);
  });

  test('have no second series when they are retried while one is running', async () => {
    const service = use.service();
    service.fate = 'lostBefore';
    let answer = (): void => undefined;
    const hold = new Promise<void>((resolve) => (answer = resolve));
    const one = run.start({
      ...service,
      request: async (call, input) => {
        const answered = await service.request(call, input);
        if (service.asked.length > 0) await hold;
        return answered;
      },
    });
    await one.tap('i1');
    await pass(1_100);
    expect(service.asked).toHaveLength(1);
    one.retryUnresolved();
    one.retryUnresolved();
    await pass(3_000);
    answer();
    await pass(900);
    expect(service.asked).toHaveLength(1);
    // The series starts again with its shortest pause.
    await pass(200);
    expect(service.asked).toHaveLength(2);
  });

  test('come soon again when they are retried', async () => {
    const service = use.service();
    Object.assign(service, { fate: 'lostAfter', listFails: true });
    const one = run.start(service);
    await one.tap('i1');
    // By then there are ten seconds between two checks.
    await pass(20_000);
    service.listFails = false;
    const before = service.asked.length;
    one.retryUnresolved();
    await pass(1_500);
    expect([one.state.phase, service.asked.length]).toEqual(['confirmed', before + 1]);
  });

  test.each([true, false])('go on after a request that threw, which reached the service: %s', async (reaches) => {
    const service = use.service();
    const one = run.start({
      ...service,
      request: async (call, input) => {
        if (!run.isOrder(call)) return service.request(call, input);
        if (reaches) await service.request(call, input);
        throw new Error('torn');
      },
    });
    await expect(one.tap('i1')).rejects.toThrow('torn');
    expect(one.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
    await pass(reaches ? 5_000 : SETTLED_MS);
    expect(one.state).toMatchObject({ phase: reaches ? 'confirmed' : 'notMade', intent: 'i1' });
    expect(service.orders).toHaveLength(reaches ? 1 : 0);
  });
});

describe.each(uses)('the dismissal of $name', (use) => {
  const run = moneyRun(use);

  test('is stored under the lock, so that it does not remove what another engine sends meanwhile', async () => {
    const service = use.service();
    const one = run.start(service, {}, deaf(run.device));
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed' });
    service.fate = 'lostAfter';
    const release = holdOrders(service);
    const two = run.start(service);
    await pass(10);
    await two.refill();
    await two.dismiss();
    void two.tap('i2');
    await pass(10);
    await one.dismiss();
    await pass(10);
    two.die();
    await pass(10);
    const three = run.start(service);
    release();
    await pass(10);
    expect(three.state).toMatchObject({ phase: 'unknown', intent: 'i2' });
  });

  test('holds while it waits to be stored', async () => {
    const one = run.start(use.service());
    await one.tap('i1');
    void run.device.locks.request(use.lock, {}, () => new Promise(() => {}));
    await one.dismiss();
    one.signIn('A');
    await pass(10);
    expect(one.state).toEqual({ phase: 'idle' });
  });
});
