import { describe, expect, test } from 'vitest';
import { scoredSide } from '../../../../src/domain/program/scored-side.ts';
import { scoreFigures } from '../../../../src/features/live-scores/score-columns.ts';
import { score } from '../../domain/program/score-samples.ts';

describe('figures', () => {
  test('football has its half-time score, sets their numbers, and a long match its newest periods', () => {
    expect(
      scoreFigures(1, score({ status: 3 }, { regular: 2, halfTime: 1 }, { regular: 0, halfTime: 0 })),
    ).toMatchObject({
      parts: [{ label: 'İY', home: '1', away: '0' }],
      main: { home: '2', away: '0' },
    });
    // A half in play has the score itself, and so has the first quarter.
    const first = (sportId: number, status: number) =>
      scoreFigures(sportId, score({ sportId, status }, { regular: 8, halfTime: 8 }, { regular: 6, halfTime: 6 })).parts;
    expect([first(1, 2), first(2, 72)]).toEqual([[], []]);
    const sets = (...all: number[]) => all.map((won, place) => ({ number: place + 1, score: won, tieBreak: null }));
    const long = scoreFigures(
      20,
      score({ status: 43 }, { sets: sets(11, 9, 11, 8, 11, 7, 3) }, { sets: sets(5, 11, 6, 11, 9, 11, 4) }),
    );
    expect(long.parts.map(({ label }) => label)).toEqual(['3', '4', '5', '6', '7']);
    expect(long.parts.at(-1)).toMatchObject({ current: true, home: '3', away: '4' });
  });

  test.each([
    ['0-0', '1-0', 'home'],
    ['0-0', '0-1', 'away'],
    ['2-1', '1-1', null],
    ['1-1', '1-1', null],
  ])('from %s to %s the scoring side is found', (before, after, side) => {
    const texts = (text: string) => ({ home: text.split('-')[0] ?? '', away: text.split('-')[1] ?? '' });
    expect(scoredSide(texts(before), texts(after))).toBe(side);
    expect(scoredSide(null, texts(after))).toBeNull();
  });
});
