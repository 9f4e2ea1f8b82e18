/** The once-only machine (money-2, money-3) where its uses show it least; withdrawing stands for them. */
import { expect, test, vi } from 'vitest';
import type { Failure, FailureKind } from '../../../../src/model/failure.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { createWithdrawing } from '../../../../workers/engine/withdrawal/withdrawal.ts';
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

/** A service that takes a request and answers when the test says so. */
function held(): { service: ReturnType<typeof payments>; answer: () => void } {
  const service = payments();
  let answer = (): void => undefined;
  service.hold = new Promise((resolve) => (answer = resolve));
  return { service, answer: () => answer() };
}

test('a second tap while the first is sent answers with the first, and shows it on', async () => {
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

test('what is on its way is not called unknown when the account is read again', async () => {
  const { service, answer } = held();
  const one = engine(service);
  const seen: string[] = [];
  one.withdrawing.onChange(() => seen.push(one.withdrawing.state.phase));
  const tapped = one.tap('i1');
  await pass(10);
  one.signIn('A');
  one.withdrawing.look();
  expect(one.withdrawing.state.phase).toBe('sending');
  answer();
  await tapped;
  expect(new Set(seen)).toEqual(new Set(['sending', 'confirmed']));
});

test('nobody stops waiting for what is on its way', async () => {
  const { service, answer } = held();
  const one = engine(service);
  const tapped = one.tap('i1');
  await pass(10);
  await one.withdrawing.calls.dismissWithdrawal(null);
  expect(one.withdrawing.state).toEqual({ phase: 'sending', intent: 'i1' });
  answer();
  expect(await tapped).toMatchObject({ phase: 'confirmed' });
});

test('a refusal is for who was refused: it goes with the session', async () => {
  const service = payments();
  service.fate = 'refused';
  const one = engine(service);
  expect(await one.tap('i1')).toMatchObject({ phase: 'rejected' });
  one.signIn(undefined);
  expect(one.withdrawing.state).toEqual({ phase: 'idle' });
});

test('what was made before an engine began is no news of it', async () => {
  const service = payments();
  const one = engine(service);
  await one.tap('i1');
  expect(one.made).toBe(1);
  const next = engine(service);
  await pass(10);
  expect([next.withdrawing.state.phase, next.made]).toEqual(['confirmed', 0]);
});

test('a doubt that stays the same is told once, however often it is looked for', async () => {
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

test('a request that breaks off in an engine leaves it in doubt, and the lock to the next', async () => {
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

test('a device that breaks before anything was kept leaves nothing under way', async () => {
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

test.each<[known: string, failure: Failure | undefined, told: FailureKind]>([
  ['was not read yet', undefined, 'server'],
  ['could not be read over this network', { kind: 'network' }, 'server'],
  ['belongs to a session that is over', { kind: 'signedOut' }, 'signedOut'],
])('where the account %s nothing is sent, and why is said', async (_known, failure, told) => {
  const asked: string[] = [];
  const services: Services = {
    request: async ({ path }) => {
      asked.push(path);
      return { ok: false, failure: { kind: 'network' } };
    },
  };
  const withdrawing = createWithdrawing({
    session: { tokens: {} } as never,
    member: { player: undefined, balances: undefined, load: { failure }, onChange: () => () => undefined } as never,
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
