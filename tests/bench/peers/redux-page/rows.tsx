/** Rows as react-redux renders them: each selects its own event, and renders again when that object changes. */
import type { EventRow as Row } from '../../../../src/model/program.ts';
import { memo, useMemo, useSyncExternalStore } from 'react';
import type { ProgramEvent } from '../../../../src/model/event.ts';
import type { ListColumn } from '../../../../src/domain/program/columns.ts';
import { pickMarket } from '../../../../src/domain/program/pick-market.ts';
import { matchStatusTexts } from '../../../../src/domain/program/score-text.ts';
import { EventRow, type OddSelection } from '../../../../src/parts/event-row/event-row.tsx';
import type { PeerStore } from '../redux-program.ts';
import type { PeerSlip } from '../redux-slip.ts';

export interface PeerRowsProps {
  store: PeerStore;
  eventIds: readonly number[];
  columns: readonly ListColumn[];
  /** Slip that odds are added to; without one, odds cannot be chosen. */
  slip?: PeerSlip;
}

export function PeerRows({ store, eventIds, columns, slip = noSlip }: PeerRowsProps) {
  const look = useMemo(
    () => ({ counts: columns.map(({ headers }) => headers.length), titles: columns.map(({ title }) => title) }),
    [columns],
  );
  return eventIds.map((eventId) => (
    <PeerRow
      key={eventId}
      store={store}
      slip={slip}
      eventId={eventId}
      columns={columns}
      counts={look.counts}
      titles={look.titles}
    />
  ));
}

interface PeerRowProps {
  store: PeerStore;
  slip: PeerSlip;
  eventId: number;
  columns: readonly ListColumn[];
  counts: readonly number[];
  titles: readonly string[];
}

const PeerRow = memo(function PeerRow({ store, slip, eventId, columns, counts, titles }: PeerRowProps) {
  const read = (): ProgramEvent | undefined => store.event(eventId);
  const event = useSyncExternalStore(store.subscribe, read, read);
  const chosen = (): OddSelection | undefined => slip.chosen(eventId);
  const selected = useSyncExternalStore(slip.subscribe, chosen, chosen);
  const row = useMemo(() => (event === undefined ? undefined : toRow(event, columns)), [event, columns]);
  if (row === undefined) return null;
  const href = `/mac-detay/${eventId}`;
  return (
    <EventRow
      {...{ row, href }}
      outcomeCounts={counts}
      columnTitles={titles}
      selected={selected}
      onSelect={slip.toggle}
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
    standing: matchStatusTexts(event),
    columns: columns.map((column) => pickMarket(event, column)),
  };
}

const noSlip: PeerSlip = {
  toggle: () => undefined,
  chosen: () => undefined,
  all: () => [],
  subscribe: () => () => undefined,
};
