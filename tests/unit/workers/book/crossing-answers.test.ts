/** Responses that overtake each other: a later request is never undone by the late response to an earlier one. */
import type { EventRow, ListItem } from '../../../../src/model/program.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unfilteredListQuery } from '../../../../src/domain/program/unfiltered-list-query.ts';
import { settle } from '../../../support/driven-engine.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { oddUpdate, wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const query = unfilteredListQuery({
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

test('a slow response for one event does not undo a list load requested after it', async () => {
  let answer: (event: unknown) => void = () => undefined;
  answers.set('sportsbook/event/1', new Promise((resolve) => (answer = resolve)));
  fake.hub('lite').push('currentOdds', oddUpdate(1, 9, 5));
  await settle(500);
  expect(fake.requests.at(-1)).toContain('sportsbook/event/1');
  // The client missed this change while disconnected, and the following load contains it.
  fake.hub('lite').reconnecting();
  answers.set('0', wireList([wireEvent({ v: 20 })], { version: 2_000 }));
  fake.hub('lite').reconnected();
  await settle();
  expect(version()).toBe(20);
  answer(wireEvent({ v: 11 }));
  await settle();
  expect(version()).toBe(20);
});

test('a slow response for one event does not undo a later load that changed only odds and no event version', async () => {
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

test('a slow list load does not undo a response for one event requested after it', async () => {
  let answer: (list: unknown) => void = () => undefined;
  const list = answers.get('0');
  answers.set('0', new Promise((resolve) => (answer = resolve)));
  tab.send({ type: 'retry', watch: 1 });
  // Parts of one market: the second arrives first and does not contain the third outcome.
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

test('messages that arrive before a slow response for one event are applied to it', async () => {
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

test('an upcoming event that leaves both the program and the live feed is removed from the list', async () => {
  answers.set('1', wireList([wireEvent()]));
  tab.send({ type: 'retry', watch: 1 });
  await settle();
  answers.set('0', wireList([], { isdiff: true, version: 2_000, rmi: [1] }));
  answers.set('1', wireList([], { isdiff: true, version: 2_000, rmi: [1] }));
  fake.hub('lite').push('currentEvents', { eid: 1, ev: 11, sid: 1, a: 'rp', bp: 0 });
  await settle(6_000);
  expect(shown()).toEqual([]);
});

test('messages from before a server restart are not applied to responses after it', async () => {
  let answer: (list: unknown) => void = () => undefined;
  answers.set('0', new Promise((resolve) => (answer = resolve)));
  tab.send({ type: 'retry', watch: 1 });
  fake.hub('lite').push('currentOdds', oddUpdate(1, 50, 9));
  fake.hub('score').push('currentScore', { id: 1, eid: 1, sid: 1, t: 9_000, ht: { r: 14 }, at: { r: 17 } });
  await settle();
  expect(version()).toBe(50);
  fake.hub('lite').reconnecting();
  fake.hub('score').reconnecting();
  // The same event after a server restart: lower versions and an earlier score.
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
