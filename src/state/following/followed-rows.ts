/** Live rows of followed matches: chosen one by one, by team, by league, or because a waiting coupon has them. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { ColumnQuery, ListQuery } from '../../contract/port/topics.ts';
import { listGroups } from '../../domain/program/columns.ts';
import { noMarketConfig } from '../../domain/program/no-market-config.ts';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';
import type { FollowedMatch } from '../../model/following.ts';
import type { LoadState } from '../../model/load.ts';
import type { MarketConfig } from '../../model/market-config.ts';
import type { EventRow, ListItem } from '../../model/program.ts';
import { type TopicView, topicView } from '../engine/topic-view.ts';
import { useTopicValue } from '../engine/use-topic.ts';
import { useFollowSettings, useFollowing } from './following.ts';
import { useWaitingMatches } from './waiting-legs.ts';

/** Reason why a match is followed; of several, the first. */
export type FollowReason = 'coupon' | 'match' | 'team' | 'league';

export interface FollowedRow {
  row: EventRow;
  reason: FollowReason;
}

export interface FollowedRows {
  /** Running matches first, then by start. */
  rows: readonly FollowedRow[];
  /** Chosen matches without a row: their list has not loaded, or the program does not contain them. */
  missing: readonly FollowedMatch[];
  /** The oldest load of the lists; undefined while nothing is followed. */
  load: LoadState | undefined;
  /** Ids of the followed matches that the lists contain, with or without a row yet. */
  listed: ReadonlySet<number>;
  /** Identifies what is followed. */
  choice: string;
  retry: () => void;
}

/** The followed matches, teams and leagues of one sport. */
interface SportChoice {
  sportId: number;
  coupons: number[];
  matches: number[];
  teams: string[];
  leagues: number[];
}

/** Limit of the rows, because a favourite league may have hundreds of matches. */
const MOST_ROWS = 60;

/**
 * @param scope `live`: running matches and those about to be offered live, without odds; `all`: the whole program, with
 * the main market of each sport
 * @param withLeagues includes the matches of favourite leagues
 */
export function useFollowedRows(scope: 'live' | 'all', withLeagues: boolean): FollowedRows {
  const { matches, teams } = useFollowing();
  const waiting = useWaitingMatches(useFollowSettings().coupons);
  const leagues = useTopicValue({ kind: 'favourites' }, 'leagues');
  const config = useTopicValue({ kind: 'config' }, 'markets');
  const choices = useMemo(() => {
    const sports = new Map<number, SportChoice>();
    const of = (sportId: number): SportChoice => {
      const known = sports.get(sportId) ?? { sportId, coupons: [], matches: [], teams: [], leagues: [] };
      sports.set(sportId, known);
      return known;
    };
    for (const { id, sportId } of waiting) of(sportId).coupons.push(id);
    for (const { id, sportId } of matches) if (sportId !== 0) of(sportId).matches.push(id);
    for (const { sportId, name } of teams) of(sportId).teams.push(name);
    if (withLeagues) for (const { sportId, competitionId } of leagues ?? []) of(sportId).leagues.push(competitionId);
    return JSON.stringify([...sports.values()]);
  }, [matches, teams, waiting, leagues, withLeagues]);
  const lists = useMemo(() => openLists(JSON.parse(choices) as SportChoice[], scope, config), [choices, scope, config]);
  useEffect(() => lists.retain(), [lists]);
  const told = useSyncExternalStore(lists.subscribe, lists.read, lists.read);
  return useMemo(() => {
    const found = new Set(told.rows.flatMap(({ row }) => [row.id, row.mappedId]));
    const chosen = new Map([...waiting, ...matches].map((match) => [match.id, match]));
    const missing = [...chosen.values()].filter(({ id, sportId }) => sportId !== 0 && !found.has(id));
    return { ...told, missing, choice: choices, retry: lists.retry };
  }, [told, waiting, matches, lists, choices]);
}

type Told = Pick<FollowedRows, 'rows' | 'load' | 'listed'>;

interface Lists {
  retain: () => () => void;
  subscribe: (onChange: () => void) => () => void;
  /** Returns the same object until a row changes. */
  read: () => Told;
  retry: () => void;
}

interface SportLists {
  choice: SportChoice;
  rows: TopicView<'list'>;
  teams: TopicView<'list'>[];
  leagues: TopicView<'list'>[];
  /** Present ids of the followed matches that the list contains, each with its first reason. */
  ids: () => readonly FollowedId[];
}

interface FollowedId {
  id: number;
  reason: FollowReason;
}

function openLists(choices: readonly SportChoice[], scope: 'live' | 'all', config: MarketConfig | undefined): Lists {
  const sports = choices.map((choice) => openSport(choice, scope, config));
  const views = sports.flatMap(({ rows, teams, leagues }) => [rows, ...teams, ...leagues]);
  let told: Told = { rows: [], load: undefined, listed: new Set() };

  const read = (): Told => {
    const rows = sports.flatMap(rowsOf).toSorted(byTime).slice(0, MOST_ROWS);
    const load = oldest(sports.map(({ rows: { cell } }) => cell('load').value as LoadState | undefined));
    const listed = new Set(sports.flatMap(({ ids }) => ids()).map(({ id }) => id));
    const isSame =
      load === told.load &&
      listed.size === told.listed.size &&
      [...listed].every((id) => told.listed.has(id)) &&
      rows.length === told.rows.length &&
      rows.every(({ row, reason }, at) => row === told.rows[at]?.row && reason === told.rows[at].reason);
    if (!isSame) told = { rows, load, listed };
    return told;
  };

  return {
    retain: () => {
      const ends = views.flatMap((view) => [
        view.retain(),
        view.trackVisible('order'),
        subscribe(view.cell('order'), () => sports.forEach(setWindow)),
      ]);
      sports.forEach(setWindow);
      return () => ends.forEach((end) => end());
    },
    subscribe: (onChange) => {
      let ends: (() => void)[] = [];
      const follow = (): void => {
        ends.forEach((end) => end());
        const ofRows = sports.flatMap((sport) =>
          sport.ids().map(({ id }) => {
            const key = `row:${id}` as const;
            const stop = sport.rows.trackVisible(key);
            const end = subscribe(sport.rows.cell(key), onChange, true);
            return () => [stop, end].forEach((each) => each());
          }),
        );
        const ofLoads = sports.map((sport) => subscribe(sport.rows.cell('load'), onChange, true));
        ends = [...ofRows, ...ofLoads];
        onChange();
      };
      const orders = views.map((view) => subscribe(view.cell('order'), follow, true));
      follow();
      return () => [...orders, ...ends].forEach((end) => end());
    },
    read,
    retry: () => views.forEach((view) => view.retry()),
  };
}

function openSport(choice: SportChoice, scope: 'live' | 'all', config: MarketConfig | undefined): SportLists {
  const { sportId, teams, leagues } = choice;
  const query = (filter: Partial<ListQuery>): TopicView<'list'> =>
    topicView<'list'>({
      kind: 'list',
      query: {
        ...unfilteredListQuery({
          sportId,
          scope,
          sort: 'league',
          columns: scope === 'live' ? [] : mainColumn(config, sportId),
        }),
        ...filter,
      },
    });
  const sport = {
    choice,
    // The blank search filters nothing and makes this a list of its own: the window of a shared one is another screen's.
    rows: query({ search: ' ' }),
    teams: teams.map((search) => query({ search, columns: [] })),
    leagues: leagues.length === 0 ? [] : [query({ competitionIds: leagues, columns: [] })],
  };
  const views = [sport.rows, ...sport.teams, ...sport.leagues];
  let orders: readonly unknown[] | undefined;
  let ids: readonly FollowedId[] = [];
  return {
    ...sport,
    // Rows change far more often than orders, whose walk is over all matches of the sport.
    ids: () => {
      const present = views.map((view) => view.cell('order').value);
      if (orders === undefined || present.some((order, at) => order !== orders?.[at])) {
        orders = present;
        ids = idsOf(sport);
      }
      return ids;
    },
  };
}

function mainColumn(config: MarketConfig | undefined, sportId: number): ColumnQuery[] {
  const [group] = listGroups(config ?? noMarketConfig, { sportId, live: false, narrow: false });
  const column = group?.subgroups[0]?.columns[0];
  return column === undefined ? [] : [{ market: column.market, liveMarket: column.liveMarket }];
}

/** Reports the followed rows to the engine, which sends these only. */
function setWindow(sport: SportLists): void {
  sport.rows.setWindow(sport.ids().map(({ id }) => id));
}

function idsOf({ choice, rows, teams, leagues }: Omit<SportLists, 'ids'>): FollowedId[] {
  const reasons = new Map<number, FollowReason>();
  const coupons = new Set(choice.coupons);
  const matches = new Set(choice.matches);
  const is = (ids: ReadonlySet<number>, { eventId, mappedId }: EventItem): boolean =>
    ids.has(eventId) || (mappedId !== undefined && ids.has(mappedId));
  for (const item of eventsOf(rows)) {
    if (is(coupons, item)) reasons.set(item.eventId, 'coupon');
    else if (is(matches, item)) reasons.set(item.eventId, 'match');
  }
  const add = (views: readonly TopicView<'list'>[], reason: FollowReason): void => {
    for (const view of views)
      for (const { eventId } of eventsOf(view)) if (!reasons.has(eventId)) reasons.set(eventId, reason);
  };
  // The search of a team also finds other teams and leagues with its name; their rows are left out.
  add(teams, 'team');
  add(leagues, 'league');
  return [...reasons].slice(0, 3 * MOST_ROWS).map(([id, reason]) => ({ id, reason }));
}

type EventItem = Extract<ListItem, { type: 'event' }>;

function eventsOf(view: TopicView<'list'>): EventItem[] {
  return ((view.cell('order').value ?? []) as ListItem[]).filter((item) => item.type === 'event');
}

function rowsOf(sport: SportLists): FollowedRow[] {
  const teams = new Set(sport.choice.teams);
  const leagues = new Set(sport.choice.leagues);
  return sport.ids().flatMap(({ id, reason }): FollowedRow[] => {
    const row = sport.rows.cell(`row:${id}`).value as EventRow | undefined;
    if (row === undefined) return [];
    if (reason !== 'team' || teams.has(row.home) || teams.has(row.away)) return [{ row, reason }];
    return leagues.has(row.competitionId) ? [{ row, reason: 'league' }] : [];
  });
}

function byTime({ row: one }: FollowedRow, { row: other }: FollowedRow): number {
  const isWaiting = ({ phase }: EventRow): number => Number(phase === 0);
  return isWaiting(one) - isWaiting(other) || one.start - other.start || one.id - other.id;
}

function oldest(states: readonly (LoadState | undefined)[]): LoadState | undefined {
  const known = states.filter((state) => state !== undefined);
  return (
    known.find(({ phase }) => phase === 'failed') ??
    known.find(({ phase }) => phase === 'loading') ??
    known.toSorted((one, other) => Number(other.stale) - Number(one.stale) || one.at - other.at)[0]
  );
}
