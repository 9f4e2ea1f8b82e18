/** Rows of the events in a tab's window. Only these events have listeners, so the others cost nothing. */
import type { EventRow, EventHead } from '../../../src/model/program.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import type { ColumnQuery } from '../../../src/contract/port/topics.ts';
import { pickMarket } from '../../../src/domain/program/pick-market.ts';
import type { EventChanges } from '../../../src/domain/program/merge.ts';
import type { EventStore } from '../book/event-store-interfaces.ts';
import type { ReferenceData } from '../calls/reference-data.ts';
import type { MarkDirty } from './topic-source.ts';
import { matchStatusTexts } from '../../../src/domain/program/score-text.ts';

export interface EventRows {
  keys(): string[];
  read(key: string): EventRow | undefined;
  setWindow(eventIds: readonly number[]): void;
  /** Marks all rows as changed, after a change of data they share. */
  markAll(): void;
  close(): void;
}

interface EventRowsOptions {
  /** Stores that may have the event, the live one last; see `findShownEvent`. */
  eventStores: readonly EventStore[];
  columns: (event: ProgramEvent) => readonly ColumnQuery[];
  reference: ReferenceData;
  markDirty: MarkDirty;
}

export const eventRowKey = (eventId: number): string => `row:${eventId}`;

export function createEventRows({ eventStores: shelves, columns, reference, markDirty }: EventRowsOptions): EventRows {
  const listening = new Map<number, () => void>();
  /** Ids of the markets in a row's columns as last sent, 0 for none. The row has no data of other markets. */
  const shown = new Map<number, readonly number[]>();

  /**
   * True when the changes are visible in the row. Any changed market may become the one a column shows, so the columns
   * are picked again for each; the row is rarely sent.
   */
  const isSeen = (eventId: number, { head, order, markets }: EventChanges): boolean => {
    const ids = shown.get(eventId);
    if (head || order || ids === undefined || markets.some((id) => ids.includes(id))) return true;
    const event = findShownEvent(shelves, eventId);
    return event !== undefined && columns(event).some((column, place) => idOf(event, column) !== ids[place]);
  };

  const listen = (eventId: number): (() => void) => {
    const key = eventRowKey(eventId);
    const releases = shelves.map((shelf) =>
      shelf.onEvent(eventId, (event, changes) => {
        if (event === undefined || isSeen(eventId, changes)) markDirty(key);
      }),
    );
    return () => {
      for (const release of releases) release();
    };
  };

  return {
    keys: () => [...listening.keys()].filter((id) => findShownEvent(shelves, id) !== undefined).map(eventRowKey),
    read: (key) => {
      const eventId = Number(key.slice(4));
      const event = findShownEvent(shelves, eventId);
      if (event === undefined) return undefined;
      const row = toEventRow(event, columns(event), reference);
      shown.set(
        eventId,
        row.columns.map((market) => market?.id ?? 0),
      );
      return row;
    },
    setWindow: (eventIds) => {
      const wanted = new Set(eventIds);
      for (const [eventId, release] of listening) {
        if (wanted.has(eventId)) continue;
        release();
        listening.delete(eventId);
        shown.delete(eventId);
      }
      for (const eventId of wanted) {
        if (listening.has(eventId)) continue;
        listening.set(eventId, listen(eventId));
        markDirty(eventRowKey(eventId));
      }
    },
    markAll: () => {
      for (const eventId of listening.keys()) markDirty(eventRowKey(eventId));
    },
    close: () => {
      for (const release of listening.values()) release();
      listening.clear();
      shown.clear();
    },
  };
}

const idOf = (event: ProgramEvent, column: ColumnQuery): number => pickMarket(event, column)?.id ?? 0;

/**
 * Returns the copy to show: a running one rather than one that has not begun (program-7), and of two running ones that
 * of the later store. A kick-off reaches both lists, but only the live list has live odds.
 * @param shelves the live one last
 */
export function findShownEvent(shelves: readonly EventStore[], eventId: number): ProgramEvent | undefined {
  let found: ProgramEvent | undefined;
  for (const shelf of shelves) {
    const event = shelf.events.get(eventId);
    if (event !== undefined && (found === undefined || event.phase !== 0)) found = event;
  }
  return found;
}

/** Data of an event for tabs: as a header, and as a row with the markets of its columns. */
export function toEventHead(event: ProgramEvent, reference: ReferenceData): EventHead {
  const { markets: _, ...head } = event;
  return {
    ...head,
    competition: reference.competitions.value?.get(event.competitionId) ?? null,
    playedPercent: reference.playedPercent(event.sportId).value?.[String(event.id)] ?? null,
  };
}

export function toEventRow(event: ProgramEvent, columns: readonly ColumnQuery[], reference: ReferenceData): EventRow {
  return {
    ...toEventHead(event, reference),
    standing: matchStatusTexts(event),
    columns: columns.map((column) => pickMarket(event, column)),
  };
}
