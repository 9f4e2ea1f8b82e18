/** Headers above the odds boxes of a column (wire-config-12 to -14). Pure. */
import type { MarketConfig, MarketSubgroup, MarketType } from '../../model/market-config.ts';
import { sportSubgroups, boxCount, hasNamedOutcomes } from './list-subgroups.ts';
import { fillTemplate, splitMarketKey } from './market-name.ts';

/** True for a header whose cell shows the market's line instead of an odd. */
export function isLineHeader(header: string): boolean {
  return header === 'H' || header === 'Gol';
}

/** Headers of outcomes, without those for the line. */
export function oddHeaders(headers: readonly string[]): string[] {
  return headers.filter((header) => !isLineHeader(header));
}

/**
 * Headers of a subgroup's market: its own if they fit, otherwise those of another subgroup, otherwise the labels of the
 * type. Empty strings if none are known, so each odd shows its own label. Returns [] for named outcomes.
 */
export function columnHeaders(config: MarketConfig, subgroup: MarketSubgroup, index: number): string[] {
  const key = subgroup.markets[index] ?? '';
  const { type: typeKey } = splitMarketKey(key);
  const type = config.types[typeKey];
  const own = subgroup.headers[index];
  if (type === undefined) return own ?? ['', ''];
  if (hasNamedOutcomes(type) || (own?.length === 0 && typeLabels(type).length === 0)) return [];
  const fits = (headers: readonly string[]): boolean => headers.length > 0 && countFits(headers, typeKey, type);
  if (own !== undefined && fits(own)) return own;
  const elsewhere = headersElsewhere(config, type.sportId, typeKey).find(fits);
  // A set without own headers has no cell for the line, so the boxes show it.
  if (elsewhere !== undefined) return oddHeaders(elsewhere);
  return typeHeaders(typeKey, type);
}

/** Headers from the market type only. */
export function typeHeaders(key: string, type: MarketType): string[] {
  if (hasNamedOutcomes(type)) return [];
  const labels = typeLabels(type);
  return labels.length > 0 ? labels : Array<string>(boxCount(key, type) || 2).fill('');
}

/** The type's labels, otherwise its short labels, otherwise []. */
function typeLabels({ labels, shortLabels }: MarketType): string[] {
  return [labels, shortLabels].map(inOrder).find((each) => each.length > 0) ?? [];
}

function countFits(headers: readonly string[], key: string, type: MarketType): boolean {
  const count = inOrder(type.labels).length || boxCount(key, type);
  return count === 0 || oddHeaders(headers).length === count;
}

function headersElsewhere(config: MarketConfig, sportId: number, typeKey: string): string[][] {
  return sportSubgroups(config, sportId).flatMap(({ markets, headers }) =>
    markets.flatMap((market, index) => (splitMarketKey(market).type === typeKey ? [headers[index] ?? []] : [])),
  );
}

/** Labels sorted by outcome number, without the line, because a column contains markets with different lines. */
function inOrder(labels: Record<string, string>): string[] {
  return Object.entries(labels)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, label]) => fillTemplate(label, ''));
}
