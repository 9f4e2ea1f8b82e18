import type { ListQuery } from '../../contract/port/topics.ts';

type WholeList = Pick<ListQuery, 'sportId' | 'scope' | 'sort'> & Partial<Pick<ListQuery, 'competitionIds' | 'columns'>>;

/** A list of all matches in it, without a day, a search or a mark that leaves some out. */
export function wholeList({ sportId, scope, sort, competitionIds = [], columns = [] }: WholeList): ListQuery {
  return { sportId, scope, sort, day: '', hours: 0, search: '', king: '', minBets: 0, competitionIds, columns };
}
