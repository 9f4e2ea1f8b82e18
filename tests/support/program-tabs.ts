/** The football program and one match in three tabs of an engine, held against the world they show. */
import { expect } from 'vitest';
import type { World } from '../../server/world.ts';
import type { ListQuery } from '../../src/contract/port/topics.ts';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { unfilteredListQuery } from '../../src/domain/program/unfiltered-list-query.ts';
import type { Market } from '../../src/model/event.ts';
import type { LoadState } from '../../src/model/load.ts';
import type { EventHead, EventRow, ListItem, MarketRef } from '../../src/model/program.ts';
import { expectMarket, headOf, wireHead } from './engine-truth.ts';
import { type FakeEngine, FakeTab } from './fake-engine.ts';
import { FOOTBALL } from './program.ts';

const COLUMNS = [
  { market: '1_1', liveMarket: '4_4' },
  { market: '2_101', liveMarket: '4_101' },
];

/** Numbers of rows and markets that were compared with the world. */
export const held = { rows: 0, rowMarkets: 0, markets: 0 };

export interface ProgramTabs {
  list: FakeTab;
  live: FakeTab;
  detail: FakeTab;
  detailId: number;
}

export function openProgramTabs({ engine }: FakeEngine, world: World): ProgramTabs {
  const list = new FakeTab(engine, 'list');
  list.watch({ kind: 'list', query: query('all') });
  const live = new FakeTab(engine, 'live');
  live.watch({ kind: 'list', query: query('live') });
  const [event = { i: 1 }] = world.list(FOOTBALL, 1, 0).events;
  const detail = new FakeTab(engine, 'detail');
  detail.watch({ kind: 'event', eventId: event.i, sportId: FOOTBALL });
  for (const tab of [list, live]) {
    const ids = ([0, 1] as const).flatMap((type) => world.list(FOOTBALL, type, 0).events.map(({ i }) => i));
    tab.send({ type: 'window', watch: 1, eventIds: ids });
  }
  return { list, live, detail, detailId: event.i };
}

const query = (scope: ListQuery['scope']): ListQuery =>
  unfilteredListQuery({ sportId: FOOTBALL, scope, sort: 'league', columns: COLUMNS });

export function expectTrue({ list, live, detail, detailId }: ProgramTabs, world: World): void {
  const [prematch, running] = ([0, 1] as const).map((type) => world.list(FOOTBALL, type, 0).events) as [
    WireEvent[],
    WireEvent[],
  ];
  const offered = new Map([...prematch, ...running].map((event) => [event.i, event]));
  // Events that have not begun are listed below the running ones.
  expect(order(live), 'live list').toEqual(new Set(running.map(({ i }) => i)));
  expect(order(list), 'list').toEqual(new Set(offered.keys()));
  for (const tab of [list, live]) {
    for (const eventId of order(tab)) {
      const row = tab.value<EventRow>(`row:${eventId}`);
      const truth = world.event(eventId);
      if (row === undefined) continue; // came after the window was set
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

function order(tab: FakeTab): Set<number> {
  return new Set(
    (tab.value<ListItem[]>('order') ?? []).flatMap((item) => (item.type === 'event' ? [item.eventId] : [])),
  );
}
