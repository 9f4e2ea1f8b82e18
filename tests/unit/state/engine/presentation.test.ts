/** Values of topics as they are shown to a player who hides or delays scores (rules cover-1, cover-2 and cover-6). */
import { subscribe } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WatchUpdate } from '../../../../src/contract/port/frames.ts';
import type { Topic, TopicKind } from '../../../../src/contract/port/topics.ts';
import type { EngineClient } from '../../../../src/platform/engine-client/engine-client.ts';
import type { EventRow } from '../../../../src/model/program.ts';
import { unfilteredListQuery } from '../../../../src/domain/program/unfiltered-list-query.ts';
import { setEngine } from '../../../../src/state/engine/call-engine.ts';
import { type Presenters, present, setPresenters } from '../../../../src/state/engine/presentation.ts';
import { topicView } from '../../../../src/state/engine/topic-view.ts';
import { createSpoilerPresenters } from '../../../../src/state/spoiler/spoiler-presenters.ts';
import { newEvent, newMarket } from '../../../support/program-fixtures.ts';
import { FOOTBALL, score } from '../../domain/program/score-samples.ts';

const HIDDEN = { home: '•', away: '•' };
const query = unfilteredListQuery({ sportId: FOOTBALL, scope: 'live', sort: 'date' });
const event = { ...newEvent({ id: 7, phase: 1, score: score({ status: 1 }, {}, {}) }), competition: null };
const head = { ...event, playedPercent: null };
const row = { ...head, standing: { clock: "67'", main: null, set: null, points: null, serving: null }, columns: [] };
const bet = { eventId: 7, sportId: FOOTBALL, marketName: 'Maçın Kalanını Kim Kazanır 1:0', clock: "67'" };
const selection = { ...bet, live: true, score: '1-0' };

/** Sends an update of a topic, as the engine does. */
let send: (update: Partial<WatchUpdate>) => void;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => {
    queueMicrotask(task);
    return 1;
  });
  setEngine({
    watch: (_topic: Topic, sink: (update: WatchUpdate) => void) => {
      send = (update) => sink({ watch: 1, reset: false, set: [], gone: [], ...update });
      return { setWindow: () => undefined, retry: () => undefined, close: () => undefined };
    },
  } as unknown as EngineClient);
});
afterEach(() => {
  setPresenters(undefined);
  vi.unstubAllGlobals();
});

/** Hides all scores. Returns how to reveal those of one match. */
function hideScores(): (eventId: number) => void {
  const { presenters, reveal } = createSpoilerPresenters({ how: 'hidden' }, () => setPresenters(presenters));
  setPresenters(presenters);
  return reveal;
}

const hiddenRow = { scoreHidden: true, standing: { main: HIDDEN } };
test.each<[kind: TopicKind | 'scoreList', key: string, value: object, shown: object]>([
  ['list', 'row:7', row, hiddenRow],
  ['widget', 'row:7', row, hiddenRow],
  ['search', 'row:7', row, hiddenRow],
  ['highlights', 'row:7', row, hiddenRow],
  ['events', 'row:7', row, hiddenRow],
  ['event', 'head', head, { scoreHidden: true }],
  ['event', 'head', { ...head, score: null }, { scoreHidden: true }],
  ['scoreList', 'match', { id: -3, score: event.score }, { id: -3, scoreHidden: true }],
  ['slip', 'selections', [selection], [{ score: '•-•', marketName: 'Maçın Kalanını Kim Kazanır •:•' }]],
  ['popular', 'bets', [bet], [{ marketName: 'Maçın Kalanını Kim Kazanır •:•' }]],
  ['easyCoupons', 'coupons', [{ bets: [bet] }], [{ bets: [{ marketName: 'Maçın Kalanını Kim Kazanır •:•' }] }]],
])('hidden scores are not in %s %s until the match is revealed', (kind, key, value, shown) => {
  expect(present(kind, key, value)).toBe(value);
  const reveal = hideScores();
  expect(present(kind, key, value)).toMatchObject(shown);
  expect(JSON.stringify(present(kind, key, value))).not.toContain('1:0');
  reveal(kind === 'scoreList' ? -3 : 7);
  expect(present(kind, key, value)).toEqual(value);
});

test.each<[kind: TopicKind, key: string, value: object]>([
  // The name of a value means something in its own topic only.
  ['generations', 'coupons', { count: 3 }],
  ['coupons', 'changes', { pendingCount: 1, settled: [] }],
  ['search', 'found', { eventIds: [7] }],
  ['list', 'order', [{ type: 'event', eventId: 7 }]],
  ['event', 'market:9', newMarket({ id: 9 })],
  ['event', 'order', [{ id: 9, key: '4_23', line: '1:0' }]],
  ['list', 'row:8', { ...row, id: 8, phase: 0, score: null }],
  ['event', 'head', { ...head, phase: 0, score: null }],
])('hidden scores leave %s %s as it was sent', (kind, key, value) => {
  hideScores();
  expect(present(kind, key, value)).toBe(value);
});

test('values on screen are presented anew with the setting, later ones at once, and odds keep what they were', async () => {
  const view = topicView<'list'>({ kind: 'list', query });
  const release = view.retain();
  const cell = view.cell('row:7');
  const other = view.cell('row:8');
  const ahead = { ...row, id: 8, phase: 0, score: null };
  send({ reset: true, set: Object.entries({ 'row:7': row, 'row:8': ahead }) });
  await Promise.resolve();
  expect(cell.value).toBe(row);
  const notified = vi.fn<() => void>();
  subscribe(other, notified, true);

  const reveal = hideScores();
  expect(cell.value).toMatchObject(hiddenRow);
  const goal = { ...row, score: score({ status: 1 }, {}, { redCards: 1 }) };
  send({ set: [['row:7', goal]] });
  await Promise.resolve();
  expect(cell.value).toMatchObject(hiddenRow);
  const { value } = cell;
  setPresenters(undefined);
  expect(cell.value).toBe(goal);
  reveal(99);
  expect(cell.value).toBe(value);
  reveal(7);
  expect(cell.value).toBe(goal);

  send({ gone: ['row:7'] });
  await Promise.resolve();
  setPresenters(undefined);
  expect(cell.value).toBeUndefined();
  expect(other.value).toBe(ahead);
  expect(notified).not.toHaveBeenCalled();
  release();
});

test('a view that was closed while scores were shown has none when it opens again', async () => {
  vi.useFakeTimers();
  const view = topicView<'events'>({ kind: 'events', eventIds: [7] });
  const release = view.retain();
  send({ reset: true, set: [['row:7', row]] });
  await vi.advanceTimersByTimeAsync(50);
  expect(view.cell('row:7').value).toBe(row);
  release();
  await vi.advanceTimersByTimeAsync(5_000);
  hideScores();
  view.retain();
  expect(view.cell('row:7').value).toMatchObject(hiddenRow);
  vi.useRealTimers();
});

test('lines of columns are shown once their markets have names', async () => {
  const columns = [newMarket({ key: '4_14', line: '2.5' }), newMarket({ key: '4_23', line: '1:0' })];
  const shown = () => (present('list', 'row:7', { ...row, columns }) as EventRow).columns.map((each) => each?.line);
  hideScores();
  expect(shown()).toEqual(['', '']);
  const named = (name: string) => ({ name, shortName: '', labels: {} });
  const types = { '4_23': named('Maçın Kalanını Kim Kazanır {0}'), '4_14': named('Alt/Üst {0}') };
  present('config', 'markets', { types });
  await Promise.resolve();
  expect(shown()).toEqual(['2.5', '']);
});

test('a table without rows of a topic does not compile', () => {
  const { presenters } = createSpoilerPresenters({ how: 'hidden' }, () => undefined);
  const { widget: _, ...lacking } = presenters;
  // @ts-expect-error The rows of a widget reveal scores.
  const incomplete: Presenters = lacking;
  expect(incomplete).not.toHaveProperty('widget');
});
