/** List queries of the EuroLeague page. */
import type { ColumnQuery, ListQuery } from '../../contract/port/topics.ts';
import { BASKETBALL } from '../../domain/sports.ts';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';

export const basketballSport = { id: BASKETBALL, slug: 'basketbol' } as const;

/** Every basketball match, without columns: only the leagues are needed. */
export const allBasketballQuery = unfilteredListQuery({ sportId: basketballSport.id, scope: 'all', sort: 'date' });

export const euroLeagueMatchesQuery = (competitionIds: number[], columns: ColumnQuery[]): ListQuery => ({
  ...allBasketballQuery,
  competitionIds,
  columns,
});

/** Matches that have not begun, by start time: only the first one is needed. */
export const upcomingEuroLeagueQuery = (competitionIds: number[]): ListQuery => ({
  ...allBasketballQuery,
  scope: 'prematch',
  competitionIds,
});
