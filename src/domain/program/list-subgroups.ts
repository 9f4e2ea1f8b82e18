/**
 * Groups of the market configuration for a list page, selected by device and by phase and joined by the subgroup's own
 * group id (wire-config-5 to -7). Pure.
 */
import type { MarketConfig, MarketGroup, MarketSubgroup } from '../../model/market-config.ts';

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
