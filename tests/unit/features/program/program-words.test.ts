import { describe, expect, test } from 'vitest';
import { dayOptions } from '../../../../src/features/program/filters/day-options.ts';
import { kingHighlightText } from '../../../../src/features/program/king-highlight-text.ts';

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

describe('king-odd highlight', () => {
  const templates = { pre: 'Kral Oran ile Her Maçta %{value} Daha Yüksek Oran', preDetail: '', liveDetail: '' };

  test('the value of all competitions of the sport, in the template', () => {
    const highlight = { sports: { '1': { '-1': { preValue: '4' } }, '2': { '-1': { preValue: '4.6' } } }, templates };
    expect(kingHighlightText(highlight, 1)).toBe('Kral Oran ile Her Maçta %4 Daha Yüksek Oran');
    expect(kingHighlightText(highlight, 2)).toBe('Kral Oran ile Her Maçta %4,6 Daha Yüksek Oran');
  });

  test('nothing where the configuration says nothing', () => {
    expect(kingHighlightText({ sports: {}, templates }, 1)).toBe('');
    expect(kingHighlightText({ sports: { '1': { '77': { preValue: '4' } } }, templates }, 1)).toBe('');
    expect(kingHighlightText({ sports: { '1': { '-1': { preValue: '' } } }, templates }, 1)).toBe('');
  });
});
