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
  sort: 'league',
  group: '',
  match: 0,
};
