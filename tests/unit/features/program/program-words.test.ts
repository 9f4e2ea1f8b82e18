import { describe, expect, test } from 'vitest';
import type { ListFacets } from '../../../../src/model/program.ts';
import {
  activeFilters,
  kingOptions,
  mbsOptions,
  timeOptions,
} from '../../../../src/features/program/filters/filter-options.ts';
import { noFilters } from './no-filters.ts';

/** Friday 20 November 2026, 12:00 in Türkiye. */
const NOW = Date.UTC(2026, 10, 20, 9) / 1000;

function facets(...days: [day: string, count: number][]): ListFacets {
  return {
    leagues: [{ id: 7, sportId: 1, country: 'TR', priority: 1, icon: '', name: 'Süper Lig ', shortName: '', count: 4 }],
    days: days.map(([day, count]) => ({ day, count })),
    soon: [
      { hours: 1, count: 0 },
      { hours: 3, count: 2 },
    ],
    minBets: [{ value: 1, count: 5 }],
    kings: { odd: 3, mbs: 0, live: 1 },
    total: 9,
  };
}

const time = (facets_: ListFacets | undefined, chosen: { day?: string; hours?: number } = {}) =>
  timeOptions(facets_, { day: '', hours: 0, ...chosen }, NOW);

describe('time options', () => {
  test('are all, today, the coming hours, tomorrow, then the weekdays with matches, with their counts', () => {
    const known = facets(['2026-11-20', 3], ['2026-11-22', 4], ['2026-11-26', 1], ['2026-11-27', 8], ['2027-05-01', 2]);
    expect(time(known).map(({ label, count }) => [label, count])).toEqual([
      ['Tümü', 18],
      ['Bugün 20', 3],
      ['1 saat içinde', 0],
      ['3 saat içinde', 2],
      ['Yarın 21', 0],
      ['Paz 22', 4],
      ['Per 26', 1],
    ]);
  });

  test('without counts show none', () => {
    expect(time(undefined).map(({ count }) => count)).toEqual(Array(5).fill(undefined));
  });

  test('include the chosen day, however far away, and mark exactly one option', () => {
    expect(time(facets(), { day: '2027-05-01' }).at(-1)).toMatchObject({ label: '1 May', chosen: true });
    const chosen = time(facets(), { hours: 3 }).filter((option) => option.chosen);
    expect(chosen.map(({ label }) => label)).toEqual(['3 saat içinde']);
  });
});

test('filters show how many matches they leave; the chosen one shows only its name', () => {
  expect(mbsOptions(facets(), 0).map(({ label }) => label)).toEqual([
    'MBS',
    'MBS 1 (5)',
    'MBS 2 (0)',
    'MBS 3 (0)',
    'MBS 4 (0)',
  ]);
  expect(mbsOptions(facets(), 1)[1]?.label).toBe('MBS 1');
  expect(kingOptions(facets(), 'odd').map(({ label }) => label)).toEqual([
    'Kral',
    'Kral Oran',
    'Kral MBS (0)',
    'Kral Canlı (1)',
  ]);
  expect(kingOptions(undefined, '').at(-1)?.label).toBe('Kral Canlı');
});

test('active filters are named, each with the change that clears it', () => {
  const chosen = { ...noFilters, day: '2026-11-22', search: 'gala', leagues: [7], minBets: 2, king: 'mbs' as const };
  expect(activeFilters(chosen, facets(), NOW)).toEqual([
    { label: 'Paz 22', cleared: { day: '' } },
    { label: '“gala”', cleared: { search: '' } },
    { label: 'Süper Lig', cleared: { leagues: [] } },
    { label: 'MBS 2', cleared: { minBets: 0 } },
    { label: 'Kral MBS', cleared: { king: '' } },
  ]);
  expect(activeFilters({ ...noFilters, hours: 1, leagues: [7, 8] }, undefined, NOW).map(({ label }) => label)).toEqual([
    '1 saat içinde',
    '2 lig',
  ]);
  expect(activeFilters(noFilters, facets(), NOW)).toEqual([]);
});
