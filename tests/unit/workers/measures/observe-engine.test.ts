/** Figures of an engine on fake edges, whose time is driven (measures-3). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';
import { createListeners } from '../../../../src/lib/listeners.ts';
import { type FigureCollector, createFigureCollector } from '../../../../src/domain/measuring/collect-figures.ts';
import { observeEngine, observeMoney, observeStorage } from '../../../../workers/engine/measures/observe-engine.ts';
import { type Answers, type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';

let fake: FakeEngine;
let figures: FigureCollector;
let tab: FakeTab;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Starts an engine with a visible tab, whose hubs are connected, and observes it. */
async function observe(answers: Answers = () => [], kept?: Map<string, unknown>): Promise<void> {
  fake = startFakeEngine(answers, kept, false, {}, undefined, {}, () => 0);
  figures = createFigureCollector();
  tab = new FakeTab(fake.engine);
  await pass(1_000);
  observeEngine(fake.engine, figures, performance);
}

const counts = (): Record<string, number> => figures.take()?.counts ?? {};

describe('hubs', () => {
  test('those connected before measuring count as connected; a break and its end are counted with the reason', async () => {
    await observe();
    expect(counts()).toEqual({ 'hub connected': 2 });
    fake.hub('lite').reconnecting();
    await pass(100);
    expect(counts()).toEqual({ 'hub lost broken': 1 });
    fake.hub('lite').reconnected();
    await pass(100);
    expect(counts()).toMatchObject({ 'hub connected': 1, 'refetch connected': 1 });
  });

  test('a hub that has used up its attempts is counted, and values are polled', async () => {
    await observe();
    counts();
    fake.refusing = true;
    fake.hub('score').closed();
    await pass(100);
    expect(counts()).toMatchObject({ 'hub lost broken': 1, 'hub gave up': 1 });
    await pass(120_000);
    expect(counts()['refetch polled']).toBeGreaterThan(0);
  });

  test('the disconnect of hidden tabs is no break', async () => {
    await observe();
    counts();
    tab.send({ type: 'visibility', visible: false });
    await pass(60_000);
    expect(counts()).toMatchObject({ 'hub lost hidden': 1 });
  });
});

describe('calls', () => {
  test('are counted by name with time and kind of failure', async () => {
    let answer = (): unknown => [];
    await observe(async (path) => {
      if (path !== 'sportsbook/info') return [];
      await new Promise((resolve) => setTimeout(resolve, 40));
      return answer();
    });
    figures.take();
    const read = async (): Promise<void> => {
      const reading = fake.engine.parts.plain.request(sportsbookCalls.getInfo, {});
      await pass(100);
      await reading;
    };
    await read();
    expect(figures.take()).toMatchObject({
      counts: { 'call getInfo ok': 1 },
      times: { 'call getInfo': { count: 1, buckets: { 50: 1 } } },
    });
    answer = () => new Response('', { status: 503 });
    await read();
    expect(figures.take()?.counts).toMatchObject({ 'call getInfo server 503': 1 });
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await read();
    expect(figures.take()?.counts).toMatchObject({ 'call getInfo network': 1 });
  });
});

test('a write that the device refuses is counted', async () => {
  await observe();
  counts();
  const { store } = fake.engine.parts.edges;
  await store.write('slip', { items: [] });
  expect(counts()).toEqual({});
  const refused = { ...store, write: async () => false };
  observeStorage(refused, figures);
  expect(await refused.write()).toBe(false);
  expect(counts()).toEqual({ 'storage write failed': 1 });
});

describe('money', () => {
  const source = () => {
    const changes = createListeners();
    const made = {
      state: { phase: 'idle' } as { phase: string; doubt?: string },
      onChange: changes.add,
      set: (phase: string, doubt?: string) => {
        made.state = doubt === undefined ? { phase } : { phase, doubt };
        changes.notify();
      },
    };
    return made;
  };

  beforeEach(() => {
    fake = startFakeEngine(() => []);
    figures = createFigureCollector();
  });

  test('an order with a response is counted by its outcome', () => {
    const play = source();
    observeMoney('play', play, figures);
    play.set('sending');
    play.set('confirmed');
    play.set('idle');
    play.set('sending');
    play.set('rejected');
    expect(counts()).toEqual({ 'money play confirmed': 1, 'money play rejected': 1 });
  });

  test('an order in doubt is counted once, with what was found, and with its end', () => {
    const play = source();
    observeMoney('play', play, figures);
    play.set('sending');
    play.set('unknown', 'checking');
    play.set('unknown', 'checking');
    play.set('unknown', 'balanceMoved');
    play.set('confirmed');
    expect(counts()).toEqual({
      'money play in doubt': 1,
      'money play in doubt balanceMoved': 1,
      'money play ended confirmed': 1,
    });
  });

  test('an order that a former engine left in doubt is counted', () => {
    const withdraw = source();
    withdraw.set('unknown', 'notListed');
    observeMoney('withdraw', withdraw, figures);
    withdraw.set('notMade');
    expect(counts()).toEqual({
      'money withdraw in doubt': 1,
      'money withdraw in doubt notListed': 1,
      'money withdraw ended notMade': 1,
    });
  });
});
