/** An editor's comment, from the content service (wire-statistics-8). */
import { type Infer, type as shape } from 'superstruct';
import { hundredths } from '../../../lib/hundredths.ts';
import type { CommentResult, EditorComment } from '../../../model/editor.ts';
import { numeric, oneOf, text, textOr, optionalField } from '../fields.ts';
import { toEpochSeconds } from '../epoch-seconds.ts';

export const commentRow = shape({
  commentId: optionalField(numeric()),
  editorId: optionalField(numeric()),
  editorName: textOr(''),
  image: textOr(''),
  eventId: optionalField(numeric()),
  sportId: optionalField(numeric()),
  homeTeam: textOr(''),
  awayTeam: textOr(''),
  leagueName: textOr(''),
  /** Epoch seconds. */
  matchStartDateTime: optionalField(numeric()),
  /** 4 finished. */
  status: optionalField(numeric()),
  /** "2-1" */
  score: textOr(''),
  /** 1: a comment on a running match. */
  bettingPhase: optionalField(numeric()),
  muk: textOr(''),
  sov: textOr(''),
  marketId: optionalField(numeric()),
  marketName: textOr(''),
  outcomeNo: numeric(),
  outcomeName: textOr(''),
  /** Odd at the time of writing. */
  odd: optionalField(numeric()),
  webOdd: optionalField(numeric()),
  currentOdd: optionalField(numeric()),
  resultStatus: oneOf([-1, 0, 1], -1),
  commentText: text(),
});

export function decodeComment(wire: Infer<typeof commentRow>): EditorComment {
  return {
    id: wire.commentId ?? null,
    editorId: wire.editorId ?? null,
    editorName: wire.editorName,
    image: wire.image,
    text: wire.commentText,
    eventId: wire.eventId ?? null,
    sportId: wire.sportId ?? null,
    home: wire.homeTeam,
    away: wire.awayTeam,
    league: wire.leagueName,
    startsAt: toEpochSeconds(wire.matchStartDateTime),
    over: wire.status === OVER,
    score: wire.score,
    live: wire.bettingPhase === 1,
    marketId: wire.marketId ?? null,
    marketKey: wire.muk,
    line: wire.sov,
    marketName: wire.marketName,
    outcomeNumber: wire.outcomeNo,
    outcomeName: wire.outcomeName,
    odd: oddOf(wire.odd),
    webOdd: oddOf(wire.webOdd),
    oddNow: oddOf(wire.currentOdd),
    result: decodeCommentResult(wire.resultStatus),
  };
}

/** Returns null for 1.00 and less, which is no price (rule odds-2). */
const oddOf = (told: number | null | undefined): number | null =>
  told === null || told === undefined || told <= 1 ? null : hundredths(told);

/** Returns 'open' for -1 and for an unknown status. */
export const decodeCommentResult = (status: number): CommentResult => results.get(status) ?? 'open';

const OVER = 4;

const results = new Map<number, CommentResult>([
  [0, 'lost'],
  [1, 'won'],
]);
