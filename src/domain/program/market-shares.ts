/** How often the outcomes of a market are played, of what the service says for the event (wire-sportsbook-5). Pure. */
import type { MarketRef } from '../../model/program.ts';

/** Outcome number → percent, found by the market's id, else by its subtype; empty where the service says nothing. */
export function sharesOf(
  percentages: Readonly<Record<string, Record<string, number>>>,
  { id, key }: Pick<MarketRef, 'id' | 'key'>,
): Record<string, number> {
  return percentages[String(id)] ?? percentages[key.split('_')[1] ?? ''] ?? none;
}

const none: Record<string, number> = {};
