/** The matches of a pool round in the sportsbook: their events, with score and odds. */
import { useMemo, useState } from 'react';
import type { ListQuery } from '../../contract/port/topics.ts';
import { findPoolEventIds } from '../../domain/pool/find-pool-events.ts';
import { FOOTBALL } from '../../domain/sports.ts';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';
import type { PoolEvent } from '../../model/pool.ts';
import type { EventRow, ListItem } from '../../model/program.ts';
import { useRows, useTopicParts } from '../engine/use-rows.ts';

/** The football list without odds: a row is sent when the match changes, not with every price. */
const query = unfilteredListQuery({ sportId: FOOTBALL, scope: 'all', sort: 'date' });
const withoutOdds = { kind: 'list', query } as const;
/** The list the program also uses, so that both share one watch. */
const withOdds: { kind: 'list'; query: ListQuery } = {
  kind: 'list',
  query: { ...query, columns: [{ market: '1_1', liveMarket: '4_4' }] },
};

/** Returns the rows of the round's events, by event; an event that is not in the program has none. */
export function usePoolMatches(eventIds: readonly number[]): ReadonlyMap<number, EventRow> {
  return useRows<'list'>(withOdds, eventIds);
}

/**
 * Adds sportsbook events to the matches of a round, found by comparison where the service sends no id.
 * @param now epoch seconds; keep it for a while, such as a minute
 */
export function useSportsbookEvents(events: readonly PoolEvent[], now: number): readonly PoolEvent[] {
  const [found, setFound] = useState<ReadonlyMap<string, number>>(none);
  const [done, setDone] = useState('');
  const lacking = events.filter((event) => isLacking(event) && !found.has(matchKey(event)));
  // Around its start a match may appear in the program, so the search is repeated then.
  const moment = lacking.some(({ startsAt }) => startsAt !== null && Math.abs(startsAt - now) < NEAR_SECONDS) ? now : 0;
  const search = JSON.stringify({ moment, lacking });
  // The whole list is read once and then released, because it changes all the time.
  const topic = lacking.length === 0 || search === done ? null : withoutOdds;
  const [order] = useTopicParts<'list', 'order', ListItem[] | undefined>(
    topic === null ? [] : [topic],
    ['order'],
    asIs,
  );
  const eventIds = useMemo(
    () => [...new Set((order ?? []).flatMap((item) => (item.type === 'event' ? [item.eventId] : [])))],
    [order],
  );
  const rows = useRows<'list'>(topic, eventIds);
  if (rows.size > 0 && rows.size === eventIds.length) {
    const ids = findPoolEventIds(lacking, [...rows.values()]);
    const fresh = lacking.flatMap((match): [string, number][] => {
      const eventId = ids.get(match.number);
      return eventId === undefined ? [] : [[matchKey(match), eventId]];
    });
    setFound(new Map([...found, ...fresh]));
    setDone(search);
  }
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

const asIs = (order: ListItem[] | undefined): ListItem[] | undefined => order;
