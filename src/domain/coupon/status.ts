/** What a coupon's status code (rule coupon-1) means to a player. */
import type { Coupon, CouponStatus } from '../../model/coupon.ts';

/** `bad` is lost, and nothing else; `warn` is what went wrong otherwise. */
export type StatusTone = 'pending' | 'good' | 'bad' | 'warn' | 'quiet';

/** The status as a player reads it. */
export function statusText(status: CouponStatus): string {
  return meanings[status].text;
}

/** How the status is coloured: nothing known yet, won, lost or failed, over without a winner. */
export function statusTone(status: CouponStatus): StatusTone {
  return meanings[status].tone;
}

/** Nothing about the coupon changes any more: such a coupon can go to the archive, or be removed. */
export function isDecided(status: CouponStatus): boolean {
  return meanings[status].decided;
}

/** What is paid is the price that came back: nothing was won (rule coupon-18). Where no columns are told, it is a winning. */
export function isRefund({ status, wonColumns }: Pick<Coupon, 'status' | 'wonColumns'>): boolean {
  return neverPlayed.includes(status) || wonColumns === 0;
}

interface Meaning {
  text: string;
  tone: StatusTone;
  decided: boolean;
}

/**
 * 10 is won, and yet not over: the money is still to come. 8 is called "SBS validation field" (rule coupon-1), between
 * two codes of refusal: a check that failed, like 9, and told in the same words.
 */
const meanings: Record<CouponStatus, Meaning> = {
  [-1]: { text: 'Bekliyor', tone: 'pending', decided: false },
  0: { text: 'Kaybetti', tone: 'bad', decided: true },
  1: { text: 'Kazandı', tone: 'good', decided: true },
  2: { text: 'Oluşturuluyor', tone: 'pending', decided: false },
  4: { text: 'İptal ediliyor', tone: 'pending', decided: false },
  5: { text: 'İptal edildi', tone: 'quiet', decided: true },
  6: { text: 'Onay bekliyor', tone: 'pending', decided: false },
  7: { text: 'Onaylanmadı', tone: 'warn', decided: true },
  8: { text: 'Doğrulanamadı', tone: 'warn', decided: true },
  9: { text: 'Doğrulanamadı', tone: 'warn', decided: true },
  10: { text: 'Ödeme bekliyor', tone: 'good', decided: false },
  11: { text: 'Hesaba aktarıldı', tone: 'good', decided: true },
  12: { text: 'Ödenemez', tone: 'warn', decided: true },
  13: { text: 'Nakit ödendi', tone: 'good', decided: true },
  14: { text: 'Oluşturulamadı', tone: 'warn', decided: true },
  unknown: { text: 'Durumu bilinmiyor', tone: 'quiet', decided: false },
};

/** Cancelled, refused or not made. */
const neverPlayed: readonly CouponStatus[] = [5, 7, 8, 9, 14];
