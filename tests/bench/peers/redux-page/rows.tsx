/** Rows as react-redux renders them: each selects its own event, and renders again when that is another object. */
import type { EventRow as Row } from '../../../../src/model/program.ts';
import { memo, useMemo, useSyncExternalStore } from 'react';
import type { ProgramEvent } from '../../../../src/model/event.ts';
import type { ListColumn } from '../../../../src/domain/program/columns.ts';
import { pickMarket } from '../../../../src/domain/program/pick-market.ts';
import { standingTexts } from '../../../../src/domain/program/score-text.ts';
import { EventRow } from '../../../../src/parts/event-row/event-row.tsx';
import type { PeerStore } from '../redux-program.ts';

export interface PeerRowsProps {
  store: PeerStore;
  eventIds: readonly number[];
  columns: readonly ListColumn[];
}

export function PeerRows({ store, eventIds, columns }: PeerRowsProps) {
  const look = useMemo(
    () => ({ counts: columns.map(({ headers }) => headers.length), titles: columns.map(({ title }) => title) }),
    [columns],
  );
  return eventIds.map((eventId) => (
    <PeerRow
      key={eventId}
      store={store}
      eventId={eventId}
      columns={columns}
      counts={look.counts}
      titles={look.titles}
    />
  ));
}

interface PeerRowProps {
  store: PeerStore;
  eventId: number;
  columns: readonly ListColumn[];
  counts: readonly number[];
  titles: readonly string[];
}

const PeerRow = memo(function PeerRow({ store, eventId, columns, counts, titles }: PeerRowProps) {
  const event = useSyncExternalStore(store.subscribe, () => store.event(eventId));
  const row = useMemo(() => (event === undefined ? undefined : toRow(event, columns)), [event, columns]);
  if (row === undefined) return null;
  const href = `/mac-detay/${eventId}`;
  return (
    <EventRow
      {...{ row, href }}
      outcomeCounts={counts}
      columnTitles={titles}
      selected={undefined}
      onSelect={ignore}
      showDay
    />
  );
});

function toRow(event: ProgramEvent, columns: readonly ListColumn[]): Row {
  const { markets: _, ...head } = event;
  return {
    ...head,
    competition: null,
    playedPercent: null,
    standing: standingTexts(event),
    columns: columns.map((column) => pickMarket(event, column)),
  };
}

const ignore = (): void => undefined;
