/**
 * The odds columns of the list page, from the market configuration: groups (`mg`), their subgroups (`msg`), the markets
 * in them with headers and live counterparts (rule program-17, wire-config-4). Pure.
 */
import type { ColumnQuery } from '../../contract/port/topics.ts';
import type { MarketConfig, MarketSubgroup } from '../../model/market-config.ts';
import { columnHeaders, oddHeaders, typeHeaders } from './column-headers.ts';
import { type ListPage, pageGroups, sportSubgroups } from './list-subgroups.ts';
import { liveCounterpart, marketBefore } from './live-counterpart.ts';
import { columnName, lineText, marketName, splitMarketKey } from './market-name.ts';
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
  /** Market name as a player reads it: "Alt/Üst 2,5". */
  title: string;
  /**
   * One short header a cell: ["1", "0", "2"], or with cells for the line ["H", "1", "2", "H"]; '' above an odd that says
   * its label itself. None where the outcomes are names of their own (contestants).
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
  /** false: no choice of its own (`iv`), though it may be the one in force. */
  offered: boolean;
  /** Never empty; each has at least one column. */
  subgroups: ListSubgroup[];
}

/**
 * Column groups of a sport's list page, by priority. A live page without groups of its own has those of before the start,
 * by their live counterparts. A sport without groups gets one, made of its main market types; one whose groups have
 * nothing for this page, or that the configuration knows nothing of, gets none.
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

/** Whether all outcomes are names of their own, so that no column can head them. */
export function allNamed(columns: readonly ListColumn[]): boolean {
  return columns.length > 0 && columns.every(({ headers }) => headers.length === 0);
}

/**
 * Whether headers alone do not tell what the columns are: two markets with "1 0 2", a line or a period that no header
 * says, or no header at all.
 */
export function needNames(columns: readonly ListColumn[]): boolean {
  const distinct = new Set(columns.map(({ headers }) => oddHeaders(headers).join('|')));
  return distinct.size < columns.length || columns.some(isUntold);
}

function isUntold({ market, headers }: ListColumn): boolean {
  const line = lineText(splitMarketKey(market).fixedLine);
  return headers.includes('') || (line !== '' && !headers.some((header) => header.endsWith(` ${line}`)));
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

function toSubgroup(config: MarketConfig, subgroup: MarketSubgroup, page: ListPage): ListSubgroup[] {
  const columns = subgroup.markets
    .map((_, index) => column(config, subgroup, index, page))
    .filter((each) => !page.live || each.liveMarket !== '');
  return columns.length === 0 ? [] : [{ id: subgroup.id, title: subgroup.name.trim(), columns }];
}

/** A live set's markets are those of running events; rows that have not begun carry the markets of before the start. */
function column(config: MarketConfig, subgroup: MarketSubgroup, index: number, page: ListPage): ListColumn {
  const key = subgroup.markets[index] ?? '';
  const headers = columnHeaders(config, subgroup, index);
  const title = columnName(config, key);
  if (!subgroup.live) return { market: key, liveMarket: liveCounterpart(config, subgroup, index), title, headers };
  const before = marketBefore(config, page.sportId, key);
  return { market: before === '' ? key : before, liveMarket: key, title, headers };
}

const FALLBACK_COLUMNS = 3;

/** Main markets of the sports the facts name (wire-config-19), for when there is no configuration at all. */
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

/** One group of the sport's first market types, those that fit odds boxes before others. */
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
