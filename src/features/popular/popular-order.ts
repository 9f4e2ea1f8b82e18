/** The orders of the popular bets and their names in the address (`sirala`). */
import type { PopularBet } from '../../model/program.ts';

export type PopularOrder = 'played' | 'highest' | 'lowest' | 'start';

export interface PopularOrderOption {
  id: PopularOrder;
  /** Value of `sirala`; '' is the default and stays out of the address. */
  query: string;
  label: string;
  /** Label for the segmented control, which has little space. */
  shortLabel: string;
}

export const popularOrders: readonly [PopularOrderOption, ...PopularOrderOption[]] = [
  { id: 'played', query: '', label: 'En çok oynanan', shortLabel: 'En çok oynanan' },
  { id: 'highest', query: 'oran-azalan', label: 'Oran: yüksekten düşüğe', shortLabel: 'Oran yüksek' },
  { id: 'lowest', query: 'oran-artan', label: 'Oran: düşükten yükseğe', shortLabel: 'Oran düşük' },
  { id: 'start', query: 'saat', label: 'Başlama saati', shortLabel: 'Başlama saati' },
];

/** Returns the order named in the address; the default for an unknown one. */
export function parsePopularOrder(sirala: string | null): PopularOrderOption {
  return popularOrders.find((option) => option.query === sirala) ?? popularOrders[0];
}

/**
 * Returns a sorted copy; equal bets keep the service's order. Odds not offered (100) are last when sorted by odd,
 * unknown starts are last by start.
 */
export function sortPopularBets(bets: readonly PopularBet[], order: PopularOrder): PopularBet[] {
  return [...bets].sort(comparisons[order]);
}

/** Sorts bets without a start time last. */
const NEVER = Number.MAX_SAFE_INTEGER;

const comparisons: Record<PopularOrder, (a: PopularBet, b: PopularBet) => number> = {
  played: (a, b) => (b.playedCount ?? 0) - (a.playedCount ?? 0),
  highest: (a, b) => b.odd - a.odd,
  lowest: (a, b) => Number(a.odd <= 100) - Number(b.odd <= 100) || a.odd - b.odd,
  start: (a, b) => (a.start ?? NEVER) - (b.start ?? NEVER),
};
