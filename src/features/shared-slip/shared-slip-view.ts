/** Summary of a shared slip, shown beside its selections. */
import type { OpenedItem, OpenedSlip } from '../../model/slip.ts';
import { totalOdd } from '../../domain/slip/total-odd.ts';

interface SharedSlipView {
  /** "4 seçim · Kombine", "5 seçim · Sistem 3, 4". */
  kind: string;
  /** Total odd of the selections still offered, hundredths; null for systems, and when none is offered. */
  odd: bigint | null;
  /** Total of the same selections at the odds they were shared at; null when equal to `odd`. */
  originalOdd: bigint | null;
  /** Number of changed odds and closed selections as text; '' for none. */
  changesText: string;
}

export function sharedSlipView({ items, terms }: OpenedSlip): SharedSlipView {
  const open = items.filter((item) => item.open);
  const changed = open.filter(hasOddChanged).length;
  const closed = items.length - open.length;
  const hasTotal = terms.systems.length === 0 && open.length > 0;
  const odd = hasTotal ? totalOdd(open.map((item) => item.odd)) : null;
  const kept = hasTotal ? totalOdd(open.map((item) => item.originalOdd)) : null;
  return {
    kind: `${items.length} seçim · ${kindOf(terms.systems, items.length)}`,
    odd,
    originalOdd: kept === odd ? null : kept,
    changesText: [changed > 0 && `${changed} seçimin oranı değişti`, closed > 0 && `${closed} seçim bahse kapalı`]
      .filter((part) => part !== false)
      .join(', '),
  };
}

/** True when the odd changed since sharing (rule sharing-8). */
export function hasOddChanged({ odd, originalOdd: keptOdd }: Pick<OpenedItem, 'odd' | 'originalOdd'>): boolean {
  return odd !== keptOdd;
}

function kindOf(systems: readonly number[], count: number): string {
  if (systems.length > 0) return `Sistem ${systems.join(', ')}`;
  return count === 1 ? 'Tek maç' : 'Kombine';
}
