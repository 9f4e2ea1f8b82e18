/** Who leads a match, and what he has led before: the same people whatever is asked of them. */
import { type Referee, refereeOf } from '../simulation/clubs/squads.ts';
import { steadyNoise } from '../simulation/random.ts';
import { FOOTBALL } from '../simulation/sports/sport-table.ts';
import type { PastMatch } from './history.ts';
import type { KnownMatch, Statistics } from './statistics.ts';

/** Undefined where he is not announced. */
export function officialOf({ event, sportId, competition }: KnownMatch): Referee | undefined {
  if (sportId !== FOOTBALL || !isAnnounced(event.i)) return undefined;
  return refereeOf(event.i, competition.country);
}

/** Of a football match: its referee is known. */
export const isAnnounced = (eventId: number): boolean => steadyNoise(eventId, 42) >= NOT_ANNOUNCED;

/** Share of the matches of which no more is known than how warm it is. */
const NOT_ANNOUNCED = 0.2;

/** What he led in the league of a match this season, newest first. */
export function ledBy({ history }: Statistics, { competition }: KnownMatch, referee: Referee): PastMatch[] {
  const league = history.league(competition) ?? [];
  return league.filter(({ id }) => refereeOf(id, competition.country).id === referee.id).toReversed();
}
