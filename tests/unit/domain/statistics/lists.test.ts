/** Content and places of commentary, line-ups and bars. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  substitutesOf,
  startersAsList,
  pitchPositions,
  playerText,
} from '../../../../src/domain/statistics/line-up.ts';
import { sharesOf } from '../../../../src/ui/match/comparison-bar.tsx';
import { lineUpPlayer } from './samples.ts';

describe('two figures as a bar', () => {
  test('are shares of their sum, and none if the sum is 0', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (home, away) => {
        const shares = sharesOf(home, away);
        expect(shares.home * (home + away)).toBeCloseTo(home);
        expect(shares.away * (home + away)).toBeCloseTo(away);
        expect(shares.home + shares.away).toBeCloseTo(home + away === 0 ? 0 : 1);
      }),
    );
    expect(sharesOf(-3, 6)).toEqual({ home: 0, away: 1 });
  });
});

describe('a line-up', () => {
  const shape = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 });
  const teamOf = (lines: readonly number[]) => ({
    ...{ name: 'Ev', formation: '', coach: '' },
    players: lines.flatMap((count, at) =>
      Array.from({ length: count }, (_, place) => lineUpPlayer({ id: `${at}.${place}`, line: at, place })),
    ),
  });

  test('is placed in its own half, lines from the goal to the middle, with no two players in one place', () => {
    fc.assert(
      fc.property(shape, (lines) => {
        const home = pitchPositions(teamOf(lines), 'home');
        const away = pitchPositions(teamOf(lines), 'away');
        expect(home).toHaveLength(lines.reduce((sum, count) => sum + count, 0));
        expect(home.every(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 50)).toBe(true);
        // The away half is the home half rotated.
        for (const [at, { x, y }] of home.entries()) {
          expect(away[at]?.x).toBeCloseTo(100 - x);
          expect(away[at]?.y).toBeCloseTo(100 - y);
        }
        // Names of one line do not reach each other, nor the edge of the pitch.
        for (const one of home) {
          expect(one.x - one.room / 2 >= -1e-9 && one.x + one.room / 2 <= 100 + 1e-9).toBe(true);
          for (const other of home.filter(({ player, y }) => y === one.y && player !== one.player)) {
            expect(Math.abs(one.x - other.x) + 1e-9).toBeGreaterThanOrEqual((one.room + other.room) / 2);
          }
        }
        expect(new Set(home.map(({ x, y }) => `${x.toFixed(3)}/${y.toFixed(3)}`)).size).toBe(home.length);
        const depth = lines.map((_, index) => home.find(({ player }) => player.line === index)?.y ?? 0);
        expect(depth).toEqual(depth.toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  test('has a bench, with those who came on first in front', () => {
    const bench = [
      lineUpPlayer({ id: 'a', starts: false, line: null }),
      lineUpPlayer({ id: 'b', starts: false, line: null, inMinute: 70 }),
      lineUpPlayer({ id: 'c', starts: false, line: null, inMinute: 50 }),
      lineUpPlayer({ id: 'd', line: 2 }),
    ];
    const team = { name: 'Ev', formation: '', coach: '', players: bench };
    expect(substitutesOf(team).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  test('with incomplete lines is a list of the starting players, with nobody on the pitch', () => {
    const players = [
      lineUpPlayer({ id: 'a', line: null }),
      lineUpPlayer({ id: 'b', line: 1 }),
      lineUpPlayer({ id: 'c', starts: false, line: null }),
    ];
    const team = { name: 'Ev', formation: '', coach: '', players };
    expect(pitchPositions(team, 'home')).toEqual([]);
    expect(startersAsList(team).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(substitutesOf(team).map(({ id }) => id)).toEqual(['c']);
    const placed = { ...team, players: players.slice(1) };
    expect(pitchPositions(placed, 'home').map(({ player }) => player.id)).toEqual(['b']);
    expect(startersAsList(placed)).toEqual([]);
  });

  test('has a text for what a player did', () => {
    expect(playerText(lineUpPlayer({ captain: true, goals: 2, yellow: true, outMinute: 67 }))).toBe(
      '9 Ali Can, kaptan, 2 gol, sarı kart, 67. dakikada çıktı',
    );
    expect(playerText(lineUpPlayer({ number: null }))).toBe('Ali Can');
  });
});
