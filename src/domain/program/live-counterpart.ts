/** Which live market stands for one before the start, and the other way round (`plm`, wire-config-10, wire-config-20). Pure. */
import type { MarketConfig, MarketSubgroup } from '../../model/market-config.ts';
import { splitMarketKey } from './market-name.ts';
import { sportSubgroups } from './list-subgroups.ts';
import { isDrawn } from './outcome-boxes.ts';

/** Live counterpart of a subgroup's market, '' for none: one of another sport, or that is never drawn, is none. */
export function liveCounterpart(config: MarketConfig, subgroup: MarketSubgroup, index: number): string {
  const named = subgroup.liveMarkets[index] ?? '-';
  const market = config.types[splitMarketKey(subgroup.markets[index] ?? '').type];
  const live = config.types[splitMarketKey(named).type];
  if (live === undefined || !isDrawn(live)) return '';
  return market !== undefined && market.sportId !== live.sportId ? '' : named;
}

/**
 * The market a running one had before the start; '' for none. A live market without a line had any line then:
 * "4_14" was "2_101".
 */
export function marketBefore(config: MarketConfig, sportId: number, liveMarket: string): string {
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
