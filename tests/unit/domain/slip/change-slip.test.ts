import { describe, expect, it } from 'vitest';
import {
  putItem,
  adjustSlip,
  removeItem,
  setCouponCount,
  setMultiplier,
  toggleBanker,
  toggleSystem,
} from '../../../../src/domain/slip/change-slip.ts';
import { emptySlip } from '../../../../src/domain/slip/slip-state.ts';
import { item, items, limits, slip } from './items.ts';

describe('a chosen outcome', () => {
  it('is added and removed again', () => {
    const first = putItem(slip(), item(1), limits);
    expect(first).toMatchObject({ change: 'added', slip: { items: [{ eventId: 1 }] } });
    expect(removeItem(first.slip, 1, limits)).toEqual(emptySlip(limits));
  });

  it('replaces another outcome of the same event, and stays a banker if that was one', () => {
    const before = slip({ items: [item(1), item(2, { banker: true }), item(3)], systems: [2] });
    const other = putItem(before, item(2, { outcomeNumber: 2, odd: 350 }), limits);
    expect(other.change).toBe('replaced');
    expect(other.slip.items.map(({ eventId }) => eventId)).toEqual([1, 2, 3]);
    expect(other.slip.items[1]).toMatchObject({ outcomeNumber: 2, odd: 350, agreedOdd: 350, banker: true });
    const line = putItem(before, item(2, { marketId: 99 }), limits);
    expect(line).toMatchObject({ change: 'replaced', slip: { systems: [2] } });
  });

  it('changes a full slip only if its event is already in it', () => {
    const full = slip({ items: items(20) });
    expect(putItem(full, item(21), limits)).toEqual({ slip: full, change: 'full' });
    expect(putItem(full, item(20, { outcomeNumber: 3 }), limits).change).toBe('replaced');
    expect(putItem(slip({ items: items(3) }), item(4), { ...limits, maxEventCount: 3 }).change).toBe('full');
  });

  it('is unchanged when it is already in the slip', () => {
    const before = slip({ items: items(2) });
    expect(putItem(before, item(2), limits)).toEqual({ slip: before, change: 'kept' });
    expect(putItem(before, item(3), limits).change).toBe('added');
  });
});

it('a slip applies the limits known when its first item is added, whatever it started with', () => {
  const other = { ...limits, minPrice: 10_000 };
  const first = putItem(emptySlip(limits), item(1), other).slip;
  expect(first.multiplier).toBe(100);
  expect(putItem(setMultiplier(first, 40), item(2), other).slip.multiplier).toBe(40);
});

describe('systems', () => {
  it('are selected and deselected, in ascending order', () => {
    const three = toggleSystem(slip({ items: items(4) }), 3, limits);
    const both = toggleSystem(three, 2, limits);
    expect(both.systems).toEqual([2, 3]);
    expect(toggleSystem(both, 3, limits).systems).toEqual([2]);
    expect(toggleSystem(both, 5, limits).systems).toEqual([2, 3]);
  });

  it('above the number of items are dropped when an item is removed', () => {
    expect(removeItem(slip({ items: items(4), systems: [2, 4] }), 1, limits).systems).toEqual([2]);
  });

  it('below the number of bankers are dropped', () => {
    const one = toggleBanker(slip({ items: items(4), systems: [1, 2] }), 1, limits);
    expect(one.systems).toEqual([1, 2]);
    expect(toggleBanker(one, 2, limits).systems).toEqual([2]);
  });

  it("below a new highest MBS are dropped, also when an item's MBS changes", () => {
    const before = slip({ items: items(3), systems: [2, 3] });
    expect(putItem(before, item(4, { minBets: 3 }), limits).slip.systems).toEqual([3]);
    expect(adjustSlip({ ...before, items: items(3, { minBets: 3 }) }, limits).systems).toEqual([3]);
  });

  it('with too many columns are dropped', () => {
    // C(16, 9) is 11,440, C(17, 9) is 24,310.
    expect(putItem(slip({ items: items(16), systems: [9] }), item(17), limits).slip.systems).toEqual([]);
  });
});

describe('the whole slip', () => {
  it('is reset when its last item is removed', () => {
    const last = slip({ items: items(1), systems: [1], multiplier: 400, couponCount: 5 });
    expect(removeItem(last, 1, limits)).toEqual({ items: [], systems: [], multiplier: 50, couponCount: 1 });
    expect(removeItem(last, 2, limits)).toEqual(last);
  });

  it('starts with the multiplier at which one column reaches the minimum price', () => {
    expect(emptySlip(limits).multiplier).toBe(50);
    expect(emptySlip({ minPrice: 1_050 }).multiplier).toBe(11);
    expect(emptySlip({ minPrice: 0 }).multiplier).toBe(1);
  });

  it.each([
    [7, 7],
    [0, 0],
    [-3, 0],
    [2.5, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1, 1],
  ])('stores the typed count %s as %i', (typed, kept) => {
    expect(setMultiplier(slip(), typed).multiplier).toBe(kept);
    expect(setCouponCount(slip(), typed).couponCount).toBe(kept);
  });
});
