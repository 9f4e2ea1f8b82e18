import { couponStatuses } from '../../../../src/contract/services/wire/coupon-wire.ts';
import { expect, test } from 'vitest';
import {
  type CouponTab,
  couponTabs,
  couponListQuery,
  savedSlipsQuery,
} from '../../../../src/domain/coupon/coupon-tab-info.ts';
import { statusText, statusTone } from '../../../../src/domain/coupon/status.ts';

/** 20 November 2026, 14:00 in Türkiye. */
const NOW = Date.UTC(2026, 10, 20, 11) / 1000;
const page = { page: '1', limit: '10', withBetslipDetails: 'true' };
const tabNames = Object.keys(couponTabs) as CouponTab[];

test.each(couponStatuses)('status %i belongs to exactly one tab', (status) => {
  expect(tabNames.filter((tab) => couponTabs[tab].statuses.includes(status))).toHaveLength(1);
});

test('every status has its own text, except the two of a failed check', () => {
  const texts = couponStatuses.map(statusText);
  expect(new Set(texts).size).toBe(couponStatuses.length - 1);
  expect(statusText(8)).toBe(statusText(9));
  expect(texts.every((text) => text.length > 3)).toBe(true);
});

test.each([
  [-1, 'pending'],
  [10, 'good'],
  [13, 'good'],
  [0, 'bad'],
  [12, 'warn'],
  [5, 'quiet'],
] as const)('status %i reads %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test('each tab requests its statuses', () => {
  const asked = Object.fromEntries(tabNames.map((tab) => [tab, couponListQuery(tab, {}, 1, NOW)['status']]));
  expect(asked).toEqual({
    bekleyen: '-1',
    kazanan: '1,10',
    kaybeden: '0',
    oynadiklarim: undefined,
    arsiv: '100',
    odenen: '11',
    'nakit-odendi': '13',
    'henuz-olusmayan': '2,6',
    olusturulamayan: '7,8,9,14',
    'iptal-edilmekte': '4',
    'iptal-edilen': '5',
    'kupon-odenemez': '12',
  });
});

test.each([
  ['bekleyen', { filter: 'tumu' }, { status: '-1' }],
  ['bekleyen', { filter: 'devameden' }, { status: '-1', type: '1' }],
  ['bekleyen', { filter: 'baslamamis' }, { status: '-1', type: '2' }],
  ['bekleyen', { filter: 'uzunvadeli' }, { status: '-1', type: '3' }],
  ['kazanan', { filter: 'kazanan' }, { status: '1,10' }],
  ['kazanan', { filter: 'odenen' }, { status: '11,13' }],
  ['kaybeden', { sort: '' }, { status: '0' }],
  ['kaybeden', { sort: '1' }, { status: '0', sortType: '1' }],
  ['kaybeden', { sort: '2' }, { status: '0', sortType: '2' }],
  ['kaybeden', { sort: '3' }, { status: '0', sortType: '3' }],
  // 13 November, 00:00 in Türkiye.
  ['kaybeden', { period: 'week' }, { status: '0', startDate: String(Date.UTC(2026, 10, 12, 21) / 1000) }],
  ['oynadiklarim', {}, {}],
  ['arsiv', {}, { status: '100' }],
  ['arsiv', { archive: '2024-02' }, { status: '100', archiveDate: '2024-02' }],
  // The query covers exactly one year in Türkiye.
  [
    'arsiv',
    { archive: '2024' },
    {
      status: '100',
      startDate: String(Date.UTC(2023, 11, 31, 21) / 1000),
      endDate: String(Date.UTC(2024, 11, 31, 21) / 1000),
    },
  ],
  ['arsiv', { period: 'week' }, { status: '100' }],
] as const)('the tab %s with %o requests %o', (tab, choice, query) => {
  expect(couponListQuery(tab, choice, 1, NOW)).toEqual({ ...query, ...page });
});

test('a choice makes the same request all day, and another one the next day', () => {
  const at = (hour: number, minute: number): string =>
    JSON.stringify(couponListQuery('kaybeden', { period: 'month' }, 3, Date.UTC(2026, 10, 20, hour, minute) / 1000));
  expect(at(-3, 0)).toBe(at(20, 59));
  expect(at(20, 59)).not.toBe(at(21, 0));
});

test('saved slips are loaded twenty per page', () => {
  expect(savedSlipsQuery(3)).toEqual({ limit: '20', page: '3' });
});
