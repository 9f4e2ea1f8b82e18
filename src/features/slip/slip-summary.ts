/** What the slip says of itself in figures. */
import { formatTotalOdd, totalOdd } from '../../domain/betslip/total-odd.ts';
import type { Selection } from '../../contract/topics.ts';

export interface SlipSummary {
  count: number;
  /** Selections that cannot be played now. */
  closed: number;
  /** "39,85" */
  totalOdd: string;
}

export function slipSummary(selections: readonly Selection[]): SlipSummary {
  return {
    count: selections.length,
    closed: selections.filter((selection) => !selection.open).length,
    totalOdd: formatTotalOdd(totalOdd(selections.map((selection) => selection.odd))),
  };
}
