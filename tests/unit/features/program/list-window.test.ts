import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RowWindow, listWindow } from '../../../../src/features/program/list/list-window.ts';

test('more rows are requested ahead than behind, in the direction of the scroll', () => {
  expect(listWindow({ first: 100, last: 110, isScrollingUp: false }, 1000, undefined)).toEqual({ from: 92, to: 143 });
  expect(listWindow({ first: 100, last: 110, isScrollingUp: true }, 1000, undefined)).toEqual({ from: 68, to: 119 });
});

test('a small scroll requests no rows', () => {
  const requested = listWindow({ first: 100, last: 110, isScrollingUp: false }, 1000, undefined);
  expect(listWindow({ first: 103, last: 113, isScrollingUp: false }, 1000, requested)).toBeUndefined();
});

test('at the ends of a list no rows beyond it are requested, and only once', () => {
  const requested = listWindow({ first: 0, last: 9, isScrollingUp: false }, 12, undefined);
  expect(requested).toEqual({ from: 0, to: 12 });
  expect(listWindow({ first: 2, last: 11, isScrollingUp: false }, 12, requested)).toBeUndefined();
  expect(listWindow({ first: 0, last: 9, isScrollingUp: true }, 12, requested)).toBeUndefined();
});

test('wherever a list is scrolled, every rendered row was requested', () => {
  const steps = fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_500 }), steps, (count, moves) => {
      let requested: RowWindow | undefined;
      let first = 0;
      for (const move of moves) {
        const next = Math.min(count - 1, Math.max(0, first + move));
        const last = Math.min(count - 1, next + 12);
        requested = listWindow({ first: next, last, isScrollingUp: next < first }, count, requested) ?? requested;
        first = next;
        expect(requested?.from).toBeLessThanOrEqual(next);
        expect(requested?.to).toBeGreaterThan(last);
      }
    }),
  );
});
