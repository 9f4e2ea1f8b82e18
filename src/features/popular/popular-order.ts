/** The orders of the popular bets and their names in the address (`sirala`). */
import type { PopularBet } from '../../model/program.ts';

export type PopularOrder = 'played' | 'highest' | 'lowest' | 'start';

export interface PopularOrderOption {
  id: PopularOrder;
  /** Value of `sirala`; '' is the default and stays out of the address. */
  query: string;
  label: string;
  /** For the segmented control, where room is short. */
  shortLabel: string;
}

export const popularOrders: readonly [PopularOrderOption, ...PopularOrderOption[]] = [
  { id: 'played', query: '', label: 'En çok oynanan', shortLabel: 'En çok oynanan' },
  { id: 'highest', query: 'oran-azalan', label: 'Oran: yüksekten düşüğe', shortLabel: 'Oran yüksek' },
  { id: 'lowest', query: 'oran-artan', label: 'Oran: düşükten yükseğe', shortLabel: 'Oran düşük' },
  { id: 'start', query: 'saat', label: 'Başlama saati', shortLabel: 'Başlama saati' },
];

/** The order an address asks for; anything unknown is the default. */
export function orderOfQuery(sirala: string | null): PopularOrderOption {
  return popularOrders.find((option) => option.query === sirala) ?? popularOrders[0];
}

/** A sorted copy; equal ones keep the service's order. Odds that are not offered (100) stand last by odd, unknown starts by start. */
export function sortPopularBets(bets: readonly PopularBet[], order: PopularOrder): PopularBet[] {
  return [...bets].sort(comparisons[order]);
}

/** Nobody has said when it starts. */
const NEVER = Number.MAX_SAFE_INTEGER;

const comparisons: Record<PopularOrder, (a: PopularBet, b: PopularBet) => number> = {
  played: (a, b) => (b.playedCount ?? 0) - (a.playedCount ?? 0),
  highest: (a, b) => b.odd - a.odd,
  lowest: (a, b) => Number(a.odd <= 100) - Number(b.odd <= 100) || a.odd - b.odd,
  start: (a, b) => (a.start ?? NEVER) - (b.start ?? NEVER),
};
