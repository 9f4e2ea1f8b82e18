import { array, assert, integer, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import {
  MAX_ODD_POINTS,
  type OddPoint,
  type OddsMovement,
  hasMoved,
  recordGoal,
  recordOdds,
  shareLines,
} from '../../../../../src/features/event/changes/odds-movement.ts';
import { stepLine } from '../../../../../src/ui/chart/step-line.ts';
import type { Market } from '../../../../../src/model/event.ts';

const market = (id: number, ...odds: number[]): Market => ({
  ...{ id, key: '1_1', line: '', version: 1, status: 1, minBets: 1 },
  outcomes: odds.map((odd, place) => ({ number: place + 1, name: String(place), odd, webOdd: odd, status: 1 })),
});

const steps = array(record({ after: integer({ min: 1, max: 5_000 }), odd: integer({ min: 100, max: 106 }) }), {
  minLength: 1,
  maxLength: 200,
});

test('every change of an odd is a point, and nothing else is; the newest points are kept', () => {
  assert(
    property(steps, (told) => {
      let at = 0;
      let movement: OddsMovement | undefined;
      const changes: OddPoint[] = [];
      for (const { after, odd } of told) {
        at += after;
        const before = movement;
        movement = recordOdds(movement, market(7, odd), at);
        const isNew = odd > 100 && odd !== changes.at(-1)?.odd;
        if (isNew) changes.push({ at, odd });
        else if (before !== undefined) expect(movement).toBe(before);
      }
      expect(movement?.lines[1] ?? []).toEqual(changes.slice(-MAX_ODD_POINTS));
    }),
    { numRuns: 60 },
  );
});

test('another market starts a new history', () => {
  const first = recordOdds(undefined, market(7, 210, 330), 5);
  expect(recordOdds(first, market(8, 150), 9)).toEqual({ marketId: 8, since: 9, lines: { 1: [{ at: 9, odd: 150 }] } });
});

const shareSteps = array(record({ after: integer({ min: 1, max: 5_000 }), percent: integer({ min: 0, max: 100 }) }), {
  minLength: 1,
  maxLength: 200,
});

const histories = array(
  record({
    after: integer({ min: 1, max: 5_000 }),
    odds: tuple(...[0, 1, 2].map(() => integer({ min: 100, max: 900 }))),
  }),
  { minLength: 1, maxLength: 60 },
);

test('shares sum up to one, follow the odds of their moment and contain no margin', () => {
  assert(
    property(histories, (told) => {
      let at = 0;
      let movement: OddsMovement | undefined;
      const known: (number | undefined)[] = [undefined, undefined, undefined];
      const expected: { at: number; shares: number[] }[] = [];
      for (const { after, odds } of told) {
        at += after;
        const before = movement;
        movement = recordOdds(movement, market(7, ...odds), at);
        for (const [place, odd] of odds.entries()) if (odd > 100) known[place] = odd;
        const [one, two, three] = known;
        if (movement === before || one === undefined || two === undefined || three === undefined) continue;
        const whole = two * three + one * three + one * two;
        expected.push({ at, shares: [(two * three) / whole, (one * three) / whole, (one * two) / whole] });
      }
      const lines = shareLines(movement!, [1, 2, 3]);
      expect(lines.map((points) => points.map((point) => point.at))).toEqual(
        [0, 1, 2].map(() => expected.map((each) => each.at)),
      );
      for (const [moment, { shares }] of expected.entries()) {
        for (const [place, share] of shares.entries()) expect(lines[place]?.[moment]?.share).toBeCloseTo(share, 9);
      }
    }),
    { numRuns: 60 },
  );
});

test('an outcome that never had an odd leaves no share', () => {
  expect(shareLines(recordOdds(undefined, market(7, 210, 100, 330), 5), [1, 2, 3])).toEqual([[], [], []]);
});

test('the line shows the current share at every moment, on the scale of 0 to 1', () => {
  assert(
    property(shareSteps, integer({ min: 0, max: 9_000 }), (told, later) => {
      let at = 1_000;
      const points = told.map(({ after, percent }) => ({ at: (at += after), share: percent / 100 }));
      const box = { width: 80, height: 20, from: points[0]?.at ?? 0, to: at + later };
      const corners = stepLine(points, box);
      const heightOf = (share: number): number => 20 - 20 * share;
      for (const [place, [x, y]] of corners.entries()) {
        const [left, above] = corners[place - 1] ?? [0, y];
        expect(x).toBeGreaterThanOrEqual(left);
        // Lines are horizontal or vertical: a slope would show shares that never existed.
        expect(x === left || y === above).toBe(true);
        expect(x >= 0 && x <= 80 && y >= 0 && y <= 20).toBe(true);
      }
      expect(corners.at(-1)?.[0]).toBe(80);
      expect(corners.at(-1)?.[1]).toBeCloseTo(heightOf(points.at(-1)?.share ?? 0), 6);
      const span = Math.max(1, box.to - box.from);
      for (const [place, point] of points.entries()) {
        const until = points[place + 1]?.at ?? box.to;
        if (until - point.at < 2) continue;
        const middle = (((point.at + until) / 2 - box.from) / span) * 80;
        const right = corners.findIndex(([x]) => x > middle);
        expect(corners[right]?.[1]).toBeCloseTo(heightOf(point.share), 6);
      }
    }),
    { numRuns: 60 },
  );
});

test('change-2: the picture is due once one share has changed by two percent', () => {
  assert(
    property(
      array(array(integer({ min: 0, max: 1_000 }), { maxLength: 8 }), { minLength: 1, maxLength: 3 }),
      (told) => {
        const lines = told.map((shares) => shares.map((permille, at) => ({ at, share: permille / 1_000 })));
        const isFar = told.some((shares) => shares.some((one) => shares.some((other) => one - other > 20)));
        const isNear = told.every((shares) => shares.every((one) => shares.every((other) => one - other < 20)));
        // Exactly two percent depends on the rounding of the shares.
        if (isFar) expect(hasMoved(lines)).toBe(true);
        if (isNear) expect(hasMoved(lines)).toBe(false);
      },
    ),
  );
});

test('change-2: a goal is on the axis once, and none from before the beginning', () => {
  const begun = recordOdds(undefined, market(7, 210, 330), 50);
  const scored = recordGoal(recordGoal(begun, 60), 90);
  expect(scored.goals).toEqual([60, 90]);
  expect(recordGoal(scored, 60)).toBe(scored);
  expect(recordGoal(scored, 40)).toBe(scored);
  expect(recordOdds(scored, market(7, 190, 350), 99).goals).toEqual([60, 90]);
});
