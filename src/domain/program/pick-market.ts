/** Selection of the market shown in a column of the list page. */
import type { ColumnQuery } from '../../contract/port/topics.ts';
import { OPEN } from '../../model/betting-status.ts';
import { type Market, NOT_OFFERED, type ProgramEvent } from '../../model/event.ts';
import { matchesLine, splitMarketKey } from './market-name.ts';

/**
 * Returns the market for a column key: "1_1", or with a fixed line "2_101_2.5" (rule program-18). Running events use
 * the live counterpart. Without a fixed line, the market with the most even odds is chosen among several lines. A
 * column without a key uses the event's first market. Null when the event has none.
 */
export function pickMarket(event: ProgramEvent, column: ColumnQuery): Market | null {
  const wanted = event.phase === 0 || column.liveMarket === '' ? column.market : column.liveMarket;
  if (wanted === '') return event.markets[0] ?? null;
  const { type, fixedLine } = splitMarketKey(wanted);
  let best: Market | null = null;
  for (const market of event.markets) {
    if (market.key !== type || (fixedLine !== '' && !matchesLine(market.line, fixedLine))) continue;
    if (best === null || spread(market) < spread(best)) best = market;
  }
  return best;
}

/**
 * Difference between the highest and the lowest odd of a market, used to choose among lines. Markets that take no bets
 * rank after those that do.
 */
function spread({ status, outcomes }: Market): number {
  let lowest = Number.MAX_SAFE_INTEGER;
  let highest = 0;
  let priced = 0;
  let open = 0;
  for (const outcome of outcomes) {
    if (outcome.odd <= NOT_OFFERED) continue;
    priced += 1;
    if (outcome.odd < lowest) lowest = outcome.odd;
    if (outcome.odd > highest) highest = outcome.odd;
    if (outcome.status === OPEN) open += 1;
  }
  if (priced < 2) return NO_CHOICE;
  return highest - lowest + (status === OPEN && open > 1 ? 0 : FAR_APART);
}

/** Larger than any difference of odds. */
const FAR_APART = 1_000_000;
/** Rank of a market with fewer than two odds. */
const NO_CHOICE = 2 * FAR_APART;
