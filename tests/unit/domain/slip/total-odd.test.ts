import { decimalText } from '../../../../src/domain/number-text.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOdd } from '../../../../src/domain/slip/total-odd.ts';

const odd = fc.integer({ min: 100, max: 100_000 });

/** Long multiplication and rounding on decimal text, sharing nothing with the scaled division of the product. */
function oracle(odds: number[]): bigint {
  const decimals = odds
    .reduce((digits, value) => multiplyDigits(digits, String(value)), '1')
    .padStart(2 * odds.length + 1, '0');
  const cut = decimals.length - 2 * odds.length;
  const kept = `${decimals.slice(0, cut)}${decimals.slice(cut, cut + 2).padEnd(2, '0')}`;
  const next = decimals[cut + 2] ?? '0';
  return next >= '5' ? BigInt(kept) + 1n : BigInt(kept);
}

function multiplyDigits(left: string, right: string): string {
  const columns = Array.from({ length: left.length + right.length }, () => 0);
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const at = i + j + 1;
      const sum = Number(left[i]) * Number(right[j]) + (columns[at] ?? 0);
      columns[at] = sum % 10;
      columns[at - 1] = (columns[at - 1] ?? 0) + Math.floor(sum / 10);
    }
  }
  return columns.join('').replace(/^0+(?=\d)/, '');
}

describe('total odd', () => {
  it.each([
    [[], 100n],
    [[138], 138n],
    [[138, 420], 580n], // 5,796
    [[138, 420, 620], 3594n], // 35,9352
    [[105, 110], 116n], // 1,155: half goes up
    [[101, 150], 152n], // 1,515: half goes up
    [[100, 250], 250n], // what is not offered changes nothing
    [Array.from({ length: 3 }, () => 110), 133n], // 1,331
  ])('of %j is %s hundredths', (odds, expected) => {
    expect(totalOdd(odds)).toBe(expected);
  });

  it('is exact for any coupon of twenty events', () => {
    fc.assert(
      fc.property(fc.array(odd, { minLength: 1, maxLength: 20 }), (odds) => {
        expect(totalOdd(odds)).toBe(oracle(odds));
      }),
    );
  });

  it('does not depend on the order of the selections', () => {
    fc.assert(
      fc.property(
        fc
          .array(odd, { maxLength: 12 })
          .chain((odds) => fc.tuple(fc.constant(odds), fc.shuffledSubarray(odds, { minLength: odds.length }))),
        ([odds, shuffled]) => {
          expect(totalOdd(shuffled)).toBe(totalOdd(odds));
        },
      ),
    );
  });

  it.each([[1.5], [99], [0], [-120], [Number.NaN], [Number.POSITIVE_INFINITY]])('refuses %s as an odd', (value) => {
    expect(() => totalOdd([value])).toThrow(RangeError);
  });
});

describe('total odd in Turkish', () => {
  it.each([
    [100n, '1,00'],
    [580n, '5,80'],
    [3594n, '35,94'],
    [123_456n, '1.234,56'],
    [100_000_000n, '1.000.000,00'],
    [1_234_567_890_123_456_789_005n, '12.345.678.901.234.567.890,05'],
  ])('%s reads %s', (hundredths, text) => {
    expect(decimalText(hundredths)).toBe(text);
  });

  it('is read back as the same number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 100n, max: 10n ** 40n }), (hundredths) => {
        const text = decimalText(hundredths);
        expect(text).toMatch(/^\d{1,3}(\.\d{3})*,\d\d$/);
        expect(BigInt(text.replaceAll('.', '').replace(',', ''))).toBe(hundredths);
      }),
    );
  });
});
