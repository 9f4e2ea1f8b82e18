/** The statistics service: what is known of a match beside its odds. Bodies in part assumptions, see `docs/assumptions.md`. */
import { read, serviceArea } from './call.ts';
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
});
