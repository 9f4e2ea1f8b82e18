/** The matches of a pool round as they stand now: followed while they run, by the service's results otherwise. */
import { useMemo } from 'react';
import type { PoolEvent } from '../../model/pool.ts';
import type { EventRow } from '../../model/program.ts';
import type { FollowableLeg } from '../../domain/coupon/live-legs.ts';
import { FOOTBALL } from '../../domain/sports.ts';
import { type MatchStanding, standingOf } from '../../domain/pool/progress.ts';
import { links } from '../../routes/routes.ts';
import { useWatchedLegs } from '../coupons/watched-legs.ts';

export interface MatchStandings {
  /** In the order of the matches. */
  standings: readonly MatchStanding[];
  /** Of a match that is followed, "67'"; '' for the others. */
  clockOf: (event: PoolEvent) => string;
  /** The live ones say what was, and nobody says what is. */
  stale: boolean;
  /** The match's page, while the sportsbook has one. */
  hrefOf: (event: PoolEvent) => string | undefined;
}

/**
 * @param now epoch seconds; keep it for a while, such as a minute
 * @param reload reads the results again: it is called a little after a whistle
 */
export function useMatchStandings(events: readonly PoolEvent[], now: number, reload: () => void): MatchStandings {
  const followable = useMemo(() => [{ legs: events.flatMap(legOf), running: [] }], [events]);
  const { rows, stale, hasPage } = useWatchedLegs(followable, reload);
  const rowOf = ({ eventId }: PoolEvent): EventRow | undefined => (eventId === null ? undefined : rows.get(eventId));
  const standings = useMemo(
    () => events.map((event) => standingOf(event, event.eventId === null ? undefined : rows.get(event.eventId), now)),
    [events, rows, now],
  );
  return {
    standings,
    stale,
    clockOf: (event) => rowOf(event)?.standing.clock ?? '',
    hrefOf: (event) =>
      event.eventId !== null && legOf(event).some(hasPage) ? links.event(FOOTBALL_SLUG, event.eventId) : undefined,
  };
}

const FOOTBALL_SLUG = 'futbol';

/** As a coupon's selection is followed. */
function legOf({ eventId, winner, startsAt }: PoolEvent): FollowableLeg[] {
  if (eventId === null || startsAt === null) return [];
  return [{ eventId, sportId: FOOTBALL, result: winner === null ? 'open' : 'won', start: startsAt }];
}
