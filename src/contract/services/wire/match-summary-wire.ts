/** The summary of a match (wire-statistics-3): its wire shape and decoder. */
import { type Infer, nullable, optional, type as shape, unknown } from 'superstruct';
import { isPlainObject } from '../../../lib/guards.ts';
import type { Incident, IncidentKind, MatchSummary } from '../../../model/statistics.ts';
import { decodeScoreUpdate } from '../../hub/decode.ts';
import type { ScoreUpdate } from '../../hub/updates.ts';
import type { DecodeContext } from '../call.ts';
import { numeric, text, textOr, optionalField } from '../fields.ts';
import { toEpochSeconds } from '../epoch-seconds.ts';
import { decodeRows, rows } from '../response-rows.ts';
import { decodeTeam, namedShape, bothSides, teamShape } from './statistics-wire.ts';

const player = shape({
  id: optionalField(numeric()),
  knownName: textOr(''),
  knownNameMedium: textOr(''),
  knownNameShort: textOr(''),
  shirtNumber: optionalField(numeric()),
});

/** An incident of a match, in the summary and in the commentary. */
export const incidentFields = {
  id: optionalField(text()),
  minute: optionalField(numeric()),
  /** Minutes of added time. */
  stoppage: optionalField(numeric()),
  /** Score status code. */
  period: optionalField(numeric()),
  teamId: optionalField(numeric()),
  type: optionalField(namedShape),
  homeScore: optionalField(numeric()),
  awayScore: optionalField(numeric()),
  player: optionalField(player),
  relatedPlayer: optionalField(player),
};
const incident = shape(incidentFields);

export const summaryResponse = nullable(
  shape({
    eventInformationModel: optionalField(
      shape({
        eventId: optionalField(numeric()),
        /** Epoch milliseconds. */
        eventDate: optionalField(numeric()),
        broadageId: optionalField(numeric()),
        homeTeam: optionalField(teamShape),
        awayTeam: optionalField(teamShape),
        tournamentInformation: optionalField(namedShape),
        roundInformation: optionalField(namedShape),
        statusInformation: optionalField(namedShape),
        /** The block of a score (wire-score-1). */
        score: optional(nullable(unknown())),
        eventPlaceInformation: optionalField(
          shape({
            stadiumName: optionalField(text()),
            refereeName: optionalField(text()),
            weatherStatus: optionalField(text()),
            temperatureC: optionalField(numeric()),
          }),
        ),
      }),
    ),
    soccerMatchEventsAllModel: optionalField(shape({ events: rows(incident) })),
  }),
);

export interface DecodedSummary extends MatchSummary {
  /** Id of the match at the source of scores and commentary. */
  broadageId: number | null;
  /** Score in the shape of a hub message: fields that were not sent are undefined. */
  score: ScoreUpdate | null;
}

/** Returns null for a response without content. */
export function decodeSummary(
  wire: Infer<typeof summaryResponse>,
  context: Pick<DecodeContext, 'dropped'>,
): DecodedSummary | null {
  const information = wire?.eventInformationModel ?? null;
  const events = wire?.soccerMatchEventsAllModel?.events ?? [];
  if (information === null && events.length === 0) return null;
  const place = information?.eventPlaceInformation ?? null;
  const sideOf = sideFinder(information?.homeTeam?.id, information?.awayTeam?.id);
  const named = createRowKeys();
  return {
    start: toEpochSeconds(information?.eventDate),
    broadageId: idOf(information?.broadageId),
    score: scoreOf(information),
    home: decodeTeam(information?.homeTeam),
    away: decodeTeam(information?.awayTeam),
    tournament: information?.tournamentInformation?.name ?? '',
    round: information?.roundInformation?.name ?? '',
    place: {
      stadium: place?.stadiumName ?? '',
      referee: place?.refereeName ?? '',
      weather: place?.weatherStatus ?? '',
      temperature: place?.temperatureC ?? null,
    },
    incidents: decodeRows((row: Infer<typeof incident>) => row)(events, context).map((row) =>
      decodeIncident(row, named, sideOf),
    ),
  };
}

/** Returns null for 0, which is no id. */
function idOf(told: number | null | undefined): number | null {
  return typeof told === 'number' && told > 0 ? told : null;
}

/** Decodes the score block. A block without a status gets it from `statusInformation`. */
function scoreOf(information: Information | null): ScoreUpdate | null {
  const block = information?.score;
  if (!isPlainObject(block)) return null;
  const eventId = information?.eventId ?? block['eid'] ?? block['id'];
  return decodeScoreUpdate({ s: information?.statusInformation?.id, ...block, eid: eventId });
}

type Information = NonNullable<NonNullable<Infer<typeof summaryResponse>>['eventInformationModel']>;
type Moment = Infer<typeof incident>;
type SideOf = (teamId: number | null | undefined) => Incident['side'];

function sideFinder(homeId: number | null | undefined, awayId: number | null | undefined): SideOf {
  return (teamId) => {
    if (typeof teamId !== 'number') return null;
    return teamId === homeId ? 'home' : teamId === awayId ? 'away' : null;
  };
}

/** Builds stable row keys from the content; duplicates get an index, so pass rows oldest first. */
export function createRowKeys(): (what: string) => string {
  const seen = new Map<string, number>();
  return (what) => {
    const count = (seen.get(what) ?? 0) + 1;
    seen.set(what, count);
    return `${what}.${count}`;
  };
}

/**
 * @param named returns a key for a row without an id; its position in the list would change with each new row
 * @param words text of the row
 */
export function decodeIncident(wire: Moment, named: (what: string) => string, sideOf: SideOf, words = ''): Incident {
  const { type } = wire;
  return {
    id: wire.id ?? named([wire.minute, wire.stoppage, type?.id, wire.teamId, words || nameOf(wire.player)].join('.')),
    kind: kinds[type?.id ?? 0] ?? 'other',
    label: type?.name ?? '',
    minute: wire.minute ?? null,
    added: Math.max(0, wire.stoppage ?? 0),
    period: wire.period ?? null,
    side: sideOf(wire.teamId),
    player: nameOf(wire.player),
    related: nameOf(wire.relatedPlayer),
    score: bothSides(wire.homeScore, wire.awayScore),
  };
}

function nameOf(wire: Infer<typeof player> | null | undefined): string {
  return wire?.knownName || wire?.knownNameMedium || wire?.knownNameShort || '';
}

/** Type codes of wire-statistics-6. */
const kinds: Partial<Record<number, IncidentKind>> = {
  1: 'yellow',
  2: 'secondYellow',
  3: 'red',
  6: 'goal',
  7: 'penalty',
  8: 'ownGoal',
  9: 'missedPenalty',
  10: 'kickOff',
  11: 'halfTime',
  12: 'secondHalf',
  13: 'fullTime',
  14: 'corner',
  15: 'video',
  16: 'chance',
  17: 'injury',
  1000: 'substitution',
};
