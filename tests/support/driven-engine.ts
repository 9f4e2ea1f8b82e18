/** An engine over the test's own responses, with fake timers, and a tab that watches the football list. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { Timing } from '../../src/contract/environment.ts';
import { unfilteredListQuery } from '../../src/domain/program/unfiltered-list-query.ts';
import type { EventRow, ListItem } from '../../src/model/program.ts';
import type { Selection } from '../../src/model/slip.ts';
import { type Answers, type FakeEngine, FakeTab, startFakeEngine } from './fake-engine.ts';

export const listQuery = unfilteredListQuery({
  sportId: 1,
  scope: 'prematch',
  sort: 'league',
  columns: [{ market: '1_1', liveMarket: '4_4' }],
});

export interface DrivenEngine {
  /** The engine of the running test. */
  readonly fake: FakeEngine;
  /** Paths not defined by the test have no response. @param kept what the device has stored before */
  start: (answers: Answers, kept?: Map<string, unknown>, timing?: Partial<Timing>) => FakeTab;
}

/** Sets up a fake engine for each test of a file. */
export function drivenEngine(): DrivenEngine {
  let fake: FakeEngine;
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    fake.stop();
    vi.useRealTimers();
  });
  return {
    get fake() {
      return fake;
    },
    start: (answers, kept, timing) => {
      fake = startFakeEngine(
        (path, search, request) => {
          if (path === 'sportsbook/competitions') return [{ i: 7, cid: 'TR', p: 1, si: '1', n: 'Süper Lig' }];
          return path.includes('percentage') ? {} : (answers(path, search, request) ?? []);
        },
        kept,
        false,
        timing,
      );
      return new FakeTab(fake.engine);
    },
  };
}

/** Lets responses arrive and batches leave. */
export const settle = (ms = 300): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

export function watchList(tab: FakeTab): void {
  tab.watch({ kind: 'list', query: listQuery });
  tab.send({ type: 'window', watch: 1, eventIds: [1] });
}

export const row = (tab: FakeTab, eventId = 1): EventRow | undefined => tab.value<EventRow>(`row:${eventId}`);
export const odd = (tab: FakeTab, eventId = 1): number | undefined => row(tab, eventId)?.columns[0]?.outcomes[0]?.odd;

/** Events of a list, in their order. */
export const order = (tab: FakeTab): number[] =>
  (tab.value<ListItem[]>('order') ?? []).flatMap((item) => (item.type === 'event' ? [item.eventId] : []));
/** Events of the slip, in their order. */
export const slipEvents = (tab: FakeTab): number[] =>
  (tab.value<Selection[]>('selections') ?? []).map(({ eventId }) => eventId);
