/**
 * Statistics of the two sides of a match (wire-statistics-2): meetings, last matches, absences, table, and the
 * referee. A response without content is read as an empty result (wire-envelope-5).
 */
import { type Infer, nullable, type as shape } from 'superstruct';
import type {
  LastMatches,
  MatchAnalysis,
  Meetings,
  MissingPlayer,
  MissingPlayers,
} from '../../model/match-statistics.ts';
import { type DecodeContext, readCall } from './call.ts';
import { listOf, numeric, objectOrNull, text, textOr, optionalField } from './fields.ts';
import { decodeMatches, decodeTeam, matchRow, teamShape } from './wire/statistics-wire.ts';
import { refereeResponse, toRefereePage } from './wire/referee-wire.ts';
import { standingResponse, toStandings } from './wire/standing-wire.ts';
import { rowsOrEmpty } from './response-rows.ts';

const meetingsAnswer = shape({
  homeTeam: objectOrNull(teamShape),
  awayTeam: objectOrNull(teamShape),
  overall: rowsOrEmpty(matchRow),
});

const lastMatchesAnswer = shape({
  homeTeam: objectOrNull(teamShape),
  awayTeam: objectOrNull(teamShape),
  homeOverAll: rowsOrEmpty(matchRow),
  awayOverAll: rowsOrEmpty(matchRow),
});

const missingPlayer = shape({
  id: optionalField(numeric()),
  name: text(),
  age: optionalField(numeric()),
  position: textOr(''),
  numberOfMatches: optionalField(numeric()),
  lineupCount: optionalField(numeric()),
  reason: textOr(''),
  reasonDetail: textOr(''),
  goals: optionalField(numeric()),
  assists: optionalField(numeric()),
});

const missingSide = shape({ ...teamShape.schema, players: rowsOrEmpty(missingPlayer) });
const missingAnswer = shape({ homeTeam: objectOrNull(missingSide), awayTeam: objectOrNull(missingSide) });

const pickRow = shape({
  marketName: textOr(''),
  /** A number, sent as text. */
  outcomeNo: numeric(),
  text: textOr(''),
  marketId: optionalField(numeric()),
  sov: textOr(''),
  muk: textOr(''),
});

const analysisAnswer = shape({
  generalInformations: listOf(shape({ text: text() })),
  bettingAnalysis: rowsOrEmpty(pickRow),
});

type WirePlayer = Infer<typeof missingPlayer>;
type WirePick = Infer<typeof pickRow>;

const live = { how: 'live' } as const;

export const matchHistoryCalls = {
  getMeetings: readCall({
    path: 'statistics/headtohead/:sportId/:eventId/:count',
    keep: live,
    response: nullable(meetingsAnswer),
    decode: toMeetings,
  }),
  getLastMatches: readCall({
    path: 'statistics/lastmatches/:sportId/:eventId/:count',
    keep: live,
    response: nullable(lastMatchesAnswer),
    decode: toLastMatches,
  }),
  getMissingPlayers: readCall({
    path: 'statistics/missingplayerandstats/:sportId/:eventId',
    keep: live,
    response: nullable(missingAnswer),
    decode: toMissingPlayers,
  }),
  getReferee: readCall({
    path: 'statistics/soccerrefereepage/:eventId/:count',
    keep: live,
    response: nullable(refereeResponse),
    decode: (wire, context) => toRefereePage(wire, context),
  }),
  getStandings: readCall({
    path: 'statistics/standing/:sportId/:eventId',
    keep: live,
    response: nullable(standingResponse),
    decode: (wire, context) => toStandings(wire ?? {}, context),
  }),
  /** There is no sport in the path. */
  getMatchAnalysis: readCall({
    path: 'statistics/socceriddaaanalys/:eventId',
    keep: live,
    response: nullable(analysisAnswer),
    decode: toAnalysis,
  }),
};

function toMeetings(wire: Infer<typeof meetingsAnswer> | null, context: DecodeContext): Meetings {
  return {
    home: decodeTeam(wire?.homeTeam),
    away: decodeTeam(wire?.awayTeam),
    matches: decodeMatches(wire?.overall, context),
  };
}

function toLastMatches(wire: Infer<typeof lastMatchesAnswer> | null, context: DecodeContext): LastMatches {
  return {
    home: decodeTeam(wire?.homeTeam),
    away: decodeTeam(wire?.awayTeam),
    homeMatches: decodeMatches(wire?.homeOverAll, context),
    awayMatches: decodeMatches(wire?.awayOverAll, context),
  };
}

function toMissingPlayers(wire: Infer<typeof missingAnswer> | null, context: DecodeContext): MissingPlayers {
  return { home: toMissingSide(wire?.homeTeam, context), away: toMissingSide(wire?.awayTeam, context) };
}

function toMissingSide(
  wire: Infer<typeof missingSide> | null | undefined,
  { dropped }: DecodeContext,
): MissingPlayers['home'] {
  const players = (wire?.players ?? []).flatMap((row: WirePlayer | null) => {
    if (row === null) dropped();
    return row === null ? [] : [toMissingPlayer(row)];
  });
  return { team: decodeTeam(wire), players };
}

function toMissingPlayer(wire: WirePlayer): MissingPlayer {
  return {
    id: wire.id ?? null,
    name: wire.name,
    age: (wire.age ?? 0) > 0 ? (wire.age ?? null) : null,
    position: wire.position,
    matches: wire.numberOfMatches ?? null,
    starts: wire.lineupCount ?? null,
    reason: wire.reason,
    detail: wire.reasonDetail,
    goals: wire.goals ?? null,
    assists: wire.assists ?? null,
  };
}

function toAnalysis(wire: Infer<typeof analysisAnswer> | null, { dropped }: DecodeContext): MatchAnalysis {
  const picks = (wire?.bettingAnalysis ?? []).flatMap((row: WirePick | null) => {
    if (row === null) dropped();
    if (row === null) return [];
    const { marketName, outcomeNo, text: words, marketId, sov, muk } = row;
    return [
      {
        ...{ marketId: marketId ?? null, marketKey: muk, line: sov, marketName },
        ...{ outcomeNumber: outcomeNo, outcomeName: '', text: words },
      },
    ];
  });
  return { facts: (wire?.generalInformations ?? []).map((fact) => fact.text).filter((fact) => fact !== ''), picks };
}
