import { moneyText } from '../../../../src/domain/number-text.ts';
import { expect, test } from 'vitest';
import type { Coupon } from '../../../../src/model/coupon.ts';
import { kindText, rowView } from '../../../../src/domain/coupon/row-view.ts';
import { makeCoupon, makeLeg } from '../../../support/make-coupon.ts';

/** Around the start of the matches. */
const BEFORE = 1_799_999_000;
const AFTER = 1_800_001_000;
/** Second half. */
const RUNNING = 4;

test.each<[Partial<Coupon>, string]>([
  [{}, '1 maç · Tek maç'],
  [{ eventCount: 3 }, '3 maç · Kombine'],
  [{ eventCount: 5, kind: 'system', systems: [3, 4] }, '5 maç · Sistem 3,4'],
  [{ eventCount: 3, count: 5 }, '3 maç · Çoklu kupon ×5'],
  [{ eventCount: 4, kind: 'system', systems: [3], count: 2 }, '4 maç · Sistem 3 · Çoklu ×2'],
])('%o is "%s"', (fields, text) => {
  expect(kindText(makeCoupon(fields))).toBe(text);
});

test.each([
  [0, '0,00\u00a0₺'],
  [5, '0,05\u00a0₺'],
  [359_300, '3.593,00\u00a0₺'],
  [1_250_000_000, '12.500.000,00\u00a0₺'],
])('%i kuruş is %s', (kurus, text) => {
  expect(moneyText(kurus)).toBe(text);
});

test('a waiting coupon says whether it has begun, and most it can win', () => {
  const waiting = makeCoupon({ price: 10_000, totalOdd: 3985, maxWinning: 359_300 });
  expect(rowView(waiting, BEFORE)).toMatchObject({
    ...{ status: 'Başlamadı', tone: 'pending', odd: '39,85', price: '100,00\u00a0₺', shortId: '…0002', progress: 0 },
    ...{ winningLabel: 'Maks. kazanç', winning: '3.593,00\u00a0₺' },
  });
  expect(rowView(makeCoupon(), AFTER)).toMatchObject({ status: 'Devam ediyor', tone: 'pending' });
});

test('a match that runs is live; one that stands between two is not over', () => {
  const legs = [makeLeg({ result: 'won' }), makeLeg({ eventId: 2 }), makeLeg({ eventId: 3 }), makeLeg({ eventId: 4 })];
  const running = [
    { eventId: 2, scoreStatus: RUNNING },
    // Not begun.
    { eventId: 3, scoreStatus: 1 },
  ];
  const view = rowView(makeCoupon({ eventCount: 4, legs, running }), BEFORE);
  expect(view).toMatchObject({ status: 'Devam ediyor', tone: 'live', progress: 0.25 });
  expect(view.marks).toEqual(['won', 'running', 'open', 'open']);
  expect(view.marksText).toBe('1 tuttu, 1 sürüyor, 2 bekliyor');
});

test('what is decided says what is paid', () => {
  const won = makeCoupon({ status: 1, winning: 90_000, tax: 7_600, net: 82_400 });
  expect(rowView(won, AFTER)).toMatchObject({ tone: 'good', winningLabel: 'Kazanç', winning: '824,00\u00a0₺', progress: 1 });
  expect(rowView(makeCoupon({ status: 5, net: 10_000 }), AFTER)).toMatchObject({ winningLabel: 'İade', tone: 'quiet' });
  expect(rowView(makeCoupon({ status: 0 }), AFTER)).toMatchObject({ winning: '0,00\u00a0₺', tone: 'bad' });
});

test('a list that tells no selections claims nothing of them', () => {
  expect(rowView(makeCoupon({ legs: null, eventCount: 3 }), BEFORE)).toMatchObject({
    ...{ marks: [], marksText: '', kind: '3 maç · Kombine', progress: 0 },
  });
});

test('when it was played: the hour this year, the year before that', () => {
  const at = (iso: string) =>
    rowView(makeCoupon({ playedAt: Date.parse(iso) / 1000 }), Date.parse('2026-11-20T12:00Z') / 1000);
  expect(at('2026-11-19T21:05Z').playedAt).toBe('Bugün 00:05');
  expect(at('2026-11-19T20:05Z').playedAt).toBe('19 Kas 23:05');
  expect(at('2025-11-19T20:05Z').playedAt).toBe('19 Kas 2025');
});

test('a status nobody knows is said to be unknown, and claims no winning', () => {
  const view = rowView(makeCoupon({ status: 'unknown', legs: [makeLeg({ result: 'unknown' })] }), 0);
  expect(view).toMatchObject({ status: 'Durumu bilinmiyor', winningLabel: 'Maks. kazanç', marksText: '1 bilinmiyor' });
});
