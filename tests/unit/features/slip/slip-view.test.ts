import { countText } from '../../../../src/domain/number-text.ts';
import { describe, expect, it } from 'vitest';
import {
  agreedTotalOdd,
  kingHint,
  priceFactorsText,
  quickAmounts,
  slipView,
} from '../../../../src/features/slip/slip-view.ts';
import { items, limits } from '../../domain/slip/items.ts';

const terms = { systems: [], multiplier: 50, couponCount: 1 };

describe('the view of a slip', () => {
  it('uses the terms of an untouched slip until the engine sends them', () => {
    const view = slipView(items(2), undefined, limits);
    expect(view.slip).toMatchObject({ systems: [], multiplier: 50, couponCount: 1 });
    expect(view.price.totalPrice).toBe(5_000);
  });

  it("uses the engine's terms, and offers the systems they allow", () => {
    const view = slipView(items(4), { systems: [2, 3], multiplier: 7, couponCount: 3 }, limits);
    expect(view.price).toMatchObject({ columns: 10, couponPrice: 7_000, totalPrice: 21_000 });
    expect(view.offered).toEqual([1, 2, 3, 4]);
  });

  it('allows fewer coupons with running events', () => {
    const low = { ...limits, maxLiveMultiCount: 10 };
    expect(slipView(items(2), terms, low).maxCoupons).toBe(100);
    expect(slipView(items(2, { live: true }), terms, low).maxCoupons).toBe(10);
  });
});

describe('quick amounts', () => {
  it('set the nearest multiplier that does not exceed the amount', () => {
    const view = slipView(items(4), { ...terms, systems: [3] }, limits);
    expect(quickAmounts(view).map(({ multiplier }) => multiplier)).toEqual([25, 125, 250, 1_250, 2_500]);
    const odd = slipView(items(3), { ...terms, systems: [2] }, limits);
    expect(quickAmounts(odd).map(({ multiplier }) => multiplier)).toEqual([33, 166, 333, 1_666, 3_333]);
  });

  it('mark the chosen one, and none if the price differs', () => {
    const chosen = (multiplier: number): number[] =>
      quickAmounts(slipView(items(3), { systems: [2], multiplier, couponCount: 1 }, limits))
        .filter((each) => each.chosen)
        .map(({ amount }) => amount);
    expect(chosen(166)).toEqual([50_000]);
    expect(chosen(165)).toEqual([]);
  });

  it('cost no more than the balance, and begin with the newest stake (rule stake-22)', () => {
    const amounts = (...rest: [number?, number[]?]): number[] =>
      quickAmounts(slipView(items(3), terms, limits), ...rest).map(({ amount }) => amount);
    expect(amounts()).toEqual([10_000, 50_000, 100_000, 500_000, 1_000_000]);
    expect(amounts(125_000, [7_500, 20_000])).toEqual([7_500, 10_000, 50_000, 100_000]);
    // A stake above the operator's highest amount, or one of its amounts, is not offered a second time.
    expect(amounts(9_000_000, [2_000_000, 7_500])).toEqual([10_000, 50_000, 100_000, 500_000, 1_000_000]);
    expect(amounts(125_000, [50_000, 7_500])).toEqual([7_500, 10_000, 50_000, 100_000]);
    expect(amounts(4_000, [7_500])).toEqual([]);
    // Two coupons cost twice the amount.
    const two = slipView(items(3), { systems: [], multiplier: 50, couponCount: 2 }, limits);
    expect(quickAmounts(two, 125_000).map(({ amount }) => amount)).toEqual([10_000, 50_000]);
  });

  it('are not marked as chosen if the lowest multiplier costs more', () => {
    const view = slipView(items(10), { systems: [5], multiplier: 1, couponCount: 1 }, limits);
    expect(view.price.columns).toBe(252);
    const below = quickAmounts(view).find(({ amount }) => amount === 10_000);
    expect(below).toEqual({ amount: 10_000, multiplier: 1, chosen: false });
  });
});

describe('texts', () => {
  it('explain the price', () => {
    const view = slipView(items(4), { systems: [3], multiplier: 1_250, couponCount: 2 }, limits);
    expect(priceFactorsText(view)).toBe('4 kolon × 1.250 misli × 2 kupon');
    expect(priceFactorsText(slipView(items(4), terms, limits))).toBe('50 misli');
  });

  it('contain the agreed total odd while it differs from the current one', () => {
    const all = items(2).map((item) => ({ ...item, odd: 200, agreedOdd: 200 }));
    const total = (...changed: typeof all): number | null => agreedTotalOdd(slipView(changed, terms, limits));
    expect(total(...all)).toBeNull();
    expect(total({ ...all[0]!, odd: 250 }, all[1]!)).toBe(400);
    // The first odd rose and the second fell, with the same product.
    expect(total({ ...all[0]!, odd: 400 }, { ...all[1]!, odd: 100, agreedOdd: 200 })).toBe(200);
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.000'],
    [1_234_567, '1.234.567'],
  ])('write %d as %s', (count, text) => {
    expect(countText(count)).toBe(text);
  });

  it.each([
    [200, 190, 'Kral Oran, standart oran 1,90'],
    [200, 200, ''],
    [190, 200, ''],
    [200, 100, ''],
  ])('name a king odd: %d against %d', (odd, webOdd, text) => {
    expect(kingHint({ odd, webOdd })).toBe(text);
  });
});
