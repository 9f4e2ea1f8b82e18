/** The statistics service: what is known of a match beside its odds. Bodies in part assumptions, see `docs/assumptions.md`. */
import { object, string } from 'superstruct';
import { read, serviceArea } from './call.ts';
import { historyCalls } from './match-history.ts';
import { rows } from './rows.ts';
import { commentaryRow, decodeCommentary } from './wire/commentary.ts';
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
    query: object({ sportType: string(), eventId: string() }),
    answer: rows(commentaryRow),
    decode: decodeCommentary,
  }),
});
