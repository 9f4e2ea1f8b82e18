import { expect, test } from 'vitest';
import type { CouponStatus, SettledCoupon } from '../../../../src/model/coupon.ts';
import { settlementNotice } from '../../../../src/domain/coupon/settlement-notice.ts';

const coupon = (status: CouponStatus, net = 0): SettledCoupon => ({
  id: `${status}-${net}`,
  groupId: null,
  status,
  net,
  price: 5_000,
  pool: false,
  at: 0,
});

test.each([
  [1, 82_400, 'Kuponun kazandı', '824,00\u00a0₺', 'good'],
  [10, 82_400, 'Kuponun kazandı', '824,00\u00a0₺', 'good'],
  [0, 0, 'Kuponun kaybetti', '', 'bad'],
  [5, 5_000, 'Kuponun iptal edildi', '50,00\u00a0₺ iade edildi', 'quiet'],
  [12, 0, 'Kuponun ödenemez durumda', '', 'quiet'],
  [14, 5_000, 'Kuponun oluşturulamadı', '50,00\u00a0₺ iade edildi', 'quiet'],
  [7, 0, 'Kuponun oluşturulamadı', '', 'quiet'],
  // Settled coupons with these statuses pay nothing back, whatever net amount a service returns.
  [12, 82_400, 'Kuponun ödenemez durumda', '', 'quiet'],
  [0, 82_400, 'Kuponun kaybetti', '', 'bad'],
] as const)('status %i has its announcement', (status, net, title, text, tone) => {
  expect(settlementNotice([coupon(status, net)])).toEqual({ title, text, tone });
});

test('several coupons of one kind, or of several kinds, share an announcement', () => {
  expect(settlementNotice([coupon(1, 10_000), coupon(1, 20_000)])).toEqual({
    title: '2 kuponun kazandı',
    text: '300,00\u00a0₺',
    tone: 'good',
  });
  expect(settlementNotice([coupon(0), coupon(1, 20_000), coupon(0)])).toEqual({
    title: '3 kuponun sonuçlandı',
    text: '2 kupon kaybetti · 1 kupon kazandı: 200,00\u00a0₺',
    tone: 'good',
  });
  expect(settlementNotice([coupon(12, 82_400), coupon(5, 5_000), coupon(0, 100)])).toMatchObject({
    text: '1 kupon ödenemez durumda · 1 kupon iptal edildi: 50,00\u00a0₺ iade edildi · 1 kupon kaybetti',
  });
  expect(settlementNotice([])).toMatchObject({ title: '' });
});

test('pool coupons are named as such', () => {
  const pool = { ...coupon(1, 10_000), pool: true };
  expect(settlementNotice([pool]).title).toBe('Spor Toto kuponun kazandı');
  expect(settlementNotice([pool, { ...coupon(0), pool: true }]).title).toBe('2 Spor Toto kuponun sonuçlandı');
  expect(settlementNotice([pool, coupon(1, 1)]).title).toBe('2 kuponun kazandı');
});
