/** Adds sportsbook events to the matches of a round, found by comparison where the service sends no id. */
import { useEffect, useMemo, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import { findPoolEventIds } from '../../domain/pool/find-pool-events.ts';
import { FOOTBALL } from '../../domain/sports.ts';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';
import type { PoolEvent } from '../../model/pool.ts';
import type { EventRow, ListItem } from '../../model/program.ts';
import { topicView } from '../engine/topic-view.ts';

/** @param now epoch seconds; keep it for a while, such as a minute */
export function useSportsbookEvents(events: readonly PoolEvent[], now: number): readonly PoolEvent[] {
  const [found, setFound] = useState<ReadonlyMap<string, number>>(none);
  const lacking = events.filter((event) => isLacking(event) && !found.has(matchKey(event)));
  // Around its start a match may appear in the program, so the search is repeated then.
  const moment = lacking.some(({ startsAt }) => startsAt !== null && Math.abs(startsAt - now) < NEAR_SECONDS) ? now : 0;
  const look = JSON.stringify({ moment, lacking });
  useEffect(() => {
    const { lacking: matches } = JSON.parse(look) as { lacking: PoolEvent[] };
    if (matches.length === 0) return undefined;
    return readRows((rows) => {
      const ids = findPoolEventIds(matches, rows);
      const fresh = matches.flatMap((match): [string, number][] => {
        const eventId = ids.get(match.number);
        return eventId === undefined ? [] : [[matchKey(match), eventId]];
      });
      setFound((before) => new Map([...before, ...fresh]));
    });
  }, [look]);
  return useMemo(
    () =>
      found.size === 0
        ? events
        : events.map((event) => (isLacking(event) ? { ...event, eventId: found.get(matchKey(event)) ?? null } : event)),
    [events, found],
  );
}

const NEAR_SECONDS = 3 * 3_600;

const none: ReadonlyMap<string, number> = new Map();

/** Number alone is ambiguous: every round has a first match, which would get the event of the round before. */
const matchKey = ({ number, name, startsAt }: PoolEvent): string => `${number} ${startsAt} ${name}`;

const isLacking = ({ eventId, winner }: PoolEvent): boolean => eventId === null && winner === null;

/** The football list, read once: the engine sends all its rows, without odds, and no updates after that. */
const query = unfilteredListQuery({ sportId: FOOTBALL, scope: 'all', sort: 'date' });

/** Calls back once, when the list has loaded. Returns how to stop. */
function readRows(onRows: (rows: readonly EventRow[]) => void): () => void {
  const view = topicView<'list'>({ kind: 'list', query });
  const order = view.cell('order');
  const stops = [view.retain()];
  const end = (): void => stops.splice(0).forEach((stop) => stop());
  const followed = new Set<number>();
  const check = (): void => {
    const ids = ((order.value ?? []) as ListItem[]).flatMap((item) => (item.type === 'event' ? [item.eventId] : []));
    const rows = ids.flatMap((id) => (view.cell(`row:${id}`).value as EventRow | undefined) ?? []);
    if (ids.length > 0 && rows.length === ids.length) {
      end();
      onRows(rows);
      return;
    }
    const fresh = ids.filter((id) => !followed.has(id));
    if (fresh.length === 0) return;
    view.setWindow(ids);
    for (const id of fresh) {
      followed.add(id);
      stops.push(subscribe(view.cell(`row:${id}`), check), view.trackVisible(`row:${id}`));
    }
  };
  stops.push(subscribe(order, check), view.trackVisible('order'));
  check();
  return end;
}
