/**
 * Arranges an event's markets into the detail groups of the market configuration (rule match-9: `dmg` groups with their
 * `dmsg` subgroups). Pure: the order depends only on the configuration and the lines, so a change of odds never moves a
 * card.
 */
import type { MarketConfig, MarketGroup as ConfiguredGroup } from '../../../model/market-config.ts';
import type { MarketRef } from '../../../model/program.ts';
import { foldTurkish } from '../../../domain/text.ts';
import { pageGroups, liveCounterpart } from '../../../domain/program/list-subgroups.ts';
import { matchesLine } from '../../../domain/program/market-name.ts';

export interface MarketSection<M extends MarketRef = MarketRef> {
  id: string;
  /** Name of the subgroup, or of the group within "Tümü". */
  name: string;
  markets: M[];
}

export interface DetailMarketGroup<M extends MarketRef = MarketRef> {
  /** Value of the URL parameter `grup`, unique within a result: "tumu", "alt-ust". */
  slug: string;
  /** "Tümü", "Taraf", "Alt/Üst" … */
  name: string;
  priority: number;
  /** Never empty, and every section has markets. */
  sections: MarketSection<M>[];
}

export const ALL_GROUP_SLUG = 'tumu';
/** Priority of "Diğer", which contains the markets of no subgroup (rule match-10). */
export const OTHER_PRIORITY = 999;

/**
 * Groups of an event's detail page: "Tümü" first with every market once, then "Popüler" if it is a real subset, then
 * the visible groups that have a market, by priority, then "Diğer" if some market is in no subgroup. Groups hidden by
 * the configuration get no chip, but their order and headings are used in "Tümü". Returns [] without markets.
 */
export function groupMarkets<M extends MarketRef>(
  config: MarketConfig,
  sportId: number,
  markets: M[],
): DetailMarketGroup<M>[] {
  if (markets.length === 0) return [];
  const byKey = bucketByKey(markets);
  const groups: ShownGroup<M>[] = [];
  const placed = new Set<number>();
  for (const group of groupsOfSport(config.detailGroups, sportId)) {
    const sections = sectionsOf(config, group, byKey);
    for (const section of sections) for (const market of section.markets) placed.add(market.id);
    if (sections.length > 0)
      groups.push({ id: String(group.id), name: group.name, priority: group.priority, chip: group.visible, sections });
  }
  addOther(
    groups,
    markets.filter((market) => !placed.has(market.id)),
  );
  const all: DetailMarketGroup<M> = { slug: ALL_GROUP_SLUG, name: 'Tümü', priority: -1, sections: allSections(groups) };
  const chips = groups.filter((group) => group.chip);
  const popular = popularSection(config, sportId, markets.length, byKey);
  const result = popular === null ? [all] : [all, { slug: 'populer', name: 'Popüler', priority: 0, sections: popular }];
  // A single group with all markets would only repeat "Tümü".
  if (groups.length > 1)
    for (const { name, priority, sections } of chips) result.push({ slug: '', name, priority, sections });
  return withSlugs(result);
}

/** Compares lines for `Array.sort`: parts separated by `|`, as numbers, ascending; no line comes first. */
export function compareLines(left: string, right: string): number {
  const lefts = left === '' ? [] : left.split('|');
  const rights = right === '' ? [] : right.split('|');
  for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
    const a = lefts[index];
    const b = rights[index];
    if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
    const order = Number(a) - Number(b);
    if (order !== 0 && !Number.isNaN(order)) return order;
    if (a !== b && Number.isNaN(order)) return a < b ? -1 : 1;
  }
  return 0;
}

type ShownGroup<M extends MarketRef> = Omit<DetailMarketGroup<M>, 'slug'> & { id: string; chip: boolean };
/** Market key → its markets, by ascending line. */
type Buckets<M extends MarketRef> = Map<string, M[]>;

/** Minimum number of markets for "Popüler": below it, a shorter selection saves no scrolling. */
const POPULAR_FROM = 10;

function bucketByKey<M extends MarketRef>(markets: M[]): Buckets<M> {
  const buckets: Buckets<M> = new Map();
  for (const market of markets) {
    const bucket = buckets.get(market.key);
    if (bucket === undefined) buckets.set(market.key, [market]);
    else bucket.push(market);
  }
  for (const bucket of buckets.values()) bucket.sort((a, b) => compareLines(a.line, b.line) || a.id - b.id);
  return buckets;
}

function groupsOfSport(groups: readonly ConfiguredGroup[], sportId: number): ConfiguredGroup[] {
  return groups.filter((group) => group.sportId === sportId).sort((a, b) => a.priority - b.priority || a.id - b.id);
}

function sectionsOf<M extends MarketRef>(
  config: MarketConfig,
  group: ConfiguredGroup,
  byKey: Buckets<M>,
): MarketSection<M>[] {
  // A subgroup names its group, but may be missing from the group's own list (wire-config-16).
  return Object.values(config.detailSubgroups)
    .filter(({ id, groupId }) => groupId === group.id || group.subgroupIds.includes(id))
    .sort((a, b) => a.priority - b.priority || a.id - b.id)
    .map((subgroup) => ({ id: String(subgroup.id), name: subgroup.name, markets: pick(subgroup.markets, byKey) }))
    .filter((section) => section.markets.length > 0);
}

/** Markets named by a list of keys, in its order and without duplicates. A key may end in a fixed line: "2_101_2.5". */
function pick<M extends MarketRef>(keys: string[], byKey: Buckets<M>): M[] {
  const picked = new Set<M>();
  for (const entry of keys) {
    const parts = entry.split('_');
    const line = parts[2];
    for (const market of byKey.get(parts.slice(0, 2).join('_')) ?? []) {
      if (line === undefined || matchesLine(market.line, line)) picked.add(market);
    }
  }
  return [...picked];
}

/** Adds markets of no subgroup to the configuration's own "Diğer", if there is one, so that there are never two. */
function addOther<M extends MarketRef>(groups: ShownGroup<M>[], rest: M[]): void {
  if (rest.length === 0) return;
  const collator = new Intl.Collator('en', { numeric: true });
  const byKey = [...bucketByKey(rest)].sort(([left], [right]) => collator.compare(left, right));
  const markets = byKey.flatMap(([, bucket]) => bucket);
  const section = { id: 'diger', name: 'Diğer', markets };
  const own = groups.find((group) => group.chip && group.name === 'Diğer');
  if (own === undefined)
    groups.push({ id: 'diger', name: 'Diğer', priority: OTHER_PRIORITY, chip: true, sections: [section] });
  else own.sections.push(section);
}

/** Every market once, in the first group that has it; a hidden group is shown by its subgroups' names instead. */
function allSections<M extends MarketRef>(groups: ShownGroup<M>[]): MarketSection<M>[] {
  const seen = new Set<number>();
  const unseen = (market: M): boolean => {
    if (seen.has(market.id)) return false;
    seen.add(market.id);
    return true;
  };
  return groups
    .flatMap((group) =>
      group.chip
        ? [{ id: `g${group.id}`, name: group.name, markets: group.sections.flatMap((section) => section.markets) }]
        : group.sections,
    )
    .map((section) => ({ ...section, markets: section.markets.filter(unseen) }))
    .filter((section) => section.markets.length > 0);
}

/** Markets of the program's first column set (`mg`), which most players look for; null when it saves no scrolling. */
function popularSection<M extends MarketRef>(
  config: MarketConfig,
  sportId: number,
  total: number,
  byKey: Buckets<M>,
): MarketSection<M>[] | null {
  if (total < POPULAR_FROM) return null;
  const keys = [false, true].flatMap((live) => {
    const [main] = pageGroups(config, { sportId, live, narrow: false });
    return (main?.subgroups ?? []).flatMap((subgroup) => [
      ...subgroup.markets,
      ...subgroup.markets.map((_, index) => liveCounterpart(config, subgroup, index)),
    ]);
  });
  const markets = pick(keys, byKey);
  if (markets.length < 2 || markets.length > total / 2) return null;
  return [{ id: 'populer', name: 'Popüler', markets }];
}

function withSlugs<M extends MarketRef>(groups: DetailMarketGroup<M>[]): DetailMarketGroup<M>[] {
  const taken = new Set<string>();
  return groups.map((group, index) => {
    const plain = group.slug === '' ? slugOf(group.name) : group.slug;
    const slug = taken.has(plain) || plain === '' ? `${plain}-${index}` : plain;
    taken.add(slug);
    return { ...group, slug };
  });
}

/** "Alt/Üst" → "alt-ust" */
function slugOf(name: string): string {
  return foldTurkish(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
