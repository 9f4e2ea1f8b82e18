import { describe, expect, it } from 'vitest';
import { columnCount, combinations, fittingSystems, offeredSystems } from '../../../../src/domain/slip/systems.ts';
import { item, items, limits } from './items.ts';

function withBankers(count: number, bankers: number, minBets = 1) {
  return items(count, { minBets }).map((entry, place) => ({ ...entry, banker: place < bankers }));
}

describe('columns', () => {
  // Examples of rule slip-9, then edge cases.
  it.each([
    [4, 0, [3], 4],
    [4, 0, [2, 3], 10],
    [7, 0, [5], 21],
    [5, 2, [4], 3],
    [6, 0, [], 1],
    [6, 6, [6], 1],
    [5, 2, [2], 1], // the bankers alone
    [5, 2, [1], 0], // fewer than the bankers
    [3, 0, [4], 0],
    [4, 0, [3, 3], 4], // one system is one system
    [0, 0, [], 0],
    [20, 0, Array.from({ length: 20 }, (_, index) => index + 1), 2 ** 20 - 1],
  ])('of %i items with %i bankers and systems %j number %i', (count, bankers, systems, expected) => {
    expect(columnCount(withBankers(count, bankers), systems)).toBe(expected);
  });

  it('are counted exactly even for numbers whose factorials would be inexact', () => {
    expect(combinations(60, 30)).toBe(118_264_581_564_861_424n);
    expect(combinations(5, -1)).toBe(0n);
    expect(combinations(0, 0)).toBe(1n);
  });
});

describe('offered systems', () => {
  it.each([
    ['one item', withBankers(1, 0), [1]],
    ['four items', withBankers(4, 0), [1, 2, 3, 4]],
    ['MBS 3', withBankers(5, 0, 3), [3, 4, 5]],
    ['three bankers', withBankers(5, 3), [3, 4, 5]],
    ['MBS above the bankers', withBankers(5, 1, 4), [4, 5]],
    ['one MBS 2 among others', [item(1), item(2, { minBets: 2 }), item(3)], [2, 3]],
    ['MBS above the items', withBankers(2, 0, 3), []],
    ['no items', [], []],
  ])('exist for %s', (_name, itemList, expected) => {
    expect(offeredSystems(itemList, limits)).toEqual(expected);
  });

  it('stay below the maximum price, at 1 TL a column', () => {
    // C(7, k) = 7, 21, 35, 35, 21, 7, 1
    expect(offeredSystems(items(7), { maxPrice: 3_501 })).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(offeredSystems(items(7), { maxPrice: 3_500 })).toEqual([1, 2, 5, 6, 7]);
    expect(offeredSystems(items(20), limits)).toEqual([1, 2, 3, 4, 5, 15, 16, 17, 18, 19, 20]);
  });

  it('count their combinations without the bankers', () => {
    // C(18, k−2) is 18,564 at k = 8 and 14, and above 20,000 between.
    expect(offeredSystems(withBankers(20, 2), limits)).toEqual([2, 3, 4, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19, 20]);
  });

  it('keep the chosen ones that are still offered', () => {
    expect(fittingSystems([5, 2, 1, 2], withBankers(4, 0, 2), limits)).toEqual([2]);
  });
});
