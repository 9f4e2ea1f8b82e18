/** Where a list's date filter begins: midnight in Türkiye, ends of months, leap days (rule coupon-8). */
import { expect, test } from 'vitest';
import { type Period, periodStart } from '../../../../src/domain/coupon/period.ts';

const turkish = (text: string): number => Date.parse(`${text}+03:00`) / 1000;

test.each<[now: string, period: Period, start: string]>([
  ['2026-11-20T00:00:00', 'today', '2026-11-20'],
  ['2026-11-20T23:59:59', 'today', '2026-11-20'],
  ['2026-11-21T00:00:00', 'today', '2026-11-21'],
  // In UTC it is still the last of December.
  ['2027-01-01T01:30:00', 'today', '2027-01-01'],
  ['2027-01-01T01:30:00', 'week', '2026-12-25'],
  ['2026-03-03T12:00:00', 'week', '2026-02-24'],
  ['2026-03-31T12:00:00', 'month', '2026-02-28'],
  ['2028-03-31T12:00:00', 'month', '2028-02-29'],
  ['2026-07-31T12:00:00', 'month', '2026-06-30'],
  ['2026-01-15T12:00:00', 'month', '2025-12-15'],
  ['2026-05-31T12:00:00', 'threeMonths', '2026-02-28'],
  ['2026-02-01T12:00:00', 'threeMonths', '2025-11-01'],
  ['2028-02-29T12:00:00', 'year', '2027-02-28'],
  ['2029-02-28T12:00:00', 'year', '2028-02-28'],
  ['2026-11-20T12:00:00', 'year', '2025-11-20'],
])('at %s "%s" begins on %s', (now, period, start) => {
  expect(periodStart(period, turkish(now))).toBe(turkish(`${start}T00:00:00`));
});
