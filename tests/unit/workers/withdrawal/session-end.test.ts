/**
 * A session that ends while money is in flight (money-3, money-6): the next player sees nothing of it, and no
 * unresolved request is lost. Coupons and the pool use the same implementation.
 */
import { expect, test, vi } from 'vitest';
import {
  type Device,
  type PaymentService,
  type WithdrawEngine,
  payments,
  withdrawEngine,
} from '../../../support/withdraw-stage.ts';
import { ownDevice } from '../../../support/own-device.ts';

const own = ownDevice();

function engine(service: PaymentService, at: Device = own.device): WithdrawEngine {
  return own.keep(withdrawEngine(service, at));
}

/** A device whose storage is slow between `hold` and its release. */
function slowly(what: 'read' | 'write'): { device: Device; hold: () => () => void } {
  let held: Promise<void> | undefined;
  const store: Device['store'] = () => {
    const quick = own.device.store();
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
  return { device: { ...own.device, store }, hold };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('a request that another engine sends while this one signs out is not lost', async () => {
  const service = payments();
  const slow = slowly('read');
  const ended = { intent: 'i0', hashedPlayer: 'B', sentAt: 1, amount: 5_000, seen: [], end: { id: 'w0' } };
  await own.device.store().write('withdrawals', [ended]);
  const [one, two] = [engine(service, slow.device), engine(service)];
  await pass(10);
  service.fate = 'lostAfter';
  service.listFails = true;

  const release = slow.hold();
  one.signIn(undefined);
  const left = one.withdrawing.onSessionEnd();
  await pass(10);
  // The second engine does not know of the sign-out yet.
  const tapped = two.tap('i1');
  await pass(10);
  release();
  await pass(10);
  await Promise.all([left, tapped]);
  one.die();
  two.die();

  const next = engine(service);
  await pass(10);
  expect(next.withdrawing.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
  expect(service.requests).toBe(1);
});

test.each([undefined, 'B'])('its result is not shown to %s, who is signed in by then', async (next) => {
  const service = payments();
  const slow = slowly('write');
  const one = engine(service, slow.device);
  let answer = (): void => undefined;
  service.hold = new Promise((resolve) => (answer = resolve));
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
  expect(one.withdrawing.state).toEqual({ phase: 'idle' });
  one.signIn('A');
  await pass(10);
  expect(one.withdrawing.state, 'it is told to its player').toMatchObject({ phase: 'confirmed', intent: 'i1' });
});

test('a request not yet sent when another player signs in is not sent', async () => {
  const service = payments();
  const slow = slowly('write');
  const one = engine(service, slow.device);
  await pass(10);
  const release = slow.hold();
  const tapped = one.tap('i1');
  await pass(10);
  one.signIn(undefined);
  one.signIn('B');
  release();
  await tapped;
  expect([service.requests, one.withdrawing.state]).toEqual([0, { phase: 'idle' }]);
  one.signIn('A');
  await pass(10);
  expect(one.withdrawing.state, 'nothing of it is in doubt').toEqual({ phase: 'idle' });
});

test('a tap after the end of the session is ignored', async () => {
  const service = payments();
  const one = engine(service);
  await pass(10);
  one.signIn(undefined);
  expect(await one.tap('i1')).toEqual({ phase: 'idle' });
  expect(service.requests).toBe(0);
});
