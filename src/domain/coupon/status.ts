/** Texts and colours of a coupon's status code (rule coupon-1). */
import type { Coupon, CouponStatus } from '../../model/coupon.ts';
import {
  AWAITING_PAYMENT,
  BEING_CANCELLED,
  BEING_CHECKED,
  BEING_CREATED,
  CANCELLED,
  CHECK_FAILED,
  CHECK_REFUSED,
  FIELD_CHECK_FAILED,
  LOST,
  COUPON_NOT_CREATED,
  NOT_PAYABLE,
  PAID_IN_CASH,
  PAID_TO_ACCOUNT,
  PENDING,
  WON,
} from '../../model/coupon-status.ts';
import { isRefundStatus } from './coupon-confirmation.ts';

/** `bad` is used only for lost coupons; `warn` for any other failure. */
export type StatusTone = 'pending' | 'good' | 'bad' | 'warn' | 'quiet';

/** Status text shown to the player. */
export function statusText(status: CouponStatus): string {
  return meanings[status].text;
}

/** Colour of the status: pending, won, lost or failed, ended without a winner. */
export function statusTone(status: CouponStatus): StatusTone {
  return meanings[status].tone;
}

/** True when the payment is a refund, not a winning (rule coupon-18). Unknown winning columns count as a winning. */
export function isRefund({ status, wonColumns }: Pick<Coupon, 'status' | 'wonColumns'>): boolean {
  return isRefundStatus(status) || wonColumns === 0;
}

interface Meaning {
  text: string;
  tone: StatusTone;
}

const meanings: Record<CouponStatus, Meaning> = {
  [PENDING]: { text: 'Bekliyor', tone: 'pending' },
  [LOST]: { text: 'Kaybetti', tone: 'bad' },
  [WON]: { text: 'Kazandı', tone: 'good' },
  [BEING_CREATED]: { text: 'Oluşturuluyor', tone: 'pending' },
  [BEING_CANCELLED]: { text: 'İptal ediliyor', tone: 'pending' },
  [CANCELLED]: { text: 'İptal edildi', tone: 'quiet' },
  [BEING_CHECKED]: { text: 'Onay bekliyor', tone: 'pending' },
  [CHECK_REFUSED]: { text: 'Onaylanmadı', tone: 'warn' },
  [FIELD_CHECK_FAILED]: { text: 'Doğrulanamadı', tone: 'warn' },
  [CHECK_FAILED]: { text: 'Doğrulanamadı', tone: 'warn' },
  [AWAITING_PAYMENT]: { text: 'Ödeme bekliyor', tone: 'good' },
  [PAID_TO_ACCOUNT]: { text: 'Hesaba aktarıldı', tone: 'good' },
  [NOT_PAYABLE]: { text: 'Ödenemez', tone: 'warn' },
  [PAID_IN_CASH]: { text: 'Nakit ödendi', tone: 'good' },
  [COUPON_NOT_CREATED]: { text: 'Oluşturulamadı', tone: 'warn' },
  unknown: { text: 'Durumu bilinmiyor', tone: 'quiet' },
};
