import { moneyText } from '../../../../src/domain/number-text.ts';
import { describe, expect, test } from 'vitest';
import { couponStatuses } from '../../../../src/contract/services/wire/coupon-wire.ts';
import type { Coupon, CouponLeg } from '../../../../src/model/coupon.ts';
import { kindText, couponRowView } from '../../../../src/domain/coupon/coupon-row-view.ts';
import { makeCoupon, makeLeg } from '../../../support/make-coupon.ts';

/** A moment before the start of the matches, and one after it. */
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
])('%i kuruş reads %s', (kurus, text) => {
  expect(moneyText(kurus)).toBe(text);
});

test('an open coupon shows whether it has begun, and its highest possible winnings', () => {
  const waiting = makeCoupon({ price: 10_000, totalOdd: 3985, maxWinning: 359_300 });
  expect(couponRowView(waiting, BEFORE)).toMatchObject({
    ...{ status: 'Başlamadı', tone: 'pending', odd: '39,85', price: '100,00\u00a0₺', shortId: '…0002', progress: 0 },
    ...{ winningLabel: 'Maks. kazanç', winning: '3.593,00\u00a0₺' },
  });
  expect(couponRowView(makeCoupon(), AFTER)).toMatchObject({ status: 'Devam ediyor', tone: 'pending' });
});

test('a running match is live; a match between two periods is not over', () => {
  const legs = [makeLeg({ result: 'won' }), makeLeg({ eventId: 2 }), makeLeg({ eventId: 3 }), makeLeg({ eventId: 4 })];
  const running = [
    { eventId: 2, scoreStatus: RUNNING },
    // This match has not begun.
    { eventId: 3, scoreStatus: 1 },
  ];
  const view = couponRowView(makeCoupon({ eventCount: 4, legs, running }), BEFORE);
  expect(view).toMatchObject({ status: 'Canlı', tone: 'live', progress: 0.25 });
  expect(view.legStates).toEqual(['won', 'running', 'open', 'open']);
  expect(view.legStatesText).toBe('1 tuttu, 1 sürüyor, 2 bekliyor');
});

test.each([
  [63, 'Canlı'],
  [89, 'Canlı'],
  [1, 'Devam ediyor'],
  [64, 'Devam ediyor'],
  [5, 'Devam ediyor'],
  [68, 'Devam ediyor'],
])('a match with status %i makes the coupon "%s"', (scoreStatus, status) => {
  const coupon = makeCoupon({ legs: [makeLeg({ eventId: 2 })], running: [{ eventId: 2, scoreStatus }] });
  expect(couponRowView(coupon, AFTER).status).toBe(status);
});

test('a decided coupon shows the paid amount', () => {
  const won = makeCoupon({ status: 1, winning: 90_000, wonColumns: 1, tax: 7_600, net: 82_400 });
  expect(couponRowView(won, AFTER)).toMatchObject({
    tone: 'good',
    winningLabel: 'Kazanç',
    winning: '824,00\u00a0₺',
    progress: 1,
  });
  expect(couponRowView(makeCoupon({ status: 5, net: 10_000 }), AFTER)).toMatchObject({
    winningLabel: 'İade',
    tone: 'quiet',
  });
});

test('a lost coupon shows that it won nothing, and what was possible', () => {
  expect(couponRowView(makeCoupon({ status: 0, maxWinning: 254_220 }), AFTER)).toMatchObject({
    ...{ winningLabel: 'Kazanç', winning: '0,00\u00a0₺', missedWinning: '2.542,20\u00a0₺', tone: 'bad' },
  });
  expect(couponRowView(makeCoupon({ status: -1 }), AFTER).missedWinning).toBe('');
});

test('the states of the selections are in the order of their kick-offs', () => {
  const legs = [makeLeg({ start: 30 }), makeLeg({ eventId: 2, start: 10, result: 'won' })];
  expect(couponRowView(makeCoupon({ legs }), BEFORE).legStates).toEqual(['won', 'open']);
});

test('only a lost coupon is coloured as bad; other failures have another colour', () => {
  const bad = couponStatuses.filter((status) => couponRowView(makeCoupon({ status }), AFTER).tone === 'bad');
  expect(bad).toEqual([0]);
});

describe('the selections on a card', () => {
  const leg = (eventId: number, fields: Partial<CouponLeg> = {}) => makeLeg({ eventId, ...fields });
  const shownOf = (fields: Partial<Coupon>, live?: Parameters<typeof couponRowView>[2]) => {
    const view = couponRowView(makeCoupon(fields), BEFORE, live);
    return { ...view, shown: view.legs.map(({ eventId }) => eventId) };
  };

  test('are the first two, with the chosen line, and the number of the others', () => {
    const over = { marketName: 'Alt/Üst 2,5', outcomeName: 'Üst' };
    const view = shownOf({ legs: [leg(1, over), leg(2), leg(3), leg(4)] });
    expect(view).toMatchObject({ shown: [1, 2], more: 2, remainingText: '4 maç kaldı' });
    expect(view.legs[0]).toMatchObject({ eventName: 'Galatasaray - Trabzonspor', outcomeName: 'Üst' });
  });

  test('list running ones first and decided ones last while the coupon is open, afterwards in chosen order', () => {
    const legs = [leg(1, { result: 'won' }), leg(2), leg(3)];
    const running = [{ eventId: 3, scoreStatus: RUNNING }];
    expect(shownOf({ legs, running })).toMatchObject({ shown: [3, 2], remainingText: '2 maç kaldı' });
    expect(shownOf({ legs, running, status: 0 }).shown).toEqual([1, 2]);
  });

  test("prefer the live status of a followed match to the service's older one", () => {
    const legs = [leg(1), leg(2)];
    const running = [{ eventId: 1, scoreStatus: RUNNING }];
    const live = new Map([
      [1, { ended: true }],
      [2, { ended: false }],
    ]);
    expect(shownOf({ legs, running }, live).legStates).toEqual(['open', 'running']);
  });

  test('show the next kick-off if it is out of sight', () => {
    const soon = leg(3, { start: BEFORE + 600 });
    expect(shownOf({ legs: [leg(1), leg(2), soon] }).remainingText).toBe('3 maç kaldı · sıradaki Bugün 10:53');
    expect(shownOf({ legs: [soon, leg(2), leg(1)] }).remainingText).toBe('3 maç kaldı');
  });

  test('leave out what a single match still needs', () => {
    expect(shownOf({ legs: [leg(1)] }).remainingText).toBe('');
    expect(shownOf({ legs: [leg(1, { result: 'won' })] }).remainingText).toBe('Sonuç bekleniyor');
  });

  test('show the final results', () => {
    const legs = [leg(1, { result: 'won' }), leg(2, { result: 'lost' }), leg(3, { result: 'won' })];
    expect(shownOf({ legs, status: 0 }).remainingText).toBe('1 maçla kaçtı · 2 / 3 tuttu');
    expect(shownOf({ legs: [...legs, leg(4, { result: 'lost' })], status: 0 }).remainingText).toBe('2 / 4 tuttu');
    expect(shownOf({ legs: [leg(1, { result: 'won' }), leg(2, { result: 'won' })], status: 1 }).remainingText).toBe(
      '2 / 2 tuttu',
    );
    expect(shownOf({ legs }).remainingText).toBe('Sonuç bekleniyor');
    // The coupon is lost already, with a match still to come.
    expect(shownOf({ legs: [...legs, leg(4)], status: 0 }).remainingText).toBe('');
  });
});

test('a list without selections shows none on its cards', () => {
  expect(couponRowView(makeCoupon({ legs: null, eventCount: 3 }), BEFORE)).toMatchObject({
    ...{
      legStates: [],
      legStatesText: '',
      kind: '3 maç · Kombine',
      progress: 0,
      legs: [],
      more: 0,
      remainingText: 'İlk maç Bugün 11:00',
    },
  });
});

test('the time of play has its hour within this year, its year for earlier ones', () => {
  const at = (iso: string) =>
    couponRowView(makeCoupon({ playedAt: Date.parse(iso) / 1000 }), Date.parse('2026-11-20T12:00Z') / 1000);
  expect(at('2026-11-19T21:05Z').playedAt).toBe('Bugün 00:05');
  expect(at('2026-11-19T20:05Z').playedAt).toBe('19 Kas 23:05');
  expect(at('2025-11-19T20:05Z').playedAt).toBe('19 Kas 2025');
});

test('an unknown status reads as unknown and shows no winnings', () => {
  const view = couponRowView(makeCoupon({ status: 'unknown', legs: [makeLeg({ result: 'unknown' })] }), 0);
  expect(view).toMatchObject({
    status: 'Durumu bilinmiyor',
    winningLabel: 'Maks. kazanç',
    legStatesText: '1 bilinmiyor',
  });
});
