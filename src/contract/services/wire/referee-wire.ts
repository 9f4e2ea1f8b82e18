/** The referee of a match, his tournaments and his last matches (wire-statistics-5). */
import { type Infer, type as shape } from 'superstruct';
import { hundredths } from '../../../lib/hundredths.ts';
import type { CardCounts, RefereeTournament, RefereeMatch, RefereePage } from '../../../model/match-statistics.ts';
import type { DecodeContext } from '../call.ts';
import { numeric, objectOrNull, text, optionalField } from '../fields.ts';
import { toEpochSeconds } from '../epoch-seconds.ts';
import { rowsOrEmpty } from '../response-rows.ts';
import { decodeScore, decodeTeam, goalsShape, namedShape, teamShape } from './statistics-wire.ts';

const cards = {
  yellow: optionalField(numeric()),
  secondYellow: optionalField(numeric()),
  red: optionalField(numeric()),
  penalties: optionalField(numeric()),
};

/** The score is inside the team in this response. */
const scoredTeam = shape({ ...teamShape.schema, score: objectOrNull(goalsShape) });

const refereeMatch = shape({
  ...cards,
  /** Epoch milliseconds. */
  date: optionalField(numeric()),
  homeTeam: objectOrNull(scoredTeam),
  awayTeam: objectOrNull(scoredTeam),
  tournamentInformation: objectOrNull(namedShape),
});

const refereeTournament = shape({
  ...cards,
  tournament: objectOrNull(namedShape),
  matches: optionalField(numeric()),
  averageYellow: optionalField(numeric()),
  averageRed: optionalField(numeric()),
});

const person = shape({
  id: optionalField(numeric()),
  name: optionalField(text()),
  firstName: optionalField(text()),
  surName: optionalField(text()),
  age: optionalField(numeric()),
  country: objectOrNull(shape({ name: optionalField(text()), shortName: optionalField(text()) })),
});

export const refereeResponse = shape({
  referee: objectOrNull(person),
  refereeTournaments: rowsOrEmpty(refereeTournament),
  refereeMatches: rowsOrEmpty(refereeMatch),
});
type WireReferee = Infer<typeof refereeResponse>;
type WireRefereeTournament = Infer<typeof refereeTournament>;
type WireRefereeMatch = Infer<typeof refereeMatch>;

export function toRefereePage(wire: WireReferee | null, { dropped }: Pick<DecodeContext, 'dropped'>): RefereePage {
  return {
    referee: toPerson(wire?.referee ?? null),
    tournaments: (wire?.refereeTournaments ?? []).flatMap((row: WireRefereeTournament | null) =>
      counted(row === null ? null : toRefereeTournament(row)),
    ),
    matches: (wire?.refereeMatches ?? []).flatMap((row: WireRefereeMatch | null) =>
      counted(row === null ? null : toRefereeMatch(row)),
    ),
  };

  function counted<Row>(row: Row | null): Row | [] {
    if (row === null) dropped();
    return row ?? [];
  }
}

/** Returns null for the id 0, which means no referee. */
function toPerson(wire: WireReferee['referee']): RefereePage['referee'] {
  if (wire === null || wire.id === 0) return null;
  const name = (wire.name ?? '') || [wire.firstName, wire.surName].filter((part) => !!part).join(' ');
  if (name === '') return null;
  return { name, age: (wire.age ?? 0) > 0 ? (wire.age ?? null) : null, country: wire.country?.name ?? '' };
}

function toRefereeTournament(wire: WireRefereeTournament): RefereeTournament | null {
  const tournament = wire.tournament?.name ?? '';
  if (tournament === '') return null;
  const { matches = null, averageYellow = null, averageRed = null } = wire;
  return {
    ...toCards(wire),
    tournament,
    matches,
    averageYellow: averageYellow === null ? null : hundredths(averageYellow),
    averageRed: averageRed === null ? null : hundredths(averageRed),
  };
}

function toRefereeMatch(wire: WireRefereeMatch): RefereeMatch | null {
  const home = decodeTeam(wire.homeTeam);
  const away = decodeTeam(wire.awayTeam);
  if (home.name === '' || away.name === '') return null;
  return {
    ...toCards(wire),
    at: toEpochSeconds(wire.date),
    home,
    away,
    score: decodeScore(wire.homeTeam?.score, wire.awayTeam?.score),
    tournament: wire.tournamentInformation?.name ?? '',
  };
}

function toCards({
  yellow,
  secondYellow,
  red,
  penalties,
}: { [Name in keyof CardCounts]?: number | null | undefined }): CardCounts {
  return {
    yellow: yellow ?? null,
    secondYellow: secondYellow ?? null,
    red: red ?? null,
    penalties: penalties ?? null,
  };
}
