/** Pulling a page down (rule installed-5). */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followPull } from '../../../src/app/installed/follow-pull.ts';

const start = { x: 200, y: 100 };
const pulled = (moves: readonly (readonly [right: number, down: number])[]) => {
  const follow = followPull(start);
  return moves.map(([right, down]) => follow({ x: start.x + right, y: start.y + down })).at(-1);
};

describe('a finger', () => {
  it('has no direction until it moved ten pixels', () => {
    expect(pulled([[0, 9]])).toEqual({ kind: 'undecided' });
    expect(pulled([[0, 10]])).toMatchObject({ kind: 'pull' });
  });

  it('that moved up or to the side first never pulls', () => {
    expect(
      pulled([
        [0, -12],
        [0, 200],
      ]),
    ).toEqual({ kind: 'other' });
    expect(
      pulled([
        [40, 30],
        [40, 300],
      ]),
    ).toEqual({ kind: 'other' });
  });

  it('refreshes from 128 px on, and not when it came back before it was lifted', () => {
    expect(
      pulled([
        [0, 20],
        [0, 127],
      ]),
    ).toMatchObject({ isArmed: false });
    expect(
      pulled([
        [0, 20],
        [0, 128],
      ]),
    ).toEqual({ kind: 'pull', distance: 64, isArmed: true });
    expect(
      pulled([
        [0, 20],
        [0, 300],
        [0, 40],
      ]),
    ).toMatchObject({ isArmed: false });
  });

  it('decides once, and moves the indicator by at most 88 px', () => {
    const step = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 30 }), (moves) => {
        const follow = followPull(start);
        const kinds = moves.map(([right, down]) => {
          const move = follow({ x: start.x + right, y: start.y + down });
          if (move.kind === 'pull') {
            expect(move.distance).toBeGreaterThanOrEqual(0);
            expect(move.distance).toBeLessThanOrEqual(88);
            expect(move.isArmed).toBe(down >= 128);
          }
          return move.kind;
        });
        const decided = kinds.filter((kind) => kind !== 'undecided');
        expect(new Set(decided).size).toBeLessThanOrEqual(1);
        expect(kinds.slice(kinds.length - decided.length)).toEqual(decided);
      }),
    );
  });
});
