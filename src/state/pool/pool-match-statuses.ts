/** Current standings of a pool round's matches: followed while they run, by the service's results otherwise. */
import { useMemo } from 'react';
import type { PoolEvent } from '../../model/pool.ts';
import type { EventRow } from '../../model/program.ts';
import type { FollowableLeg } from '../../domain/coupon/live-legs.ts';
import { FOOTBALL } from '../../domain/sports.ts';
import { type PoolMatchStatus, poolMatchStatusOf } from '../../domain/pool/pool-progress.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useWatchedLegs } from '../coupons/watched-legs.ts';

export interface PoolMatchStatuses {
  /** In the order of the matches. */
  statuses: readonly PoolMatchStatus[];
  /** Returns the clock of a followed match, "67'"; '' for the others. */
  clockOf: (event: PoolEvent) => string;
  /** True while there is no connection: live standings show a past state. */
  stale: boolean;
  /** Returns the address of the match's page, while the sportsbook has one. */
  hrefOf: (event: PoolEvent) => string | undefined;
}

/**
 * @param now epoch seconds; keep it for a while, such as a minute
 * @param reload reads the results again: it is called a little after a whistle
 */
export function usePoolMatchStatuses(events: readonly PoolEvent[], now: number, reload: () => void): PoolMatchStatuses {
  const followable = useMemo(() => [{ legs: events.flatMap(legOf), running: [] }], [events]);
  const { rows, stale, hasPage } = useWatchedLegs(followable, reload);
  const rowOf = ({ eventId }: PoolEvent): EventRow | undefined => (eventId === null ? undefined : rows.get(eventId));
  const standings = useMemo(
    () =>
      events.map((event) =>
        poolMatchStatusOf(event, event.eventId === null ? undefined : rows.get(event.eventId), now),
      ),
    [events, rows, now],
  );
  return {
    statuses: standings,
    stale,
    clockOf: (event) => rowOf(event)?.standing.clock ?? '',
    hrefOf: (event) =>
      event.eventId !== null && legOf(event).some(hasPage) ? entryLinks.event(FOOTBALL_SLUG, event.eventId) : undefined,
  };
}

const FOOTBALL_SLUG = 'futbol';

/** Converts a match to the form in which coupon selections are followed. */
function legOf({ eventId, winner, startsAt }: PoolEvent): FollowableLeg[] {
  if (eventId === null || startsAt === null) return [];
  return [{ eventId, sportId: FOOTBALL, result: winner === null ? 'open' : 'won', start: startsAt }];
}
