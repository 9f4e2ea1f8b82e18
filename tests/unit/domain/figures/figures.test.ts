/** The tables of the figures: what counts, periods, rates in words, shares, runs, search, missing plays. */
import { expect, test } from 'vitest';
import { type FigureCoupon, figureCoupons, figureOutcome } from '../../../../src/domain/figures/figure-coupon.ts';
import {
  nextPeriodKey,
  periodKey,
  periodText,
  shortPeriodText,
  unitOfKey,
} from '../../../../src/domain/figures/figure-periods.ts';
import { percentOfHits, rateText, sinceText } from '../../../../src/domain/figures/figure-texts.ts';
import { couponHits, hitsByMarket, hitsByPicks, oddsBand } from '../../../../src/domain/figures/hit-rates.ts';
import { missingPlays } from '../../../../src/domain/figures/missing-plays.ts';
import { moneySteps, moneySum } from '../../../../src/domain/figures/money-sums.ts';
import { longestRuns } from '../../../../src/domain/figures/runs.ts';
import { parseCouponSearch, searchCoupons } from '../../../../src/domain/figures/search-coupons.ts';
import { equalParts, stakesBySport } from '../../../../src/domain/figures/stake-shares.ts';
import type { CouponStatus } from '../../../../src/model/coupon.ts';
import type { Transaction } from '../../../../src/model/payment.ts';
import type { PoolCoupon } from '../../../../src/model/pool.ts';
import { makeCoupon, makeLeg } from '../../../support/make-coupon.ts';
import { turkishSeconds } from '../../../support/turkish-time.ts';

test.each<[CouponStatus, number | null, string]>([
  [1, 1, 'won'],
  [1, null, 'won'],
  [10, 2, 'won'],
  [11, 1, 'won'],
  [13, null, 'won'],
  [1, 0, 'refunded'],
  [11, 0, 'refunded'],
  [0, 0, 'lost'],
  [0, null, 'lost'],
  [12, 1, 'unpaid'],
  [5, 0, 'cancelled'],
  [7, 0, 'cancelled'],
  [8, 0, 'cancelled'],
  [9, 0, 'cancelled'],
  [14, 0, 'cancelled'],
  [-1, 0, 'waiting'],
  [2, 0, 'waiting'],
  [4, 0, 'waiting'],
  [6, null, 'waiting'],
  ['unknown', null, 'unknown'],
])('figures-1: status %s with %s won columns is %s', (status, wonColumns, outcome) => {
  expect(figureOutcome(status, wonColumns)).toBe(outcome);
});

test('figures-2: a coupon in several responses counts once, as the newest response says', () => {
  const [only, ...others] = figureCoupons([makeCoupon({ status: -1 }), makeCoupon({ status: 1, net: 9_250 })], []);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ outcome: 'refunded' });
  expect(figureCoupons([makeCoupon(), makeCoupon({ status: 1, net: 9_250, wonColumns: 1 })], [])).toMatchObject([
    { outcome: 'won', paid: 9_250 },
  ]);
});

test('figures-2: a partly archived multi coupon is one coupon with the money of both rows', () => {
  const group = { groupId: 'G1', status: 1, wonColumns: 1 } as const;
  const rows = [
    makeCoupon({ ...group, id: '1', count: 2, price: 10_000, net: 18_500 }),
    makeCoupon({ ...group, id: '3', count: 1, price: 5_000, net: 9_250, archived: true }),
  ];
  const coupons = figureCoupons(rows, []);
  expect(coupons).toHaveLength(1);
  expect(moneySum(coupons)).toEqual({ coupons: 1, played: 15_000, won: 27_750, net: 12_750 });
});

test('figures-3: bonus coupons have a sum of their own and count for the hit rate', () => {
  const coupons = figureCoupons(
    [
      makeCoupon({ id: '1', status: 0, price: 5_000 }),
      makeCoupon({ id: '2', status: 1, wonColumns: 1, price: 2_000, net: 3_000, usedBonus: true }),
    ],
    [],
  );
  expect(moneySum(coupons)).toEqual({ coupons: 1, played: 5_000, won: 0, net: -5_000 });
  expect(moneySum(coupons, 'bonus')).toEqual({ coupons: 1, played: 2_000, won: 3_000, net: 1_000 });
  expect(couponHits(coupons)).toEqual({ hits: 1, total: 2 });
});

test('figures-4: a pool coupon is in the money and in its own share, and in no rate by matches', () => {
  const coupons = figureCoupons([], [poolCoupon({ status: 0, price: 3_600 })]);
  expect(moneySum(coupons)).toMatchObject({ played: 3_600, net: -3_600 });
  expect(stakesBySport(coupons)).toEqual([{ label: 'Spor Toto', played: 3_600 }]);
  expect(hitsByPicks(coupons)).toEqual([]);
  expect(couponHits(coupons)).toEqual({ hits: 0, total: 1 });
});

test.each([
  ['week', '2026-11-29T23:59:59', '2026-11-23', '23–29 Kas 2026', '23 Kas'],
  ['week', '2026-11-30T00:00:00', '2026-11-30', '30 Kas – 6 Ara 2026', '30 Kas'],
  ['week', '2027-01-01T12:00:00', '2026-12-28', '28 Ara – 3 Oca 2027', '28 Ara'],
  ['month', '2026-11-30T23:59:59', '2026-11', 'Kasım 2026', 'Kas'],
  ['month', '2027-01-01T00:00:00', '2027-01', 'Ocak 2027', 'Oca 27'],
  ['year', '2026-12-31T23:59:59', '2026', '2026', '2026'],
] as const)('figures-5: the %s of %s in Türkiye is %s', (unit, time, key, text, short) => {
  expect(periodKey(unit, turkishSeconds(time))).toBe(key);
  expect(periodText(unit, key)).toBe(text);
  expect(shortPeriodText(unit, key)).toBe(short);
  expect(unitOfKey(key)).toBe(unit);
});

test('figures-5: periods follow one another over the end of a month and a year', () => {
  expect(nextPeriodKey('week', '2026-12-28')).toBe('2027-01-04');
  expect(nextPeriodKey('month', '2026-12')).toBe('2027-01');
  expect(nextPeriodKey('month', '2026-08')).toBe('2026-09');
  expect(nextPeriodKey('year', '2026')).toBe('2027');
  for (const wrong of ['2026-13', '2026-11-24', '2026-99-99', 'kasim', '']) expect(unitOfKey(wrong)).toBeUndefined();
});

test('figures-5: a month without a coupon is shown with 0', () => {
  const at = (time: string) => ({ playedAt: turkishSeconds(time), status: 0 as const });
  const coupons = figureCoupons(
    [
      makeCoupon({ id: '1', ...at('2026-09-30T23:00:00') }),
      makeCoupon({ id: '2', ...at('2026-11-01T00:30:00'), price: 700 }),
      makeCoupon({ id: '3', ...at('2026-12-01T00:30:00'), status: -1 }),
    ],
    [],
  );
  expect(moneySteps(coupons, 'month').map(({ key, played }) => [key, played])).toEqual([
    ['2026-09', 5_000],
    ['2026-10', 0],
    ['2026-11', 700],
  ]);
});

test('figures-6: void and open selections are neither right nor wrong, and a lost coupon counts before its end', () => {
  const legs = (['won', 'lost', 'void', 'open', 'unknown'] as const).map((result) => makeLeg({ result }));
  const coupons = figureCoupons([makeCoupon({ id: '1', status: 0, legs }), makeCoupon({ id: '2', legs })], []);
  expect(hitsByMarket(coupons)).toEqual([{ label: 'Maç Sonucu', hits: 1, total: 2 }]);
  expect(hitsByPicks(coupons)).toEqual([{ label: '5–7 maç', hits: 0, total: 1 }]);
});

test.each([
  [101, '1,49’a kadar'],
  [149, '1,49’a kadar'],
  [150, '1,50–1,99'],
  [199, '1,50–1,99'],
  [200, '2,00–2,99'],
  [300, '3,00–4,99'],
  [499, '3,00–4,99'],
  [500, '5,00 ve üstü'],
])('figures-6: the band of odd %i is %s', (odd, band) => {
  expect(oddsBand(odd)).toBe(band);
});

test.each([
  [2, 5, '5 kupondan 2’si'],
  [0, 1, '1 kupondan hiçbiri'],
  [1, 3, '3 kupondan 1’i'],
  [3, 9, '9 kupondan 3’ü'],
  [6, 9, '9 kupondan 6’sı'],
  [9, 9, '9 kupondan 9’u'],
  [5, 10, '%50\u00a0· 5/10'],
  [1, 3_000, '%0\u00a0· 1/3.000'],
  [2, 16, '%13\u00a0· 2/16'],
])('figures-7: %i of %i is "%s"', (hits, total, text) => {
  expect(rateText(hits, total, 'kupondan')).toBe(text);
});

test('figures-7: a percentage is rounded half up and missing below ten', () => {
  expect([percentOfHits(1, 9), percentOfHits(1, 200), percentOfHits(199, 200), percentOfHits(10, 10)]).toEqual([
    null,
    1,
    100,
    100,
  ]);
});

test('figures-8: refunded, cancelled and waiting coupons do not end a run, and the newest of equal runs is shown', () => {
  const statuses = [1, 1, 0, 5, 0, -1, 0, 1, 0, 0, 12, 0] as const;
  const coupons = figureCoupons(
    statuses.map((status, place) =>
      makeCoupon({ id: String(place), status, playedAt: 1_000 + place, wonColumns: null }),
    ),
    [],
  );
  expect(longestRuns(coupons)).toEqual({
    winning: { length: 2, from: 1_000, to: 1_001 },
    losing: { length: 3, from: 1_008, to: 1_011 },
  });
  expect(longestRuns([])).toEqual({ winning: null, losing: null });
});

test('figures-9: a price is divided equally, and no kuruş is lost', () => {
  expect(equalParts(100, 3)).toEqual([34, 33, 33]);
  expect(equalParts(2, 3)).toEqual([1, 1, 0]);
  const legs = [makeLeg(), makeLeg({ sportId: 5 }), makeLeg({ sportId: 987_654 })];
  const coupons = figureCoupons([makeCoupon({ status: 0, price: 100, legs })], []);
  expect(stakesBySport(coupons)).toEqual([
    { label: 'Futbol', played: 34 },
    { label: 'Bilinmeyen', played: 33 },
    { label: 'Tenis', played: 33 },
  ]);
});

test.each([
  ['2026-08-12', '12 Ağu 2026’dan beri'],
  ['2025-01-01', '1 Oca 2025’ten beri'],
  ['2027-01-01', '1 Oca 2027’den beri'],
  ['2030-01-01', '1 Oca 2030’dan beri'],
  ['2020-01-01', '1 Oca 2020’den beri'],
])('figures-10: the beginning %s is written "%s"', (day, text) => {
  expect(sinceText(turkishSeconds(`${day}T12:00:00`))).toBe(text);
});

test.each([
  ['istanbul', ['880000001']],
  ['İSTANBUL', ['880000001']],
  ['buyuksehir', ['880000001']],
  ['sehir istan', ['880000001']],
  ['0002', ['880000002']],
  ['12 ağu', ['880000001']],
  ['12 agustos 2026', ['880000001']],
  ['12.08.2026', ['880000001']],
  ['12.8', ['880000001']],
  ['12.8.26 istanbul', ['880000001']],
  ['Ağustos 2026', ['880000001']],
  ['13.08.2026', []],
  ['spor toto', ['P1']],
  ['kasım', []],
  ['', []],
  ['   ', []],
])('figures-11: "%s" finds %j', (search, ids) => {
  const coupons = figureCoupons(
    [
      makeCoupon({
        id: '880000001',
        playedAt: turkishSeconds('2026-08-12T00:30:00'),
        legs: [makeLeg({ eventName: 'İstanbul Büyükşehir - Iğdır' })],
      }),
      makeCoupon({ id: '880000002', playedAt: turkishSeconds('2026-07-12T12:00:00') }),
    ],
    [poolCoupon({ id: 'P1', playedAt: turkishSeconds('2026-06-01T12:00:00') })],
  );
  expect(searchCoupons(coupons, search).map(({ id }: FigureCoupon) => id)).toEqual(ids);
});

test('figures-11: a month without day or year is part of a team name', () => {
  expect(parseCouponSearch('Mayıs')).toEqual({ words: ['mayis'], date: {} });
});

test('figures-12: plays of removed coupons are counted; coupons of a listed multi coupon are not', () => {
  const group = makeCoupon({ id: '10', groupId: 'G1', count: 3, price: 15_000, playedAt: 5_000 });
  const plays = [
    transaction({ couponId: '10', amount: -5_000, at: 5_000 }),
    transaction({ couponId: '11', amount: -5_000, at: 5_001 }),
    transaction({ couponId: '12', amount: -5_000, at: 5_001 }),
    transaction({ couponId: '13', amount: -5_000, at: 5_001 }),
    transaction({ couponId: '20', amount: -700, at: 6_000, type: 16 }),
    transaction({ couponId: '20', amount: 900, at: 7_000, type: 10 }),
    transaction({ couponId: null, amount: -100, at: 7_000, type: 12 }),
    transaction({ couponId: 'P1', amount: -400, at: 8_000, couponType: null }),
  ];
  expect(missingPlays(plays, [group], [poolCoupon({ id: 'P1' })])).toEqual({ coupons: 2, played: 5_700 });
});

function poolCoupon(fields: Partial<PoolCoupon> = {}): PoolCoupon {
  return {
    id: 'P1',
    transactionId: null,
    cycle: 361,
    programName: '09-12 Ekim',
    playedAt: 1_799_990_000,
    status: -1,
    columns: 48,
    blocks: 1,
    multiplier: 1,
    price: 3_600,
    best: null,
    decided: 0,
    prize: 0,
    tax: 0,
    net: 0,
    code: null,
    ...fields,
  };
}

function transaction(fields: Partial<Transaction>): Transaction {
  return {
    id: '1',
    transactionId: null,
    at: 0,
    type: 4,
    couponType: 27,
    name: '',
    description: '',
    amount: 0,
    balance: null,
    pocket: 'balance',
    couponId: null,
    iban: '',
    ...fields,
  };
}
