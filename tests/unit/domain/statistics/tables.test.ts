/** Contents of tables, and a referee's averages per match. */
import { describe, expect, test } from 'vitest';
import { figureText, standingColumns, zoneTone, zonesOf } from '../../../../src/parts/standings/standing-columns.ts';
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
