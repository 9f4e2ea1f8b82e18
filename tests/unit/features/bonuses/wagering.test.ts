import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showsWagering, wageringOf } from '../../../../src/features/bonuses/wagering.ts';

const of = (required: number, done: number) => wageringOf({ turnover: { required, done } });

describe('progress of the wagering requirement', () => {
  test.each([
    // required, done, shown done, left, percent
    [100_000, 0, 0, 100_000, 0],
    [100_000, 35_000, 35_000, 65_000, 35],
    [100_000, 99_999, 99_999, 1, 99],
    [100_000, 100_000, 100_000, 0, 100],
    [100_000, 140_000, 100_000, 0, 100],
    [100_000, -500, 0, 100_000, 0],
    [3, 1, 1, 2, 33],
    [3, 2, 2, 1, 66],
    [1, 0, 0, 1, 0],
  ])('%d required and %d wagered give the progress', (required, told, done, left, percent) => {
    expect(of(required, told)).toEqual({ required, done, left, percent });
  });

  test('without a requirement there is no progress', () => {
    expect(wageringOf({ turnover: null })).toBeNull();
    expect(of(0, 0)).toBeNull();
    expect(of(-100, 50)).toBeNull();
  });

  // The percentage in exact fractions: the greatest whole number with percent/100 ≤ done/required.
  test('for any amounts, 100 percent is reached with the last kuruş and not before', () => {
    const kurus = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(kurus, fc.integer({ min: -1_000, max: 2_000_000_000 }), (required, told) => {
        const wagering = of(required, told);
        if (wagering === null) throw new Error('there is a requirement');
        const { done, left, percent } = wagering;
        expect(done + left).toBe(required);
        const [share, whole] = [BigInt(done) * 100n, BigInt(required)];
        expect(BigInt(percent) * whole <= share).toBe(true);
        expect(BigInt(percent + 1) * whole > share).toBe(true);
        expect(percent === 100).toBe(told >= required);
      }),
    );
  });
});

test.each([
  ['active', true],
  ['waits', true],
  ['used', true],
  ['unknown', true],
  ['cancelled', false],
  ['expired', false],
] as const)('a bonus that is %s shows its progress: %s', (status, shown) => {
  expect(showsWagering({ status })).toBe(shown);
});
