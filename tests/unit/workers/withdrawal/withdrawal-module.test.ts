/** One tap sends one request, whatever the network does (rule withdrawal-7): the service counts the requests. */
import { describe, expect, test, vi } from 'vitest';
import {
  type Fate,
  SETTLED_MS,
  SETTLE_MS,
  type WithdrawEngine,
  payments,
  withdrawEngine,
} from '../../../support/withdraw-stage.ts';
import { refusingLocks } from '../../../support/web-locks.ts';
import { ownDevice } from '../../../support/own-device.ts';

const own = ownDevice();

function engine(service: Parameters<typeof withdrawEngine>[0]): WithdrawEngine {
  return own.keep(withdrawEngine(service, own.device));
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('a tap on "Çek"', () => {
  test('with a response is one request, reported as made once', async () => {
    const service = payments();
    const one = engine(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed', id: 'w1', amount: 5_000 });
    await pass(SETTLED_MS);
    expect([service.requests, service.balance, one.made]).toEqual([1, 950, 1]);
  });

  test('that is refused returns the code, and can be repeated', async () => {
    const service = payments();
    service.fate = 'refused';
    const one = engine(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', failure: { code: 7206 } });
    service.fate = 'answered';
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
  });

  test('is sent and checked even if locks are refused', async () => {
    own.device.locks = refusingLocks().locks;
    const service = payments();
    const one = engine(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed' });
    await one.withdrawing.calls.dismissWithdrawal(null);
    service.fate = 'lostAfter';
    expect(await one.tap('i2')).toMatchObject({ phase: 'unknown' });
    await pass(5_000);
    expect(one.withdrawing.state).toMatchObject({ phase: 'confirmed', intent: 'i2' });
    expect(service.requests).toBe(2);
  });

  test('whose request throws is unresolved, and is then found', async () => {
    const service = payments();
    const { request } = service;
    service.request = async (call, input) => {
      const answer = await request(call, input);
      if (call.path === 'transactions' || call.path === 'player-balances') return answer;
      throw new Error('broken off');
    };
    const one = engine(service);
    await expect(one.tap('i1')).rejects.toThrow('broken off');
    expect(one.withdrawing.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
    await pass(5_000);
    expect(one.withdrawing.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
    expect(service.requests).toBe(1);
  });

  test('twice at once sends one request', async () => {
    const service = payments();
    const one = engine(service);
    await Promise.all([one.tap('i1'), one.tap('i2')]);
    expect([service.requests, service.rows.length]).toEqual([1, 1]);
  });

  test('in two tabs at once sends one request, which both confirm', async () => {
    const service = payments();
    const [one, two] = [engine(service), engine(service)];
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => (release = resolve));
    const taps = Promise.all([one.tap('i1'), two.tap('i2')]);
    await pass(10);
    release();
    await pass(SETTLED_MS);
    await taps;
    expect([service.requests, service.rows.length]).toEqual([1, 1]);
    expect([one.withdrawing.state.phase, two.withdrawing.state.phase]).toEqual(['confirmed', 'confirmed']);
  });

  test('in two tabs at once sends one request, also after a dismissed earlier one', async () => {
    const service = payments();
    const [one, two] = [engine(service), engine(service)];
    await one.tap('i1');
    await pass(10);
    for (const each of [one, two]) void each.withdrawing.calls.dismissWithdrawal(null);
    await pass(10);
    await Promise.all([one.tap('i2'), two.tap('i3')]);
    await pass(10);
    expect(service.requests).toBe(2);
    for (const each of [one, two]) expect(each.withdrawing.state).toMatchObject({ phase: 'confirmed', intent: 'i2' });
  });

  test('on a summary left open in another tab sends nothing until the last one is dismissed', async () => {
    const service = payments();
    const [one, two] = [engine(service), engine(service)];
    await one.tap('i1');
    await pass(10);
    for (const each of [one, two]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await each.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i1' });
    }
    expect(service.requests).toBe(1);
  });

  test('after the last one was dismissed is another request, also from another tab', async () => {
    const service = payments();
    const [one, two] = [engine(service), engine(service)];
    await one.tap('i1');
    await pass(10);
    await two.withdrawing.calls.dismissWithdrawal(null);
    expect(await two.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
    expect(service.requests).toBe(2);
  });

  test('above the available amount sends nothing', async () => {
    const service = payments();
    expect(await engine(service).tap('i1', 100_001)).toMatchObject({ phase: 'rejected' });
    expect(service.requests).toBe(0);
  });

  test('of a visitor sends nothing', async () => {
    const service = payments();
    const one = engine(service);
    one.signIn(undefined);
    await one.tap('i1');
    expect(service.requests).toBe(0);
  });
});

describe.each([[true], [false]])(
  'a withdrawal without a response (service returns the transaction id: %s)',
  (tellsId) => {
    test.each<Fate>(['lostAfter', 'gateway', 'notFound', 'cutJson'])(
      'is unresolved, locks further ones, and is found (%s)',
      async (fate) => {
        const service = payments(tellsId);
        service.fate = fate;
        const one = engine(service);
        expect(await one.tap('i1')).toMatchObject({ phase: 'unknown', amount: 5_000, doubt: 'checking' });
        expect(await one.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
        await pass(5_000);
        expect(one.withdrawing.state).toMatchObject({ phase: 'confirmed', intent: 'i1', id: 'w1' });
        expect([service.requests, one.made]).toEqual([1, 1]);
      },
    );

    test('was not made when the list does not contain it in time, and can be requested again', async () => {
      const service = payments(tellsId);
      service.fate = 'lostBefore';
      const one = engine(service);
      await one.tap('i1');
      await pass(SETTLE_MS - 15_000);
      expect(one.withdrawing.state.phase).toBe('unknown');
      await pass(SETTLED_MS);
      expect(one.withdrawing.state).toEqual({ phase: 'notMade', intent: 'i1' });
      service.fate = 'answered';
      expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
    });

    test('is found by the next engine when this one ended with the request in flight', async () => {
      const service = payments(tellsId);
      service.fate = 'lostAfter';
      const one = engine(service);
      let release = (): void => undefined;
      service.hold = new Promise((resolve) => (release = resolve));
      void one.withdrawing.calls.withdraw({ intent: 'i1', amount: 5_000, accountId: '1' });
      await pass(10);
      one.die();
      const two = engine(service);
      // The second engine has not read the stored records yet.
      const tapped = two.tap('i2');
      release();
      await pass(15_000);
      await tapped;
      expect(two.withdrawing.state).toMatchObject({ phase: 'confirmed', intent: 'i1', id: 'w1' });
      expect(service.requests).toBe(1);
    });

    test('is shown only to its player, who signed out meanwhile and comes back', async () => {
      const service = payments(tellsId);
      service.fate = 'lostAfter';
      service.listFails = true;
      const one = engine(service);
      await one.tap('i1');
      one.signIn(undefined);
      await one.withdrawing.onSessionEnd();
      one.signIn('B');
      await pass(5_000);
      expect(one.withdrawing.state).toEqual({ phase: 'idle' });
      service.listFails = false;
      one.signIn('A');
      expect(one.withdrawing.state.phase).toBe('unknown');
      await pass(15_000);
      expect(one.withdrawing.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
    });
  },
);

test('without transaction ids, an earlier refunded withdrawal of the same amount leaves the new one unresolved', async () => {
  const service = payments(false);
  const one = engine(service);
  await one.tap('i1');
  service.end(42);
  await one.withdrawing.calls.dismissWithdrawal(null);
  service.fate = 'lostBefore';
  await one.tap('i2');
  await pass(SETTLED_MS);
  expect(one.withdrawing.state).toMatchObject({ phase: 'unknown', doubt: 'alike' });
  await one.withdrawing.calls.dismissWithdrawal(null);
  expect(one.withdrawing.state).toEqual({ phase: 'idle' });
});

test('a sign-out removes the record of an ended withdrawal', async () => {
  const service = payments();
  const one = engine(service);
  await one.tap('i1');
  await pass(6_000);
  one.signIn(undefined);
  await one.withdrawing.onSessionEnd();
  const isList = (value: unknown): value is unknown[] => Array.isArray(value);
  expect(await own.device.store().read('withdrawals', isList)).toEqual([]);
});
