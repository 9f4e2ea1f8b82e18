import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redCards, refereeAverages } from '../../../../src/features/event/statistics/referee-averages.ts';

const count = fc.option(fc.nat({ max: 9 }), { freq: 4 });

const cards = fc.record({ yellow: count, secondYellow: count, red: count, penalties: count });

test('a referee’s averages are over his tournaments, or over his matches if the tournaments are unknown', () => {
  const tournament = fc.record({ of: cards, matches: fc.option(fc.integer({ min: 0, max: 20 }), { freq: 4 }) });
  fc.assert(
    fc.property(fc.array(cards, { maxLength: 6 }), fc.array(tournament, { maxLength: 4 }), (matches, tournaments) => {
      const page = {
        referee: null,
        tournaments: tournaments.map(({ of, matches: led }) => ({
          ...{ ...of, tournament: 'Lig', matches: led, averageYellow: null, averageRed: null },
        })),
        matches: matches.map((of) => ({
          ...{ ...of, at: null, score: null, tournament: '' },
          ...{ home: { id: null, name: 'A', shortName: '' }, away: { id: null, name: 'B', shortName: '' } },
        })),
      };
      const led = tournaments.flatMap(({ of, matches: count }) =>
        (count ?? 0) > 0 ? [{ of, count: count ?? 0 }] : [],
      );
      const counted = led.length > 0 ? led : matches.map((of) => ({ of, count: 1 }));
      let [sum, told] = [0, 0];
      for (const { of, count: many } of counted) {
        if (of.yellow === null) continue;
        sum += of.yellow;
        told += many;
      }
      const found = refereeAverages(page);
      expect(found.yellow).toBe(told === 0 ? null : Math.round((sum / told) * 100));
      expect(found.matches).toBe(counted.reduce((total, { count: many }) => total + many, 0));
    }),
    { numRuns: 60 },
  );
});

test('a second yellow card counts as a red one', () => {
  expect(redCards({ yellow: 3, secondYellow: 1, red: 1, penalties: null })).toBe(2);
  expect(redCards({ yellow: 3, secondYellow: null, red: null, penalties: null })).toBeNull();
});
