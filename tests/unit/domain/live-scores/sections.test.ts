import { array, assert, boolean, constantFrom, integer, option, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CurrentMatch,
  joinSmallSections,
  scoreCounts,
  scoreSections,
  scoreFilters,
} from '../../../../src/domain/live-scores/sections.ts';

const leagues = [
  { id: 1, name: 'Süper Lig', country: 'TR', priority: 1 },
  { id: 2, name: 'Ligue 1', country: 'FR', priority: 7 },
  { id: 3, name: 'Serie A', country: 'IT', priority: 7 },
  { id: 0, name: 'Dostluk', country: '', priority: 90 },
];

const matches = uniqueArray(
  record({
    id: integer({ min: 1, max: 60 }),
    league: constantFrom(...leagues),
    state: constantFrom('coming' as const, 'live' as const, 'over' as const, 'off' as const),
    start: constantFrom(100, 200, 300, null),
    hasStream: boolean(),
    eventId: option(integer({ min: 1, max: 60 })),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
).map((all) =>
  all.map((each): CurrentMatch => ({
    ...each,
    sportId: 1,
    home: 'A',
    away: 'B',
    round: '',
    hasCommentary: false,
    score: null,
  })),
);
const ids = (most: number) => array(integer({ min: 1, max: most }), { maxLength: 3 }).map((all) => new Set(all));
const favourites = record({ leagues: ids(3), matches: ids(60), coupons: ids(60) });

test('each filter keeps its matches, each once, under their leagues', () => {
  assert(
    property(matches, favourites, constantFrom(...scoreFilters.map(({ name }) => name)), (all, chosen, show) => {
      const fits = all.filter(({ state, id, eventId, league, hasStream }) => {
        if (show === 'kuponum') return eventId !== null && chosen.coupons.has(eventId);
        if (show === 'yayin') return hasStream && state !== 'over' && state !== 'off';
        if (show === 'favori')
          return [id, eventId].some((each) => chosen.matches.has(each ?? -1)) || chosen.leagues.has(league.id);
        return show === '' || state === (show === 'canli' ? 'live' : 'over');
      });
      const sections = scoreSections(all, show, chosen);
      const listed = sections.flatMap((section) => section.matches);
      expect(listed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        fits.map(({ id }) => id).toSorted((a, b) => a - b),
      );
      expect(scoreCounts(all, chosen)[show]).toBe(fits.length);
      expect(new Set(sections.map(({ league }) => league.name)).size).toBe(sections.length);
      for (const section of sections) {
        expect(section.matches.length).toBeGreaterThan(0);
        expect(section.matches.every(({ league }) => league === section.league)).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test('a match of a coupon is found by the id it had before it began, and is not counted while coupons are unknown', () => {
  const league = { id: 1, name: 'Süper Lig', country: 'TR', priority: 1 };
  const match: CurrentMatch = {
    ...{ id: 5, eventId: 50, listedEventId: 40, sportId: 1, league, state: 'live', start: 100, home: 'A', away: 'B' },
    ...{ round: '', hasStream: false, hasCommentary: false, score: null },
  };
  const nothing = { leagues: new Set<number>(), matches: new Set<number>() };
  for (const id of [40, 50])
    expect(scoreSections([match], 'kuponum', { ...nothing, coupons: new Set([id]) })).toHaveLength(1);
  expect(scoreSections([match], 'kuponum', { ...nothing, coupons: new Set([5]) })).toEqual([]);
  expect(scoreCounts([match], nothing).kuponum).toBeUndefined();
});

test('favourite leagues come first, then by priority, then by name; earlier matches come first', () => {
  assert(
    property(matches, favourites, (all, chosen) => {
      const sections = scoreSections(all, '', chosen);
      const place = ({ league }: (typeof sections)[number]): string =>
        `${chosen.leagues.has(league.id) ? 0 : 1} ${String(league.priority).padStart(3, '0')} ${league.name}`;
      const places = sections.map(place);
      expect(places).toEqual(places.toSorted());
      for (const { matches: below } of sections) {
        const starts = below.map(({ start }) => start ?? 999);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 100 },
  );
});

test('neighbouring leagues of one or two matches share a header, and nothing changes its place (rule scores-13)', () => {
  assert(
    property(matches, favourites, (all, chosen) => {
      const sections = scoreSections(all, '', chosen);
      const groups = joinSmallSections(sections, chosen);
      expect(groups.flatMap((group) => group.matches)).toEqual(sections.flatMap((section) => section.matches));
      // The oracle looks at each pair of neighbours alone: they share a group only if both are small.
      const groupOf = (index: number): number =>
        groups.findIndex((group) => group.matches.some((match) => match === sections[index]?.matches[0]));
      const isSmall = (index: number): boolean =>
        [1, 2].includes(sections[index]?.matches.length ?? 0) && !chosen.leagues.has(sections[index]?.league.id ?? 0);
      for (const [index, { league }] of sections.entries()) {
        const next = index + 1;
        if (next < sections.length) {
          expect(groupOf(index) === groupOf(next)).toBe(isSmall(index) && isSmall(next));
        }
        const isAlone = groupOf(index - 1) !== groupOf(index) && groupOf(next) !== groupOf(index);
        expect(groups[groupOf(index)]?.league).toEqual(isAlone ? league : null);
      }
    }),
    { numRuns: 200 },
  );
});
