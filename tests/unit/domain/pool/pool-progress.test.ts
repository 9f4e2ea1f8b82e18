/** State of a coupon while its round runs, compared with counting every match by itself. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type PoolMatchStatus,
  blockProgress,
  remainingMatchesText,
  poolMatchStatusOf,
} from '../../../../src/domain/pool/pool-progress.ts';
import type { PoolEvent, PoolSign } from '../../../../src/model/pool.ts';
import { score } from '../program/score-samples.ts';

const NOW = 1_773_000_000;
const event: PoolEvent = {
  ...{ number: 1, name: 'A-B', home: 'A', away: 'B', league: 'INP', startsAt: NOW - 3_600 },
  ...{ result: null, winner: null, eventId: 7 },
};

test.each([
  ['what the service decided', { result: '0-1', winner: 2 as const }, row(2, 1, 1), 'played 2 0-1'],
  ['a sign without a result was drawn', { winner: 0 as const }, undefined, 'drawn 0 '],
  ['goals as they are', {}, row(2, 2, 1), 'running 1 2-1'],
  ['level', {}, row(2, 0, 0), 'running 0 0-0'],
  ['the regular time, where extra time is played', {}, row(7, 1, 1, { current: [3, 1] }), 'running 0 1-1'],
  ['over, but not decided', {}, row(5, 0, 3), 'over 2 0-3'],
  ['a break for rain', {}, row(63, 1, 0), 'running 1 1-0'],
  ['a walkover', {}, row(70, 3, 0), 'over 1 3-0'],
  ['not begun', {}, row(1, 0, 0), 'open null '],
  ['about to begin', {}, row(64, 0, 0), 'open null '],
  ['before the kick-off', {}, { ...row(1, 0, 0), phase: 0 }, 'open null '],
  ['postponed', {}, row(24, 0, 0), 'postponed null '],
  ['suspended', {}, row(67, 1, 0), 'postponed null '],
  ['without news for a day', { startsAt: NOW - 90_000 }, undefined, 'postponed null '],
  ['without a start time', { startsAt: null }, undefined, 'open null '],
])('a match of the pool: %s', (_, told, live, expected) => {
  const { state, sign, score: shown } = poolMatchStatusOf({ ...event, ...told }, live, NOW);
  expect(`${state} ${sign} ${shown}`).toBe(expected);
});

/** A running match as the hubs send it. */
function row(status: number, home: number, away: number, more: { current?: [number, number] } = {}) {
  const [ours, theirs] = more.current ?? [null, null];
  return { phase: 1, score: score({ status }, { regular: home, current: ours }, { regular: away, current: theirs }) };
}

const sign = fc.constantFrom<PoolSign>(0, 1, 2);
const standing = fc.oneof(
  fc.record({ state: fc.constantFrom('played', 'drawn', 'running', 'over'), sign, score: fc.constant('') }),
  fc.record({ state: fc.constantFrom('open', 'postponed'), sign: fc.constant(null), score: fc.constant('') }),
) as fc.Arbitrary<PoolMatchStatus>;

test('a block counts its right and running matches, and whether twelve can still be right', () => {
  const marks = fc.uniqueArray(sign, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(fc.tuple(marks, standing), { minLength: 15, maxLength: 15 }), (matches) => {
      let right = 0;
      let running = 0;
      let decided = 0;
      let missed = 0;
      for (const [marked, { state, sign: came }] of matches) {
        const fits = came !== null && marked.includes(came);
        if (fits) right += 1;
        if (state === 'running') running += 1;
        if (state === 'played' || state === 'drawn') {
          decided += 1;
          if (!fits) missed += 1;
        }
      }
      const progress = blockProgress(
        matches.map(([marked]) => marked),
        matches.map(([, each]) => each),
      );
      expect(progress).toEqual({ right, running, waiting: 15 - decided - running, alive: missed <= 3 });
      const words = remainingMatchesText(progress);
      if (running > 0) expect(words).toBe(`${running} maç oynanıyor`);
      else expect(words).toBe(decided === 15 ? '' : `${15 - decided} maç kaldı`);
    }),
    { numRuns: 100 },
  );
});
