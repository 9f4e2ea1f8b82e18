/** What of the program the page asks for. */
import type { ColumnQuery, ListQuery } from '../../contract/port/topics.ts';
import { wholeList } from '../../domain/program/whole-list.ts';

export const BASKETBALL = { id: 2, slug: 'basketbol' } as const;

/** Without columns: asked for its leagues alone. */
export const everyMatch = wholeList({ sportId: BASKETBALL.id, scope: 'all', sort: 'date' });

export const matchesOf = (competitionIds: number[], columns: ColumnQuery[]): ListQuery => ({
  ...everyMatch,
  competitionIds,
  columns,
});

/** What has not begun, in time: asked for its first match alone. */
export const comingOf = (competitionIds: number[]): ListQuery => ({
  ...everyMatch,
  scope: 'prematch',
  competitionIds,
});
