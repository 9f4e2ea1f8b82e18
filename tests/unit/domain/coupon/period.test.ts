/** The start of a list's date filter: midnight in Türkiye, ends of months, leap days (rule coupon-8). */
import { describe, expect, test } from 'vitest';
import { type Period, periodOf, periodStart } from '../../../../src/domain/coupon/period.ts';
import { turkishSeconds as at } from '../../../support/turkish-time.ts';

describe('the start of a period', () => {
  test.each<[Period, string, string]>([
    ['today', '2026-11-21T18:00:00', '2026-11-21T00:00:00'],
    ['today', '2026-11-21T00:00:00', '2026-11-21T00:00:00'],
    ['today', '2026-11-20T23:59:59', '2026-11-20T00:00:00'],
    // In UTC it is still the last of December.
    ['today', '2027-01-01T01:30:00', '2027-01-01T00:00:00'],
    ['week', '2027-01-01T01:30:00', '2026-12-25T00:00:00'],
    ['week', '2026-11-21T18:00:00', '2026-11-14T00:00:00'],
    ['week', '2026-03-03T00:00:00', '2026-02-24T00:00:00'],
    ['month', '2026-11-21T18:00:00', '2026-10-21T00:00:00'],
    ['month', '2026-03-31T12:00:00', '2026-02-28T00:00:00'],
    ['month', '2028-03-31T12:00:00', '2028-02-29T00:00:00'],
    ['month', '2028-03-29T12:00:00', '2028-02-29T00:00:00'],
    ['month', '2026-01-31T12:00:00', '2025-12-31T00:00:00'],
    ['month', '2026-07-31T12:00:00', '2026-06-30T00:00:00'],
    ['month', '2026-01-15T12:00:00', '2025-12-15T00:00:00'],
    ['threeMonths', '2026-02-01T12:00:00', '2025-11-01T00:00:00'],
    ['threeMonths', '2026-05-31T12:00:00', '2026-02-28T00:00:00'],
    ['threeMonths', '2026-02-10T12:00:00', '2025-11-10T00:00:00'],
    ['year', '2026-11-21T18:00:00', '2025-11-21T00:00:00'],
    ['year', '2028-02-29T10:00:00', '2027-02-28T00:00:00'],
    ['year', '2029-02-28T10:00:00', '2028-02-28T00:00:00'],
  ])('%s at %s: %s', (period, now, start) => {
    expect(periodStart(period, at(now))).toBe(at(start));
  });
});

describe('the period of a start time', () => {
  test.each<Period>(['today', 'week', 'month', 'threeMonths', 'year'])(
    '%s is recognised from its start, all day',
    (period) => {
      const start = periodStart(period, at('2026-11-21T00:00:00'));
      expect(periodOf(start, at('2026-11-21T00:00:00'))).toBe(period);
      expect(periodOf(start, at('2026-11-21T23:59:59'))).toBe(period);
      expect(periodOf(start, at('2026-11-22T00:00:00'))).toBeUndefined();
    },
  );

  test('another start time belongs to no period', () => {
    expect(periodOf(at('2026-11-21T00:00:01'), at('2026-11-21T10:00:00'))).toBeUndefined();
  });
});
