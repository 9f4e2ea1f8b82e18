import { describe, expect, it } from 'vitest';
import {
  type PendingNumber,
  isPendingSettled,
  nextPendingNumber,
} from '../../../../src/state/load/use-optimistic-number.ts';

const answered = (pending: PendingNumber): PendingNumber => ({ ...pending, isConfirmed: true });

describe('a sent value is shown until the engine has another', () => {
  it('and is pending without a response or frame, whatever value the engine still has', () => {
    expect(isPendingSettled(nextPendingNumber(null, 5, 3), 3)).toBe(false);
    expect(isPendingSettled(nextPendingNumber(null, 5, 3), 4)).toBe(false);
    expect(isPendingSettled(answered(nextPendingNumber(null, 5, 3)), 3)).toBe(false);
  });

  it('and ends with its own frame, with or without a response', () => {
    expect(isPendingSettled(nextPendingNumber(null, 5, 3), 5)).toBe(true);
    expect(isPendingSettled(answered(nextPendingNumber(null, 5, 3)), 5)).toBe(true);
  });

  it('and ends when the engine has another value after the response', () => {
    expect(isPendingSettled(answered(nextPendingNumber(null, 5, 3)), 7)).toBe(true);
  });

  it('and outlasts late frames of values sent before it', () => {
    const emptied = nextPendingNumber(null, 0, 30);
    const four = nextPendingNumber(emptied, 4, 30);
    const fortyOne = nextPendingNumber(four, 41, 30);
    expect([0, 4].map((late) => isPendingSettled(answered(fortyOne), late))).toEqual([false, false]);
    expect([41, 12].map((value) => isPendingSettled(answered(fortyOne), value))).toEqual([true, true]);
  });

  it('and outlasts the frames in between when it returns to a value the engine has or had', () => {
    const again = nextPendingNumber(nextPendingNumber(null, 0, 75), 75, 75);
    expect([75, 0].map((late) => isPendingSettled(answered(again), late))).toEqual([false, false]);
    expect(isPendingSettled(answered(again), 12)).toBe(true);
    const third = nextPendingNumber(nextPendingNumber(nextPendingNumber(null, 5, 0), 0, 0), 5, 0);
    expect([5, 0].map((late) => isPendingSettled(answered(third), late))).toEqual([false, false]);
  });
});
