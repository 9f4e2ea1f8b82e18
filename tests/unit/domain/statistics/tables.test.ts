/** Contents of tables, and a referee's averages per match. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redCards, refereeAverages } from '../../../../src/domain/statistics/referee.ts';
import { figureText, standingColumns, zoneTone, zonesOf } from '../../../../src/domain/statistics/standing-columns.ts';
import { scoringOf } from '../../../../src/domain/statistics/scoring.ts';
import type { StandingRow } from '../../../../src/model/match-statistics.ts';

const row = (fields: Partial<StandingRow> = {}): StandingRow => ({
  ...{ position: 1, delta: 0, team: { id: 1, name: 'Biz', shortName: 'BİZ' }, played: 3, won: 2, drawn: 0, lost: 1 },
  ...{ scored: 5, against: 3, difference: 2, points: 6, zone: null, next: null, form: [] },
  ...fields,
});

describe('a table', () => {
  const shorts = (rows: StandingRow[]): string =>
    standingColumns(rows)
      .map(({ short }) => short)
      .join(' ');

  test('has the columns with known figures, and draws if a side has drawn', () => {
    expect(shorts([row(), row({ drawn: 1 })])).toBe('O G B M A Y AV P');
    expect(shorts([row(), row()])).toBe('O G M A Y AV P');
    expect(shorts([row({ scored: null, against: null, difference: null })])).toBe('O G M P');
    expect(shorts([])).toBe('');
  });

  test.each([
    [12, '+12'],
    [0, '0'],
    [-3, '−3'],
    [null, '–'],
  ])('shows a difference of %s as %s', (difference, text) => {
    expect(figureText(row({ difference }), 'difference')).toBe(text);
  });

  test('lists each zone once, in the order of the rows', () => {
    const europe = { id: 1, name: 'Şampiyonlar Ligi' };
    const rows = [row({ zone: europe }), row({ zone: europe }), row(), row({ zone: { id: 6, name: 'Küme Düşme' } })];
    expect(zonesOf(rows)).toEqual([
      { name: 'Şampiyonlar Ligi', tone: 'first' },
      { name: 'Küme Düşme', tone: 'down' },
    ]);
  });

  test.each([
    [{ id: 2, name: 'Avrupa Ligi' }, 'second'],
    [{ id: 7, name: 'Küme Düşme Play-off' }, 'play'],
    [{ id: 99, name: 'Düşme Hattı' }, 'down'],
    [{ id: 99, name: 'Yeni Bölge' }, 'play'],
  ])('%o has the tone %s', (zone, tone) => {
    expect(zoneTone(zone)).toBe(tone);
  });
});

test('an unknown sport has points and no lines', () => {
  expect(scoringOf(999)).toMatchObject({ unit: 'Sayı', lines: [], hasBothScored: false });
  expect(scoringOf(1).lines).toContain(2.5);
});

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
