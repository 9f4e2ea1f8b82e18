/** Answers that overtake each other: what was asked for later is not undone by what arrives later. */
import type { EventRow, ListItem } from '../../../../src/model/program.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeList } from '../../../../src/domain/program/whole-list.ts';
import { settle } from '../../../support/driven-engine.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { oddUpdate, wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const query = wholeList({
  sportId: 1,
  scope: 'all',
  sort: 'league',
  columns: [{ market: '1_1', liveMarket: '' }],
});

let fake: FakeEngine;
let tab: FakeTab;
let answers: Map<string, unknown>;

const version = (): number | undefined => tab.value<EventRow>('row:1')?.version;
const shown = (): number[] =>
  (tab.value<ListItem[]>('order') ?? []).flatMap((item) => (item.type === 'event' ? [item.eventId] : []));

beforeEach(async () => {
  vi.useFakeTimers();
  answers = new Map<string, unknown>([
    ['0', wireList([wireEvent()])],
    ['1', wireList([])],
  ]);
  fake = startFakeEngine((path, search) => {
    if (path === 'sportsbook/events') return answers.get(search.get('type') ?? '');
    return path.includes('percentage') ? {} : (answers.get(path) ?? []);
  });
  tab = new FakeTab(fake.engine);
  tab.watch({ kind: 'list', query });
  tab.send({ type: 'window', watch: 1, eventIds: [1] });
  await settle();
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

test('a slow answer for one event does not undo a load that was asked for after it', async () => {
  let answer: (event: unknown) => void = () => undefined;
  answers.set('sportsbook/event/1', new Promise((resolve) => (answer = resolve)));
  fake.hub('lite').push('currentOdds', oddUpdate(1, 9, 5));
  await settle(500);
  expect(fake.requests.at(-1)).toContain('sportsbook/event/1');
  // Missed while away, and brought by the load that follows.
  fake.hub('lite').reconnecting();
  answers.set('0', wireList([wireEvent({ v: 20 })], { version: 2_000 }));
  fake.hub('lite').reconnected();
  await settle();
  expect(version()).toBe(20);
  answer(wireEvent({ v: 11 }));
  await settle();
  expect(version()).toBe(20);
});

test('nor where odds alone changed, which leaves the version of their event as it is', async () => {
  let answer: (event: unknown) => void = () => undefined;
  answers.set('sportsbook/event/1', new Promise((resolve) => (answer = resolve)));
  fake.hub('lite').push('currentOdds', oddUpdate(1, 9, 5));
  await settle(500);
  fake.hub('lite').reconnecting();
  const changed = wireEvent();
  for (const market of changed.m) for (const outcome of market.o) outcome.odd = 7;
  answers.set('0', wireList([changed], { version: 2_000 }));
  fake.hub('lite').reconnected();
  await settle();
  const sevens = { columns: [{ outcomes: [{ odd: 700 }, { odd: 700 }, { odd: 700 }] }] };
  expect(tab.value<EventRow>('row:1')).toMatchObject(sevens);
  answer(wireEvent());
  await settle();
  expect(tab.value<EventRow>('row:1')).toMatchObject(sevens);
});

test('a slow load does not undo an answer for one event that was asked for after it', async () => {
  let answer: (list: unknown) => void = () => undefined;
  const list = answers.get('0');
  answers.set('0', new Promise((resolve) => (answer = resolve)));
  tab.send({ type: 'retry', watch: 1 });
  // Parts of one market: the second is told first, and says nothing of the third outcome.
  const part = (version: number, outcome: number, odd: number) => ({
    ...{ eid: 1, ev: 10, sid: 1 },
    m: [{ i: 100, a: 'u', v: version, s: 1, k: '1_1', o: [{ n: outcome, o: odd, wo: odd }] }],
  });
  fake.hub('lite').push('currentOdds', part(30, 1, 3));
  fake.hub('lite').push('currentOdds', part(20, 3, 5));
  const now = wireEvent();
  for (const market of now.m) {
    market.v = 30;
    for (const outcome of market.o) outcome.odd = { 1: 3, 3: 5 }[outcome.no] ?? outcome.odd;
  }
  answers.set('sportsbook/event/1', now);
  await settle(500);
  const odds = { columns: [{ outcomes: [{ odd: 300 }, { odd: 340 }, { odd: 500 }] }] };
  expect(tab.value<EventRow>('row:1')).toMatchObject(odds);
  answer(list);
  await settle();
  expect(tab.value<EventRow>('row:1')).toMatchObject(odds);
});

test('messages that overtook a slow answer for one event are kept for it', async () => {
  let answer: (event: unknown) => void = () => undefined;
  answers.set('sportsbook/event/1', new Promise((resolve) => (answer = resolve)));
  fake.hub('lite').push('currentOdds', oddUpdate(1, 9, 5));
  await settle(500);
  fake.hub('lite').push('currentOdds', oddUpdate(1, 12, 2.5));
  answer(wireEvent({ v: 11, mbc: 3 }));
  await settle();
  expect(tab.value<EventRow>('row:1')).toMatchObject({
    version: 12,
    minBets: 3,
    columns: [{ outcomes: [{ odd: 250 }, { odd: 340 }, { odd: 410 }] }],
  });
});

test('an event that leaves the program while the live feed holds it, still to begin, is asked about', async () => {
  answers.set('1', wireList([wireEvent()]));
  tab.send({ type: 'retry', watch: 1 });
  await settle();
  answers.set('0', wireList([], { isdiff: true, version: 2_000, rmi: [1] }));
  answers.set('1', wireList([], { isdiff: true, version: 2_000, rmi: [1] }));
  fake.hub('lite').push('currentEvents', { eid: 1, ev: 11, sid: 1, a: 'rp', bp: 0 });
  await settle(1_000);
  expect(shown()).toEqual([]);
});

test('what a server told before it began anew is not applied to what it answers afterwards', async () => {
  let answer: (list: unknown) => void = () => undefined;
  answers.set('0', new Promise((resolve) => (answer = resolve)));
  tab.send({ type: 'retry', watch: 1 });
  fake.hub('lite').push('currentOdds', oddUpdate(1, 50, 9));
  fake.hub('score').push('currentScore', { id: 1, eid: 1, sid: 1, t: 9_000, ht: { r: 14 }, at: { r: 17 } });
  await settle();
  expect(version()).toBe(50);
  fake.hub('lite').reconnecting();
  fake.hub('score').reconnecting();
  // The same event in another life of the server: lower versions, an earlier score.
  const fresh = wireEvent({ v: 7, sc: { t: 1_000, s: 1, ht: { r: 10 }, at: { r: 9 } } as never });
  answer(wireList([fresh]));
  await settle();
  answers.set('0', wireList([], { isdiff: true }));
  fake.hub('lite').reconnected();
  fake.hub('score').reconnected();
  await settle();
  expect(tab.value<EventRow>('row:1')).toMatchObject({
    version: 7,
    columns: [{ outcomes: [{ odd: 185 }, { odd: 340 }, { odd: 410 }] }],
    score: { home: { regular: 10 }, away: { regular: 9 } },
  });
});
