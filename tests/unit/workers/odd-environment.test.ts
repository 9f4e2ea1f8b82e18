/** The engine starts with any `/environment.json` and works with its readable parts (rule service-15). */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unfilteredListQuery } from '../../../src/domain/program/unfiltered-list-query.ts';
import { order } from '../../support/driven-engine.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../support/fake-engine.ts';
import { oddEnvironments } from '../../support/odd-environments.ts';
import { wireEvent, wireList } from '../../support/wire-fixtures.ts';

let fake: FakeEngine;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

async function start(environment: object, refusing = false): Promise<FakeTab> {
  const answers = (path: string) => {
    if (path.includes('percentage')) return {};
    return path === 'sportsbook/events' ? wireList([wireEvent()]) : [];
  };
  fake = startFakeEngine(answers, new Map(), refusing, {}, undefined, environment);
  const tab = new FakeTab(fake.engine);
  tab.watch({ kind: 'list', query: unfilteredListQuery({ sportId: 1, scope: 'prematch', sort: 'league' }) });
  await vi.advanceTimersByTimeAsync(2_000);
  return tab;
}
const services = { sportsbook: '/api', content: '/api/content' };
const hubs = { lite: '/lite', score: '/score' };
const listRequests = (): number => fake.requests.filter((path) => path.includes('/sportsbook/events?')).length;
const opened = (): number[] => [fake.hubs.lite.length, fake.hubs.score.length];

test.each<[string, object, number[], number[]]>([
  ['null for its times', { timing: null }, [1], [1, 1]],
  ['null for its pictures', { images: null }, [1], [1, 1]],
  ['a time as text', { timing: { reconcileMs: '60000' } }, [1], [1, 1]],
  ['null for an area', { services: { ...services, content: null } }, [1], [1, 1]],
  ['one hub', { hubs: { lite: '/lite' } }, [1], [1, 0]],
  ['half the address of a hub', { hubs: { ...hubs, lite: 'http://' } }, [1], [0, 1]],
  ['null for the hubs', { hubs: null }, [1], [0, 0]],
  ['half the address of its program', { services: { ...services, sportsbook: 'http://' } }, [], [1, 1]],
])(
  'the engine works with the other parts when the environment has %s',
  async (_what, environment, shown, connected) => {
    const tab = await start(environment);
    expect(order(tab) ?? []).toEqual(shown);
    expect(opened()).toEqual(connected);
  },
);

test.each([0, -1, 2_147_483_648, 1e300, null])(
  'a reconcile interval of %j ms falls back to one minute',
  async (reconcileMs) => {
    await start({ timing: { reconcileMs } });
    const before = listRequests();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(listRequests()).toBe(before);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listRequests()).toBeGreaterThan(before);
  },
);

test.each([0, 2_147_483_648])('a start retry interval of %j ms falls back to 5 s', async (hubStartRetryMs) => {
  await start({ timing: { hubStartRetryMs } }, true);
  await vi.advanceTimersByTimeAsync(58_000);
  expect(fake.hub('lite').starts).toBeLessThanOrEqual(13);
});

test('a call to an area without an address fails with noAddress', async () => {
  await start({ services });
  const read = fake.engine.call('read', { name: 'getPool', input: {} });
  expect(await read).toMatchObject({ failure: { kind: 'noAddress' } });
});

test('whatever the environment contains, the engine responds and sends few requests', async () => {
  await fc.assert(
    fc.asyncProperty(oddEnvironments, async (environment) => {
      await start(environment);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await fake.engine.call('stats', null)).toMatchObject({ ok: true });
      expect(fake.requests.length).toBeLessThan(100);
      fake.stop();
      vi.clearAllTimers();
    }),
    { numRuns: 30 },
  );
});
