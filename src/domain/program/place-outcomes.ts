/** Assignment of a market's outcomes to the boxes of its column (rule program-20). Pure. */
import type { Market, Outcome } from '../../model/event.ts';
import { isLineHeader, oddHeaders } from './column-headers.ts';
import { marketLineText } from './market-name.ts';

export type ColumnCell =
  /** A box for an odd; `label` is set when the header does not name the outcome. */
  { outcome: Outcome | null; label?: string } | { line: string };

/**
 * Returns one cell per header. An outcome is placed under the header equal to its label. Other outcomes get the box of
 * their own number if it is free, otherwise the next free one, and show their own label.
 */
export function placeOutcomes(headers: readonly string[], market: Market | null): ColumnCell[] {
  const labels = oddHeaders(headers);
  const boxes: { outcome: Outcome | null; label?: string }[] = labels.map(() => ({ outcome: null }));
  const rest: Outcome[] = [];
  for (const outcome of market?.outcomes ?? []) {
    const at = labels.findIndex((label, index) => label === outcome.name.trim() && boxes[index]?.outcome === null);
    if (at < 0) rest.push(outcome);
    else boxes[at] = { outcome };
  }
  for (const outcome of rest) {
    const own = boxes[outcome.number - 1]?.outcome === null ? outcome.number - 1 : -1;
    const at = own >= 0 ? own : boxes.findIndex((box) => box.outcome === null);
    if (at >= 0) boxes[at] = { outcome, label: outcome.name };
  }
  let next = 0;
  return headers.map((header): ColumnCell => {
    if (isLineHeader(header)) return { line: marketLineText(market?.line ?? '') };
    next += 1;
    return boxes[next - 1] ?? { outcome: null };
  });
}
