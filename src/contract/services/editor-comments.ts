/** What editors say of a match, of the content service (wire-statistics-8). */
import { type Infer, object, string, type as shape } from 'superstruct';
import { hundredths } from '../../lib/hundredths.ts';
import type { EditorComment } from '../../model/match-statistics.ts';
import { read } from './call.ts';
import { numeric, oneOf, text, textOr, told } from './fields.ts';
import { decodeRows, rows } from './rows.ts';

const commentRow = shape({
  commentId: told(numeric()),
  editorId: told(numeric()),
  editorName: textOr(''),
  image: textOr(''),
  muk: textOr(''),
  sov: textOr(''),
  marketId: told(numeric()),
  marketName: textOr(''),
  outcomeNo: numeric(),
  outcomeName: textOr(''),
  /** Then. */
  odd: told(numeric()),
  webOdd: told(numeric()),
  currentOdd: told(numeric()),
  resultStatus: oneOf([-1, 0, 1], -1),
  commentText: text(),
});

const toComments = decodeRows(toComment);

export const editorCommentCalls = {
  /** Comments on one match. */
  getEventComments: read({
    path: 'editorComments',
    keep: { how: 'live' },
    query: object({ eventId: string() }),
    answer: rows(commentRow),
    decode: toComments,
  }),
};

function toComment(wire: Infer<typeof commentRow>): EditorComment {
  return {
    id: wire.commentId ?? null,
    editorId: wire.editorId ?? null,
    editorName: wire.editorName,
    image: wire.image,
    text: wire.commentText,
    marketId: wire.marketId ?? null,
    marketKey: wire.muk,
    line: wire.sov,
    marketName: wire.marketName,
    outcomeNumber: wire.outcomeNo,
    outcomeName: wire.outcomeName,
    odd: oddOf(wire.odd),
    webOdd: oddOf(wire.webOdd),
    oddNow: oddOf(wire.currentOdd),
    result: results.get(wire.resultStatus) ?? 'open',
  };
}

/** 1.00 and less is no price (rule odds-2). */
const oddOf = (told: number | null | undefined): number | null =>
  told === null || told === undefined || told <= 1 ? null : hundredths(told);

const results = new Map<number, EditorComment['result']>([
  [0, 'lost'],
  [1, 'won'],
]);
