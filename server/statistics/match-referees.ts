/** Referees of matches and the matches they have led, consistent across all responses. */
import { type Referee, refereeOf } from '../simulation/clubs/squads.ts';
import { steadyNoise } from '../simulation/random.ts';
import { FOOTBALL } from '../simulation/sports/sport-table.ts';
import type { PastMatch } from './past-match-history.ts';
import type { KnownMatch, StatisticsSource } from './statistics-source.ts';

/** Returns the referee; undefined when none is announced, and for other sports. */
export function matchRefereeOf({ event, sportId, competition }: KnownMatch): Referee | undefined {
  if (sportId !== FOOTBALL || !isRefereeAnnounced(event.i)) return undefined;
  return refereeOf(event.i, competition.country);
}

/** Returns true when the referee of a football match is announced. */
export const isRefereeAnnounced = (eventId: number): boolean => steadyNoise(eventId, 42) >= NOT_ANNOUNCED;

/** Share of football matches of which only the temperature is known. */
const NOT_ANNOUNCED = 0.2;

/** Returns the matches led by the referee in this league in the current season, newest first. */
export function matchesLedBy(
  { history }: StatisticsSource,
  { competition }: KnownMatch,
  referee: Referee,
): PastMatch[] {
  const league = history.league(competition) ?? [];
  return league.filter(({ id }) => refereeOf(id, competition.country).id === referee.id).toReversed();
}
