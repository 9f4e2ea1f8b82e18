import { describe, expect, it } from 'vitest';
import { decodeAppConfig } from '../../../../src/contract/services/wire/app-config-wire.ts';
import { withAppConfigDefaults } from '../../../../src/domain/default-app-config.ts';
import { ruleText } from '../../../../src/domain/slip/slip-rule-text.ts';
import { slipRuleViolations } from '../../../../src/domain/slip/slip-rules.ts';
import type { Slip } from '../../../../src/domain/slip/slip-state.ts';
import { minMultiplier, maxMultiplier, multiplierFor } from '../../../../src/domain/slip/stake.ts';
import { item, items, limits, slip } from './items.ts';

const told = (judged: Slip, under = limits): string[] => slipRuleViolations(judged, under).map(ruleText);

describe('messages of rule play-3', () => {
  it.each([
    ['one of three', [item(1, { minBets: 3 })], ['MBS kuralı nedeniyle en az 2 maç daha eklemelisiniz.']],
    [
      'the highest counts',
      [item(1), item(2, { minBets: 4 })],
      ['MBS kuralı nedeniyle en az 2 maç daha eklemelisiniz.'],
    ],
    ['as many as needed', items(3, { minBets: 3 }), []],
    ['an empty slip', [], []],
  ])('MBS: %s', (_name, itemList, expected) => {
    expect(told(slip({ items: itemList }))).toEqual(expected);
  });

  const singleLeast = 'Kupon bedeliniz en az 50 TL olmalıdır.';
  const singleMost = 'Kupon bedeliniz en fazla 20.000 TL olmalıdır.';
  const multiLeast = 'Çoklu kuponlarda tek kupon bedeli minimum 2.500 TL olmalıdır.';

  it.each<[multiplier: number, couponCount: number, expected: string[]]>([
    [49, 1, [singleLeast]],
    [50, 1, []],
    [0, 1, [singleLeast]],
    [20_000, 1, []],
    [20_001, 1, [singleMost]],
    [49, 20, [singleLeast]],
    [50, 20, []],
    [50, 21, [multiLeast]],
    [2_499, 21, [multiLeast]],
    [2_500, 21, []],
    [20_000, 21, []],
    [20_001, 21, [singleMost]],
  ])('misli %i, %i coupons', (multiplier, couponCount, expected) => {
    expect(told(slip({ items: items(2), multiplier, couponCount }))).toEqual(expected);
  });

  it('count the columns of a system', () => {
    const system = { items: items(7), systems: [5] };
    expect(told(slip({ ...system, multiplier: 2 }))).toEqual([singleLeast]);
    expect(told(slip({ ...system, multiplier: 3 }))).toEqual([]);
    expect(told(slip({ ...system, multiplier: 953 }))).toEqual([singleMost]);
  });

  it('require a system for a banker', () => {
    const banked = [item(1, { banker: true }), item(2), item(3)];
    expect(told(slip({ items: banked }))).toEqual(['Sistem seçmeden banko oynayamazsınız.']);
    expect(told(slip({ items: banked, systems: [2] }))).toEqual([]);
  });

  it('are in the order in which the rules are checked', () => {
    const many = items(2, { minBets: 3, banker: true });
    expect(told(slip({ items: many, multiplier: 1, couponCount: 21 }))).toEqual([
      'MBS kuralı nedeniyle en az 1 maç daha eklemelisiniz.',
      multiLeast,
      'Sistem seçmeden banko oynayamazsınız.',
    ]);
    expect(told(slip({ items: many, multiplier: 30_000 }))).toEqual([
      'MBS kuralı nedeniyle en az 1 maç daha eklemelisiniz.',
      singleMost,
      'Sistem seçmeden banko oynayamazsınız.',
    ]);
  });
});

describe('limits of rule stake-4, stake-6, slip-5', () => {
  const under = { ...limits, maxLiveMultiCount: 10, maxMultiCount: 15 };

  it.each([
    [false, 15, 0],
    [false, 16, 1],
    [true, 10, 0],
    [true, 11, 1],
    [false, 0, 1],
  ])('with live %s and %i coupons there is %i fault', (live, couponCount, faults) => {
    const found = slipRuleViolations(slip({ items: [item(1), item(2, { live })], couponCount }), under);
    expect(found).toEqual(faults === 0 ? [] : [{ kind: 'couponCount', most: live ? 10 : 15 }]);
  });

  it('apply to items and systems a slip could not have received through the product', () => {
    expect(told(slip({ items: items(20) }))).toEqual([]);
    expect(told(slip({ items: items(21) }))).toEqual(['Bir kuponda en fazla 20 maç olabilir.']);
    expect(told(slip({ items: items(4, { minBets: 3 }), systems: [2, 3], multiplier: 50 }))).toEqual([
      'Seçtiğin sistem (2) bu kuponda oynanamıyor.',
    ]);
  });

  it('are those of the app config if it has any', () => {
    const fromService = { minPrice: 10.5, maxPrice: 1_000_000, minMultiPrice: 300, maxEventCount: 3 };
    const { coupon } = withAppConfigDefaults(decodeAppConfig({ globalConfig: { coupon: fromService } }));
    expect(told(slip({ items: items(4), multiplier: 10 }), coupon)).toEqual([
      'Kupon bedeliniz en az 10,50 TL olmalıdır.',
      'Bir kuponda en fazla 3 maç olabilir.',
    ]);
    expect(told(slip({ items: items(2), multiplier: 1_000_001 }), coupon)).toEqual([
      'Kupon bedeliniz en fazla 1.000.000 TL olmalıdır.',
    ]);
    expect(told(slip({ items: items(2), multiplier: 299, couponCount: 21 }), coupon)).toEqual([
      'Çoklu kuponlarda tek kupon bedeli minimum 300 TL olmalıdır.',
    ]);
  });
});

describe('the multiplier', () => {
  it.each([
    [1, 1, 50],
    [21, 1, 3],
    [100, 1, 1],
    [1, 20, 50],
    [1, 21, 2_500],
    [21, 21, 120],
  ])('for %i columns and %i coupons is at least %i', (columns, couponCount, expected) => {
    expect(minMultiplier(columns, couponCount, limits)).toBe(expected);
  });

  it.each([
    [1, 20_000],
    [21, 952],
    [30_000, 1],
  ])('for %i columns is at most %i', (columns, expected) => {
    expect(maxMultiplier(columns, limits)).toBe(expected);
  });

  it('comes as near to an amount as possible without exceeding it', () => {
    expect(multiplierFor(10_000, 1)).toBe(100);
    expect(multiplierFor(10_000, 21)).toBe(4);
    expect(multiplierFor(1_000, 21)).toBe(1);
    expect(multiplierFor(10_000, 0)).toBe(100);
  });
});
