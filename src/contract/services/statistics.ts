/** The statistics service: what is known of a match beside its odds. Bodies in part assumptions, see `docs/assumptions.md`. */
import { object, string, union } from 'superstruct';
import { read, serviceArea } from './call.ts';
import { historyCalls } from './match-history.ts';
import { commentaryAnswer, decodeCommentary } from './wire/commentary.ts';
import { decodeElectronic, electronicAnswer } from './wire/electronic.ts';
import { cardsAnswer, decodeCards, decodeLineUps, lineUpAnswer } from './wire/line-up.ts';
import { decodeSummary, summaryAnswer } from './wire/match-summary.ts';

const live = { how: 'live' } as const;

/** Ids are those of before the start where a match has two (wire-statistics-1). */
export const statistics = serviceArea('statistics', {
  /** Null: nothing is known of the match. */
  getEventSummary: read({
    path: 'statistics/eventsummary/:sportId/:eventId',
    keep: live,
    answer: summaryAnswer,
    decode: decodeSummary,
  }),
  /** Of an e-sport, which has no other. Null: nothing is known of the match. */
  getElectronicSummary: read({
    path: 'statistics/:sportId/:eventId',
    keep: live,
    answer: electronicAnswer,
    decode: decodeElectronic,
  }),
  ...historyCalls,
  /** Null where nobody knows who plays. */
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
  /** Newest first, as far as the service keeps to it. */
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
  /** The same by another source, of a match the first has nothing of. */
  getEventCommentary: read({
    path: 'statistics/eventcommentary/:eventId',
    keep: live,
    answer: commentaryAnswer,
    decode: decodeCommentary,
  }),
});
