/** Highlights of the service: an empty list is returned only once it is known to be empty. */
import type { LoadState } from '../../../../src/model/load.ts';
import type { EventRow, HighlightedLeague } from '../../../../src/model/program.ts';
import { beforeEach, expect, test } from 'vitest';
import { drivenEngine, settle } from '../../../support/driven-engine.ts';
import type { FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();
/** Responses for the lists of the sport; a pending promise delays them. */
let lists: () => unknown;
let highlighted: number[];

beforeEach(() => {
  highlighted = [1, 99];
  lists = () => ({ isdiff: false, version: 1, events: [wireEvent({ i: 1 })] });
});

async function watch(): Promise<FakeTab> {
  const tab = stage.start((path) => {
    if (path === 'sportsbook/highlighted-events') return { he: highlighted };
    if (path === 'sportsbook/highlighted-leagues') return [];
    return path === 'sportsbook/events' ? lists() : [];
  });
  await settle();
  tab.watch({ kind: 'highlights', sportId: 1 });
  await settle();
  return tab;
}

const order = (tab: FakeTab): number[] | undefined => tab.value<number[]>('order');

test('highlights in the program are listed in their order, with rows', async () => {
  const tab = await watch();
  expect(order(tab)).toEqual([1]);
  expect(tab.value<EventRow>('row:1')?.home).toBe('Galatasaray');
});

test('highlights are undefined while the lists are still loading', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const pending = new Promise((resolve) => {
    answer = resolve;
  });
  lists = () => pending;
  const tab = await watch();
  expect(order(tab)).toBeUndefined();
  expect(tab.value<HighlightedLeague[]>('leagues')).toEqual([]);
  expect(tab.value<LoadState>('load')?.phase).toBe('loading');
  answer({ isdiff: false, version: 1, events: [wireEvent({ i: 1 })] });
  await settle();
  expect(order(tab)).toEqual([1]);
});

test.each([
  ['the service names none', []],
  ['the program has none of them', [98, 99]],
])('highlights are empty once loaded: %s', async (_, ids) => {
  highlighted = ids;
  const tab = await watch();
  expect(order(tab)).toEqual([]);
  expect(tab.value<LoadState>('load')?.phase).toBe('ready');
});
