import { expect, test } from 'vitest';
import { archiveYears, couponFilters, parseCouponListRoute } from '../../../../src/domain/coupon/coupon-list-route.ts';

const NOW = Date.UTC(2026, 10, 20, 11) / 1000;
const place = (tab: string, filter = '', query: Record<string, string> = {}) =>
  parseCouponListRoute(tab, filter, couponFilters(tab, NOW).parse(String(new URLSearchParams(query))));

test("a tab, its filter and its query are read into the list's state", () => {
  expect(place('bekleyen', 'devameden', { tarih: 'uc-ay', sirala: '3' })).toEqual({
    tab: 'bekleyen',
    choice: { filter: 'devameden', period: 'threeMonths', archive: undefined, sort: '3' },
  });
  expect(place('arsiv', '', { donem: '2024-02' })?.choice.archive).toBe('2024-02');
  expect(place('kazanan')?.choice.filter).toBe('kazanan');
});

test.each(['kayip', '', 'constructor', 'toString', 'kayitli'])('"%s" is not the address of a list', (tab) => {
  expect(place(tab)).toBeUndefined();
});

test('a filter of another tab is not valid', () => {
  expect(place('kaybeden', 'devameden')).toBeUndefined();
  expect(place('kazanan', 'tumu')).toBeUndefined();
});

test.each<Record<string, string>>([{ tarih: 'dun' }, { tarih: 'constructor' }, { sirala: '9' }, { donem: '2024-02' }])(
  'a value that is not an option is ignored: %o',
  (query) => {
    const choice = { filter: undefined, period: undefined, archive: undefined, sort: '' };
    expect(place('kaybeden', '', query)?.choice).toEqual(choice);
  },
);

test.each(['2019', '2027', '2026-13', '2026-00', '2026-3', 'x'])('%s is not a valid archive period', (donem) => {
  expect(place('arsiv', '', { donem })?.choice.archive).toBeUndefined();
});

test('the archive covers six years, and a year begins at midnight in Türkiye', () => {
  expect(archiveYears(NOW)).toEqual(['2026', '2025', '2024', '2023', '2022', '2021']);
  expect(archiveYears(Date.UTC(2026, 11, 31, 21) / 1000)[0]).toBe('2027');
});

test('an address is written as it was read, without defaults', () => {
  const filters = couponFilters('kaybeden', NOW);
  expect(filters.write(filters.parse('?sirala=2&donem=&tarih=yil'))).toBe('?tarih=yil&sirala=2');
  expect(filters.write({ sirala: '' })).toBe('');
});
