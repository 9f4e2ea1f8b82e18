import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairShares, neededShare, shareText } from '../../../../src/domain/program/odd-meaning.ts';

const anyOdd = fc.integer({ min: 101, max: 100_000 });

test('odds-14: a bettor who is right as often as an odd needs neither wins nor loses', () => {
  fc.assert(
    fc.property(anyOdd, fc.integer({ min: 1, max: 1_000_000 }), (odd, stake) => {
      const tries = 1_000;
      const paid = tries * neededShare(odd) * stake * (odd / 100);
      expect(paid).toBeCloseTo(tries * stake, 0);
    }),
  );
});

test('odds-14: shares of a market with a margin are those it was made of', () => {
  const chances = fc
    .tuple(...[0, 1, 2].map(() => fc.integer({ min: 5, max: 60 })))
    .filter((parts) => parts.length === 3);
  fc.assert(
    fc.property(chances, fc.double({ min: 1.01, max: 1.2, noNaN: true }), (parts, margin) => {
      const sum = parts.reduce((all, part) => all + part, 0);
      const real = parts.map((part) => part / sum);
      // Odds as a bookmaker makes them, unrounded.
      const odds = real.map((share) => 100 / (share * margin));
      fc.pre(odds.every((odd) => odd > 100));
      const shares = fairShares(odds) ?? [];
      expect(shares).toHaveLength(3);
      for (const [place, share] of shares.entries()) expect(share).toBeCloseTo(real[place] ?? 0, 9);
    }),
  );
});

test('odds-14: a market without one outcome that must hold, or with an odd that is not offered, has no shares', () => {
  // Double chance of 2,00 · 3,40 · 3,60: two of its three outcomes hold at the end.
  expect(fairShares([126, 133, 175])).toBeUndefined();
  expect(fairShares([185, 100])).toBeUndefined();
  expect(fairShares([])).toBeUndefined();
  expect(fairShares([150])).toBeUndefined();
  expect(fairShares([400, 400, 400, 400])).toBeUndefined();
  expect(fairShares([500, 500])).toBeUndefined();
});

test.each([
  [169, '%59'],
  [163, '%61'],
  [200, '%50'],
  [1_000, '%10'],
  [2_100, '%4,8'],
  [10_000, '%1'],
])('odds-14: an odd of %i hundredths needs %s', (odd, text) => {
  expect(shareText(neededShare(odd))).toBe(text);
});
