/** Signs by which the engine knows that the network works (browser-23). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadName } from '../../../../src/contract/services/calls.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { type Reachability, createReachability } from '../../../../workers/engine/live/reachability.ts';

let fake: FakeEngine;
beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function isReached(since: number): Promise<boolean | undefined> {
  const answer = await fake.engine.call('isReached', { since });
  return answer.ok ? answer.value : undefined;
}

const ask = (name: ReadName): Promise<unknown> =>
  fake.engine.call('read', { name, input: { query: { url: '/hakkimizda' } } });

async function start(refusing = false): Promise<void> {
  fake = startFakeEngine(() => [], new Map(), refusing);
  new FakeTab(fake.engine).watch({ kind: 'connection' });
  await pass(1_000);
}

test.each<[what: string, act: () => unknown, reached: boolean]>([
  ['nothing', () => undefined, false],
  ['a hub message', () => fake.hub('lite').push('currentOdds', {}), true],
  ['a hub that is connected again', () => (fake.hub('lite').reconnecting(), fake.hub('lite').reconnected()), true],
  ['a hub that is lost', () => fake.hub('lite').reconnecting(), false],
  ['a fresh response', () => ask('getContentDetail'), true],
  ['a response that may be a fresh cached one', () => ask('getCountDown'), false],
])('after %s later than the reported loss, the network counts as reached: %s', async (_what, act, reached) => {
  await start();
  const denied = Date.now();
  await pass(1_000);
  expect(await isReached(denied)).toBe(false);
  const done = act();
  await pass(1_000);
  await done;
  expect(await isReached(denied)).toBe(reached);
});

test('a connected hub proves the network as long as it is connected, without further messages', async () => {
  await start();
  fake.hub('lite').push('currentOdds', {});
  const since = Date.now() - 1;
  await pass(10 * 60_000);
  expect(await isReached(since)).toBe(true);
  fake.hub('lite').reconnecting();
  expect(await isReached(since)).toBe(false);
});

test('a response proves the network for 30 s when the hubs are not connected', async () => {
  await start(true);
  const since = Date.now() - 1;
  void ask('getContentDetail');
  await pass(29_000);
  expect(await isReached(since)).toBe(true);
  await pass(2_000);
  expect(await isReached(since)).toBe(false);
});

test.each<[string, Parameters<Reachability['gotOdds']>[0][], string, number]>([
  ['nothing', [], 'service', 0],
  ['a cached response at the start', ['device'], 'device', 1],
  ['two cached responses at the start', ['device', 'device'], 'device', 1],
  ['a cached response at the start and the first response', ['device', 'service'], 'service', 2],
  ['a cached response at the start, and a failed request', ['device', 'copy'], 'copy', 2],
  ['a page that opens while the service is not reached', ['copy', 'device'], 'copy', 1],
  ['a page that opens after the first response', ['service', 'device'], 'service', 1],
])('after %s the odds come from there', (_, sources, source, changes) => {
  const reach = createReachability(() => 1_700_000_000_000);
  const changed = vi.fn<() => void>();
  reach.onOdds(changed);
  for (const each of sources) reach.gotOdds(each);
  expect(reach.oddsSource).toBe(source);
  expect(changed).toHaveBeenCalledTimes(changes);
});
