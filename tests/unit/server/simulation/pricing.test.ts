import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceMarket } from '../../../../server/simulation/pricing/margin.ts';
import { normalCumulative } from '../../../../server/simulation/pricing/point-spread.ts';
import { ScoreGrid } from '../../../../server/simulation/pricing/poisson.ts';
import { setMatchChances, raceChance } from '../../../../server/simulation/pricing/race-chance.ts';
import { gameChance, setChance } from '../../../../server/simulation/sports/tennis-rules.ts';

const rate = fc.double({ min: 0.1, max: 4, noNaN: true });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('margin', () => {
  const chances = fc
    .array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 })
    .map((weights) => weights.map((weight) => weight / sum(weights)));

  it('sums to the overround, keeps the order of the chances and never makes web odds higher', () => {
    fc.assert(
      fc.property(chances, (shares) => {
        const prices = priceMarket(shares, 1.17, 1.04);
        for (const [index, price] of prices.entries()) {
          expect(price.wodd).toBeLessThanOrEqual(price.odd);
          for (const [other, share] of shares.entries()) {
            const rival = prices[other]?.odd ?? 0;
            if (share > (shares[index] ?? 0) && price.odd > 1 && rival > 1)
              expect(rival).toBeLessThanOrEqual(price.odd);
          }
        }
        if (prices.every((price) => price.odd > 1)) {
          expect(sum(prices.map((price) => 1 / price.odd))).toBeCloseTo(1.17, 1);
        }
      }),
    );
  });

  it('gives no odd for an impossible or nearly certain outcome', () => {
    const [certain, never] = priceMarket([0.999, 0.001], 1.17, 1.04);
    expect(certain).toEqual({ odd: 1, wodd: 1 });
    expect(never?.odd).toBeGreaterThan(4);
    expect(priceMarket([1, 0], 1.17, 1.04)[1]).toEqual({ odd: 1, wodd: 1 });
  });
});

describe('score grid', () => {
  it('has chances that sum to 1, and handicaps that move the draw to one side', () => {
    fc.assert(
      fc.property(rate, rate, fc.nat(3), fc.nat(3), (home, away, homeNow, awayNow) => {
        const grid = new ScoreGrid(home, away, homeNow, awayNow);
        for (const chances of [grid.result(), grid.total(2.5), grid.bothScore(), grid.oddEven(), grid.homeTotal(1.5)]) {
          expect(sum(chances)).toBeCloseTo(1, 9);
        }
        const [better = 0] = grid.result(1);
        const [level = 0, draw = 0] = grid.result();
        expect(better).toBeCloseTo(level + draw, 9);
        const [won = 0] = grid.split(2, (h, a) => (h > a ? 0 : 1));
        expect(won).toBeCloseTo(level, 9);
      }),
    );
  });

  it('treats goals already scored as certain', () => {
    expect(new ScoreGrid(0.4, 0.2, 2, 1).bothScore()).toEqual([1, 0]);
    expect(new ScoreGrid(0.4, 0.2, 2, 1).total(2.5)).toEqual([0, 1]);
  });
});

describe('races', () => {
  /** The race computed point by point, without a closed formula for its end. */
  function byHand(p: number, home: number, away: number, target: number, depth = 60): number {
    if (home >= target && home - away >= 2) return 1;
    if (away >= target && away - home >= 2) return 0;
    if (depth === 0) return 0.5;
    if (home === away && home >= target - 1) {
      const both = p * p + (1 - p) * (1 - p);
      return p * p + (1 - both) * byHand(p, home, away, target, depth - 1);
    }
    return p * byHand(p, home + 1, away, target, depth - 1) + (1 - p) * byHand(p, home, away + 1, target, depth - 1);
  }

  it('equal a point-by-point computation', () => {
    const points = fc.nat(4);
    const p = fc.double({ min: 0.2, max: 0.8, noNaN: true });
    fc.assert(
      fc.property(p, points, points, (chance, home, away) => {
        if (Math.max(home, away) > 3 && Math.abs(home - away) > 1) return;
        expect(raceChance(chance, home, away, 4)).toBeCloseTo(byHand(chance, home, away, 4), 5);
      }),
    );
  });

  it('have match scores that sum to the chance of winning, and equal chances for equal sides', () => {
    const match = setMatchChances(0.6, 0.6, 0, 0, 3);
    expect(sum(match.scores)).toBeCloseTo(1, 9);
    expect(sum(match.scores.slice(0, 3))).toBeCloseTo(match.home, 9);
    expect(setMatchChances(0.5, 0.5, 1, 1, 2).home).toBeCloseTo(0.5, 9);
    expect(setMatchChances(0.7, 0.5, 2, 0, 3).scores[0]).toBeCloseTo(0.7, 9);
  });

  it('favour the server of a game and the side that leads', () => {
    const serves = { home: 0.65, away: 0.62 };
    expect(gameChance(serves, true)).toBeGreaterThan(0.75);
    expect(gameChance(serves, false)).toBeLessThan(0.3);
    expect(setChance(serves, 5, 3, true)).toBeGreaterThan(setChance(serves, 3, 3, true));
    expect(setChance({ home: 0.6, away: 0.6 }, 6, 6, true)).toBeCloseTo(0.5, 9);
  });
});

describe('the normal distribution', () => {
  it('has the known values', () => {
    expect(normalCumulative(0)).toBeCloseTo(0.5, 6);
    expect(normalCumulative(1.96)).toBeCloseTo(0.975, 4);
    expect(normalCumulative(-1)).toBeCloseTo(0.158655, 5);
  });
});
