/**
 * The figures of random histories against an independent account of them: every coupon is settled here by enumerating
 * its columns, its money is added with BigInt by calendar, and runs are read from a string of letters.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureCoupons } from '../../../../src/domain/figures/figure-coupon.ts';
import { type FigureUnit, periodKey } from '../../../../src/domain/figures/figure-periods.ts';
import { couponHits, hitsByOdds, hitsByPicks, hitsBySport } from '../../../../src/domain/figures/hit-rates.ts';
import { moneySteps, moneySum } from '../../../../src/domain/figures/money-sums.ts';
import { longestRuns } from '../../../../src/domain/figures/runs.ts';
import { stakesByMarket, stakesBySport } from '../../../../src/domain/figures/stake-shares.ts';
import type { Coupon, CouponLeg, CouponStatus } from '../../../../src/model/coupon.ts';
import { makeCoupon, makeLeg } from '../../../support/make-coupon.ts';

/** 'W' won, 'L' lost, 'N' counted in the money alone, '-' not counted. */
type Truth = 'W' | 'L' | 'N' | '-';

interface Played {
  coupon: Coupon;
  truth: Truth;
}

const result = fc.constantFrom<CouponLeg['result']>('won', 'won', 'lost', 'void', 'open');
const leg = fc.record({
  result,
  sportId: fc.constantFrom(1, 2, 5, 999_999),
  marketName: fc.constantFrom('Maç Sonucu', 'Alt/Üst 2,5', 'Çifte Şans'),
  odd: fc.integer({ min: 101, max: 900 }),
});

const plan = fc.record({
  legs: fc.array(leg, { minLength: 1, maxLength: 6 }),
  /** Size of the system; 0 for a single coupon. */
  system: fc.integer({ min: 0, max: 6 }),
  count: fc.constantFrom(1, 1, 1, 4),
  bonus: fc.boolean(),
  fate: fc.constantFrom<'settle' | CouponStatus>('settle', 'settle', 'settle', 'settle', 5, 14, 2, 4, 12, 'unknown'),
  paidStatus: fc.constantFrom<CouponStatus>(1, 10, 11, 13),
  hour: fc.integer({ min: 0, max: 24 * 900 }),
});

const history = fc.array(plan, { maxLength: 60 }).map((plans): Played[] =>
  plans.map((each, place) => {
    const legs = each.legs.map((fields) => makeLeg({ ...fields, eventName: `Ev ${place} - Konuk` }));
    const size = each.system === 0 || each.system > legs.length ? legs.length : each.system;
    const columns = columnsOf(legs, size);
    const price = columns.length * 50 * each.count;
    const alive = columns.filter((column) => column.every(({ result: of }) => of !== 'lost'));
    const paying = alive.filter((column) => column.every(({ result: of }) => of !== 'open'));
    const isVoid = legs.every(({ result: of }) => of === 'void');
    const net = paying.reduce((sum, column) => sum + columnPay(column), 0) * each.count;
    const settled: [CouponStatus, number, number, Truth] =
      alive.length === 0
        ? [0, 0, 0, 'L']
        : legs.some(({ result: of }) => of === 'open')
          ? [-1, 0, 0, '-']
          : isVoid
            ? [each.paidStatus, 0, price, '-']
            : [each.paidStatus, paying.length, net, 'W'];
    const [status, wonColumns, paid, truth] =
      each.fate === 'settle' ? settled : ([each.fate, 0, 0, each.fate === 12 ? 'N' : '-'] as const);
    const coupon = makeCoupon({
      id: `${1_000 + place}`,
      groupId: each.count > 1 ? `G${place}` : null,
      kind: size === legs.length ? 'single' : 'system',
      systems: size === legs.length ? [] : [size],
      count: each.count,
      usedBonus: each.bonus,
      playedAt: 1_780_000_000 + each.hour * 3_600 + place,
      columns: columns.length,
      ...{ price, status, wonColumns, net: paid, legs },
    });
    return { coupon, truth };
  }),
);

test('figures-1, figures-3, figures-5: sums and periods equal those of the settled columns', () => {
  fc.assert(
    fc.property(history, fc.constantFrom<FigureUnit>('week', 'month', 'year'), (played, unit) => {
      const coupons = figureCoupons(couponsOf(played), []);
      for (const source of ['balance', 'bonus'] as const) {
        const rows = inMoney(played).filter(({ coupon }) => coupon.usedBonus === (source === 'bonus'));
        const cost = big(rows.map(({ coupon }) => coupon.price));
        const won = big(rows.filter(({ truth }) => truth === 'W').map(({ coupon }) => coupon.net));
        const sum = moneySum(coupons, source);
        expect([BigInt(sum.played), BigInt(sum.won), BigInt(sum.net), sum.coupons]).toEqual([
          cost,
          won,
          won - cost,
          rows.length,
        ]);
      }
      const steps = moneySteps(coupons, unit);
      const fromBalance = inMoney(played).filter(({ coupon }) => !coupon.usedBonus);
      for (const { key, coupons: count, net } of steps) {
        const rows = fromBalance.filter(({ coupon }) => calendarKey(unit, coupon.playedAt) === key);
        const parts = rows.map(({ coupon, truth }) => (truth === 'W' ? coupon.net : 0) - coupon.price);
        expect([count, BigInt(net)]).toEqual([rows.length, big(parts)]);
      }
      expect(steps.reduce((sum, { coupons: count }) => sum + count, 0)).toBe(fromBalance.length);
      expect(steps.map(({ key }) => key)).toEqual([...new Set(steps.map(({ key }) => key))].toSorted());
    }),
  );
});

test('figures-6: rates equal a count of the decided selections and coupons', () => {
  fc.assert(
    fc.property(history, (played) => {
      const coupons = figureCoupons(couponsOf(played), []);
      const legs = inMoney(played).flatMap(({ coupon }) => coupon.legs ?? []);
      const right = legs.filter(({ result: of }) => of === 'won').length;
      const wrong = legs.filter(({ result: of }) => of === 'lost').length;
      for (const rates of [hitsBySport(coupons), hitsByOdds(coupons)]) {
        expect(rates.reduce((sum, { hits }) => sum + hits, 0)).toBe(right);
        expect(rates.reduce((sum, { total }) => sum + total, 0)).toBe(right + wrong);
      }
      const letters = played.map(({ truth }) => truth).join('');
      const wins = letters.replaceAll(/[^W]/g, '').length;
      const all = letters.replaceAll(/[^WL]/g, '').length;
      expect(couponHits(coupons)).toEqual({ hits: wins, total: all });
      expect(hitsByPicks(coupons).reduce((sum, { total }) => sum + total, 0)).toBe(all);
      const football = legs.filter(({ sportId, result: of }) => sportId === 1 && (of === 'won' || of === 'lost'));
      expect(hitsBySport(coupons).find(({ label }) => label === 'Futbol')?.total ?? 0).toBe(football.length);
    }),
  );
});

test('figures-8: the longest runs are the longest repeats of a letter', () => {
  fc.assert(
    fc.property(history, (played) => {
      const inOrder = played.toSorted((one, other) => one.coupon.playedAt - other.coupon.playedAt);
      const letters = inOrder
        .map(({ truth }) => truth)
        .join('')
        .replaceAll(/[^WL]/g, '');
      const longest = (letter: string) =>
        Math.max(0, ...[...letters.matchAll(new RegExp(`${letter}+`, 'g'))].map(([run]) => run.length));
      const { winning, losing } = longestRuns(figureCoupons(couponsOf(played), []));
      expect([winning?.length ?? 0, losing?.length ?? 0]).toEqual([longest('W'), longest('L')]);
    }),
  );
});

test('figures-9: the shares add up to what was played, and differ from equal parts by less than a kuruş per coupon', () => {
  fc.assert(
    fc.property(history, (played) => {
      const coupons = figureCoupons(couponsOf(played), []);
      const { played: sum } = moneySum(coupons);
      for (const shares of [stakesBySport(coupons), stakesByMarket(coupons)]) {
        expect(shares.reduce((total, share) => total + share.played, 0)).toBe(sum);
      }
      const rows = inMoney(played).filter(({ coupon }) => !coupon.usedBonus);
      const fair = rows.reduce((total, { coupon }) => {
        const legs = coupon.legs ?? [];
        return total + (coupon.price * legs.filter(({ sportId }) => sportId === 1).length) / legs.length;
      }, 0);
      const football = stakesBySport(coupons).find(({ label }) => label === 'Futbol')?.played ?? 0;
      expect(Math.abs(football - fair)).toBeLessThan(6 * rows.length + 0.001);
    }),
  );
});

test('figures-2: the order of responses and repeated rows change nothing', () => {
  fc.assert(
    fc.property(history, fc.integer(), (played, seed) => {
      const coupons = couponsOf(played);
      const mixed = [...coupons, ...coupons.filter((_, place) => (place + seed) % 3 === 0)].toSorted(
        (one, other) => ((Number(one.id) * 7_919) % 1_013) - ((Number(other.id) * 7_919) % 1_013),
      );
      expect(figureCoupons(mixed, [])).toEqual(figureCoupons(coupons, []));
    }),
  );
});

/** Every column of a coupon: each choice of `size` of its selections. */
function columnsOf(legs: readonly CouponLeg[], size: number): CouponLeg[][] {
  if (size === 0) return [[]];
  const [first, ...rest] = legs;
  if (first === undefined) return [];
  return [...columnsOf(rest, size - 1).map((column) => [first, ...column]), ...columnsOf(rest, size)];
}

/** Kuruş for a column of 50 kuruş; a void selection counts as 1,00. */
const columnPay = (column: readonly CouponLeg[]): number =>
  Math.floor(column.reduce((pay, { result: of, odd }) => (of === 'void' ? pay : (pay * odd) / 100), 50));

const couponsOf = (played: readonly Played[]): Coupon[] => played.map(({ coupon }) => coupon);
const inMoney = (played: readonly Played[]): Played[] => played.filter(({ truth }) => truth !== '-');
const big = (values: readonly number[]): bigint => values.reduce((sum, value) => sum + BigInt(value), 0n);

/** The period by the calendar of the platform. */
function calendarKey(unit: FigureUnit, at: number): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short' }).format(at * 1_000);
  if (unit !== 'week') return text.slice(0, unit === 'month' ? 7 : 4);
  const day = new Date(`${text}T12:00:00Z`);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() - 1);
  const key = day.toISOString().slice(0, 10);
  expect(periodKey(unit, at)).toBe(key);
  return key;
}
