/** Tabs that measure, with an engine's part played by the test or by its own code, and a driven clock. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Figures, MeasuresBeacon, MeasuresReply, MeasuresRequest } from '../../../../src/contract/measures.ts';
import { startTabMeasures } from '../../../../src/state/operator/measures/tab-measures.ts';
import { startEngineMeasures } from '../../../../workers/engine/measures/gather-figures.ts';
import { FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { webLocks } from '../../../support/web-locks.ts';

/** A BroadcastChannel whose messages arrive at once. */
function createBus() {
  const ends = new Set<(message: MessageEvent<unknown>) => void>();
  const sent: (MeasuresRequest | MeasuresReply)[] = [];
  return {
    sent,
    open: () => {
      const own = new Set<(message: MessageEvent<unknown>) => void>();
      return {
        postMessage: (data: unknown) => {
          sent.push(data as MeasuresRequest);
          for (const end of ends) if (!own.has(end)) end({ data: structuredClone(data) } as MessageEvent<unknown>);
        },
        addEventListener: ((_: 'message', listener: (message: MessageEvent<unknown>) => void) => {
          ends.add(listener);
          own.add(listener);
        }) as BroadcastChannel['addEventListener'],
        close: () => {
          for (const end of own) ends.delete(end);
        },
      };
    },
  };
}

type Bus = ReturnType<typeof createBus>;

interface Tab {
  beacons: MeasuresBeacon[];
  observed: number;
  hide(): void;
  show(): void;
  /** Leaves the page; Chromium hides it after `pagehide`. */
  leave(): void;
  end(): void;
}

function openTab(
  bus: Bus,
  locks: LockManager,
  name: string,
  { host = 'shared', sample = 1 }: Partial<Pick<MeasuresBeacon, 'host' | 'sample'>> = {},
): Tab {
  const life = new AbortController();
  const events = new EventTarget();
  let isHidden = false;
  const fire = (type: string): boolean => events.dispatchEvent(new Event(type));
  const tab: Tab = {
    beacons: [],
    observed: 0,
    hide: () => {
      isHidden = true;
      fire('visibilitychange');
    },
    show: () => {
      isHidden = false;
      fire('visibilitychange');
    },
    leave: () => {
      fire('pagehide');
      tab.hide();
      life.abort();
    },
    end: () => life.abort(),
  };
  startTabMeasures(
    {
      receiver: { endpoint: '/measures', sample },
      build: 'test',
      device: 'phone',
      host: () => host,
      channel: bus.open(),
      locks,
      page: { isHidden: () => isHidden, addEventListener: (...listened) => events.addEventListener(...listened) },
      now: () => performance.now(),
      send: (_endpoint, beacon) => void tab.beacons.push(beacon),
      observe: (figures) => {
        tab.observed += 1;
        figures.count(`visit ${name}`);
      },
    },
    life.signal,
  );
  return tab;
}

/** Plays the engine: in the sample, with so many tabs. */
function playEngine(bus: Bus, sampled = true) {
  const channel = bus.open();
  const asked: MeasuresRequest[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<MeasuresRequest>) => {
    if (data.to !== 'engine') return;
    asked.push(data);
    if (data.kind === 'ask') channel.postMessage({ to: 'tabs', kind: 'sampled', sampled });
  });
  return {
    asked,
    pass: (counts: Figures['counts'], tabs: number) =>
      channel.postMessage({ to: 'tabs', kind: 'figures', figures: { counts, times: {} }, tabs }),
    restart: () => channel.postMessage({ to: 'tabs', kind: 'started' }),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('one tab sends for all (measures-2, measures-5)', () => {
  test('two tabs send one beacon a minute, with the figures of the engine', async () => {
    const bus = createBus();
    const engine = playEngine(bus);
    const locks = webLocks();
    const first = openTab(bus, locks, '/');
    const second = openTab(bus, locks, '/program');
    await pass(10);
    engine.pass({ 'hub connected': 2 }, 2);
    await pass(60_000);
    expect(first.beacons).toEqual([
      {
        ...{ version: 1, build: 'test', sample: 1, seconds: 60, device: 'phone', host: 'shared' },
        counts: { 'visit /': 1, 'hub connected': 2 },
        times: {},
      },
    ]);
    engine.pass({ 'merge refused': 1 }, 2);
    await pass(120_000);
    // A minute without figures has no beacon.
    expect(first.beacons.map(({ counts }) => counts)).toEqual([
      { 'visit /': 1, 'hub connected': 2 },
      { 'merge refused': 1 },
    ]);
    expect(second.beacons).toEqual([]);
  });

  test('a tab that does not send hands its figures to the engine when it is hidden', async () => {
    const bus = createBus();
    const engine = playEngine(bus);
    const locks = webLocks();
    openTab(bus, locks, '/');
    const second = openTab(bus, locks, '/program');
    await pass(10);
    second.hide();
    expect(engine.asked.at(-1)).toEqual({
      to: 'engine',
      kind: 'figures',
      figures: { counts: { 'visit /program': 1 }, times: {} },
    });
    expect(second.beacons).toEqual([]);
  });

  test('the last tab sends as it is hidden, and as it is left', async () => {
    const bus = createBus();
    const engine = playEngine(bus);
    const tab = openTab(bus, webLocks(), '/');
    await pass(5_000);
    engine.pass({ 'hub connected': 2 }, 1);
    tab.hide();
    expect(tab.beacons.map(({ counts, seconds }) => [counts, seconds])).toEqual([
      [{ 'visit /': 1, 'hub connected': 2 }, 5],
    ]);
    tab.show();
    engine.pass({ 'merge refused': 3 }, 1);
    tab.leave();
    expect(tab.beacons.at(-1)?.counts).toEqual({ 'merge refused': 3 });
    expect(tab.beacons).toHaveLength(2);
  });

  test.each([
    ['shared', 0, 1],
    ['leader', 1, 0],
  ] as const)(
    'a sender that is left while others stay, with a %s engine, sends %i and hands over %i times',
    async (host, sends, hands) => {
      const bus = createBus();
      const engine = playEngine(bus);
      const locks = webLocks();
      const first = openTab(bus, locks, '/', { host });
      const second = openTab(bus, locks, '/program', { host });
      await pass(10);
      engine.pass({ 'hub connected': 2 }, 2);
      first.leave();
      expect(first.beacons).toHaveLength(sends);
      expect(engine.asked.filter(({ kind }) => kind === 'figures')).toHaveLength(hands);
      await pass(10);
      engine.pass({ 'merge refused': 1 }, 1);
      await pass(60_000);
      expect(second.beacons.map(({ counts }) => counts)).toEqual([{ 'visit /program': 1, 'merge refused': 1 }]);
    },
  );

  test('what was not sent is dropped when measuring ends, and nothing is sent after it', async () => {
    const bus = createBus();
    const engine = playEngine(bus);
    const tab = openTab(bus, webLocks(), '/');
    await pass(10);
    tab.end();
    engine.pass({ 'hub connected': 2 }, 1);
    tab.hide();
    await pass(120_000);
    expect(tab.beacons).toEqual([]);
    expect(engine.asked.at(-1)?.kind).toBe('leave');
  });

  test('a new engine is asked, and passes its figures on', async () => {
    const bus = createBus();
    const engine = playEngine(bus);
    const tab = openTab(bus, webLocks(), '/');
    await pass(10);
    engine.asked.length = 0;
    engine.restart();
    expect(engine.asked.map(({ kind }) => kind)).toEqual(['ask', 'attend']);
    expect(tab.observed).toBe(1);
  });
});

describe('the engine draws once (measures-1)', () => {
  test('a browser that is not in the sample observes nothing and sends nothing', async () => {
    const bus = createBus();
    playEngine(bus, false);
    const tab = openTab(bus, webLocks(), '/');
    await pass(180_000);
    tab.leave();
    expect([tab.observed, tab.beacons]).toEqual([0, []]);
  });

  test.each([
    [0.05, 0.049, true],
    [0.05, 0.05, false],
    [1, 0.999, true],
    [0, 0, false],
  ])('with a sample of %d, a draw of %d is in it: %s', async (sample, drawn, isIn) => {
    const bus = createBus();
    const fake = startFakeEngine(() => []);
    let draws = 0;
    const random = (): number => {
      draws += 1;
      return drawn;
    };
    const first: MeasuresRequest = { to: 'engine', kind: 'ask', sample };
    startEngineMeasures({ engine: fake.engine, channel: bus.open(), random, now: performance }, first);
    const tabs = [openTab(bus, webLocks(), '/', { sample }), openTab(bus, webLocks(), '/', { sample })];
    await pass(10);
    expect(tabs.map(({ observed }) => observed === 1)).toEqual([isIn, isIn]);
    expect(draws).toBe(1);
    fake.stop();
  });
});

test('a real engine passes its figures to the tab that sends, and those of the other tabs (measures-2)', async () => {
  const bus = createBus();
  const fake = startFakeEngine(() => []);
  const connected = new FakeTab(fake.engine);
  connected.watch({ kind: 'connection' });
  const first: MeasuresRequest = { to: 'engine', kind: 'ask', sample: 1 };
  startEngineMeasures({ engine: fake.engine, channel: bus.open(), random: () => 0, now: performance }, first);
  const locks = webLocks();
  const sender = openTab(bus, locks, '/');
  const other = openTab(bus, locks, '/program');
  await pass(1_000);
  other.hide();
  await pass(60_000);
  expect(sender.beacons).toHaveLength(1);
  expect(sender.beacons[0]?.counts).toMatchObject({ 'visit /': 1, 'visit /program': 1, 'hub connected': 2 });
  fake.stop();
});
