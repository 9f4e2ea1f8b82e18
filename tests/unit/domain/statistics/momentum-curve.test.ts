/** Shape of the momentum chart: smoothed minutes, the axis, and the minutes of goals. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { goalMinutes, momentumAxis, smoothMomentum } from '../../../../src/domain/statistics/momentum-curve.ts';
import { momentumOf, momentumPointsText } from '../../../../src/domain/statistics/momentum.ts';
import { incident, incidents } from './samples.ts';

const bar = (label: string, home: number, part = 1, goals = 0) => ({
  ...{ label, part, home, away: 0, goals: { home: goals, away: 0 } },
});

test('a minute is the weighted mean of the five around it, within its half', () => {
  const bars = [0, 0, 5, 0, 0, 10].map((points, place) => bar(`${place + 41}'`, points, place < 5 ? 1 : 2));
  expect(smoothMomentum(bars).map(({ home }) => home)).toEqual([5 / 6, 10 / 8, 15 / 9, 10 / 8, 5 / 6, 10]);
});

test('no smoothed minute is higher than the highest minute, and one with points nearby is above zero', () => {
  fc.assert(
    fc.property(incidents, (told) => {
      const momentum = momentumOf(told, null, false);
      if (momentum === null) return;
      const curve = smoothMomentum(momentum.bars);
      expect(curve).toHaveLength(momentum.bars.length);
      for (const [place, { home, away }] of curve.entries()) {
        expect(Math.max(home, away)).toBeLessThanOrEqual(momentum.most);
        if ((momentum.bars[place]?.home ?? 0) > 0) expect(home).toBeGreaterThan(0);
      }
    }),
    { numRuns: 50 },
  );
});

test('the axis marks every quarter of an hour, and half time instead of minute 45', () => {
  const four = [3, 9, 20, 70].map((minute, index) => incident({ id: `${index}`, minute, kind: 'corner' }));
  const labels = (now: number) => momentumAxis(momentumOf(four, now, false)!.bars).map(({ label }) => label);
  expect(labels(90)).toEqual(["15'", "30'", 'İY', "60'", "75'", "90'"]);
  const half = four.slice(0, 3).concat(incident({ id: 'x', minute: 44, kind: 'corner' }));
  expect(momentumAxis(momentumOf(half, 45, false)!.bars).map(({ label }) => label)).toEqual(["15'", "30'", "45'"]);
});

test('goals are listed by their minutes', () => {
  expect(goalMinutes([bar("3'", 5, 1, 1), bar("45+2'", 10, 1, 2)], 'home')).toBe("3', 45+2', 45+2'");
  expect(goalMinutes([bar("3'", 5, 1, 1)], 'away')).toBe('');
});

test('the text about points follows the weights', () => {
  expect(momentumPointsText).toBe('gol 5 · kaçan penaltı 4 · pozisyon 3 · korner 2');
});
