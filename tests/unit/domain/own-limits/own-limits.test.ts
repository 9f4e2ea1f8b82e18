/**
 * The weekly amount and the pause (rules balance-3 to balance-9) against an independent statement of them: a list of all
 * that happened, from which the state of a moment is read afresh.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type OwnLimits,
  addStake,
  advance,
  changeLimits,
  closeStakes,
  isLimitsChange,
  isOwnLimits,
  isWithoutLimits,
  limitRefusal,
  limitsState,
  noOwnLimits,
  settleStake,
  spentOf,
  weekStart,
} from '../../../../src/domain/own-limits/own-limits.ts';
import type { OwnLimitsChange } from '../../../../src/model/own-limits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday, 00:00 in Istanbul. */
const MONDAY = Date.parse('2026-11-30T00:00:00+03:00');

/** Weekday, date and time of a moment in Istanbul, by the platform's own table of time zones. */
const inIstanbul = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

describe('the week (rule balance-3)', () => {
  test('begins on a Monday at 00:00 in Istanbul, at most seven days ago', () => {
    // Türkiye has had one time all year since 2016.
    const moments = fc.integer({ min: Date.parse('2017-01-01'), max: Date.parse('2099-12-31') });
    fc.assert(
      fc.property(moments, (at) => {
        const start = weekStart(at);
        expect(inIstanbul.format(start)).toBe('Mon 00:00:00');
        expect(at - start).toBeGreaterThanOrEqual(0);
        expect(at - start).toBeLessThan(7 * DAY);
      }),
    );
  });

  test('changes between Sunday 23:59:59.999 and Monday 00:00, not at midnight in Greenwich', () => {
    expect(weekStart(MONDAY - 1)).toBe(MONDAY - 7 * DAY);
    expect(weekStart(MONDAY)).toBe(MONDAY);
    expect(weekStart(Date.parse('2026-11-29T22:30:00Z'))).toBe(MONDAY);
  });
});

type Step =
  | { kind: 'change'; change: OwnLimitsChange }
  | { kind: 'play'; amount: number }
  /** Outcome of the newest order whose outcome is unknown. */
  | { kind: 'settle'; isMade: boolean };
interface TimedStep {
  wait: number;
  step: Step;
}

const amounts = fc.integer({ min: 0, max: 100_000 });
const steps: fc.Arbitrary<TimedStep[]> = fc.array(
  fc.record({
    // Minutes to days, and across weeks; sometimes none.
    wait: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3 * HOUR }), fc.integer({ min: 1, max: 9 * DAY })),
    step: fc.oneof(
      fc.record({
        kind: fc.constant('change' as const),
        change: fc.oneof(
          fc.record({ type: fc.constant('weekly' as const), amount: fc.option(amounts) }),
          fc.constant({ type: 'keep' as const }),
          fc.record({
            type: fc.constant('pause' as const),
            days: fc.constantFrom(1 as const, 7 as const, 30 as const),
          }),
        ),
      }),
      fc.record({ kind: fc.constant('play' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
      fc.record({ kind: fc.constant('settle' as const), isMade: fc.boolean() }),
    ),
  }),
  { maxLength: 40 },
);

/** The statement: every decision is read from the history, newest first. Nothing is carried from step to step. */
interface History {
  changes: { at: number; change: OwnLimitsChange }[];
  plays: { intent: string; at: number; amount: number; outcome?: boolean }[];
}

/** The amount in force: each setting began at once when it was not higher than the one before, else a day later. */
function amountAt(history: History, at: number): { weekly: number | null; waits: boolean } {
  let weekly: number | null = null;
  let waiting: { amount: number | null; from: number } | undefined;
  for (const { at: moment, change } of history.changes) {
    if (moment > at) break;
    if (waiting !== undefined && waiting.from <= moment) {
      weekly = waiting.amount;
      waiting = undefined;
    }
    if (change.type === 'keep') waiting = undefined;
    if (change.type !== 'weekly') continue;
    const { amount } = change;
    const isLoosened = weekly !== null && (amount ?? Number.POSITIVE_INFINITY) > weekly;
    if (isLoosened) waiting = { amount, from: moment + DAY };
    else {
      weekly = amount;
      waiting = undefined;
    }
  }
  if (waiting !== undefined && waiting.from <= at) return { weekly: waiting.amount, waits: false };
  return { weekly, waits: waiting !== undefined };
}

const isPausedAt = ({ changes }: History, at: number): boolean =>
  changes.some(
    ({ at: moment, change }) => change.type === 'pause' && moment <= at && at < moment + change.days * 24 * HOUR,
  );

/** Name of a moment's week: the date of its Monday in Istanbul. */
function weekName(at: number): string {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const weekday = days.indexOf(inIstanbul.format(at).slice(0, 3));
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(at - weekday * DAY);
}

const spentAt = ({ plays }: History, at: number): number =>
  plays
    .filter((play) => play.outcome !== false && weekName(play.at) === weekName(at))
    .reduce((sum, { amount }) => sum + amount, 0);

describe('amount, pause and sum (rules balance-3 to balance-7)', () => {
  test('agree with the statement after every step of any sequence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * DAY }), steps, (begin, sequence) => {
        let at = MONDAY + begin;
        let own: OwnLimits = noOwnLimits('A', at);
        const history: History = { changes: [], plays: [] };
        sequence.forEach(({ wait, step }, place) => {
          at += wait;
          own = advance(own, at);
          if (step.kind === 'change') {
            own = changeLimits(own, step.change, at);
            history.changes.push({ at, change: step.change });
          }
          if (step.kind === 'settle') {
            const play = history.plays.findLast(({ outcome }) => outcome === undefined);
            if (play !== undefined) {
              play.outcome = step.isMade;
              own = settleStake(own, play.intent, step.isMade);
            }
          }
          if (step.kind === 'play') {
            const { weekly } = amountAt(history, at);
            const isOver = weekly !== null && spentAt(history, at) + step.amount > weekly;
            const expected = isPausedAt(history, at) ? 'paused' : isOver ? 'overWeekly' : undefined;
            expect(limitRefusal(own, step.amount)).toBe(expected);
            if (expected === undefined) {
              const intent = `i${place}`;
              own = addStake(own, { intent, use: 'play', amount: step.amount, open: true });
              history.plays.push({ intent, at, amount: step.amount });
            }
          }
          const { weekly, waits } = amountAt(history, at);
          expect(own.weekly).toBe(weekly);
          expect(own.next !== null).toBe(waits);
          expect(own.pausedUntil !== null).toBe(isPausedAt(history, at));
          expect(spentOf(own)).toBe(spentAt(history, at));
          expect(isOwnLimits(structuredClone(own))).toBe(true);
        });
      }),
      { numRuns: 300 },
    );
  });

  test('no sequence of changes allows more within 24 hours than the amount at its beginning', () => {
    const changes = fc.array(fc.oneof(fc.option(amounts), fc.constant('keep' as const)), { maxLength: 20 });
    fc.assert(
      fc.property(amounts, changes, fc.integer({ min: 0, max: DAY - 1 }), (first, sequence, within) => {
        let own = changeLimits(noOwnLimits('A', MONDAY), { type: 'weekly', amount: first }, MONDAY);
        sequence.forEach((amount, place) => {
          const at = MONDAY + Math.floor((within * place) / sequence.length);
          own = changeLimits(own, amount === 'keep' ? { type: 'keep' } : { type: 'weekly', amount }, at);
        });
        const { weekly } = advance(own, MONDAY + within);
        expect(weekly).not.toBeNull();
        expect(weekly ?? Infinity).toBeLessThanOrEqual(first);
      }),
    );
  });

  test('a moment that goes back brings neither a former week nor a former amount, and ends no wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * DAY }), (back) => {
        const set = changeLimits(noOwnLimits('A', MONDAY), { type: 'weekly', amount: 500 }, MONDAY);
        const own = addStake(changeLimits(set, { type: 'weekly', amount: null }, MONDAY), {
          intent: 'i1',
          use: 'play',
          amount: 400,
        });
        const earlier = advance(own, MONDAY - back);
        expect([earlier.week, earlier.weekly, spentOf(earlier), earlier.next]).toEqual([
          MONDAY,
          500,
          400,
          { weekly: null, at: MONDAY + DAY },
        ]);
      }),
    );
  });
});

describe('one order (rule balance-6)', () => {
  const own = changeLimits(noOwnLimits('A', MONDAY), { type: 'weekly', amount: 1_000 }, MONDAY);
  const open = addStake(own, { intent: 'i1', use: 'play', amount: 300, open: true });

  test('counts once, however often it is added or settled', () => {
    const again = settleStake(
      settleStake(addStake(open, { intent: 'i1', use: 'play', amount: 300 }), 'i1', true),
      'i1',
      true,
    );
    expect(spentOf(again)).toBe(300);
    expect(spentOf(settleStake(settleStake(open, 'i1', false), 'i1', true))).toBe(0);
  });

  test.each([
    ['without a stored intent: its engine ended before it was sent', undefined, 0],
    ['with another intent stored since', { intent: 'i0', end: {} }, 0],
    ['refused', { intent: 'i1', end: null }, 0],
    ['made', { intent: 'i1', end: {} }, 300],
    ['whose player stopped waiting', { intent: 'i1' }, 300],
  ])('%s: the next one of its use finds the sum', (_, last, expected) => {
    const after = closeStakes(open, 'play', last);
    expect(spentOf(after)).toBe(expected);
    expect(spentOf(closeStakes(after, 'play', { intent: 'i2', end: null })), 'closed for good').toBe(expected);
    expect(spentOf(closeStakes(open, 'pool', last)), 'another use').toBe(300);
  });

  test('a deposit and a coupon paid with the bonus are refused by a pause alone', () => {
    const full = addStake(own, { intent: 'i1', use: 'play', amount: 1_000 });
    expect([limitRefusal(full, 0), limitRefusal(full, 1)]).toEqual([undefined, 'overWeekly']);
    expect(limitRefusal(changeLimits(full, { type: 'pause', days: 1 }, MONDAY), 0)).toBe('paused');
  });
});

test('what is shown: the sum of the week, its end, what waits and the end of the pause (rule balance-4)', () => {
  const at = MONDAY + 500;
  const first = changeLimits(noOwnLimits('A', at), { type: 'weekly', amount: 1_000 }, at);
  const own = changeLimits(changeLimits(first, { type: 'weekly', amount: 2_000 }, at), { type: 'pause', days: 7 }, at);
  expect(limitsState(own)).toEqual({
    weekly: 1_000,
    spent: 0,
    weekEndsAt: MONDAY / 1_000 + 7 * 86_400,
    next: { weekly: 2_000, at: MONDAY / 1_000 + 86_400 + 1 },
    pausedUntil: MONDAY / 1_000 + 7 * 86_400 + 1,
  });
});

test('a record without amount and pause is not worth storing', () => {
  const own = noOwnLimits('A', MONDAY);
  expect(isWithoutLimits(own)).toBe(true);
  expect(isWithoutLimits(changeLimits(own, { type: 'weekly', amount: 0 }, MONDAY))).toBe(false);
  expect(isWithoutLimits(changeLimits(own, { type: 'pause', days: 1 }, MONDAY))).toBe(false);
});

test.each([
  [{ type: 'weekly', amount: -1 }, false],
  [{ type: 'weekly', amount: 1.5 }, false],
  [{ type: 'weekly', amount: 0 }, true],
  [{ type: 'pause', days: 2 }, false],
  [{ type: 'pause', days: 30 }, true],
  [{ type: 'keep' }, true],
])('a change %j of a tab is accepted: %s', (change, expected) => {
  expect(isLimitsChange(change as OwnLimitsChange)).toBe(expected);
});

test.each([null, {}, { ...noOwnLimits('A', MONDAY), weekly: '5' }, { ...noOwnLimits('A', MONDAY), stakes: [{}] }])(
  'a damaged record is none (%#)',
  (value) => {
    expect(isOwnLimits(value)).toBe(false);
  },
);
