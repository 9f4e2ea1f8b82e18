/** Which rows to ask for around those rendered: far ahead in the direction of the scroll, a little behind. */

/** Rows asked for beyond the rendered ones; a flick passes some thirty before an answer is there. */
const AHEAD = 32;
const BEHIND = 8;
/** How near the end of what was asked for the next rows are asked for. */
const MARGIN = 16;
const MARGIN_BEHIND = 2;

export interface Rendered {
  /** Indices of the first and the last rendered row. */
  first: number;
  last: number;
  /** The list moves towards its beginning. */
  up: boolean;
}

/** Rows asked for: from an index up to, not with, another. */
export interface Asked {
  from: number;
  to: number;
}

/** The window to ask for, or `undefined` while the one asked for before still does. */
export function listWindow(rendered: Rendered, count: number, asked: Asked | undefined): Asked | undefined {
  const { first, last, up } = rendered;
  if (asked !== undefined) {
    const above = first - (up ? MARGIN : MARGIN_BEHIND);
    const below = last + 1 + (up ? MARGIN_BEHIND : MARGIN);
    if (Math.max(0, above) >= asked.from && Math.min(count, below) <= asked.to) return undefined;
  }
  return {
    from: Math.min(count, Math.max(0, first - (up ? AHEAD : BEHIND))),
    to: Math.min(count, last + 1 + (up ? BEHIND : AHEAD)),
  };
}
