/** What of the program the page asks for. */
import type { ColumnQuery, ListQuery } from '../../contract/port/topics.ts';

export const BASKETBALL = { id: 2, slug: 'basketbol' } as const;

/** Without columns: asked for its leagues alone. */
export const everyMatch: ListQuery = {
  sportId: BASKETBALL.id,
  scope: 'all',
  sort: 'date',
  day: '',
  hours: 0,
  search: '',
  king: '',
  minBets: 0,
  competitionIds: [],
  columns: [],
};

export const matchesOf = (competitionIds: number[], columns: ColumnQuery[]): ListQuery => ({
  ...everyMatch,
  competitionIds,
  columns,
});
