/** What the service puts forward: "none" is said only once it is known. */
import type { LoadState } from '../../../../src/model/load.ts';
import type { EventRow, HighlightedLeague } from '../../../../src/model/program.ts';
import { beforeEach, expect, test } from 'vitest';
import { drivenEngine, settle } from '../../../support/driven-engine.ts';
import type { FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();
/** Answers of the sport's lists; a promise that is still open keeps them waiting. */
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

test('those the program has stand in their order, with their rows', async () => {
  const tab = await watch();
  expect(order(tab)).toEqual([1]);
  expect(tab.value<EventRow>('row:1')?.home).toBe('Galatasaray');
});

test('there are none while nobody knows: the lists are still on their way', async () => {
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
])('none are none: %s', async (_, ids) => {
  highlighted = ids;
  const tab = await watch();
  expect(order(tab)).toEqual([]);
  expect(tab.value<LoadState>('load')?.phase).toBe('ready');
});
