/** Results page of a round, and the list of all rounds by year (rule pool-15). */
import type { PoolDividend, PoolRound, PoolRoundSpan, PoolTier } from '../../model/pool.ts';
import { countText, moneyText } from '../../domain/number-text.ts';
import { dayKey, toTurkiyeDate, shortDate } from '../../domain/time.ts';
import { hitsOfTier } from '../../domain/pool/hits.ts';

/** Years that have rounds, newest first. */
export function roundYears(spans: readonly PoolRoundSpan[]): string[] {
  return [...new Set(spans.map(roundYear))].toSorted().toReversed();
}

/** Value used in place of a year to show all. */
export const ALL_YEARS = '';

/** Rounds of a year, newest first. @param year or `ALL_YEARS` */
export function roundsOfYear(spans: readonly PoolRoundSpan[], year: string): PoolRoundSpan[] {
  return newestFirst(spans.filter((span) => year === ALL_YEARS || roundYear(span) === year));
}

/** The year in which the round's matches begin. */
export function roundYear({ from }: Pick<PoolRoundSpan, 'from'>): string {
  return dayKey(from).slice(0, 4);
}

/** Dates of a round's matches: "25 – 29 Eyl", "28 Ağu – 1 Eyl". */
export function roundDatesText({ from, to }: PoolRoundSpan): string {
  const [first, last] = [toTurkiyeDate(from), toTurkiyeDate(to)];
  const sameMonth = first.getUTCMonth() === last.getUTCMonth();
  const begin = sameMonth ? String(first.getUTCDate()) : shortDate(first);
  return `${begin} – ${shortDate(last)}`;
}

/** Numbers of the previous and the next round in the list. */
export function neighbourRounds(spans: readonly PoolRoundSpan[], cycle: number): { older?: number; newer?: number } {
  const ordered = newestFirst(spans);
  const place = ordered.findIndex((span) => span.cycle === cycle);
  if (place < 0) return {};
  const older = ordered[place + 1]?.cycle;
  const newer = ordered[place - 1]?.cycle;
  return { ...(older !== undefined && { older }), ...(newer !== undefined && { newer }) };
}

interface TierView {
  tier: PoolTier;
  /** "15 bilen" */
  title: string;
  /** "6 kolon", "Çıkmadı". */
  winners: string;
  /** Prize of one winning column; '' when there is no winner. */
  amount: string;
  /** Amount carried over: "2.824.640,73 ₺ devretti", "Devretti" if the amount is unknown; '' when there is a winner. */
  carried: string;
}

/** For a tier without winners, `amount` is 0,00 in newer rounds and the pot in older ones (wire-pool-4). */
export function tierView({ tier, winners, amount }: PoolDividend): TierView {
  const title = `${hitsOfTier(tier)} bilen`;
  if (winners > 0) {
    return { tier, title, winners: `${countText(winners)} kolon`, amount: moneyText(amount), carried: '' };
  }
  const carried = amount > 0 ? `${moneyText(amount)} devretti` : 'Devretti';
  return { tier, title, winners: 'Çıkmadı', amount: '', carried };
}

/** True when every match has a result; before that there are no winners. */
export function isRoundDecided({ events }: Pick<PoolRound, 'events'>): boolean {
  return events.length > 0 && events.every(({ winner }) => winner !== null);
}

const newestFirst = (spans: readonly PoolRoundSpan[]): PoolRoundSpan[] =>
  spans.toSorted((one, other) => other.cycle - one.cycle);
