/** Kinds of bets a player looks for by name, and the list that shows their odds. Pure. */
import type { MarketConfig } from '../../model/market-config.ts';
import { sports } from '../sports.ts';
import { foldTurkish } from '../text.ts';
import { listGroups } from './columns.ts';
import { marketName } from './market-name.ts';

export interface FoundMarket {
  sportId: number;
  name: string;
  /** `grup` of the program's address. */
  group: string;
}

/** Every kind of bet that has a column in the program of its sport; each name once a sport. */
export function marketIndex(config: MarketConfig, narrow: boolean): FoundMarket[] {
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
