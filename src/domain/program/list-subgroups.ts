/**
 * Groups of the market configuration for a list page, selected by device and by phase and joined by the subgroup's own
 * group id (wire-config-5 to -7). Pure.
 */
import type { MarketConfig, MarketGroup, MarketSubgroup, MarketType } from '../../model/market-config.ts';
import { splitMarketKey } from './market-name.ts';

export interface ListPage {
  sportId: number;
  /** True for the list of running events and of those that will be offered live. */
  live: boolean;
  /** True for a narrow screen, which uses the groups made for it (`im`) if the configuration has any. */
  narrow: boolean;
}

interface PageGroup {
  group: MarketGroup;
  /** Never empty. */
  subgroups: MarketSubgroup[];
}

/** Groups of a page by priority, then name, with their subgroups by priority. */
export function pageGroups(config: MarketConfig, { sportId, live, narrow }: ListPage): PageGroup[] {
  const byGroup = new Map<number, MarketSubgroup[]>();
  for (const subgroup of ofDevice(sportSubgroups(config, sportId), live, narrow)) {
    const subgroups = byGroup.get(subgroup.groupId);
    if (subgroups === undefined) byGroup.set(subgroup.groupId, [subgroup]);
    else subgroups.push(subgroup);
  }
  return config.listGroups
    .flatMap((group) => {
      const subgroups = byGroup.get(group.id);
      return subgroups === undefined ? [] : [{ group, subgroups: subgroups.sort(byPriority) }];
    })
    .sort(({ group: a }, { group: b }) => a.priority - b.priority || a.name.localeCompare(b.name, 'tr') || a.id - b.id);
}

/** All subgroups of a sport's list pages, except long-term ones, which have no columns (wire-config-11). */
export function sportSubgroups(config: MarketConfig, sportId: number): MarketSubgroup[] {
  const groups = new Set(config.listGroups.filter((group) => group.sportId === sportId).map(({ id }) => id));
  return Object.values(config.listSubgroups).filter(
    ({ groupId, markets }) => groups.has(groupId) && markets.some((market) => !market.startsWith('3_')),
  );
}

/** Subgroups for the device, or those for the other device when there are none. */
function ofDevice(subgroups: readonly MarketSubgroup[], live: boolean, narrow: boolean): MarketSubgroup[] {
  const ofTime = subgroups.filter((subgroup) => subgroup.live === live);
  const own = ofTime.filter(({ phone }) => phone === narrow);
  return own.length > 0 ? own : ofTime;
}

function byPriority(a: MarketSubgroup, b: MarketSubgroup): number {
  return a.priority - b.priority || a.id - b.id;
}

/**
 * Live counterparts of pre-match markets, and the reverse (`plm`, wire-config-10, wire-config-20). Pure. Live
 * counterpart of a subgroup's market; '' if there is none, it belongs to another sport, or it is never displayed.
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

/**
 * Odds boxes of a market type in a list row, by its view codes (wire-config-2). Pure. Number of odds boxes of a
 * market; 0 if the codes give none. If the two codes differ, the larger number is used.
 */
export function boxCount(key: string, type: Pick<MarketType, 'views'>): number {
  if (sixBoxes.has(key)) return 6;
  return Math.max(0, ...type.views.map((view) => boxesByView[view % 100] ?? 0));
}

/** True when outcomes are names of contestants: races and long-term bets. */
export function hasNamedOutcomes(type: Pick<MarketType, 'views'>): boolean {
  return type.views.some((view) => namedViews.has(view % 100));
}

/** False for legacy types, which no list displays. */
function isDisplayedInLists(type: Pick<MarketType, 'views'>): boolean {
  return !type.views.includes(LEGACY);
}

const LEGACY = 999;
/** Codes 101 and 1 are the same view on the web and on a phone. */
const boxesByView: Record<number, number> = { 1: 2, 2: 3, 3: 4, 4: 2, 5: 3, 6: 6, 7: 9, 8: 2 };
const namedViews = new Set([10, 12]);
/** Market types with six outcomes, although their view code means three. */
const sixBoxes = new Set(['4_708', '4_709']);
