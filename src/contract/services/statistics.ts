/**
 * The statistics service: data about a match other than its odds. The bodies are partly assumptions, see
 * `docs/assumptions.md`.
 */
import { object, string, union } from 'superstruct';
import { read, serviceArea } from './call.ts';
import { historyCalls } from './match-history.ts';
import { commentaryAnswer, decodeCommentary } from './wire/commentary.ts';
import { decodeElectronic, electronicAnswer } from './wire/electronic.ts';
import { cardsAnswer, decodeCards, decodeLineUps, lineUpAnswer } from './wire/line-up.ts';
import { decodeSummary, summaryAnswer } from './wire/match-summary.ts';

const live = { how: 'live' } as const;

/** Requests use the pre-match id when a match has two ids (wire-statistics-1). */
export const statistics = serviceArea('statistics', {
  /** Null when nothing is known about the match. */
  getEventSummary: read({
    path: 'statistics/eventsummary/:sportId/:eventId',
    keep: live,
    answer: summaryAnswer,
    decode: decodeSummary,
  }),
  /** Summary of an e-sport match, which has no other. Null when nothing is known about the match. */
  getElectronicSummary: read({
    path: 'statistics/:sportId/:eventId',
    keep: live,
    answer: electronicAnswer,
    decode: decodeElectronic,
  }),
  ...historyCalls,
  /** Null when no line-ups are known. */
  getLineUps: read({
    path: 'statistics/soccerlineup/:eventId',
    keep: live,
    answer: lineUpAnswer,
    decode: decodeLineUps,
  }),
  getSeasonCards: read({
    path: 'statistics/socceryellowredcards/:eventId',
    keep: live,
    answer: cardsAnswer,
    decode: decodeCards,
  }),
  /** Usually newest first; the service does not guarantee it. */
  getCommentary: read({
    path: 'broadage/getMatchCommentary',
    keep: live,
    query: union([
      object({ sportType: string(), broadageId: string() }),
      object({ sportType: string(), eventId: string() }),
    ]),
    answer: commentaryAnswer,
    decode: decodeCommentary,
  }),
  /** Commentary from another source, for a match without commentary in the first one. */
  getEventCommentary: read({
    path: 'statistics/eventcommentary/:eventId',
    keep: live,
    answer: commentaryAnswer,
    decode: decodeCommentary,
  }),
});
