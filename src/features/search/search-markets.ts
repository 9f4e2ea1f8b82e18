/** Search for kinds of bets by name, with the list that shows their odds. Pure. */
import type { MarketConfig } from '../../model/market-config.ts';
import { sports } from '../../domain/sports.ts';
import { foldTurkish } from '../../domain/text.ts';
import { listGroups } from '../../domain/program/columns.ts';
import { marketName } from '../../domain/program/market-name.ts';

export interface FoundMarket {
  sportId: number;
  name: string;
  /** Value of `grup` in the program's URL. */
  group: string;
}

/** All kinds of bets that have a column in the program of their sport, without duplicate names within a sport. */
export function buildMarketIndex(config: MarketConfig, narrow: boolean): FoundMarket[] {
  const seen = new Set<string>();
  return sports.flatMap(({ id: sportId }) =>
    listGroups(config, { sportId, live: false, narrow })
      .filter(({ id, offered }) => offered && id > 0)
      .flatMap(({ id, subgroups }) =>
        subgroups.flatMap(({ columns }) =>
          columns.map(({ market }) => ({ sportId, name: marketName(config, market, ''), group: `${id}:${market}` })),
        ),
      )
      .filter(({ name }) => !seen.has(`${sportId} ${name}`) && seen.add(`${sportId} ${name}`).size > 0),
  );
}

const MOST_MARKETS = 5;

/** @param words folded */
export function searchMarkets(index: readonly FoundMarket[], words: readonly string[]): FoundMarket[] {
  if (words.length === 0) return [];
  return index.filter(({ name }) => words.every((word) => foldTurkish(name).includes(word))).slice(0, MOST_MARKETS);
}
