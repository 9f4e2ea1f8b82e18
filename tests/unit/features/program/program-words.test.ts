import { describe, expect, test } from 'vitest';
import { dayOptions } from '../../../../src/features/program/filters/filter-options.ts';

/** Friday 20 November 2026, 12:00 in Türkiye. */
const NOW = Date.UTC(2026, 10, 20, 9) / 1000;

describe('days to choose', () => {
  test('Tümü, Bugün, Yarın, then the days of the week that have events', () => {
    const days = ['2026-11-20', '2026-11-22', '2026-11-26', '2026-11-27', '2027-05-01'].map((day) => ({
      day,
      count: 3,
    }));
    expect(dayOptions(days, '', NOW)).toEqual([
      { value: '', label: 'Tümü' },
      { value: '2026-11-20', label: 'Bugün' },
      { value: '2026-11-21', label: 'Yarın' },
      { value: '2026-11-22', label: 'Paz' },
      { value: '2026-11-26', label: 'Per' },
    ]);
  });

  test('the chosen day is there, however far', () => {
    expect(dayOptions([], '2027-05-01', NOW).at(-1)).toEqual({ value: '2027-05-01', label: '1 May' });
  });
});
