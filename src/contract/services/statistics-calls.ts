/**
 * The statistics service: data about a match other than its odds. The bodies are partly assumptions, see
 * `docs/assumptions.md`.
 */
import { object, string, union, type Infer, coerce, type as shape, unknown, nullable } from 'superstruct';
import { readCall, defineCalls, type DecodeContext } from './call.ts';
import { matchHistoryCalls } from './match-history-calls.ts';
import { cardsResponse, decodeCards, decodeLineUps, lineUpResponse } from './wire/line-up-wire.ts';
import {
  decodeSummary,
  summaryResponse,
  decodeIncident,
  incidentFields,
  createRowKeys,
} from './wire/match-summary-wire.ts';
import { isPlainObject } from '../../lib/guards.ts';
import type { CommentaryLine } from '../../model/statistics.ts';
import { text, optionalField, booleanLike, numeric, objectOrNull, textOr } from './fields.ts';
import { rows, rowsOrEmpty } from './response-rows.ts';
import type { ElectronicSide, ElectronicSummary } from '../../model/match-statistics.ts';
import { formLetters, decodeForm, tallyFields, toTally } from './wire/standing-wire.ts';
import { decodeMatches, matchRow } from './wire/statistics-wire.ts';

/** Address of a match's animation (rule match-51). */
export const eventStreamCalls = defineCalls('statistics', {
  /**
   * Null when the match has no animation. A plain address is accepted too; `type` is ignored because the animation's
   * page does not need it.
   */
  getEventStreamUrl: readCall({
    path: 'statistics/event-stream-url/:eventId',
    response: nullable(union([string(), shape({ url: textOr('') })])),
    decode: (wire): string | null => {
      const url = typeof wire === 'string' ? wire : (wire?.url ?? '');
      return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
    },
  }),
});

const side = shape({
  id: optionalField(numeric()),
  /** Name of the player. */
  name: textOr(''),
  /** Club the player plays with. */
  club: textOr(''),
  ...tallyFields,
  last: formLetters,
});

/** Data of an e-sport match (wire-statistics-11): players and their clubs, results so far, and their matches. */
const electronicResponse = nullable(
  shape({
    homeTeam: objectOrNull(side),
    awayTeam: objectOrNull(side),
    overall: rowsOrEmpty(matchRow),
    homeOverAll: rowsOrEmpty(matchRow),
    awayOverAll: rowsOrEmpty(matchRow),
  }),
);
type Wire = Infer<typeof electronicResponse>;

/** Returns null for a response without content. */
function decodeElectronicSummary(wire: Wire, context: Pick<DecodeContext, 'dropped'>): ElectronicSummary | null {
  const told = {
    home: toSide(wire?.homeTeam),
    away: toSide(wire?.awayTeam),
    meetings: decodeMatches(wire?.overall, context),
    homeMatches: decodeMatches(wire?.homeOverAll, context),
    awayMatches: decodeMatches(wire?.awayOverAll, context),
  };
  const rows = told.meetings.length + told.homeMatches.length + told.awayMatches.length;
  return rows > 0 || saysAnything(told.home) || saysAnything(told.away) ? told : null;
}

function toSide(wire: Infer<typeof side> | null | undefined): ElectronicSide {
  const { id, name = '', club = '', last = [], ...counts } = wire ?? {};
  return { id: id ?? null, name, club, ...toTally(counts), form: decodeForm(last) };
}

function saysAnything({ name, club, played, won, form }: ElectronicSide): boolean {
  return name !== '' || club !== '' || played !== null || won !== null || form.length > 0;
}

const commentaryRow = shape({
  ...incidentFields,
  text: optionalField(text()),
  isImportant: optionalField(booleanLike()),
});
type Row = Infer<typeof commentaryRow>;

/**
 * The commentary of a match, minute by minute (wire-statistics-7): wire shapes and decoders. A list of rows, or an
 * object with one; a response without content (wire-envelope-5) has no rows.
 */
const commentaryResponse = coerce(rows(commentaryRow), unknown(), (answer) => {
  if (answer === null) return [];
  if (!isPlainObject(answer)) return answer;
  const values = Object.values(answer);
  return values.find((value) => Array.isArray(value)) ?? (values.every((value) => value === null) ? [] : answer);
});

/** Decodes the rows; a row without text and without a known meaning is dropped. */
function decodeCommentary(wire: readonly (Row | null)[], context: Pick<DecodeContext, 'dropped'>): CommentaryLine[] {
  const named = createRowKeys();
  // Rows arrive newest first and need keys from the oldest on, so they are decoded in reverse.
  return wire
    .toReversed()
    .flatMap((row) => {
      const line = row === null ? null : lineOf(row, named);
      if (line === null) context.dropped();
      return line === null || (line.text === '' && line.kind === 'other') ? [] : [line];
    })
    .toReversed();
}

function lineOf(row: Row, named: (what: string) => string): CommentaryLine {
  const words = row.text || textOf(row);
  const line = decodeIncident(row, named, () => null, words);
  return { ...line, text: words, important: row.isImportant ?? false, teamId: row.teamId ?? null };
}

/** Returns the text of a row. Its field name is not certain, so any name with "text" or "comment" is accepted. */
function textOf(row: unknown): string {
  if (!isPlainObject(row)) return '';
  const [, found] = Object.entries(row).find(
    ([key, value]) => /text|comment/i.test(key) && typeof value === 'string' && value !== '',
  ) ?? ['', ''];
  return String(found);
}

const live = { how: 'live' } as const;

/** Requests use the pre-match id when a match has two ids (wire-statistics-1). */
export const statisticsCalls = defineCalls('statistics', {
  /** Null when nothing is known about the match. */
  getEventSummary: readCall({
    path: 'statistics/eventsummary/:sportId/:eventId',
    keep: live,
    response: summaryResponse,
    decode: decodeSummary,
  }),
  /** Summary of an e-sport match, which has no other. Null when nothing is known about the match. */
  getElectronicSummary: readCall({
    path: 'statistics/:sportId/:eventId',
    keep: live,
    response: electronicResponse,
    decode: decodeElectronicSummary,
  }),
  ...matchHistoryCalls,
  /** Null when no line-ups are known. */
  getLineUps: readCall({
    path: 'statistics/soccerlineup/:eventId',
    keep: live,
    response: lineUpResponse,
    decode: decodeLineUps,
  }),
  getSeasonCards: readCall({
    path: 'statistics/socceryellowredcards/:eventId',
    keep: live,
    response: cardsResponse,
    decode: decodeCards,
  }),
  /** Usually newest first; the service does not guarantee it. */
  getCommentary: readCall({
    path: 'broadage/getMatchCommentary',
    keep: live,
    query: union([
      object({ sportType: string(), broadageId: string() }),
      object({ sportType: string(), eventId: string() }),
    ]),
    response: commentaryResponse,
    decode: decodeCommentary,
  }),
  /** Commentary from another source, for a match without commentary in the first one. */
  getEventCommentary: readCall({
    path: 'statistics/eventcommentary/:eventId',
    keep: live,
    response: commentaryResponse,
    decode: decodeCommentary,
  }),
});
