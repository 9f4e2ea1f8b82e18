import { describe, expect, test } from 'vitest';
import type { ListColumn, ListGroup } from '../../../../src/domain/program/columns.ts';
import { chosenColumns, fitColumns } from '../../../../src/features/program/list/use-columns.ts';
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
  { id: 1, title: 'Ana Bahisler', offered: true, subgroups: [{ id: 1, title: 'x', columns: [result, total, both] }] },
  { id: 2, title: 'Devre', offered: true, subgroups: [{ id: 2, title: 'y', columns: [half] }] },
];

describe('columns that fit', () => {
  test('a phone shows one market of three odds', () => {
    expect(fitColumns([result, total, both], 390, true).columns).toEqual([result]);
    expect(fitColumns([result, total, both], 320, true).columns).toEqual([result]);
  });

  test('the middle of a desktop of 1280 px shows all three, as on the reference screen', () => {
    expect(fitColumns([result, total, both], 1280 - 216 - 320 - 2, false).columns).toEqual([result, total, both]);
  });

  test('a list shows two columns from 660 px', () => {
    expect(fitColumns([result, total, both], 660, false).columns.length).toBeGreaterThan(1);
  });

  test('a column with more boxes than fit in a row gets a line of its own, so that all are reachable', () => {
    const range = column('2_4', 4);
    expect(fitColumns([range, result], 390, true)).toEqual({ columns: [range], wide: true });
    expect(fitColumns([range, result], 1280, false).wide).toBe(false);
    expect(fitColumns([result], 320, true).wide).toBe(false);
    expect(fitColumns([column('2_90', 9)], 742, false).wide).toBe(true);
  });

  test('a cell with the line is narrower than a box', () => {
    const handicap = { ...column('2_113', 0), headers: ['H', '1', '2', 'H'] };
    expect(fitColumns([handicap, both], 600, false).columns).toHaveLength(2);
    expect(fitColumns([column('2_4', 4), both], 600, false).columns).toHaveLength(1);
  });

  test('a column too wide for the remaining space is skipped in favour of later ones', () => {
    expect(fitColumns([result, half, total], 580, false).columns).toEqual([result, total]);
  });

  test('a list of 980 px, beside a match, shows four columns', () => {
    const handicap = { ...column('2_100', 0), headers: ['H', '1', '0', '2'] };
    const columns = [result, half, handicap, total, both];
    expect(fitColumns(columns, 980, false).columns).toEqual([result, half, handicap, total]);
    expect(fitColumns(columns, 1384, false).columns).toEqual(columns);
  });
});

describe('the chosen group', () => {
  test('is the first one for an empty or invalid choice', () => {
    expect(chosenColumns(groups, '')).toEqual([result, total, both]);
    expect(chosenColumns(groups, '99:7_7')).toEqual([result, total, both]);
  });

  test('has the chosen market first', () => {
    expect(chosenColumns(groups, '1:2_89')).toEqual([both, result, total]);
    expect(chosenColumns(groups, '2')).toEqual([half]);
  });

  test('has no columns for a sport without groups', () => {
    expect(chosenColumns([], '1')).toEqual([]);
  });

  test('is offered only while it is chosen, if it has no tab of its own', () => {
    const [main, half] = groups.map((group) => ({ ...group, offered: false }));
    if (main === undefined || half === undefined) throw new Error('two groups');
    expect(groupOptions([main, half], '').options.map(({ label }) => label)).toEqual([
      'Bahis 1_1',
      'Bahis 2_101_2.5',
      'Bahis 2_89',
    ]);
  });

  test('has options with the markets under their groups, and the current one marked', () => {
    expect(groupOptions(groups, '').value).toBe('1:1_1');
    expect(groupOptions(groups, '2').value).toBe('2:2_88');
    expect(groupOptions(groups, '1:2_89').value).toBe('1:2_89');
    expect(groupOptions(groups, '1:9_9').value).toBe('1:1_1');
    expect(groupOptions(groups, '').options.map(({ label }) => label)).toEqual(['Ana Bahisler', 'Devre']);
    expect(groupOptions(groups.slice(1), '').options).toEqual([{ value: '2:2_88', label: 'Bahis 2_88' }]);
    expect(groupOptions([], '')).toEqual({ value: '', options: [] });
  });
});
