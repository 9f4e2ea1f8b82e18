/** Each figure compared with a naive computation, over generated lists of matches. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countForm, formOf, formText, resultLetters, streakText } from '../../../../src/domain/statistics/form.ts';
import {
  averageHundredths,
  averageTotal,
  bothScoredCount,
  goalSums,
  overCount,
} from '../../../../src/features/event/statistics/goals.ts';
import {
  isSameTeam,
  tournamentsOf,
  newestMatchesFirst,
  matchesAtVenue,
  teamResultOf,
  sideOf,
} from '../../../../src/domain/statistics/past-matches.ts';
import { percentOf, percents } from '../../../../src/domain/statistics/percents.ts';
import type { MatchResult } from '../../../../src/model/match-statistics.ts';
import { type Told, anyTold, matchOf, us } from './past-matches.ts';

const RUNS = { numRuns: 60 };

/** Returns known matches as a string of letters, computed from our goals and theirs alone. */
const lettersOf = (told: readonly Told[]): string =>
  told.flatMap(({ own, other }) => (own === null ? [] : own > other ? 'G' : own < other ? 'M' : 'B')).join('');

describe('the form of a side', () => {
  test('is one letter for each match with a known score', () => {
    fc.assert(
      fc.property(anyTold, (told) => {
        const form = formOf(told.map(matchOf), us);
        const letters = lettersOf(told);
        expect(form.map((result) => resultLetters[result]).join('')).toBe(letters);
        const times = (letter: string) => letters.split(letter).length - 1;
        expect(countForm(form)).toEqual({ win: times('G'), draw: times('B'), loss: times('M') });
        expect(formText(form)).toBe(`${times('G')}G ${times('B')}B ${times('M')}M`);
      }),
      RUNS,
    );
  });

  test('includes the longest current series of three or more matches', () => {
    const begins: [string, RegExp][] = [
      ['kazanıyor', /^G+/],
      ['kaybediyor', /^M+/],
      ['berabere kalıyor', /^B+/],
      ['yenilmiyor', /^[GB]+/],
      ['kazanamıyor', /^[BM]+/],
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom<MatchResult>('win', 'draw', 'loss'), { maxLength: 12 }), (form) => {
        const letters = form.map((result) => resultLetters[result]).join('');
        const lengths = begins.map(([words, pattern]) => ({ words, length: pattern.exec(letters)?.[0].length ?? 0 }));
        const most = Math.max(...lengths.map(({ length }) => length));
        const wanted = lengths.find(({ length }) => length === most);
        expect(streakText(form)).toBe(most < 3 ? '' : `${most} maçtır ${wanted?.words ?? ''}`);
      }),
      RUNS,
    );
  });
});

test('goals, averages and lines are counted over the matches with a known score', () => {
  fc.assert(
    fc.property(anyTold, fc.constantFrom(0.5, 1.5, 2.5, 3.5), (told, line) => {
      const matches = told.map(matchOf);
      let [known, scored, against, over, both] = [0, 0, 0, 0, 0];
      for (const { own, other } of told) {
        if (own === null) continue;
        known += 1;
        scored += own;
        against += other;
        if (own + other > line) over += 1;
        if (own !== 0 && other !== 0) both += 1;
      }
      expect(goalSums(matches, us)).toEqual({ matches: known, scored, against });
      expect(overCount(matches, line)).toEqual({ hits: over, matches: known });
      expect(bothScoredCount(matches)).toEqual({ hits: both, matches: known });
      expect(averageTotal(matches)).toBe(known === 0 ? null : Math.round(((scored + against) / known) * 100));
    }),
    RUNS,
  );
  expect(averageHundredths(0, 0)).toBeNull();
  expect(averageHundredths(7, 3)).toBe(233);
});

test('percentages are whole, add up to 100 and are off by less than one; without counts they are 0', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 5 }), (counts) => {
      const found = percents(counts);
      const sum = counts.reduce((a, b) => a + b, 0);
      expect(found.reduce((a, b) => a + b, 0)).toBe(sum === 0 ? 0 : 100);
      found.forEach((share, index) => {
        expect(Number.isInteger(share)).toBe(true);
        const exact = sum === 0 ? 0 : ((counts[index] ?? 0) / sum) * 100;
        expect(Math.abs(share - exact)).toBeLessThan(1);
      });
    }),
    RUNS,
  );
  expect(percents([0, 0])).toEqual([0, 0]);
  expect(percents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percentOf(0, 0)).toBe(0);
  expect(percentOf(7, 10)).toBe(70);
});

describe('filtered matches', () => {
  test('are those at the chosen venue, in their order', () => {
    fc.assert(
      fc.property(anyTold, (told) => {
        const matches = told.map(matchOf);
        expect(matchesAtVenue(matches, us, 'all')).toEqual(matches);
        expect(matchesAtVenue(matches, us, 'home')).toEqual(matches.filter((_, index) => told[index]?.atHome));
        expect(matchesAtVenue(matches, us, 'away')).toEqual(matches.filter((_, index) => !told[index]?.atHome));
      }),
      RUNS,
    );
  });

  test('are counted by tournament, the most frequent first', () => {
    fc.assert(
      fc.property(anyTold, (told) => {
        const found = tournamentsOf(told.map(matchOf));
        for (const { key, count } of found) {
          expect(count).toBe(told.filter((each) => String(each.tournament) === key).length);
        }
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(told.length);
        expect(found.map(({ count }) => count)).toEqual(found.map(({ count }) => count).toSorted((a, b) => b - a));
      }),
      RUNS,
    );
  });

  test('are sorted newest first, those without a date last', () => {
    const rows = [3, 1, 2].map((at) => ({ at }));
    expect(newestMatchesFirst(rows).map(({ at }) => at)).toEqual([3, 2, 1]);
    expect(newestMatchesFirst([...rows, { at: null }]).map(({ at }) => at)).toEqual([3, 1, 2, null]);
  });
});

test('a side is identified by its id, by its name if an id is missing, and never by a name when ids differ', () => {
  const match = matchOf({ atHome: true, own: 1, other: 0, tournament: 1 });
  expect(sideOf(match, us)).toBe('home');
  expect(sideOf(match, { id: null, name: 'RAKİP 0', shortName: '' })).toBe('away');
  expect(sideOf(match, { id: 7, name: 'Biz', shortName: '' })).toBeNull();
  expect(isSameTeam({ id: 0, name: '', shortName: '' }, { id: 0, name: '', shortName: '' })).toBe(false);
  expect(teamResultOf(match, { id: 7, name: 'Biz', shortName: '' })).toBeNull();
});
