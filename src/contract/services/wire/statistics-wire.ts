/**
 * Shapes shared by all responses of the statistics service (wire-statistics-3 to 5): teams, tournaments, played
 * matches.
 */
import { type Infer, type as shape } from 'superstruct';
import type { PlayedMatch, Sides, Team } from '../../../model/statistics.ts';
import type { DecodeContext } from '../call.ts';
import { numeric, numericOr, fieldOr, listOf, textOr, optionalField } from '../fields.ts';
import { toEpochSeconds } from '../epoch-seconds.ts';

export const teamShape = shape({
  id: optionalField(numeric()),
  name: textOr(''),
  mediumName: textOr(''),
  shortName: textOr(''),
  logo: textOr(''),
});

/** An entity with a number and a name: a tournament, a round, a type. */
export const namedShape = shape({ id: optionalField(numeric()), name: textOr(''), shortName: textOr('') });

export const goalsShape = shape({
  regular: optionalField(numeric()),
  current: optionalField(numeric()),
  halfTime: optionalField(numeric()),
});
const set = shape({ home: numericOr(0), away: numericOr(0) });

/** A match of the past. Rows without both teams are not read. */
export const matchRow = shape({
  /** Epoch milliseconds; seconds are accepted too. */
  eventDate: optionalField(numeric()),
  homeTeam: teamShape,
  awayTeam: teamShape,
  homeTeamScore: optionalField(goalsShape),
  awayTeamScore: optionalField(goalsShape),
  tournamentInformation: optionalField(namedShape),
  sets: fieldOr(listOf(set), []),
});

export function decodeTeam(wire: Infer<typeof teamShape> | null | undefined): Team {
  if (wire === null || wire === undefined) return { id: null, name: '', shortName: '' };
  const { id = null, name, mediumName, shortName } = wire;
  const known = name || mediumName || shortName;
  return { id, name: known, shortName: shortName || mediumName || known };
}

/** Decodes the matches. A match without a name on either side is dropped and counted. */
export function decodeMatches(
  wire: readonly (Infer<typeof matchRow> | null)[] | undefined,
  { dropped }: Pick<DecodeContext, 'dropped'>,
): PlayedMatch[] {
  return (wire ?? []).flatMap((row) => {
    const match = row === null ? null : decodeMatchRow(row);
    if (match !== null && match.home.name !== '' && match.away.name !== '') return [match];
    dropped();
    return [];
  });
}

type Goals = Infer<typeof goalsShape> | null | undefined;

/** Prefers the regular score, because the current one may stay 0 beside it. */
export function decodeScore(home: Goals, away: Goals): Sides<number> | null {
  return bothSides(home?.regular ?? home?.current, away?.regular ?? away?.current);
}

/** Returns both values; null unless both are present. */
export function bothSides(home: number | null | undefined, away: number | null | undefined): Sides<number> | null {
  return typeof home === 'number' && typeof away === 'number' ? { home, away } : null;
}

function decodeMatchRow(wire: Infer<typeof matchRow>): PlayedMatch {
  const { homeTeamScore: home, awayTeamScore: away, tournamentInformation: tournament } = wire;
  return {
    at: toEpochSeconds(wire.eventDate),
    home: decodeTeam(wire.homeTeam),
    away: decodeTeam(wire.awayTeam),
    score: decodeScore(home, away),
    halfTime: bothSides(home?.halfTime, away?.halfTime),
    sets: wire.sets.map(({ home: own, away: theirs }) => ({ home: own, away: theirs })),
    tournament: tournament?.name ?? '',
    tournamentId: tournament?.id ?? null,
  };
}
