/** Play shares by market id, whichever way the service names the markets (wire-sportsbook-5). */
import type { Market } from '../../model/event.ts';

/**
 * Adds entries by market id for shares sent by subtype. A subtype does not identify a line, so it is used only when
 * exactly one market of the event has that subtype.
 */
export function percentsByMarket<Percents>(
  markets: readonly Market[],
  told: Readonly<Record<string, Percents>>,
): Record<string, Percents> {
  const counts = new Map<string, number>();
  for (const { key } of markets) counts.set(subtypeOf(key), (counts.get(subtypeOf(key)) ?? 0) + 1);
  const percents = { ...told };
  for (const { id, key } of markets) {
    const subtype = subtypeOf(key);
    const own = counts.get(subtype) === 1 ? told[subtype] : undefined;
    if (own !== undefined) percents[String(id)] ??= own;
  }
  return percents;
}

/** "2_101" → "101" */
function subtypeOf(key: string): string {
  return key.slice(key.indexOf('_') + 1);
}
