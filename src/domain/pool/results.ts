/** What the page of results says of a round, and the list of all rounds by years (rule pool-15). */
import type { PoolDividend, PoolRound, PoolSpan, PoolTier } from '../../model/pool.ts';
import { countText, moneyText } from '../number-text.ts';
import { dayKey, shifted, shortMonths } from '../time.ts';
import { hitsOfTier } from './hits.ts';

/** Years that have rounds, newest first. */
export function roundYears(spans: readonly PoolSpan[]): string[] {
  return [...new Set(spans.map(yearOf))].toSorted().toReversed();
}

/** In place of a year. */
export const ALL_YEARS = '';

/** Newest first. @param year or `ALL_YEARS` */
export function roundsOfYear(spans: readonly PoolSpan[], year: string): PoolSpan[] {
  return newestFirst(spans.filter((span) => year === ALL_YEARS || yearOf(span) === year));
}

/** A round belongs to the year its matches begin in. */
export function yearOf({ from }: Pick<PoolSpan, 'from'>): string {
  return dayKey(from).slice(0, 4);
}

/** "25 – 29 Eyl", "28 Ağu – 1 Eyl": the window of its matches. */
export function spanText({ from, to }: PoolSpan): string {
  const [first, last] = [shifted(from), shifted(to)];
  const month = (date: Date): string => shortMonths[date.getUTCMonth()] ?? '';
  const sameMonth = first.getUTCMonth() === last.getUTCMonth();
  const begin = sameMonth ? String(first.getUTCDate()) : `${first.getUTCDate()} ${month(first)}`;
  return `${begin} – ${last.getUTCDate()} ${month(last)}`;
}

/** The rounds before and after one of the list. */
export function neighbours(spans: readonly PoolSpan[], cycle: number): { older?: number; newer?: number } {
  const ordered = newestFirst(spans);
  const place = ordered.findIndex((span) => span.cycle === cycle);
  if (place < 0) return {};
  const older = ordered[place + 1]?.cycle;
  const newer = ordered[place - 1]?.cycle;
  return { ...(older !== undefined && { older }), ...(newer !== undefined && { newer }) };
}

export interface TierView {
  tier: PoolTier;
  /** "15 bilen" */
  title: string;
  /** "6 kolon", "Çıkmadı". */
  winners: string;
  /** What one winning column gets; '' where nobody won. */
  amount: string;
  /** What goes on to the next round: "2.824.640,73 ₺ devretti", "Devretti" where the amount is not told; '' where somebody won. */
  carried: string;
}

/** Without a winner newer rounds tell 0,00 and older ones the pot (wire-pool-4). */
export function tierView({ tier, winners, amount }: PoolDividend): TierView {
  const title = `${hitsOfTier(tier)} bilen`;
  if (winners > 0) {
    return { tier, title, winners: `${countText(winners)} kolon`, amount: moneyText(amount), carried: '' };
  }
  const carried = amount > 0 ? `${moneyText(amount)} devretti` : 'Devretti';
  return { tier, title, winners: 'Çıkmadı', amount: '', carried };
}

/** Every match has its sign: only then there are winners. */
export function isOver({ events }: Pick<PoolRound, 'events'>): boolean {
  return events.length > 0 && events.every(({ winner }) => winner !== null);
}

const newestFirst = (spans: readonly PoolSpan[]): PoolSpan[] => spans.toSorted((one, other) => other.cycle - one.cycle);
