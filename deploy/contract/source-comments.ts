/** Comments of a source as plain text. */

export interface CommentedSource {
  code: string;
  comments: readonly { type: string; value: string; start: number; end: number }[];
}

/** Text of the documentation comment directly above this place; '' without one. */
export function commentAbove({ code, comments }: CommentedSource, start: number): string {
  const above = comments.findLast(({ end }) => end <= start);
  const isDirect = above !== undefined && code.slice(above.end, start).trim() === '';
  return isDirect && above.type === 'Block' && above.value.startsWith('*') ? plainText(above.value) : '';
}

/** Text of the comment that begins the file; '' without one. */
export function fileComment({ code, comments: [first] }: CommentedSource): string {
  return first !== undefined && code.slice(0, first.start).trim() === '' ? plainText(first.value) : '';
}

function plainText(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
