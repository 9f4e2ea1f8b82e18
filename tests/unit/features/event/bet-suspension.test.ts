import { describe, expect, test } from 'vitest';
import {
  type SuspensionState,
  type SuspensionTrigger,
  suspensionText,
  initialSuspension,
  suspensionReason,
  nextSuspension,
} from '../../../../src/features/event/changes/bet-suspension.ts';
import { BASKETBALL, FOOTBALL, score } from '../../domain/program/score-samples.ts';
import { turkishMs } from '../../../support/turkish-time.ts';

const at = (home: number | null, away: number | null, told: { status?: number; reds?: number } = {}) =>
  score({ status: told.status ?? 3 }, { regular: home, redCards: told.reds ?? 0 }, { regular: away, redCards: 0 });

describe('cause of a closure', () => {
  test.each([
    ['a goal', FOOTBALL, at(1, 0), at(1, 1), 'goal'],
    ['a basket', BASKETBALL, at(40, 38), at(42, 38), 'score'],
    ['a goal that is revoked', FOOTBALL, at(1, 1), at(1, 0), 'score'],
    ['a red card', FOOTBALL, at(1, 0), at(1, 0, { reds: 1 }), 'card'],
    ['the end', FOOTBALL, at(1, 0), at(1, 0, { status: 5 }), 'end'],
    ['the end by a walkover', FOOTBALL, at(1, 0), at(1, 0, { status: 68 }), 'end'],
    ['a break for rain', FOOTBALL, at(1, 0), at(1, 0, { status: 63 }), null],
    ['play after it', FOOTBALL, at(1, 0, { status: 63 }), at(1, 0), null],
    ['a match called off in it', FOOTBALL, at(1, 0, { status: 63 }), at(1, 0, { status: 14 }), 'end'],
    ['penalties after an overtime', FOOTBALL, at(1, 1, { status: 66 }), at(1, 1, { status: 11 }), 'part'],
    ['half time', FOOTBALL, at(1, 0, { status: 2 }), at(1, 0, { status: 4 }), 'part'],
    ['nothing', FOOTBALL, at(1, 0), at(1, 0), null],
    ['a score that is known for the first time', FOOTBALL, at(null, null), at(2, 0), null],
    ['a score that is covered', FOOTBALL, at(2, 0), at(null, null), null],
    ['a first telling', FOOTBALL, null, at(2, 0), null],
  ] as const)('%s', (_, sportId, before, after, what) => {
    expect(suspensionReason(sportId, before, after)).toBe(what);
  });
});

describe('a closure', () => {
  const MINUTE = 60_000;
  const NOON = turkishMs('2026-11-22T12:00:00');
  const goal = (when: number): SuspensionTrigger => ({ reason: 'goal', at: when });
  const run = (...steps: [when: number, open: boolean, last: SuspensionTrigger | null][]): SuspensionState =>
    steps.reduce((closure, [when, open, last]) => nextSuspension(closure, open, last, when), initialSuspension(true));

  test('has a cause that arrived just before it', () => {
    expect(suspensionText(run([NOON, false, goal(NOON - 500)]), NOON)).toBe('Askıda: gol');
  });

  test('has a cause that arrived just after it', () => {
    expect(suspensionText(run([NOON, false, null], [NOON + 800, false, goal(NOON + 700)]), NOON + 800)).toBe(
      'Askıda: gol',
    );
  });

  test('has no cause if none is near it', () => {
    expect(suspensionText(run([NOON, false, goal(NOON - MINUTE)]), NOON)).toBe('Askıda');
    expect(suspensionText(initialSuspension(false), NOON)).toBe('Askıda');
  });

  test('shows for a minute when it ended', () => {
    const over = run([NOON, false, goal(NOON)], [NOON + 5_000, true, goal(NOON)]);
    expect(suspensionText(over, NOON + 5_000)).toBe('Yeniden açıldı 12:00');
    expect(suspensionText(over, NOON + 5_000 + MINUTE)).toBe('Yeniden açıldı 12:00');
    expect(suspensionText(over, NOON + 5_001 + MINUTE)).toBe('');
    expect(nextSuspension(over, true, goal(NOON + 6_000), NOON + 6_000)).toBe(over);
  });

  test('has no text for a market that was always open', () => {
    expect(suspensionText(initialSuspension(true), NOON)).toBe('');
  });
});
