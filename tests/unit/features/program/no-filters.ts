import type { ProgramFilters } from '../../../../src/features/program/filters/program-filters.ts';

/** Filters of an address without a query. */
export const noFilters: ProgramFilters = {
  day: '',
  hours: 0,
  search: '',
  type: '',
  king: '',
  minBets: 0,
  leagues: [],
  mine: false,
  stream: false,
  leastOdd: 0,
  mostOdd: 0,
  sort: 'league',
  group: '',
  match: 0,
};
