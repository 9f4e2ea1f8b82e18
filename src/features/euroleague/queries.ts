/** What of the program the page asks for. */
import type { ColumnQuery, ListQuery } from '../../contract/port/topics.ts';
import { BASKETBALL } from '../../domain/sports.ts';
import { wholeList } from '../../domain/program/whole-list.ts';

export const basketball = { id: BASKETBALL, slug: 'basketbol' } as const;

/** Without columns: asked for its leagues alone. */
export const everyMatch = wholeList({ sportId: basketball.id, scope: 'all', sort: 'date' });

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
