/** The commentary of a match, minute by minute (wire-statistics-7): its rows, and from the wire's names to words. */
import { type Infer, coerce, type as shape, unknown } from 'superstruct';
import { isFields } from '../../../lib/guards.ts';
import type { CommentaryLine } from '../../../model/statistics.ts';
import type { DecodeContext } from '../call.ts';
import { text, told, yesNo } from '../fields.ts';
import { rows } from '../rows.ts';
import { decodeMoment, moment, rowNames } from './match-summary.ts';

const commentaryRow = shape({ ...moment, text: told(text()), isImportant: told(yesNo()) });
type Row = Infer<typeof commentaryRow>;

/** A list of them, or an object with one; what says nothing (wire-envelope-5) has none. */
export const commentaryAnswer = coerce(rows(commentaryRow), unknown(), (answer) => {
  if (answer === null) return [];
  if (!isFields(answer)) return answer;
  const values = Object.values(answer);
  return values.find((value) => Array.isArray(value)) ?? (values.every((value) => value === null) ? [] : answer);
});

/** A row that neither says nor means anything is none. */
export function decodeCommentary(
  wire: readonly (Row | null)[],
  context: Pick<DecodeContext, 'dropped'>,
): CommentaryLine[] {
  const named = rowNames();
  // The newest comes first: named from the other end.
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
  const line = decodeMoment(row, named, () => null, words);
  return { ...line, text: words, important: row.isImportant ?? false, teamId: row.teamId ?? null };
}

/** Its own key for the text is not known for certain: whatever says "text" or "comment" holds it. */
function textOf(row: unknown): string {
  if (!isFields(row)) return '';
  const [, found] = Object.entries(row).find(
    ([key, value]) => /text|comment/i.test(key) && typeof value === 'string' && value !== '',
  ) ?? ['', ''];
  return String(found);
}
