/** The commentary of a match, minute by minute (wire-statistics-7): wire shapes and decoders. */
import { type Infer, coerce, type as shape, unknown } from 'superstruct';
import { isPlainObject } from '../../../lib/guards.ts';
import type { CommentaryLine } from '../../../model/statistics.ts';
import type { DecodeContext } from '../call.ts';
import { text, optionalField, booleanLike } from '../fields.ts';
import { rows } from '../response-rows.ts';
import { decodeIncident, incidentFields, createRowKeys } from './match-summary-wire.ts';

const commentaryRow = shape({
  ...incidentFields,
  text: optionalField(text()),
  isImportant: optionalField(booleanLike()),
});
type Row = Infer<typeof commentaryRow>;

/** A list of rows, or an object with one; a response without content (wire-envelope-5) has no rows. */
export const commentaryResponse = coerce(rows(commentaryRow), unknown(), (answer) => {
  if (answer === null) return [];
  if (!isPlainObject(answer)) return answer;
  const values = Object.values(answer);
  return values.find((value) => Array.isArray(value)) ?? (values.every((value) => value === null) ? [] : answer);
});

/** Decodes the rows; a row without text and without a known meaning is dropped. */
export function decodeCommentary(
  wire: readonly (Row | null)[],
  context: Pick<DecodeContext, 'dropped'>,
): CommentaryLine[] {
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
