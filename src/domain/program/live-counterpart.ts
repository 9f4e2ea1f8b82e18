/** Live counterparts of pre-match markets, and the reverse (`plm`, wire-config-10, wire-config-20). Pure. */
import type { MarketConfig, MarketSubgroup } from '../../model/market-config.ts';
import { splitMarketKey } from './market-name.ts';
import { sportSubgroups } from './list-subgroups.ts';
import { isDisplayedInLists } from './outcome-boxes.ts';

/**
 * Live counterpart of a subgroup's market; '' if there is none, it belongs to another sport, or it is never displayed.
 */
export function liveCounterpart(config: MarketConfig, subgroup: MarketSubgroup, index: number): string {
  const named = subgroup.liveMarkets[index] ?? '-';
  const market = config.types[splitMarketKey(subgroup.markets[index] ?? '').type];
  const live = config.types[splitMarketKey(named).type];
  if (live === undefined || !isDisplayedInLists(live)) return '';
  return market !== undefined && market.sportId !== live.sportId ? '' : named;
}

/**
 * Pre-match market of a live market; '' for none. A live market without a line can match a market with any line: "4_14"
 * was "2_101".
 */
export function preMatchCounterpart(config: MarketConfig, sportId: number, liveMarket: string): string {
  const { type } = splitMarketKey(liveMarket);
  let sameType = '';
  for (const subgroup of sportSubgroups(config, sportId)) {
    for (const [index, market] of subgroup.markets.entries()) {
      const counterpart = liveCounterpart(config, subgroup, index);
      if (counterpart === liveMarket) return market;
      if (sameType === '' && splitMarketKey(counterpart).type === type) sameType = splitMarketKey(market).type;
    }
  }
  return sameType;
}
