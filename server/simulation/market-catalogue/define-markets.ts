/** Helpers to define rows of the market catalogue. Names and labels are those of wire-types-1. */
import type { MarketType } from '../model.ts';

export const RESULT = ['1', '0', '2'];
export const WINNER = ['1', '2'];
export const DOUBLE_CHANCE = ['1 ve 0', '1 ve 2', '0 ve 2'];
export const NEXT_GOAL = ['1', 'Olmaz', '2'];
export const UNDER_OVER = ['Alt', 'Üst'];
export const PRESENT_ABSENT = ['Var', 'Yok'];
export const YES_NO = ['Evet', 'Hayır'];
export const ODD_EVEN = ['Tek', 'Çift'];
export const HALF_AND_FULL = ['1/1', '1/0', '1/2', '0/1', '0/0', '0/2', '2/1', '2/0', '2/2'];
export const RESULT_AND_BOTH_SCORE = ['1 ve Var', '1 ve Yok', '0 ve Var', '0 ve Yok', '2 ve Var', '2 ve Yok'];

type MarketOptions = Partial<Pick<MarketType, 'listed' | 'depth' | 'overround'>>;

/** Returns a function that defines markets of a sport. Keys starting with 4 are live markets. */
export function createMarketDefiner(sportId: number, overround = 1.175) {
  return (key: string, name: string, labels: readonly string[], options: MarketOptions = {}): MarketType => ({
    key,
    sportId,
    name,
    labels,
    live: key.startsWith('4_'),
    listed: false,
    depth: 1,
    overround,
    ids: new Map(),
    ...options,
  });
}

/** Returns "t_st|line", the key of a market within an event. Cached per line, because pricing needs it constantly. */
export function marketIdOf(type: MarketType, line: string): string {
  let id = type.ids.get(line);
  if (id === undefined) {
    id = `${type.key}|${line}`;
    type.ids.set(line, id);
  }
  return id;
}
