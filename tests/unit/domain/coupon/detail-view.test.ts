import { describe, expect, test } from 'vitest';
import { detailView, groupSummary } from '../../../../src/domain/coupon/detail-view.ts';
import { makeCoupon } from '../../../support/make-coupon.ts';

const NOW = 1_799_990_100;
const shown = (fields: Parameters<typeof makeCoupon>[0]): Record<string, string> => {
  const { figures, winningLabel, winning } = detailView(makeCoupon(fields), NOW);
  return Object.fromEntries(
    [...figures, { label: winningLabel, value: winning }].map(({ label, value }) => [label, value]),
  );
};

describe('the figures of a coupon', () => {
  test("that is undecided: its possible winnings, and the king odd's share of them", () => {
    expect(shown({ price: 5_000, maxWinning: 9_250, maxWebWinning: 8_900 })).toEqual({
      Bedel: '50,00\u00a0₺',
      'Toplam oran': '1,85',
      Misli: '50',
      'Kral Oran farkı': '+\u00a03,50\u00a0₺',
      'Maks. kazanç': '92,50\u00a0₺',
    });
  });

  test('of a system that won above the tax limit: columns, tax and net amount', () => {
    const won = { wonColumns: 3, winning: 12_000_000, tax: 1_333_220, net: 10_666_780 };
    expect(shown({ status: 1, kind: 'system', systems: [2, 3], columns: 10, ...won })).toMatchObject({
      Sistem: '2, 3',
      Kolon: '10',
      'Kazanan kolon': '3',
      'Brüt kazanç': '120.000,00\u00a0₺',
      Vergi: '13.332,20\u00a0₺',
      'Net kazanç': '106.667,80\u00a0₺',
    });
  });

  test('that lost: nothing won, and its possible winnings as missed ones', () => {
    const figures = shown({ status: 0 });
    expect(figures).toMatchObject({ Kazanç: '0,00\u00a0₺' });
    expect(figures).not.toHaveProperty('Maks. kazanç');
    expect(detailView(makeCoupon({ status: 0 }), NOW).missedWinning).toBe('92,50\u00a0₺');
  });

  test('that was cancelled: the price is refunded, nothing was won', () => {
    const figures = shown({ status: 5, winning: 5_000, net: 5_000 });
    expect(figures).toMatchObject({ İade: '50,00\u00a0₺' });
    expect(Object.keys(figures)).not.toContain('Vergi');
  });

  test('leave out a single column and zero tax', () => {
    expect(shown({ status: 1, multiplier: 1, winning: 9_250, wonColumns: 1, net: 9_250 })).toEqual({
      Bedel: '50,00\u00a0₺',
      'Toplam oran': '1,85',
      Kazanç: '92,50\u00a0₺',
    });
  });

  test('that was not made: the price is refunded as well', () => {
    expect(shown({ status: 14, winning: 5_000, net: 5_000 })).toMatchObject({ İade: '50,00\u00a0₺' });
  });

  test('that won without a known number of winning columns', () => {
    const won = { wonColumns: null, winning: 50_000, net: 50_000, tax: 0 };
    const figures = shown({ status: 11, columns: 4, ...won });
    expect(figures).toMatchObject({ Kazanç: '500,00\u00a0₺' });
    expect(figures).not.toHaveProperty('Kazanan kolon');
    expect(shown({ status: 11, ...won, tax: 1_000, net: 49_000 })).toMatchObject({
      'Brüt kazanç': '500,00\u00a0₺',
      'Net kazanç': '490,00\u00a0₺',
    });
    expect(shown({ status: 7, ...won })).toMatchObject({ İade: '500,00\u00a0₺' });
  });

  test('played with the bonus, several times', () => {
    expect(shown({ usedBonus: true, count: 5 })).toMatchObject({ 'Bedel (bonus)': '50,00\u00a0₺', 'Kupon adedi': '5' });
  });

  test('with the time of play in Türkiye', () => {
    expect(detailView(makeCoupon({ playedAt: Date.UTC(2026, 11, 31, 21, 5) / 1000 }), NOW).playedAt).toBe(
      '1 Ocak 2027 00:05',
    );
  });
});

describe('a group shown as one coupon', () => {
  const of = (...coupons: [Parameters<typeof makeCoupon>[0], ...Parameters<typeof makeCoupon>[0][]]) => {
    const [first, ...others] = coupons.map(makeCoupon);
    if (first === undefined) throw new Error('a group has coupons');
    return groupSummary([first, ...others]);
  };

  test('sums the amounts of its coupons', () => {
    const won = { status: 1, price: 5_000, winning: 9_000, tax: 10, net: 8_990 } as const;
    expect(of(won, won, won)).toMatchObject({ count: 3, price: 15_000, winning: 27_000, tax: 30, net: 26_970 });
  });

  test('counts as won when any of its coupons has won', () => {
    const none = { wonColumns: 0 } as const;
    const won = { status: 1, winning: 9_000, net: 9_000, wonColumns: 2 } as const;
    expect(detailView(of({ ...none, status: 0 }, won), NOW).winningLabel).toBe('Kazanç');
    expect(of(none, won, won).wonColumns).toBe(4);
    expect(of(won, { wonColumns: null }).wonColumns).toBeNull();
  });

  test('is undecided as long as any of its coupons is', () => {
    expect(of({ status: 1 }, { status: -1 }).status).toBe(-1);
    expect(of({ status: 1 }, { status: 10 }).status).toBe(10);
    expect(of({ status: 0 }, { status: 1 }).status).toBe(0);
  });

  test('is archived when all of its coupons are', () => {
    expect(of({ archived: true }, { archived: false }).archived).toBe(false);
    expect(of({ archived: true }, { archived: true }).archived).toBe(true);
  });
});
