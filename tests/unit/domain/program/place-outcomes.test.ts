/** Placement of each outcome under the header that equals its label; every outcome is reachable. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Market } from '../../../../src/model/event.ts';
import { pickMarket } from '../../../../src/domain/program/pick-market.ts';
import { placeOutcomes } from '../../../../src/domain/program/place-outcomes.ts';
import { newEvent, newMarket } from '../../../support/program-fixtures.ts';

const market = (names: readonly string[], line = ''): Market =>
  newMarket({
    line,
    outcomes: names.map((name, index) => ({ number: index + 1, name, odd: 150 + index, webOdd: 140, status: 1 })),
  });

/** Describes cells: "1" below its header, "X!" with its own label, "(-1)" a cell of the line, "" an empty box. */
function told(headers: readonly string[], of: Market | null): string[] {
  return placeOutcomes(headers, of).map((cell) => {
    if ('line' in cell) return `(${cell.line})`;
    return `${cell.outcome?.name ?? ''}${cell.label === undefined ? '' : '!'}`;
  });
}

describe('outcomes of a column', () => {
  test.each([
    ['in another order', ['1', '0', '2'], ['2', '1', '0'], ['1', '0', '2']],
    ['one outcome is missing', ['1', '0', '2'], ['1', '2'], ['1', '', '2']],
    ['the line first', ['H', '1', '0', '2'], ['1', '0', '2'], ['(-1)', '1', '0', '2']],
    ['the line on both sides', ['H', '1', '2', 'H'], ['1', '2'], ['(-1)', '1', '2', '(-1)']],
    ['"Gol" is the line too', ['Gol', 'Alt', 'Üst'], ['Alt', 'Üst'], ['(-1)', 'Alt', 'Üst']],
    [
      'none matches: by place, with their own labels',
      ['1-x', '1-2', 'x-2'],
      ['1 ve 0', '1 ve 2', '0 ve 2'],
      ['1 ve 0!', '1 ve 2!', '0 ve 2!'],
    ],
    ['one does not match', ['1', 'Olmaz', '2'], ['1', '0', '2'], ['1', '0!', '2']],
    ['no headers', ['', '', ''], ['1 ve 0', '1 ve 2', '0 ve 2'], ['1 ve 0!', '1 ve 2!', '0 ve 2!']],
  ])('are placed by its headers: %s', (_, headers, names, expected) => {
    expect(told(headers, market(names, '-1'))).toEqual(expected);
  });

  test('a column without its market keeps its cells', () => {
    expect(told(['H', '1', '2', 'H'], null)).toEqual(['()', '', '', '()']);
  });

  test('every outcome has exactly one box, as long as there are boxes', () => {
    const names = fc.uniqueArray(fc.constantFrom('1', '0', '2', 'X', 'Alt', 'Üst'), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '0', '2', 'H', ''), { maxLength: 6 }), names, (headers, outcomes) => {
        const cells = placeOutcomes(headers, market(outcomes));
        const shown = cells.flatMap((cell) => ('outcome' in cell && cell.outcome !== null ? [cell.outcome.name] : []));
        const boxes = headers.filter((header) => header !== 'H').length;
        expect(new Set(shown).size).toBe(Math.min(boxes, outcomes.length));
        expect(shown).toHaveLength(Math.min(boxes, outcomes.length));
      }),
    );
  });
});

describe('the market of a column', () => {
  const total = (id: number, line: string, odds: [number, number], status = 1): Market =>
    newMarket({
      id,
      key: '2_101',
      line,
      status,
      outcomes: odds.map((odd, index) => ({ number: index + 1, name: '', odd, webOdd: odd, status: 1 })),
    });
  const closedOutcomes = (market: Market): Market => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, status: 0 })),
  });
  const event = newEvent({
    markets: [total(1, '1.50', [300, 120]), total(2, '2.5', [190, 180]), total(3, '10|3.5', [120, 400])],
  });

  test('is found by its line as a number, for a line in parts by the last part', () => {
    const found = (market: string): number | undefined => pickMarket(event, { market, liveMarket: '' })?.id;
    expect(found('2_101_1.5')).toBe(1);
    expect(found('2_101_2.5')).toBe(2);
    expect(found('2_101_3.5')).toBe(3);
    expect(found('2_101_4.5')).toBeUndefined();
  });

  test('without a line is the most even one, open ones before closed ones', () => {
    expect(pickMarket(event, { market: '2_101', liveMarket: '' })?.id).toBe(2);
    const closed = { ...event, markets: [total(1, '1.5', [300, 120]), total(2, '2.5', [190, 180], -1)] };
    expect(pickMarket(closed, { market: '2_101', liveMarket: '' })?.id).toBe(1);
  });

  test.each([
    ['with odds of 1.00', total(4, '3.5', [100, 100])],
    ['with one price', total(4, '3.5', [190, 100])],
    ['without outcomes', { ...total(4, '3.5', [190, 190]), outcomes: [] }],
    ['with closed outcomes', closedOutcomes(total(4, '3.5', [190, 190]))],
  ])('with a line %s is not preferred to one that can be played', (_, line) => {
    const most = (markets: Market[]) => pickMarket({ ...event, markets }, { market: '2_101', liveMarket: '' })?.id;
    expect(most([line, total(2, '2.5', [190, 180])])).toBe(2);
    expect(most([line])).toBe(4);
  });

  test('without a key is the first one of the event', () => {
    expect(pickMarket(event, { market: '', liveMarket: '' })?.id).toBe(1);
    expect(pickMarket(newEvent({ markets: [] }), { market: '', liveMarket: '' })).toBeNull();
  });
});
