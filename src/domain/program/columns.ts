/**
 * Odds columns of the list page, built from the market configuration: groups (`mg`), their subgroups (`msg`), and their
 * markets with headers and live counterparts (rule program-17, wire-config-4). Pure.
 */
import type { ColumnQuery } from '../../contract/port/topics.ts';
import type { MarketConfig, MarketSubgroup } from '../../model/market-config.ts';
import { columnHeaders, oddHeaders, typeHeaders } from './column-headers.ts';
import { type ListPage, pageGroups, sportSubgroups, liveCounterpart, preMatchCounterpart } from './list-subgroups.ts';
import { columnName, marketLineText, marketName, splitMarketKey } from './market-name.ts';
import {
  BASKETBALL,
  DUEL,
  E_BASKETBALL,
  E_FOOTBALL,
  FOOTBALL,
  HANDBALL,
  ICE_HOCKEY,
  MMA,
  SNOOKER,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from '../sports.ts';

export type { ListPage } from './list-subgroups.ts';

export interface ListColumn extends ColumnQuery {
  /** Market name shown to the player: "Alt/Üst 2,5". */
  title: string;
  /**
   * Short headers, one per cell: ["1", "0", "2"], or with cells for the line ["H", "1", "2", "H"]; '' if the odd shows
   * its own label. Empty when the outcomes are names (contestants).
   */
  headers: string[];
}

interface ListSubgroup {
  id: number;
  title: string;
  columns: ListColumn[];
}

export interface ListGroup {
  id: number;
  title: string;
  /** False when the group is no separate choice (`iv`), although it may be the active one. */
  offered: boolean;
  /** Never empty; each subgroup has at least one column. */
  subgroups: ListSubgroup[];
}

/**
 * Column groups of a sport's list page, by priority. A live page without groups of its own uses the pre-match groups
 * with their live counterparts. A sport without groups gets one made of its main market types. The result is empty when
 * the groups have nothing for this page, or the configuration does not know the sport.
 */
export function listGroups(config: MarketConfig, page: ListPage): ListGroup[] {
  if (sportSubgroups(config, page.sportId).length === 0) return fallbackGroups(config, page);
  const own = pageGroups(config, page);
  const groups = own.length > 0 || !page.live ? own : pageGroups(config, { ...page, live: false });
  return groups
    .map(({ group, subgroups }) => ({
      id: group.id,
      title: group.name.trim(),
      offered: group.visible,
      subgroups: subgroups.flatMap((subgroup) => toSubgroup(config, subgroup, page)),
    }))
    .filter((group) => group.subgroups.length > 0);
}

/** True when all outcomes are names, so that a column can have no header. */
export function haveOnlyNamedOutcomes(columns: readonly ListColumn[]): boolean {
  return columns.length > 0 && columns.every(({ headers }) => headers.length === 0);
}

/**
 * True when the headers alone do not identify the columns: two markets with "1 0 2", a line or a period missing from
 * the headers, or no header at all.
 */
export function needColumnNames(columns: readonly ListColumn[]): boolean {
  const distinct = new Set(columns.map(({ headers }) => oddHeaders(headers).join('|')));
  return distinct.size < columns.length || columns.some(isUntold);
}

function isUntold({ market, headers }: ListColumn): boolean {
  const line = marketLineText(splitMarketKey(market).fixedLine);
  return headers.includes('') || (line !== '' && !headers.some((header) => header.endsWith(` ${line}`)));
}

/** Columns of a group in order, without duplicate markets. */
export function groupColumns(group: ListGroup): ListColumn[] {
  return distinctColumns(group.subgroups.flatMap((subgroup) => subgroup.columns));
}

/** All columns of a sport without duplicate markets, for the page of all odds. */
export function allColumns(groups: readonly ListGroup[]): ListColumn[] {
  return distinctColumns(groups.flatMap(groupColumns));
}

/** Columns for long-term events (type 3, wire-config-11): each event has one market, and its outcomes are names. */
export function longTermColumns(config: MarketConfig): ListColumn[] {
  const keys = Object.keys(config.types).filter((key) => key.startsWith('3_'));
  return (keys.length > 0 ? keys : ['3_1']).map((market) => ({
    market,
    liveMarket: '',
    title: marketName(config, market, ''),
    headers: [],
  }));
}

function toSubgroup(config: MarketConfig, subgroup: MarketSubgroup, page: ListPage): ListSubgroup[] {
  const columns = subgroup.markets
    .map((_, index) => column(config, subgroup, index, page))
    .filter((each) => !page.live || each.liveMarket !== '');
  return columns.length === 0 ? [] : [{ id: subgroup.id, title: subgroup.name.trim(), columns }];
}

/**
 * The markets of a live set belong to running events; rows that have not begun use the corresponding pre-match market.
 */
function column(config: MarketConfig, subgroup: MarketSubgroup, index: number, page: ListPage): ListColumn {
  const key = subgroup.markets[index] ?? '';
  const headers = columnHeaders(config, subgroup, index);
  const title = columnName(config, key);
  if (!subgroup.live) return { market: key, liveMarket: liveCounterpart(config, subgroup, index), title, headers };
  const before = preMatchCounterpart(config, page.sportId, key);
  return { market: before === '' ? key : before, liveMarket: key, title, headers };
}

const FALLBACK_COLUMNS = 3;

/** Main markets by sport (wire-config-19), used when there is no configuration at all. */
const mainMarkets: Record<number, ListColumn> = {
  [FOOTBALL]: mainMarket('1_1', '4_4', ['1', '0', '2']),
  [BASKETBALL]: mainMarket('1_2', '4_71', ['1', '2']),
  [ICE_HOCKEY]: mainMarket('1_21', '4_1', ['1', '0', '2']),
  [TENNIS]: mainMarket('1_9', '4_56', ['1', '2']),
  [HANDBALL]: mainMarket('1_16', '4_3', ['1', '0', '2']),
  [SNOOKER]: mainMarket('1_15', '4_600', ['1', '2']),
  [TABLE_TENNIS]: mainMarket('2_633', '4_653', ['1', '2']),
  [VOLLEYBALL]: mainMarket('1_10', '4_114', ['1', '2']),
  [MMA]: mainMarket('2_637', '', ['1', '2']),
  [E_FOOTBALL]: mainMarket('2_884', '4_779', ['1', '0', '2']),
  [E_BASKETBALL]: mainMarket('2_888', '4_786', ['1', '2']),
  [DUEL]: mainMarket('1_770', '', ['1', '0', '2']),
};

function mainMarket(market: string, liveMarket: string, headers: string[]): ListColumn {
  return { market, liveMarket, title: 'Maç Sonucu', headers };
}

/**
 * A single group made of the sport's first market types; types of the page's phase are preferred, and those with more
 * than three headers are left out.
 */
function fallbackGroups(config: MarketConfig, page: ListPage): ListGroup[] {
  const types = Object.entries(config.types).filter(([, type]) => type.sportId === page.sportId);
  const phase = preferred(
    types.filter(([, type]) => type.kind !== 3),
    ([, type]) => (type.live ?? type.kind === 4) === page.live,
  );
  const columns = phase
    .sort(([, a], [, b]) => (a.priority ?? a.id) - (b.priority ?? b.id) || a.id - b.id)
    .map(([market, type]) => ({
      market,
      liveMarket: '',
      title: columnName(config, market),
      headers: typeHeaders(market, type),
    }))
    .filter(({ headers }) => headers.length <= 3)
    .slice(0, FALLBACK_COLUMNS);
  const main = mainMarkets[page.sportId];
  if (columns.length === 0 && main !== undefined) columns.push(main);
  if (columns.length === 0) return [];
  return [
    { id: 0, title: 'Ana Bahisler', offered: true, subgroups: [{ id: 0, title: columns[0]?.title ?? '', columns }] },
  ];
}

/** Items that match the predicate, or all items when none does: a flag matters only where both kinds exist. */
function preferred<T>(items: readonly T[], matches: (item: T) => boolean): T[] {
  const matching = items.filter(matches);
  return matching.length > 0 ? matching : [...items];
}

/** Removes duplicate markets and keeps the first occurrence. */
export function distinctColumns(columns: ListColumn[]): ListColumn[] {
  const seen = new Set<string>();
  return columns.filter(({ market }) => !seen.has(market) && seen.add(market).size > 0);
}
