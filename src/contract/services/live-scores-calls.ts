/**
 * Live scores of a sport on a day in Türkiye (wire-statistics-7), for matches in the program and others. Of the real
 * rows only `sgId`, the names and the score are known; everything else is `assumption-70`.
 */
import { type Infer, array, coerce, nullable, object, optional, string, type as shape, unknown } from 'superstruct';
import type { ScoreUpdate } from '../hub/updates.ts';
import { decodeScoreUpdate } from '../hub/decode.ts';
import { isPlainObject } from '../../lib/guards.ts';
import { type DecodeContext, readCall, defineCalls } from './call.ts';
import { booleanOrFalse, numeric, numericOr, textOr, optionalField } from './fields.ts';
import { toEpochSeconds } from './epoch-seconds.ts';
import { decodeRows, emptyResponseAs, requiredRows } from './response-rows.ts';

/** A match of the list. The score has the shape of a hub message: fields that were not sent are undefined. */
export interface ScoreRow {
  /** Id of the score source; unique in a response. */
  id: number;
  /** Id of the program's event; null for a match that was never in the program. */
  eventId: number | null;
  sportId: number;
  /** Epoch seconds; null when unknown. */
  start: number | null;
  home: string;
  away: string;
  league: { id: number; name: string; country: string; priority: number };
  /** "14. Hafta"; '' for none. */
  round: string;
  hasStream: boolean;
  hasCommentary: boolean;
  score: ScoreUpdate | null;
}

const league = shape({ i: numericOr(0), n: textOr(''), cid: textOr(''), p: numericOr(Number.MAX_SAFE_INTEGER) });

/** Rows without the names of both sides are not read. */
const scoreRow = shape({
  id: optionalField(numeric()),
  sgId: optionalField(numeric()),
  sid: optionalField(numeric()),
  ht: string(),
  at: string(),
  /** Epoch seconds. */
  d: optionalField(numeric()),
  lg: optionalField(league),
  rd: textOr(''),
  hs: booleanOrFalse(),
  ca: booleanOrFalse(),
  sc: optional(nullable(unknown())),
});

const decodeMatches = decodeRows((row: Infer<typeof scoreRow>) => row);

const answer = emptyResponseAs(shape({ matches: requiredRows(scoreRow) }), { matches: [] });
const decode = ({ matches }: Infer<typeof answer>, context: DecodeContext): ScoreRow[] =>
  decodeMatches(matches, context).map((row) => toScoreRow(row, context));

export const liveScoresCalls = defineCalls('statistics', {
  /** `SearchDate` is a day in Türkiye, `YYYY-MM-DD`. */
  getLiveScores: readCall({
    path: 'broadage/getEventListCache',
    keep: { how: 'live' },
    query: object({ SportId: string(), SearchDate: string() }),
    response: answer,
    decode,
  }),
  /**
   * Live scores of every sport, for a sport whose list is refused (`assumption-97`); `date` has the format of
   * `SearchDate`.
   */
  getLiveResults: readCall({
    path: 'statistics/live-results',
    keep: { how: 'live' },
    query: object({ sportId: string(), date: string() }),
    response: coerce(answer, array(), (matches) => ({ matches })),
    decode,
  }),
});

function toScoreRow(wire: Infer<typeof scoreRow>, { input }: DecodeContext): ScoreRow {
  const eventId = idOf(wire.sgId);
  const id = idOf(wire.id) ?? eventId ?? hashOf(`${wire.ht}/${wire.at}`);
  const query: { SportId?: unknown; sportId?: unknown } = input.query ?? {};
  const asked = Number(query.SportId ?? query.sportId ?? 0);
  const sportId = wire.sid ?? asked;
  const { i, n, cid, p } = wire.lg ?? { i: 0, n: '', cid: '', p: Number.MAX_SAFE_INTEGER };
  return {
    id,
    eventId,
    sportId,
    start: toEpochSeconds(wire.d),
    home: wire.ht,
    away: wire.at,
    league: { id: i, name: n, country: cid, priority: p },
    round: wire.rd,
    hasStream: wire.hs,
    hasCommentary: wire.ca,
    score: isPlainObject(wire.sc) ? decodeScoreUpdate({ ...wire.sc, sid: sportId, eid: eventId ?? id }) : null,
  };
}

function idOf(told: number | null | undefined): number | null {
  return told !== undefined && told !== null && told > 0 ? told : null;
}

/** Returns an id from the names of both sides, which identify a match; stable for the whole day. */
function hashOf(names: string): number {
  let hash = 1;
  for (const letter of names) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return hash;
}
