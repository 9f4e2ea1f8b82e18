/** Sentences of the figures: rates of few and of many, and what the figures cover (rules figures-7 and figures-10). */
import { ablativeOf } from '../ablative.ts';
import { countText } from '../number-text.ts';
import { toTurkiyeDate } from '../time.ts';
import { dateText } from './figure-periods.ts';

/** Number of decided ones below which no percentage is shown. */
export const FEWEST_FOR_PERCENT = 10;

/** Whole percent, rounded half up; null for too few. */
export function percentOfHits(hits: number, total: number): number | null {
  return total < FEWEST_FOR_PERCENT ? null : Math.floor((hits * 200 + total) / (2 * total));
}

/**
 * "5 kupondan 2’si", "1 kupondan hiçbiri", and from ten on "%44 · 18/41".
 * @param from the thing counted in the ablative: "kupondan", "seçimden"
 */
export function rateText(hits: number, total: number, from: string): string {
  const percent = percentOfHits(hits, total);
  if (percent !== null) return `%${percent}\u00a0· ${countText(hits)}/${countText(total)}`;
  return `${total} ${from} ${hits === 0 ? 'hiçbiri' : `${hits}’${possessives[hits] ?? 'i'}`}`;
}

/** "12 Ağu 2026’dan beri" */
export function sinceText(epochSeconds: number): string {
  const year = toTurkiyeDate(epochSeconds).getUTCFullYear();
  return `${dateText(epochSeconds)}’${ablativeOf(year)} beri`;
}

/** Suffixes of one to nine as read: "biri", "ikisi", … */
const possessives = ['', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u'];
