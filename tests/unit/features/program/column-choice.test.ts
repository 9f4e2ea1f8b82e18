import { describe, expect, test } from 'vitest';
import type { ListColumn, ListGroup } from '../../../../src/domain/program/columns.ts';
import { chosenColumns, fitColumns } from '../../../../src/features/program/list/fit-columns.ts';
import { groupOptions } from '../../../../src/features/program/filters/filter-options.ts';

const column = (market: string, boxes: number): ListColumn => ({
  market,
  liveMarket: '',
  title: `Bahis ${market}`,
  headers: Array.from({ length: boxes }, (_, index) => String(index)),
});
const result = column('1_1', 3);
const total = column('2_101_2.5', 2);
const both = column('2_89', 2);
const half = column('2_88', 3);
const groups: ListGroup[] = [
  { id: 1, title: 'Ana Bahisler', subgroups: [{ id: 1, title: 'x', columns: [result, total, both] }] },
  { id: 2, title: 'Devre', subgroups: [{ id: 2, title: 'y', columns: [half] }] },
];

describe('columns that fit', () => {
  test('a phone shows one market of three odds', () => {
    expect(fitColumns([result, total, both], 390, false)).toEqual([result]);
    expect(fitColumns([result, total, both], 320, false)).toEqual([result]);
  });

  test('the middle of a desktop of 1280 px shows all three, as on the reference screen', () => {
    expect(fitColumns([result, total, both], 1280 - 216 - 320 - 1, true)).toEqual([result, total, both]);
  });

  test('two columns from 660 px', () => {
    expect(fitColumns([result, total, both], 660, false).length).toBeGreaterThan(1);
  });

  test('columns stay in order: a later one that would fit does not overtake', () => {
    expect(fitColumns([result, half, total], 480, false)).toEqual([result]);
  });
});

describe('the chosen group', () => {
  test('nothing or nonsense chosen is the first group', () => {
    expect(chosenColumns(groups, '')).toEqual([result, total, both]);
    expect(chosenColumns(groups, '99:7_7')).toEqual([result, total, both]);
  });

  test('the chosen market comes first in its group', () => {
    expect(chosenColumns(groups, '1:2_89')).toEqual([both, result, total]);
    expect(chosenColumns(groups, '2')).toEqual([half]);
  });

  test('a sport without groups has no columns', () => {
    expect(chosenColumns([], '1')).toEqual([]);
  });

  test('options are the markets under their groups; the one in force is marked', () => {
    expect(groupOptions(groups, '').value).toBe('1:1_1');
    expect(groupOptions(groups, '2').value).toBe('2:2_88');
    expect(groupOptions(groups, '1:2_89').value).toBe('1:2_89');
    expect(groupOptions(groups, '1:9_9').value).toBe('1:1_1');
    expect(groupOptions(groups, '').options.map(({ label }) => label)).toEqual(['Ana Bahisler', 'Devre']);
    expect(groupOptions(groups.slice(1), '').options).toEqual([{ value: '2:2_88', label: 'Bahis 2_88' }]);
    expect(groupOptions([], '')).toEqual({ value: '', options: [] });
  });
});
