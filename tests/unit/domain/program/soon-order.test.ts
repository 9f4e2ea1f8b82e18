/** Order of the matches that begin soon, against a statement of the rule for each pair. */
import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { type SoonMatch, soonOrder } from '../../../../src/domain/program/soon-order.ts';

const NOW = 1_000_000;
const HOUR = 3_600;

/** League 4 is one of young teams, league 5 electronic; league 6 is unknown. */
const leagues = [
  { id: 1, sportId: 1, name: 'Süper Lig', priority: 1 },
  { id: 2, sportId: 1, name: 'Championship', priority: 9 },
  { id: 3, sportId: 2, name: 'Basketbol Süper Ligi', priority: 1 },
  { id: 4, sportId: 1, name: 'U19 Gelişim Ligi', priority: 2 },
  { id: 5, sportId: 137, name: 'eAdriatic Ligi', priority: 1 },
];
const unknown = { id: 6, sportId: 1, name: '', priority: Infinity };
const minor = new Set([4, 5]);

const matches = uniqueArray(
  record({
    id: integer({ min: 1, max: 40 }),
    league: constantFrom(...leagues, unknown),
    start: constantFrom(0, 1, 2, 3, 4, 5).map((hours) => NOW + hours * HOUR),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const favourites = array(integer({ min: 1, max: 6 }), { maxLength: 2 }).map((ids) => new Set(ids));

type Drawn = { id: number; league: (typeof leagues)[number]; start: number };

function asMatch({ id, league, start }: Drawn): SoonMatch {
  const competition =
    league === unknown ? null : { ...league, country: 'TR', icon: '', shortName: league.name.slice(0, 3) };
  return { id, sportId: league.sportId, competitionId: league.id, competition, name: 'Aslan - Kartal', start };
}

/** The rule in words, for two matches: negative when the first comes first. */
function oracle(one: Drawn, other: Drawn, chosen: ReadonlySet<number>): number {
  const isNear = ({ start }: Drawn): boolean => start <= NOW + 3 * HOUR;
  const byStart = one.start - other.start || one.id - other.id;
  if (isNear(one) !== isNear(other)) return isNear(one) ? -1 : 1;
  if (!isNear(one)) return byStart;
  if (chosen.has(one.league.id) !== chosen.has(other.league.id)) return chosen.has(one.league.id) ? -1 : 1;
  if (minor.has(one.league.id) !== minor.has(other.league.id)) return minor.has(one.league.id) ? 1 : -1;
  const sports = [1, 2, 137];
  const bySport = sports.indexOf(one.league.sportId) - sports.indexOf(other.league.sportId);
  if (bySport !== 0) return bySport;
  if (one.league.priority !== other.league.priority) return one.league.priority < other.league.priority ? -1 : 1;
  return byStart;
}

test('favourites, then weighty leagues of the next three hours, then the others by start (rule content-25)', () => {
  assert(
    property(matches, favourites, (all, chosen) => {
      const byId = new Map(all.map((match) => [match.id, match]));
      const order = soonOrder(all.map(asMatch), chosen, NOW).flatMap((id) => byId.get(id) ?? []);
      expect(new Set(order)).toEqual(new Set(all));
      expect(order).toHaveLength(all.length);
      for (const [place, match] of order.entries())
        for (const later of order.slice(place + 1)) expect(oracle(match, later, chosen)).toBeLessThan(0);
    }),
    { numRuns: 300 },
  );
});

test('e-football and young teams no longer begin the home page', () => {
  const at = (id: number, league: number, hours: number): SoonMatch =>
    asMatch({ id, league: leagues[league - 1] ?? unknown, start: NOW + hours * HOUR });
  expect(soonOrder([at(1, 5, 0), at(2, 4, 0), at(3, 2, 1), at(4, 1, 2)], new Set(), NOW)).toEqual([4, 3, 2, 1]);
});
