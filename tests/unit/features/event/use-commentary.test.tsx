// @vitest-environment happy-dom
/** The ids, calls and times with which the commentary of a match is requested (rule match-49). */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DecodedSummary } from '../../../../src/contract/services/wire/match-summary-wire.ts';
import { useCommentary } from '../../../../src/features/event/commentary/use-commentary.ts';
import type { Loaded } from '../../../../src/model/load.ts';
import type { EventHead } from '../../../../src/model/program.ts';
import type { CommentaryLine } from '../../../../src/model/statistics.ts';

const rest = { at: 0, stale: false, failure: null, retry: () => undefined };
const loading = { ...rest, phase: 'loading', value: undefined } as const;
const ready = <T,>(value: T): Loaded<T> => ({ ...rest, phase: 'ready', value });
const failed = (kind: 'notFound' | 'network'): Loaded<never> => ({
  ...{ ...rest, phase: 'failed', value: undefined },
  failure: { kind },
});
const lines = ready([{ id: 1 } as unknown as CommentaryLine]);
const nothing = ready<CommentaryLine[]>([]);
const summaryOf = (broadageId: number | null): Loaded<DecodedSummary | null> =>
  ready({ broadageId } as unknown as DecodedSummary);
const head = { id: 7, mappedId: null, sportId: 1, phase: 1, score: null } as unknown as EventHead;

/** Result of each call; calls without an entry are still pending. */
let answers: Partial<Record<string, Loaded<CommentaryLine[]>>>;
/** The calls requested in every render. */
const renders: string[][] = [];
const asked = (): string[] | undefined => renders.at(-1);
const looks: Loaded<CommentaryLine[]>[] = [];
const shown = (): Loaded<CommentaryLine[]> | undefined => looks.at(-1);
let root: Root;

vi.mock(import('../../../../src/features/event/page/use-live-read.ts'), async (original) => ({
  ...(await original()),
  useScoreDelay: () => 0,
  useReadOnChange: ((_: string, input: { query?: Record<string, string> } | null) => {
    if (input === null) return { ...rest, phase: 'idle', value: undefined };
    const { query } = input;
    const way = query === undefined ? 'other' : 'broadageId' in query ? 'source' : 'event';
    asked()?.push(way);
    return answers[way] ?? loading;
  }) as never,
}));

function Tab({ summary }: { summary: Loaded<DecodedSummary | null> }) {
  renders.push([]);
  looks.push(useCommentary(head, summary, true));
  return null;
}

function look(summary: Loaded<DecodedSummary | null>, told: typeof answers = {}): void {
  Object.assign(answers, told);
  flushSync(() => root.render(createElement(Tab, { summary })));
}

beforeEach(() => {
  answers = {};
  root = createRoot(document.createElement('div'));
});
afterEach(() => root.unmount());

test('commentary is requested at once by the match id, and shown with the summary', () => {
  look(loading);
  expect(asked()).toEqual(['event']);
  look(loading, { event: lines });
  expect(shown()?.phase).toBe('loading');
  look(summaryOf(5));
  expect(asked()).toEqual(['event']);
  expect(shown()?.value).toBe(lines.value);
});

test.each([
  ['has no line', nothing],
  ['is refused', failed('notFound')],
])('if the call by match id %s, the source id is used once it is known, and then the other call', (_, event) => {
  look(loading, { event });
  expect(asked()).toEqual(['event']);
  expect(shown()?.phase).toBe('loading');
  look(summaryOf(5));
  expect(asked()).toEqual(['event', 'source']);
  expect(shown()?.phase).toBe('loading');
  look(summaryOf(5), { source: nothing });
  expect(asked()).toEqual(['event', 'source', 'other']);
  expect(shown()?.phase).toBe('loading');
  look(summaryOf(5), { other: lines });
  expect(asked()).toEqual(['other']);
  expect(shown()?.value).toBe(lines.value);
});

test.each([
  ['has no source id', summaryOf(null)],
  ['fails to load', failed('network')],
])('a summary that %s makes the other call run', (_, summary) => {
  look(summary, { event: nothing });
  expect(asked()).toEqual(['event', 'other']);
});

test.each(['event', 'source', 'other'])(
  'the call that returned a line is the only one made, until it has none: %s',
  (way) => {
    look(summaryOf(5), { event: nothing, source: nothing, other: nothing, [way]: lines });
    expect(asked()).toEqual([way]);
    look(summaryOf(5), { [way]: nothing });
    expect(asked()).toEqual(['event', 'source', 'other']);
    expect(shown()?.value).toEqual([]);
  },
);

test('a source id that is no longer known falls back to the match id', () => {
  look(summaryOf(5), { event: nothing, source: lines });
  expect(asked()).toEqual(['source']);
  look(summaryOf(null), { event: lines });
  expect(asked()).toEqual(['event']);
  expect(shown()?.value).toBe(lines.value);
});

test('if one call is empty and the last one failed, the commentary is empty', () => {
  look(summaryOf(5), { event: nothing, source: nothing, other: failed('network') });
  expect(shown()).toMatchObject({ phase: 'ready', value: [] });
  look(summaryOf(5), { event: failed('notFound') });
  expect(shown()).toMatchObject({ phase: 'ready', value: [] });
});

test('a failed first call is reported, and no other call is made', () => {
  look(summaryOf(5), { event: failed('network') });
  expect(asked()).toEqual(['event']);
  expect(shown()?.failure).toEqual({ kind: 'network' });
});
