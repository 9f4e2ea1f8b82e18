/**
 * The engine between a world that moves and a network that lies: messages lost, doubled, late and out of order, hubs that
 * drop, answers that fail or take long. Whatever happened, after quiet every tab shows the world as it is.
 */
import type { LoadState } from '../../src/model/load.ts';
import type { EventHead, EventRow, ListItem, MarketRef } from '../../src/model/program.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorld } from '../../server/simulation/world.ts';
import type { Broadcast, EventAction, World } from '../../server/world.ts';
import type { HubName } from '../../src/contract/hub/wire.ts';
import type { Market } from '../../src/model/event.ts';
import type { ListQuery } from '../../src/contract/port/topics.ts';
import { wholeList } from '../../src/domain/program/whole-list.ts';
import type { WireEvent } from '../../src/contract/services/wire/event.ts';
import { expectMarket, headOf, wireHead } from '../support/engine-truth.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../support/fake-engine.ts';
import { FOOTBALL } from '../support/program.ts';
import { answerFrom } from '../support/world-answers.ts';

/** More of them look deeper: a night's worth finds what a minute does not. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);
const TIMEOUT_MS = RUNS * 3_000;
const RECONCILE_MS = 10_000;
const COLUMNS = [
  { market: '1_1', liveMarket: '4_4' },
  { market: '2_101', liveMarket: '4_101' },
];

const act = fc.constantFrom<EventAction>(
  { action: 'suspend' },
  { action: 'open' },
  { action: 'goal' },
  { action: 'kickoff' },
  { action: 'finish' },
  { action: 'remove' },
);
type Fate = 'told' | 'lost' | 'doubled' | 'late';
const stepsOf = (fates: readonly Fate[]) => {
  const fate = fc.constantFrom(...fates);
  const kind = <Kind extends string>(name: Kind) => fc.constant(name);
  return fc.array(
    fc.oneof(
      fc.record({
        kind: kind('move'),
        updates: fc.integer({ min: 1, max: 40 }),
        fates: fc.array(fate, { minLength: 1, maxLength: 8 }),
      }),
      fc.record({ kind: kind('act'), action: act, which: fc.nat(40), fate }),
      fc.record({ kind: kind('deliverLate'), turn: fc.nat(7) }),
      fc.record({ kind: kind('pass'), ms: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ kind: kind('hub'), name: fc.constantFrom('lite', 'score'), up: fc.boolean() }),
      fc.record({
        kind: kind('service'),
        delayMs: fc.constantFrom(0, 0, 200, 2_500),
        fails: fc.integer({ min: 0, max: 3 }),
      }),
      fc.record({ kind: kind('tab'), visible: fc.boolean() }),
    ),
    { minLength: 4, maxLength: 40 },
  );
};
type Step = ReturnType<typeof stepsOf> extends fc.Arbitrary<(infer Each)[]> ? Each : never;

/** Of one match, the first told after the second: found by chance, when the simulation gave both the same moment. */
const twoGoalsOfOneMoment: Step[] = [
  { kind: 'hub', name: 'lite', up: false },
  { kind: 'act', action: { action: 'goal' }, which: 28, fate: 'late' },
  { kind: 'act', action: { action: 'goal' }, which: 38, fate: 'told' },
  { kind: 'hub', name: 'lite', up: true },
];

const START = Date.parse('2026-11-20T15:07:00Z');
/** The longest pause before a failed load is retried, and some: nothing hastens the retry of a service in trouble. */
const QUIET_MS = 65_000;

let fake: FakeEngine;
let world: World;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many rows and markets were held against the world. */
const held = { rows: 0, rowMarkets: 0, markets: 0 };
beforeEach(() => void Object.assign(held, { rows: 0, rowMarkets: 0, markets: 0 }));

const seed = fc.integer({ min: 1, max: 50 });

test(
  'after quiet every tab shows the world as it is, whatever was lost, doubled or late',
  async () => {
    await fc.assert(
      fc.asyncProperty(seed, stepsOf(['told', 'told', 'told', 'lost', 'doubled', 'late']), (world, steps) =>
        play(world, steps, RECONCILE_MS),
      ),
      { numRuns: RUNS },
    );
    expectManyHeld();
  },
  TIMEOUT_MS,
);

test(
  'while nothing is lost it needs no comparison with the services for that',
  async () => {
    await fc.assert(
      fc.asyncProperty(seed, stepsOf(['told', 'told', 'doubled', 'late']), (world, steps) => play(world, steps)),
      { numRuns: RUNS, examples: [[1, twoGoalsOfOneMoment]] },
    );
    expectManyHeld();
  },
  TIMEOUT_MS,
);

async function play(seedOfWorld: number, steps: readonly Step[], reconcileMs?: number): Promise<void> {
  vi.setSystemTime(START);
  world = createWorld({ seed: seedOfWorld, events: 40, now: () => Date.now() });
  const service = { delayMs: 0, fails: 0 };
  fake = startFakeEngine(
    (path, query) => serve(service, path, query),
    new Map(),
    false,
    reconcileMs === undefined ? {} : { reconcileMs },
  );
  try {
    const tabs = openTabs();
    await vi.advanceTimersByTimeAsync(200);
    const network = new Network();
    // One after another is what is tested.
    // oxlint-disable-next-line no-await-in-loop
    for (const step of steps) await carryOut(step, service, network, tabs);
    Object.assign(service, { delayMs: 0, fails: 0 });
    network.deliverLate(0);
    network.setUp('lite', true);
    network.setUp('score', true);
    tabs.list.send({ type: 'visibility', visible: true });
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expectTrue(tabs);
  } finally {
    fake.stop();
    vi.clearAllTimers();
  }
}

async function serve(service: { delayMs: number; fails: number }, path: string, query: URLSearchParams) {
  // As it is when the question arrives; what happens while the answer travels is not in it.
  const answer = answerFrom(world, path, query);
  if (service.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, service.delayMs));
  if (service.fails > 0) {
    service.fails -= 1;
    return new Response('', { status: 503 });
  }
  return answer instanceof Response ? answer.clone() : answer;
}

/** Between the world and the engine's hubs. */
class Network {
  readonly #up = { lite: true, score: true };
  #late: Broadcast[] = [];

  meet(broadcast: Broadcast, fate: Fate): void {
    if (fate === 'late') this.#late.push(broadcast);
    else if (fate !== 'lost') this.#tell(broadcast);
    if (fate === 'doubled') this.#tell(broadcast);
  }

  deliverLate(turn: number): void {
    for (const broadcast of [...this.#late.slice(turn), ...this.#late.slice(0, turn)]) this.#tell(broadcast);
    this.#late = [];
  }

  setUp(name: HubName, up: boolean): void {
    if (this.#up[name] === up) return;
    this.#up[name] = up;
    if (up) fake.hub(name).reconnected();
    else fake.hub(name).reconnecting();
  }

  #tell({ hub, target, message }: Broadcast): void {
    if (this.#up[hub]) fake.hub(hub).push(target, structuredClone(message));
  }
}

async function carryOut(step: Step, service: object, network: Network, tabs: Tabs): Promise<void> {
  switch (step.kind) {
    case 'move': {
      const { fates } = step;
      for (const [index, broadcast] of world.step(step.updates).entries()) {
        network.meet(broadcast, fates[index % fates.length] ?? 'told');
      }
      return;
    }
    case 'act': {
      const events = [...world.list(FOOTBALL, 0, 0).events, ...world.list(FOOTBALL, 1, 0).events];
      const event = events[step.which % Math.max(events.length, 1)];
      const broadcasts = event === undefined ? [] : (world.act(event.i, step.action) ?? []);
      for (const broadcast of broadcasts) network.meet(broadcast, step.fate);
      return;
    }
    case 'deliverLate':
      network.deliverLate(step.turn);
      return;
    case 'hub':
      network.setUp(step.name, step.up);
      return;
    case 'service':
      Object.assign(service, { delayMs: step.delayMs, fails: step.fails });
      return;
    case 'tab':
      tabs.list.send({ type: 'visibility', visible: step.visible });
      return;
    case 'pass':
      await vi.advanceTimersByTimeAsync(step.ms);
  }
}

interface Tabs {
  list: FakeTab;
  live: FakeTab;
  detail: FakeTab;
  detailId: number;
}

function openTabs(): Tabs {
  const list = new FakeTab(fake.engine, 'list');
  list.watch({ kind: 'list', query: query('all') });
  const live = new FakeTab(fake.engine, 'live');
  live.watch({ kind: 'list', query: query('live') });
  const [event = { i: 1 }] = world.list(FOOTBALL, 1, 0).events;
  const detail = new FakeTab(fake.engine, 'detail');
  detail.watch({ kind: 'event', eventId: event.i, sportId: FOOTBALL });
  for (const tab of [list, live]) {
    const ids = ([0, 1] as const).flatMap((type) => world.list(FOOTBALL, type, 0).events.map(({ i }) => i));
    tab.send({ type: 'window', watch: 1, eventIds: ids });
  }
  return { list, live, detail, detailId: event.i };
}

const query = (scope: ListQuery['scope']): ListQuery =>
  wholeList({ sportId: FOOTBALL, scope, sort: 'league', columns: COLUMNS });

function expectTrue({ list, live, detail, detailId }: Tabs): void {
  const [prematch, running] = ([0, 1] as const).map((type) => world.list(FOOTBALL, type, 0).events) as [
    WireEvent[],
    WireEvent[],
  ];
  const offered = new Map([...prematch, ...running].map((event) => [event.i, event]));
  // Those that have not begun stand below the running ones.
  expect(order(live), 'live list').toEqual(new Set(running.map(({ i }) => i)));
  expect(order(list), 'list').toEqual(new Set(offered.keys()));
  for (const tab of [list, live]) {
    for (const eventId of order(tab)) {
      const row = tab.value<EventRow>(`row:${eventId}`);
      const truth = world.event(eventId);
      if (row === undefined) continue; // came later than the window was told
      if (truth === undefined || truth === 'over') throw new Error(`event ${eventId} is shown and is over`);
      expect(headOf(row), `row ${eventId}`).toEqual(wireHead(truth));
      held.rows += 1;
      for (const market of row.columns) {
        if (market === null) continue;
        held.rowMarkets += 1;
        expectMarket(market, truth);
      }
    }
  }
  const truth = world.event(detailId);
  const shown = detail.value<EventHead>('head');
  if (truth === undefined || truth === 'over') {
    expect(shown, 'an event that is over').toBeUndefined();
    return;
  }
  expect(detail.value<LoadState>('load')?.phase).toBe('ready');
  expect(shown && headOf(shown), `event ${detailId}`).toEqual(wireHead(truth));
  const markets = detail.value<MarketRef[]>('order') ?? [];
  expect(new Set(markets.map(({ id }) => id)), 'markets').toEqual(new Set(truth.m.map(({ i }) => i)));
  for (const { id } of markets) {
    const market = detail.value<Market>(`market:${id}`);
    if (market === undefined) throw new Error(`market ${id} was never told`);
    expectMarket(market, truth);
    held.markets += 1;
  }
}

/** A program may end empty; most do not, or nothing was proven of rows. */
function expectManyHeld(): void {
  for (const [what, count] of Object.entries(held)) expect(count, what).toBeGreaterThan(RUNS);
}

function order(tab: FakeTab): Set<number> {
  return new Set(
    (tab.value<ListItem[]>('order') ?? []).flatMap((item) => (item.type === 'event' ? [item.eventId] : [])),
  );
}
