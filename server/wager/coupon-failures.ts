/**
 * Refusals of coupons, with the messages of rule play-3, failure-1 where given. All have HTTP 200, as in the real
 * service.
 */
import { SLIP_CODE_EXPIRED, SLIP_CODE_UNKNOWN, couponRefusals } from '../../src/contract/services/coupon-refusals.ts';
import { ServiceFailure } from '../http/response-envelope.ts';
import { couponLimits } from './limits.ts';
import { formatWholeLira } from './money.ts';

type CouponRefusal = keyof typeof couponRefusals;

const messages: Record<CouponRefusal, string> = {
  oddsChanged: 'Kuponundaki oranlar değişti. Lütfen yeni oranları kontrol et.',
  suspended: 'Kuponunda şu anda askıda olan bir bahis var. Lütfen kontrol et.',
  closed: 'Kuponunda kapanmış bir bahis var. Lütfen kontrol et.',
  unknownSelection: 'Kuponundaki bir bahis artık programda yok. Lütfen kontrol et.',
  mbs: 'MBS kuralı nedeniyle en az 1 maç daha eklemelisiniz.',
  bankersNeedSystem: 'Sistem seçmeden banko oynayamazsınız.',
  invalidSystem: 'Seçtiğin sistem bu kuponla oynanamaz. Lütfen kontrol et.',
  priceTooLow: `Kupon bedeliniz en az ${formatWholeLira(couponLimits.minPrice)} TL olmalıdır.`,
  priceTooHigh: `Kupon bedeliniz en fazla ${formatWholeLira(couponLimits.maxPrice)} TL olmalıdır.`,
  multiPriceTooLow: `Çoklu kuponlarda tek kupon bedeli minimum ${formatWholeLira(couponLimits.minMultiPrice)} TL olmalıdır.`,
  tooManyEvents: `Kuponuna en fazla ${couponLimits.maxEventCount} maç ekleyebilirsin.`,
  tooManyCoupons: `En fazla ${couponLimits.maxMultiCount} kupon oynayabilirsin.`,
  wrongAmount: 'Kupon tutarı doğrulanamadı. Lütfen kuponunu kontrol et.',
  balance: 'Bakiyen bu kupon için yeterli değil.',
  bonusBalance: 'Bonus bakiyen bu kupon için yeterli değil.',
  playerStatus: 'Hesabının durumu nedeniyle kupon oynayamazsın.',
  retailer: 'Kupon oynamak için bayi seçmelisin.',
  invalidSlip: 'Kuponunda geçersiz bir bahis var. Lütfen kontrol et.',
};

export function couponFailure(reason: CouponRefusal, message: string = messages[reason]): ServiceFailure {
  const name = reason.charAt(0).toUpperCase() + reason.slice(1);
  return new ServiceFailure(couponRefusals[reason], name, message);
}

export function mbsFailure(missing: number): ServiceFailure {
  return couponFailure('mbs', `MBS kuralı nedeniyle en az ${missing} maç daha eklemelisiniz.`);
}

export const couponUnknown = (): ServiceFailure => new ServiceFailure(404, 'CouponNotFound', 'Kupon bulunamadı.');
export const slipCodeUnknown = (): ServiceFailure =>
  new ServiceFailure(SLIP_CODE_UNKNOWN, 'CodeNotFound', 'Kod bulunamadı.');
export const slipCodeExpired = (): ServiceFailure =>
  new ServiceFailure(SLIP_CODE_EXPIRED, 'CodeExpired', 'Kodun süresi doldu.');
export const couponStillRunning = (): ServiceFailure =>
  new ServiceFailure(3020, 'CouponNotDecided', 'Sonuçlanmamış kupon için bu işlem yapılamaz.');
export const couponNotPayable = (): ServiceFailure =>
  new ServiceFailure(3021, 'CouponNotPayable', 'Bu kupon için ödeme yapılamaz.');
export const retailerRequired = (): ServiceFailure =>
  new ServiceFailure(3022, 'RetailersOnly', 'Bu işlemi yalnızca bayiler yapabilir.');
