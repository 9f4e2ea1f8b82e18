// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { rowHeightOf } from '../../../../src/features/program/list/list-sections.ts';
import { storedDensity } from '../../../../src/state/device/list-density.ts';
import { dayOptions } from '../../../../src/features/program/filters/filter-options.ts';

test('program-37: a dense row is at most 60 px high, except rows of named outcomes', () => {
  for (const viewport of ['mobile', 'tablet'] as const) {
    expect(rowHeightOf(false, viewport, true)).toBeLessThanOrEqual(60);
    expect(rowHeightOf(true, viewport, true)).toBe(rowHeightOf(true, viewport));
  }
});

test('program-37: whatever is stored but "dense" is calm', () => {
  for (const stored of ['calm', 3, null, {}]) {
    localStorage.setItem('iddaav2_0.0.2:density', JSON.stringify(stored));
    expect(storedDensity.read()).toBe('calm');
  }
  storedDensity.write('dense');
  expect(storedDensity.read()).toBe('dense');
});

test('program-28: the chip of days leaves out those without matches, unless one is chosen, and counts the others', () => {
  const option = { day: '', hours: 0 };
  expect(
    dayOptions([
      { ...option, label: 'Tümü', count: 9, chosen: false },
      { ...option, label: 'Bugün 1', count: 0, chosen: false },
      { ...option, label: '1 saat içinde', count: 0, chosen: true },
      { ...option, label: 'Yarın 2', count: undefined, chosen: false },
      { ...option, label: 'Sal 3', count: 4, chosen: false },
    ]),
  ).toEqual([
    { value: '0', label: 'Tüm günler (9)' },
    { value: '2', label: '1 saat içinde' },
    { value: '3', label: 'Yarın 2' },
    { value: '4', label: 'Sal 3 (4)' },
  ]);
});
