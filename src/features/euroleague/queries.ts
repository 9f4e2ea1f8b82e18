/** List queries of the EuroLeague page. */
import type { ColumnQuery, ListQuery } from '../../contract/port/topics.ts';
import { BASKETBALL } from '../../domain/sports.ts';
import { wholeList } from '../../domain/program/whole-list.ts';

export const basketball = { id: BASKETBALL, slug: 'basketbol' } as const;

/** Every basketball match, without columns: only the leagues are needed. */
export const everyMatch = wholeList({ sportId: basketball.id, scope: 'all', sort: 'date' });

export const matchesOf = (competitionIds: number[], columns: ColumnQuery[]): ListQuery => ({
  ...everyMatch,
  competitionIds,
  columns,
});

/** Matches that have not begun, by start time: only the first one is needed. */
export const comingOf = (competitionIds: number[]): ListQuery => ({
  ...everyMatch,
  scope: 'prematch',
  competitionIds,
});
