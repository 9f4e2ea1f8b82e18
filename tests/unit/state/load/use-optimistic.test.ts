import { describe, expect, it } from 'vitest';
import { type Pending, isOver, nextPending } from '../../../../src/state/load/use-optimistic.ts';

const answered = (pending: Pending): Pending => ({ ...pending, answered: true });

describe('a sent value is shown until the engine has another', () => {
  it('and is pending without a response or frame, whatever value the engine still has', () => {
    expect(isOver(nextPending(null, 5, 3), 3)).toBe(false);
    expect(isOver(nextPending(null, 5, 3), 4)).toBe(false);
    expect(isOver(answered(nextPending(null, 5, 3)), 3)).toBe(false);
  });

  it('and ends with its own frame, with or without a response', () => {
    expect(isOver(nextPending(null, 5, 3), 5)).toBe(true);
    expect(isOver(answered(nextPending(null, 5, 3)), 5)).toBe(true);
  });

  it('and ends when the engine has another value after the response', () => {
    expect(isOver(answered(nextPending(null, 5, 3)), 7)).toBe(true);
  });

  it('and outlasts late frames of values sent before it', () => {
    const emptied = nextPending(null, 0, 30);
    const four = nextPending(emptied, 4, 30);
    const fortyOne = nextPending(four, 41, 30);
    expect([0, 4].map((late) => isOver(answered(fortyOne), late))).toEqual([false, false]);
    expect([41, 12].map((value) => isOver(answered(fortyOne), value))).toEqual([true, true]);
  });

  it('and outlasts the frames in between when it returns to a value the engine has or had', () => {
    const again = nextPending(nextPending(null, 0, 75), 75, 75);
    expect([75, 0].map((late) => isOver(answered(again), late))).toEqual([false, false]);
    expect(isOver(answered(again), 12)).toBe(true);
    const third = nextPending(nextPending(nextPending(null, 5, 0), 0, 0), 5, 0);
    expect([5, 0].map((late) => isOver(answered(third), late))).toEqual([false, false]);
  });
});
