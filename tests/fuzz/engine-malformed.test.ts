/**
 * 100,000 messages and responses with faults in them. The engine does not crash, shows nothing invalid, and shows
 * exactly the next sound response when it can load one.
 */
import type { EventHead, EventRow, ListItem } from '../../src/model/program.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorld } from '../../server/simulation/create-world.ts';
import type { World } from '../../server/world.ts';
import type { HubName } from '../../src/contract/hub/wire.ts';
import { unfilteredListQuery } from '../../src/domain/program/unfiltered-list-query.ts';
import type { Market } from '../../src/model/event.ts';
import { broken, pick, randomOf } from '../support/breakage.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../support/fake-engine.ts';
import { FOOTBALL } from '../support/program.ts';
import { answerFrom } from '../support/world-answers.ts';

const MESSAGES = 97_000;
const ANSWERS = 3_000;
const LOOK_EVERY = 1_000;
const START = Date.parse('2026-11-20T15:07:00Z');
const LONGEST_RETRY_MS = 65_000;
/** Longer than an unwatched list is cached. */
const FORGOTTEN_MS = 61_000;

let world: World;
let fake: FakeEngine;
let list: FakeTab;
let detail: FakeTab;
/** Spoils what a service is about to answer. */
let spoil: (data: unknown) => unknown;

beforeEach(async () => {
  looked = 0;
  vi.useFakeTimers();
  vi.setSystemTime(START);
  world = createWorld({ seed: 5, events: 80, now: () => Date.now() });
  spoil = (data) => data;
  fake = startFakeEngine((path, query) => {
    const answer = answerFrom(world, path, query);
    return answer instanceof Response ? answer.clone() : spoil(answer);
  });
  list = new FakeTab(fake.engine, 'list');
  watchList();
  detail = new FakeTab(fake.engine, 'detail');
  detail.watch({ kind: 'event', eventId: offered()[0] ?? 0, sportId: FOOTBALL });
  await vi.advanceTimersByTimeAsync(500);
  expect(rows().length).toBeGreaterThan(5);
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

test(`${MESSAGES} malformed hub messages leave a sound screen`, async () => {
  const random = randomOf(7);
  const sound = samples();
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    const { hub, target, message } = pick(random, sound);
    fake.hub(hub).push(target, broken(message, random));
    if (sent % LOOK_EVERY !== 0) continue;
    // Messages are sent one after another, because their order is what is tested.
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(50);
    expectSound();
  }
  const stats = await fake.engine.call('stats', null);
  expect(stats.ok && stats.value.malformed).toBeGreaterThan(MESSAGES / 10);
  expect(looked).toBeGreaterThan(MESSAGES / LOOK_EVERY);
  await expectTrueAnew();
}, 120_000);

test(`${ANSWERS} malformed responses leave a sound screen`, async () => {
  const random = randomOf(11);
  spoil = (data) => broken(data, random);
  const before = fake.requests.length;
  while (fake.requests.length - before < ANSWERS) {
    fake.hub('lite').reconnected();
    // The retry budget needs this time for the lists and the match.
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(3_000);
    expectSound();
  }
  expect(looked).toBeGreaterThan(ANSWERS);
  spoil = (data) => data;
  await vi.advanceTimersByTimeAsync(LONGEST_RETRY_MS);
  await expectTrueAnew();
}, 120_000);

const allFootball = unfilteredListQuery({
  sportId: FOOTBALL,
  scope: 'all',
  sort: 'league',
  columns: [
    { market: '1_1', liveMarket: '4_4' },
    { market: '2_101', liveMarket: '4_101' },
  ],
});

function watchList(): void {
  list.watch({ kind: 'list', query: allFootball });
  list.send({ type: 'window', watch: 1, eventIds: offered() });
}

function offered(): number[] {
  return ([0, 1] as const).flatMap((type) => world.list(FOOTBALL, type, 0).events.map(({ i }) => i));
}

/** Returns messages the world's hubs would send about events that are shown, about others and about scores. */
function samples(): { hub: HubName; target: string; message: unknown }[] {
  const another = createWorld({ seed: 5, events: 80, now: () => Date.now() });
  return another.step(400).map(({ hub, target, message }) => ({ hub, target, message: structuredClone(message) }));
}

function rows(): EventRow[] {
  return [...list.values].flatMap(([key, value]) => (key.startsWith('1/row:') ? [value as EventRow] : []));
}

/** Number of checks of something on screen. */
let looked: number;

/** Expects that every value on screen has the type that the program's values have. */
function expectSound(): void {
  for (const row of rows()) {
    expectSoundHead(row);
    for (const market of row.columns) if (market !== null) expectSoundMarket(market);
  }
  const head = detail.value<EventHead>('head');
  if (head !== undefined) expectSoundHead(head);
  for (const [key, value] of detail.values) if (key.startsWith('1/market:')) expectSoundMarket(value as Market);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
}

function expectSoundHead({ id, version, name, status, phase, start, minBets }: EventHead): void {
  looked += 1;
  const numbers = [id, version, status, phase, start, minBets];
  if (numbers.every(Number.isInteger) && typeof name === 'string') return;
  expect({ id, version, name, status, phase, start, minBets }).toBe('an event');
}

function expectSoundMarket(market: Market): void {
  looked += 1;
  const odds = market.outcomes.flatMap(({ odd, webOdd }) => [odd, webOdd]);
  const sound =
    [market.id, market.status, market.minBets, ...market.outcomes.map(({ number }) => number)].every(
      Number.isInteger,
    ) &&
    odds.every((odd) => Number.isInteger(odd) && odd >= 100) &&
    [market.key, market.line, ...market.outcomes.map(({ name }) => name)].every((text) => typeof text === 'string');
  if (!sound) expect(market).toBe('a market');
}

/** Reloads everything and expects it to equal the world, whatever was shown before. */
async function expectTrueAnew(): Promise<void> {
  list.send({ type: 'unwatch', watch: 1 });
  list.values.clear();
  await vi.advanceTimersByTimeAsync(FORGOTTEN_MS);
  watchList();
  await vi.advanceTimersByTimeAsync(LONGEST_RETRY_MS);
  const order = (list.value<ListItem[]>('order') ?? []).flatMap((item) =>
    item.type === 'event' ? [item.eventId] : [],
  );
  expect(new Set(order)).toEqual(new Set(offered()));
  expect(rows().length).toBeGreaterThan(5);
  expect(rows().flatMap(({ columns }) => columns.filter((market) => market !== null)).length).toBeGreaterThan(5);
  for (const row of rows()) {
    const truth = world.event(row.id);
    if (truth === undefined || truth === 'over') throw new Error(`event ${row.id} is shown and is not offered`);
    expect([row.status, row.phase, row.minBets, row.start]).toEqual([truth.s, truth.bp, truth.mbc, truth.d]);
    for (const market of row.columns) {
      if (market === null) continue;
      const wire = truth.m.find(({ i }) => i === market.id);
      const wanted = wire?.o.map(({ no, odd }) => [no, Math.round(odd * 100)]);
      expect(market.outcomes.map(({ number, odd }) => [number, odd])).toEqual(wanted);
    }
  }
}
