/** Texts about a pool coupon's money, by its status. */
import { expect, test } from 'vitest';
import { poolCouponView } from '../../../../src/domain/pool/pool-coupon-view.ts';
import type { PoolCoupon } from '../../../../src/model/pool.ts';

const coupon: PoolCoupon = {
  ...{ id: '9', transactionId: null, cycle: 361, programName: '09-12 Ekim', playedAt: 1_773_000_000, status: -1 },
  ...{ columns: 48, blocks: 1, multiplier: 1, price: 48_000, best: null, decided: 0, prize: 0, tax: 0, net: 0 },
  code: null,
};

test.each([
  ['waits', { status: -1 as const }, 'İkramiye '],
  ['won', { status: 11 as const, prize: 90_000, net: 90_000 }, 'İkramiye 900,00 ₺'],
  ['won, less its tax', { status: 11 as const, prize: 90_000, tax: 100, net: 89_900 }, 'Net ikramiye 899,00 ₺'],
  ['cancelled: its price, returned by the service or not', { status: 5 as const }, 'İade 480,00 ₺'],
  ['not made, with its price refunded', { status: 14 as const, net: 48_000 }, 'İade 480,00 ₺'],
  ['not made, without a known refund', { status: 14 as const }, 'İkramiye '],
])('the prize of a coupon: %s', (_, told, expected) => {
  const { prizeLabel, prize } = poolCouponView({ ...coupon, ...told }, 1_773_000_100);
  expect(`${prizeLabel} ${prize}`.replaceAll('\u00A0', ' ')).toBe(expected);
});
