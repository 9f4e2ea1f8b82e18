/**
 * The statistics service: data about a match other than its odds. The bodies are partly assumptions, see
 * `docs/assumptions.md`.
 */
import { object, string, union } from 'superstruct';
import { readCall, defineCalls } from './call.ts';
import { matchHistoryCalls } from './match-history-calls.ts';
import { commentaryResponse, decodeCommentary } from './wire/commentary-wire.ts';
import { decodeElectronicSummary, electronicResponse } from './wire/electronic-wire.ts';
import { cardsResponse, decodeCards, decodeLineUps, lineUpResponse } from './wire/line-up-wire.ts';
import { decodeSummary, summaryResponse } from './wire/match-summary-wire.ts';

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
