/** A score from the hub prevails over whole lists that lag behind (rule updates-7, updates-19). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeScoreUpdate } from '../../../../src/contract/hub/decode.ts';
import type { WireScore } from '../../../../src/contract/hub/wire.ts';
import type { ScoreUpdate } from '../../../../src/contract/hub/updates.ts';
import type { DecodedEvent } from '../../../../src/contract/services/wire/decode-event.ts';
import type { EventHead } from '../../../../src/model/program.ts';
import { drivenEngine, row, settle, watchList } from '../../../support/driven-engine.ts';
import { FakeTab } from '../../../support/fake-engine.ts';
import { newEvent } from '../../../support/program-fixtures.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';
import { startBook } from '../../../support/start-book.ts';
import { beginRepair, endRepair } from '../../../../workers/engine/book/repair-copies.ts';

const stage = drivenEngine();

const block = (t: number, goals: number, more: object = {}): WireScore => ({
  ...{ id: 1, eid: 1, sid: 1, t, s: 2 },
  ht: { r: goals, ...more },
  at: { r: 0 },
});
const tellScore = (...told: Parameters<typeof block>): void =>
  stage.fake.hub('score').push('currentScore', block(...told));
const scored = (sc?: WireScore) => wireEvent({ bp: 1, s: 1, ...(sc === undefined ? {} : { sc }) });
const goals = (tab: FakeTab): number | null | undefined => row(tab)?.score?.home.regular;
const headGoals = (tab: FakeTab): number | null | undefined => tab.value<EventHead>('head')?.score?.home.regular;

describe('a list loaded whole', () => {
  function list(answer: ReturnType<typeof wireList>) {
    let now = answer;
    const tab = stage.start((path) => {
      if (path === 'sportsbook/events') return now;
      return path === 'sportsbook/event/1' ? now.events?.[0] : undefined;
    });
    watchList(tab);
    return {
      tab,
      again: async (next: ReturnType<typeof wireList>) => {
        now = next;
        tab.send({ type: 'retry', watch: 1 });
        await settle();
      },
    };
  }
  const inEvent = (sc?: WireScore) => wireList([scored(sc)]);
  const beside = (sc: WireScore) => wireList([scored()], { sc: { 1: sc } });

  test.each([
    ['an earlier score in the event', inEvent(block(8_000, 0))],
    ['an earlier score next to the events', beside(block(8_000, 0))],
    ['no score', inEvent()],
  ])('does not roll back a score: %s', async (_, lagging) => {
    const { tab, again } = list(inEvent(block(8_000, 0)));
    await settle();
    tellScore(9_000, 1);
    await settle();
    expect(goals(tab)).toBe(1);
    await again(lagging);
    expect(goals(tab)).toBe(1);
    await again(inEvent(block(9_500, 2)));
    expect(goals(tab)).toBe(2);
    await again(lagging);
    expect(goals(tab)).toBe(2);
  });

  test('from a restarted server is accepted, also without a score', async () => {
    const { tab, again } = list(inEvent(block(8_000, 0)));
    await settle();
    tellScore(9_000, 1);
    stage.fake.hub('score').reconnecting();
    stage.fake.hub('score').reconnected();
    await again(inEvent(block(1_000, 0)));
    expect(goals(tab)).toBe(0);
    await again(inEvent());
    expect(row(tab)?.score).toBeNull();
  });
});

test('scores received while a list loads are applied on top of it', async () => {
  let answer: (list: unknown) => void = () => undefined;
  let now: unknown = wireList([scored(block(8_000, 0))]);
  const tab = stage.start((path) => (path === 'sportsbook/events' ? now : undefined));
  watchList(tab);
  await settle();
  tellScore(9_000, 1);
  now = new Promise((resolve) => (answer = resolve));
  tab.send({ type: 'retry', watch: 1 });
  await settle();
  tellScore(9_500, 2);
  answer(wireList([scored()], { sc: { 1: block(9_200, 1, { co: 7 }) } }));
  await settle();
  expect(row(tab)?.score?.home).toMatchObject({ regular: 2, corners: 7 });
});

test('the match page keeps the score from the hub against a cached response, and shows it at once when opened', async () => {
  let answer = scored(block(8_000, 0));
  const tab = stage.start((path) => {
    if (path === 'sportsbook/events') return wireList([scored(block(8_000, 0))]);
    return path === 'sportsbook/event/1' ? answer : undefined;
  });
  watchList(tab);
  await settle();
  tellScore(9_000, 1);
  const match = new FakeTab(stage.fake.engine, 'match');
  match.watch({ kind: 'event', eventId: 1, sportId: 1 });
  await settle();
  expect(headGoals(match)).toBe(1);
  match.send({ type: 'retry', watch: 1 });
  await settle();
  expect(headGoals(match)).toBe(1);
  match.send({ type: 'unwatch', watch: 1 });
  await settle(60_000);
  answer = scored(block(9_500, 2));
  match.watch({ kind: 'event', eventId: 1, sportId: 1 });
  await settle();
  expect(headGoals(match)).toBe(2);
});

test('a refused score is repaired from the service while later messages set the clock', async () => {
  let answer = (): void => undefined;
  const tab = stage.start((path) => {
    if (path === 'sportsbook/events') return wireList([scored(block(1_000, 0))]);
    if (path !== 'sportsbook/event/1') return undefined;
    return new Promise((resolve) => (answer = () => resolve(scored(block(9_200, 1, { co: 7 })))));
  });
  watchList(tab);
  await settle();
  tellScore(9_000, 1);
  tellScore(8_900, 1, { co: 7 });
  await settle(500);
  stage.fake.hub('score').push('currentScore', { ...block(9_500, 1), min: 12 });
  answer();
  await settle();
  expect(row(tab)?.score).toMatchObject({ minute: 12, home: { regular: 1, corners: 7 } });
});

describe("the book's state of an event", () => {
  function copyOf(...answer: DecodedEvent[]) {
    const book = startBook();
    const shelf = book.openEventStore(1, 1);
    const load = (events: DecodedEvent[], scores: ScoreUpdate[] = []): void => {
      shelf.beginLoad();
      shelf.replace(events, scores);
    };
    load(answer);
    return { book, shelf, load, shown: () => shelf.events.get(1)?.score?.updatedAtMs ?? null };
  }

  test('keeps a score when a difference or a repair has none, but not when a whole list has none', () => {
    const { book, shelf, load, shown } = copyOf(answerOf(5));
    shelf.beginLoad();
    shelf.patch([answerOf(0)], []);
    expect(shown()).toBe(5);
    beginRepair(book.internals, 1);
    endRepair(book.internals, 1, answerOf(0));
    expect(shown()).toBe(5);
    load([answerOf(0)]);
    expect(shown()).toBeNull();
  });

  test('accepts earlier scores of services without a hub message, and of an event that comes back', () => {
    const { book, load, shown } = copyOf(answerOf(5));
    load([answerOf(4)], [dated(9)]);
    load([answerOf(3)]);
    expect(shown()).toBe(3);
    book.applyScore(dated(9));
    load([]);
    load([answerOf(4)]);
    expect(shown()).toBe(4);
    load([answerOf(3)]);
    expect(shown()).toBe(3);
  });

  test('keeps a score from before a disconnect when an earlier response has none', () => {
    const { book, shown } = copyOf(answerOf(5));
    beginRepair(book.internals, 1);
    book.applyScore(dated(9));
    book.dropHeldMessages();
    endRepair(book.internals, 1, answerOf(0));
    expect(shown()).toBe(9);
  });
});

test('in any order of messages and responses, no score from the hub is rolled back or lost', () => {
  /** `t` is the date of a score and also its goals. */
  const act = fc.record({
    kind: fc.constantFrom('hub', 'hub', 'ask', 'ask', 'answer', 'difference', 'doubt', 'fix', 'lost'),
    t: fc.nat(30),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const book = startBook();
      const shelf = book.openEventStore(1, 1);
      const shown = (): number => shelf.events.get(1)?.score?.updatedAtMs ?? -1;
      let isAsked = false;
      /** Newest score from the hub over the current connection. */
      let newest = -1;
      const acting: Record<string, (t: number) => void> = {
        hub: (t) => {
          if (t >= shown()) newest = Math.max(newest, t);
          book.applyScore(dated(t));
        },
        ask: () => {
          shelf.beginLoad();
          isAsked = true;
        },
        answer: (t) => shelf.replace([answerOf(t)]),
        difference: (t) => shelf.patch([answerOf(t)], []),
        doubt: () => beginRepair(book.internals, 1),
        fix: (t) => endRepair(book.internals, 1, answerOf(t)),
        lost: () => {
          book.dropHeldMessages();
          newest = -1;
        },
      };
      shelf.put(newEvent());
      for (const { kind, t } of acts) {
        const isLoaded = kind === 'answer' || kind === 'difference';
        if (isLoaded && !isAsked) continue;
        if (isLoaded) isAsked = false;
        acting[kind]?.(t);
        expect(shown()).toBeGreaterThanOrEqual(newest);
        const score = shelf.events.get(1)?.score ?? null;
        // The figures of a score must belong to its date.
        if (score !== null) expect(score.home.regular).toBe(score.updatedAtMs);
      }
    }),
    { numRuns: 500 },
  );
});

function dated(at: number): ScoreUpdate {
  const update = decodeScoreUpdate(block(at, at));
  if (update === null) throw new Error('the message is readable');
  return update;
}

/** A decoded event, without a score when `at` is 0. */
const answerOf = (at: number): DecodedEvent => ({ event: newEvent(), score: at === 0 ? null : dated(at) });
