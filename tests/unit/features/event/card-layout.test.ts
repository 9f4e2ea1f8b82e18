import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceColumns, columnCount } from '../../../../src/features/event/odds/balance-columns.ts';
import { outcomeLayout, outcomeRows } from '../../../../src/features/event/odds/outcome-layout.ts';

describe('outcomes in a card', () => {
  test.each([
    ['1X2', ['1', '0', '2'], 3, 1],
    ['double chance', ['1 ve 0', '1 ve 2', '0 ve 2'], 3, 1],
    ['over and under', ['Alt', 'Üst'], 2, 1],
    ['combined', ['1 ve Alt', '0 ve Alt', '2 ve Alt', '1 ve Üst', '0 ve Üst', '2 ve Üst'], 3, 2],
    ['goal ranges', ['0-1 gol', '2-3 gol', '4-5 gol', '6+ gol'], 2, 2],
    ['players, two in a row', ['Barış Alper Yılmaz', 'Mauro Icardi', 'Paul Onuachu'], 3, 2],
    ['a sentence', ['Maçta hiç gol olmaz ve uzatmalara gider', 'Olur'], 2, 2],
    ['one choice', ['Evet'], 1, 1],
    ['none', [], 1, 1],
  ])('are laid out by their labels: %s', (_, labels, columns, rows) => {
    const layout = outcomeLayout(labels, false);
    expect(layout.maxColumns).toBe(columns);
    expect(outcomeRows(labels.length, layout)).toBe(rows);
  });

  test('a sport with long names gives each outcome a row', () => {
    const layout = outcomeLayout(['Max', 'Lewis', 'Lando'], true);
    expect(layout.maxColumns).toBe(1);
    expect(outcomeRows(3, layout)).toBe(3);
  });

  test('a longer label needs more width, up to a whole line', () => {
    const short = outcomeLayout(['1 ve 0'], false);
    const long = outcomeLayout(['Maçta hiç gol olmaz ve uzatmalara gider'], false);
    expect(long.inlineLabelWidth).toBeGreaterThan(short.inlineLabelWidth);
    expect(long.minBoxWidth).toBe(outcomeLayout(['x'.repeat(22)], false).minBoxWidth);
  });
});

describe('cards in two columns', () => {
  const rows = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 });

  test('each card is in exactly one column, in order', () => {
    fc.assert(
      fc.property(rows, (counts) => {
        const balanced = balanceColumns(counts, 2);
        for (const column of balanced) expect(column).toEqual(column.toSorted((a, b) => a - b));
        expect(balanced.flat().toSorted((a, b) => a - b)).toEqual(counts.map((_, place) => place));
      }),
    );
  });

  test('later cards do not move an earlier one', () => {
    fc.assert(
      fc.property(rows, rows, (counts, more) => {
        const alone = balanceColumns(counts, 2);
        const together = balanceColumns([...counts, ...more], 2);
        expect(together.map((column) => column.filter((place) => place < counts.length))).toEqual(alone);
      }),
    );
  });
});

test('match-70: there are as many columns as fit, at most four', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 2_000 }), (width) => {
      const fitting = [2, 3, 4].filter((count) => count * 320 + (count - 1) * 12 <= width);
      expect(columnCount(width)).toBe(width < 680 ? 1 : (fitting.at(-1) ?? 2));
    }),
  );
});
