/**
 * The odds columns of the list page, from the market configuration: visible groups (`mg`), their subgroups (`msg`),
 * the markets in them with headers and live counterparts (rule program-17, wire-config-4). Pure.
 */
import type { ColumnQuery } from '../../contract/port/topics.ts';
import type { MarketConfig, MarketSubgroup } from '../../model/market-config.ts';
import { fillTemplate, marketName, splitMarketKey } from './market-name.ts';

export interface ListColumn extends ColumnQuery {
  /** Market name as a player reads it: "Alt/Üst 2,5". */
  title: string;
  /**
   * One short header an outcome: ["1", "0", "2"]. Their number is the column's number of odds boxes; none where the
   * outcomes are names of their own (contestants).
   */
  headers: string[];
}

export interface ListSubgroup {
  id: number;
  title: string;
  columns: ListColumn[];
}

export interface ListGroup {
  id: number;
  title: string;
  /** Never empty; each has at least one column. */
  subgroups: ListSubgroup[];
}

export interface ListPage {
  sportId: number;
  /** The list holds running events alone. */
  live: boolean;
  /** A narrow screen: the groups made for it (`im`), where the configuration has such. */
  narrow: boolean;
}

/**
 * Column groups of a sport's list page, by priority. A sport without groups gets one, made of its main market types;
 * a sport the configuration knows nothing of gets none.
 */
export function listGroups(config: MarketConfig, page: ListPage): ListGroup[] {
  const own = config.listGroups.filter((group) => group.sportId === page.sportId && group.visible);
  const groups = preferred(own, (group) => group.phone === page.narrow)
    .sort((a, b) => a.priority - b.priority || a.id - b.id)
    .map((group) => ({ id: group.id, title: group.name, subgroups: subgroups(config, group.subgroupIds, page) }))
    .filter((group) => group.subgroups.length > 0);
  return groups.length > 0 ? groups : fallbackGroups(config, page);
}

/** Whether all outcomes are names of their own, so that no column can head them. */
export function allNamed(columns: readonly ListColumn[]): boolean {
  return columns.length > 0 && columns.every(({ headers }) => headers.length === 0);
}

/** Whether headers alone do not tell the columns apart: two markets with "1 0 2" need their names above. */
export function needNames(columns: readonly ListColumn[]): boolean {
  return new Set(columns.map(({ headers }) => headers.join('|'))).size < columns.length;
}

/** Columns of a group in order, each market once. */
export function groupColumns(group: ListGroup): ListColumn[] {
  return distinctColumns(group.subgroups.flatMap((subgroup) => subgroup.columns));
}

/** Every column of a sport, each market once: the page of all odds. */
export function allColumns(groups: readonly ListGroup[]): ListColumn[] {
  return distinctColumns(groups.flatMap(groupColumns));
}

/** Markets of long-term events (type 3, wire-config-11), of which an event carries one; its outcomes are names. */
export function longTermColumns(config: MarketConfig): ListColumn[] {
  const keys = Object.keys(config.types).filter((key) => key.startsWith('3_'));
  return (keys.length > 0 ? keys : ['3_1']).map((market) => ({
    market,
    liveMarket: '',
    title: marketName(config, market, ''),
    headers: [],
  }));
}

function subgroups(config: MarketConfig, ids: number[], page: ListPage): ListSubgroup[] {
  const known = ids
    .map((id) => config.listSubgroups[String(id)])
    .filter((subgroup): subgroup is MarketSubgroup => subgroup?.visible === true);
  return known
    .sort((a, b) => a.priority - b.priority || a.id - b.id)
    .map((subgroup) => ({
      id: subgroup.id,
      title: subgroup.name,
      columns: subgroup.markets
        .map((market, index) => column(config, subgroup, market, index))
        .filter((each) => (page.live ? onRunning(each) : beforeStart(each))),
    }))
    .filter((subgroup) => subgroup.columns.length > 0);
}

function column(config: MarketConfig, subgroup: MarketSubgroup, market: string, index: number): ListColumn {
  const counterpart = subgroup.liveMarkets[index] ?? '-';
  const headers = subgroup.headers[index];
  return {
    market,
    liveMarket: counterpart === '-' ? '' : counterpart,
    title: marketName(config, market, ''),
    headers: headers !== undefined && headers.length > 0 ? headers : outcomeHeaders(config, market, headers),
  };
}

/** Markets of running events have type 4, those of long-term ones 3 (wire-config-7). */
function onRunning({ market, liveMarket }: ListColumn): boolean {
  return liveMarket !== '' || market.startsWith('4_');
}

function beforeStart({ market }: ListColumn): boolean {
  return !market.startsWith('4_') && !market.startsWith('3_');
}

/** Labels of the market type's outcomes by number; without any the configured headers, and without those two boxes. */
function outcomeHeaders(config: MarketConfig, market: string, configured: string[] = ['1', '2']): string[] {
  const { type, fixedLine } = splitMarketKey(market);
  const labels = Object.entries(config.types[type]?.labels ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, label]) => fillTemplate(label, fixedLine));
  return labels.length > 0 ? labels : configured;
}

const FALLBACK_COLUMNS = 3;

/** Main markets of the sports the facts name (wire-config-19), for when there is no configuration at all. */
const mainMarkets: Record<number, ListColumn> = {
  1: mainMarket('1_1', '4_4', ['1', '0', '2']),
  2: mainMarket('1_2', '4_71', ['1', '2']),
  4: mainMarket('1_21', '', ['1', '0', '2']),
  5: mainMarket('1_9', '', ['1', '2']),
  6: mainMarket('1_16', '', ['1', '0', '2']),
  23: mainMarket('1_10', '', ['1', '2']),
  137: mainMarket('2_884', '4_779', ['1', '0', '2']),
  153: mainMarket('2_888', '', ['1', '2']),
};

function mainMarket(market: string, liveMarket: string, headers: string[]): ListColumn {
  return { market, liveMarket, title: 'Maç Sonucu', headers };
}

/** One group of the sport's first market types, those that fit odds boxes before others. */
function fallbackGroups(config: MarketConfig, page: ListPage): ListGroup[] {
  const types = Object.entries(config.types).filter(([, type]) => type.sportId === page.sportId);
  const phase = preferred(
    types.filter(([, type]) => type.kind !== 3),
    ([, type]) => (type.live ?? type.kind === 4) === page.live,
  );
  const columns = phase
    .sort(([, a], [, b]) => (a.priority ?? a.id) - (b.priority ?? b.id) || a.id - b.id)
    .map(([market]) => ({
      market,
      liveMarket: '',
      title: marketName(config, market, ''),
      headers: outcomeHeaders(config, market),
    }))
    .filter(({ headers }) => headers.length <= 3)
    .slice(0, FALLBACK_COLUMNS);
  const main = mainMarkets[page.sportId];
  if (columns.length === 0 && main !== undefined) columns.push(main);
  if (columns.length === 0) return [];
  return [{ id: 0, title: 'Ana Bahisler', subgroups: [{ id: 0, title: columns[0]?.title ?? '', columns }] }];
}

/** The items a predicate picks, or all of them when it picks none: flags only matter where both kinds exist. */
function preferred<T>(items: readonly T[], matches: (item: T) => boolean): T[] {
  const matching = items.filter(matches);
  return matching.length > 0 ? matching : [...items];
}

/** Each market once, where it comes first. */
export function distinctColumns(columns: ListColumn[]): ListColumn[] {
  const seen = new Set<string>();
  return columns.filter(({ market }) => !seen.has(market) && seen.add(market).size > 0);
}
