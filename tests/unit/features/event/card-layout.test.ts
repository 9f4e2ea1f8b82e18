import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceColumns } from '../../../../src/features/event/odds/balance-columns.ts';
import { outcomeLayout, outcomeRows } from '../../../../src/features/event/odds/outcome-layout.ts';

describe('outcomes in a card', () => {
  test.each([
    ['1X2', ['1', '0', '2'], 3, false],
    ['double chance', ['1 ve 0', '1 ve 2', '0 ve 2'], 3, false],
    ['over and under', ['Alt', 'Üst'], 2, false],
    [
      'combined, too long for one line',
      ['1 ve Alt', '0 ve Alt', '2 ve Alt', '1 ve Üst', '0 ve Üst', '2 ve Üst'],
      3,
      true,
    ],
    ['goal ranges', ['0-1 gol', '2-3 gol', '4-5 gol', '6+ gol'], 2, false],
    ['players', ['Barış Alper Yılmaz', 'Mauro Icardi', 'Paul Onuachu'], 2, true],
    ['a sentence', ['Maçta hiç gol olmaz ve uzatmalara gider', 'Olur'], 1, false],
    ['one choice', ['Evet'], 1, false],
    ['none', [], 1, false],
  ])('%s', (_, labels, columns, stacked) => {
    expect(outcomeLayout(labels, false)).toEqual({ columns, stacked });
  });

  test('a sport of long names gives each a row', () => {
    expect(outcomeLayout(['Max', 'Lewis', 'Lando'], true)).toEqual({ columns: 1, stacked: false });
  });

  test.each([
    [6, 3, 2],
    [7, 3, 3],
    [1, 1, 1],
    [0, 1, 1],
  ])('%i outcomes in %i columns take %i rows', (count, columns, rows) => {
    expect(outcomeRows(count, columns)).toBe(rows);
  });
});

describe('cards in two columns', () => {
  const rows = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 });

  test('each card stands in exactly one column, in order', () => {
    fc.assert(
      fc.property(rows, (counts) => {
        const balanced = balanceColumns(counts, 2);
        for (const column of balanced) expect(column).toEqual(column.toSorted((a, b) => a - b));
        expect(balanced.flat().toSorted((a, b) => a - b)).toEqual(counts.map((_, place) => place));
      }),
    );
  });

  test('what comes behind moves no card before it', () => {
    fc.assert(
      fc.property(rows, rows, (counts, more) => {
        const alone = balanceColumns(counts, 2);
        const together = balanceColumns([...counts, ...more], 2);
        expect(together.map((column) => column.filter((place) => place < counts.length))).toEqual(alone);
      }),
    );
  });
});
