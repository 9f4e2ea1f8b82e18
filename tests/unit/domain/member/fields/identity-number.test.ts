import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityNumberFault, isIdentityNumber } from '../../../../../src/domain/member/fields/identity.ts';

/**
 * The rule in another form: among the hundred endings of nine digits exactly one is valid. Its first digit makes 3·odd
 * + even + tenth a multiple of ten (with 3 ≡ −7), its second is eight times the odd places.
 */
function endingOf(nine: string): string {
  let odd = 0;
  let even = 0;
  for (const [index, digit] of Array.from(nine).entries()) {
    if (index % 2 === 0) odd += Number(digit);
    else even += Number(digit);
  }
  let tenth = 0;
  while ((3 * odd + even + tenth) % 10 !== 0) tenth += 1;
  return `${tenth}${(8 * odd) % 10}`;
}

const nineDigits = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String);

describe('Turkish identity number', () => {
  it.each([
    ['10000000146', true],
    ['10000000145', false],
    ['10000000156', false],
    ['00000000000', false],
    ['01000000014', false],
    ['1000000014', false],
    ['100000001466', false],
    ['1000000014a', false],
    ['11111111110', true],
    ['11111111111', false],
  ])('%s is valid: %s', (text, valid) => {
    expect(isIdentityNumber(text)).toBe(valid);
  });

  it('has one valid ending in a hundred', () => {
    fc.assert(
      fc.property(nineDigits, (nine) => {
        const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));
        expect(endings.filter((ending) => isIdentityNumber(nine + ending))).toEqual([endingOf(nine)]);
      }),
    );
  });

  it('with one mistyped digit is detected', () => {
    fc.assert(
      fc.property(nineDigits, fc.nat(10), fc.integer({ min: 1, max: 9 }), (nine, place, step) => {
        const right = nine + endingOf(nine);
        const wrong = Array.from(right, (digit, index) => (index === place ? (Number(digit) + step) % 10 : digit));
        expect(isIdentityNumber(wrong.join(''))).toBe(false);
      }),
    );
  });

  it('has an error text for each fault', () => {
    expect(identityNumberFault('')).toBe('Bu alanın doldurulması zorunludur.');
    expect(identityNumberFault('12345678901')).toBe('Geçerli bir T.C. kimlik numarası giriniz.');
    expect(identityNumberFault(' 10000000146 ')).toBeNull();
  });
});
