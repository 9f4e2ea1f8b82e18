import type { ListQuery } from '../../contract/port/topics.ts';

type WholeList = Pick<ListQuery, 'sportId' | 'scope' | 'sort'> & Partial<Pick<ListQuery, 'competitionIds' | 'columns'>>;

/** Query of a list without day, time, search, king or MBS filters. */
export function unfilteredListQuery({ sportId, scope, sort, competitionIds = [], columns = [] }: WholeList): ListQuery {
  return { sportId, scope, sort, day: '', hours: 0, search: '', king: '', minBets: 0, competitionIds, columns };
}
