/** Rules of idempotent submission (money-2, money-3) that its uses rarely exercise, tested with withdrawals. */
import { expect, test, vi } from 'vitest';
import type { Failure, FailureKind } from '../../../../src/model/failure.ts';
import type { Player } from '../../../../src/model/player.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { createWithdrawalModule } from '../../../../workers/engine/withdrawal/withdrawal-module.ts';
import { ownDevice } from '../../../support/own-device.ts';
import {
  SETTLED_MS,
  SETTLE_MS,
  type WithdrawEngine,
  payments,
  withdrawEngine,
} from '../../../support/withdraw-stage.ts';

const own = ownDevice();

const engine = (service = payments()): WithdrawEngine => own.keep(withdrawEngine(service, own.device));
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** A service that receives a request and responds when the test says so. */
function held(): { service: ReturnType<typeof payments>; answer: () => void } {
  const service = payments();
  let answer = (): void => undefined;
  service.hold = new Promise((resolve) => (answer = resolve));
  return { service, answer: () => answer() };
}

test('a second tap while the first is in flight returns the first, which stays shown', async () => {
  const { service, answer } = held();
  const one = engine(service);
  const first = one.tap('i1');
  await pass(10);
  expect(await one.tap('i2')).toEqual({ phase: 'sending', intent: 'i1' });
  expect(one.withdrawing.state).toEqual({ phase: 'sending', intent: 'i1' });
  answer();
  expect(await first).toMatchObject({ phase: 'confirmed', intent: 'i1' });
  expect(service.requests).toBe(1);
});

test('a request in flight does not become unresolved when the account is read again', async () => {
  const { service, answer } = held();
  const one = engine(service);
  const seen: string[] = [];
  one.withdrawing.onChange(() => seen.push(one.withdrawing.state.phase));
  const tapped = one.tap('i1');
  await pass(10);
  one.signIn('A');
  one.withdrawing.retryUnresolved();
  expect(one.withdrawing.state.phase).toBe('sending');
  answer();
  await tapped;
  expect(new Set(seen)).toEqual(new Set(['sending', 'confirmed']));
});

test('a request in flight cannot be dismissed', async () => {
  const { service, answer } = held();
  const one = engine(service);
  const tapped = one.tap('i1');
  await pass(10);
  await one.withdrawing.calls.dismissWithdrawal(null);
  expect(one.withdrawing.state).toEqual({ phase: 'sending', intent: 'i1' });
  answer();
  expect(await tapped).toMatchObject({ phase: 'confirmed' });
});

test('a refusal is cleared with the session of the refused player', async () => {
  const service = payments();
  service.fate = 'refused';
  const one = engine(service);
  expect(await one.tap('i1')).toMatchObject({ phase: 'rejected' });
  one.signIn(undefined);
  expect(one.withdrawing.state).toEqual({ phase: 'idle' });
});

test('a request made before an engine started is shown, but not reported as made', async () => {
  const service = payments();
  const one = engine(service);
  await one.tap('i1');
  expect(one.made).toBe(1);
  const next = engine(service);
  await pass(10);
  expect([next.withdrawing.state.phase, next.made]).toEqual(['confirmed', 0]);
});

test('a request that was made is reported once, however often its state changes', async () => {
  const one = engine();
  await one.tap('i1');
  one.signIn(undefined);
  one.signIn('A');
  await one.withdrawing.calls.dismissWithdrawal(null);
  await pass(10);
  expect(one.made).toBe(1);
  await one.tap('i2');
  expect(one.made).toBe(2);
});

test('an unresolved state that stays the same is notified once, however often it is checked', async () => {
  const service = payments();
  service.fate = 'lostBefore';
  service.listFails = true;
  const one = engine(service);
  await one.tap('i1');
  await pass(SETTLED_MS);
  expect(one.withdrawing.state).toMatchObject({ phase: 'unknown', doubt: 'unread' });
  let told = 0;
  one.withdrawing.onChange(() => (told += 1));
  await pass(5 * SETTLED_MS);
  expect([one.withdrawing.state.phase, told]).toEqual(['unknown', 0]);
});

test('retries during a check cause no second series of checks', async () => {
  const service = payments();
  service.fate = 'lostBefore';
  let reads = 0;
  let answer = (): void => undefined;
  const hold = new Promise<void>((resolve) => (answer = resolve));
  const one = engine({
    ...service,
    request: async (call, input) => {
      if (call.path === 'transactions') {
        reads += 1;
        await hold;
      }
      return service.request(call, input);
    },
  });
  await one.tap('i1');
  await pass(1_100);
  expect(reads).toBe(1);
  one.withdrawing.retryUnresolved();
  one.withdrawing.retryUnresolved();
  await pass(3_000);
  answer();
  await pass(900);
  expect(reads).toBe(1);
  // The series starts again with its shortest pause.
  await pass(200);
  expect(reads).toBe(2);
});

test('a request that throws in an engine is unresolved, and releases the lock', async () => {
  const service = payments();
  const one = engine({
    ...service,
    request: (call, input) =>
      call.path.endsWith('withdraw') ? Promise.reject(new Error('torn')) : service.request(call, input),
  });
  await expect(one.tap('i1')).rejects.toThrow('torn');
  expect(one.withdrawing.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
  await pass(SETTLED_MS);
  expect(one.withdrawing.state).toEqual({ phase: 'notMade', intent: 'i1' });
});

test('a device that fails before anything was stored leaves the state idle and sends nothing', async () => {
  const service = payments();
  const store = own.device.store();
  let torn = false;
  const read: typeof store.read = (key, guard) => (torn ? Promise.reject(new Error('torn')) : store.read(key, guard));
  const one = own.keep(withdrawEngine(service, { ...own.device, store: () => ({ ...store, read }) }));
  await pass(10);
  torn = true;
  await expect(one.tap('i1')).rejects.toThrow('torn');
  expect([one.withdrawing.state, service.requests]).toEqual([{ phase: 'idle' }, 0]);
});

test('a tap on an engine that has yet to load the account is sent when it has', async () => {
  const service = payments();
  const first = engine(service);
  await first.tap('i1');
  await first.withdrawing.calls.dismissWithdrawal(null);
  await pass(10);
  let player: Player | undefined;
  const loaded = new Promise<void>((resolve) => {
    setTimeout(() => {
      player = { hashedPlayer: 'A' } as Player;
      resolve();
    }, 1_000);
  });
  const next = own.keep(withdrawEngine(service, own.device, { player: () => player, whenFirstLoaded: () => loaded }));
  const tapped = next.tap('i2');
  await pass(2_000);
  expect(await tapped).toMatchObject({ phase: 'confirmed', intent: 'i2' });
  expect(service.requests).toBe(2);
});

test('an engine that cannot read the database knows from the tabs what was made before, and does not take it for the result of its own', async () => {
  const service = payments(false);
  const made = { phase: 'confirmed', intent: 'i1', id: 'w1' };
  expect(await engine(service).tap('i1')).toMatchObject(made);
  own.device.takes.database = 'refused';
  const next = engine(service);
  await pass(10);
  service.fate = 'lostBefore';
  expect(await next.tap('i2')).toMatchObject(made);
  await pass(2 * SETTLED_MS);
  expect(next.withdrawing.state).not.toMatchObject({ phase: 'confirmed', intent: 'i2' });
});

test.each<[known: string, failure: Failure | undefined, told: FailureKind]>([
  ['was not read yet', undefined, 'server'],
  ['could not be read over this network', { kind: 'network' }, 'server'],
  ['belongs to a session that is over', { kind: 'signedOut' }, 'signedOut'],
])('when the account %s, nothing is sent and the failure says why', async (_known, failure, told) => {
  const asked: string[] = [];
  const services: Services = {
    request: async ({ path }) => {
      asked.push(path);
      return { ok: false, failure: { kind: 'network' } };
    },
  };
  const withdrawing = createWithdrawalModule({
    session: { tokens: {} } as never,
    member: {
      player: undefined,
      balances: undefined,
      load: { failure },
      onChange: () => () => undefined,
      whenFirstLoaded: async () => undefined,
    } as never,
    services,
    store: own.device.store(),
    tabStorage: own.device.tabStorage,
    locks: own.device.locks,
    now: () => Date.now(),
    serverOffset: async () => undefined,
    settleMs: async () => SETTLE_MS,
    onMade: () => undefined,
    signal: new AbortController().signal,
  });
  const answer = await withdrawing.calls.withdraw({ intent: 'i1', amount: 5_000, accountId: '1' });
  expect(answer).toMatchObject({ ok: true, value: { phase: 'rejected', failure: { kind: told } } });
  expect(asked.filter((path) => path.endsWith('withdraw'))).toEqual([]);
});
