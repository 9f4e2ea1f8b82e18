/** Consequences of cancelling a membership (rule profile-9), shown before the request. The service decides. */
import type { Page } from '../../../model/load.ts';
import { moneyText } from '../../../domain/number-text.ts';

/** Current state of the member; null for unknown values. */
interface CancellingMember {
  /** kuruş */
  balance: number | null;
  /** kuruş */
  bonus: number | null;
  hasOpenCoupons: boolean | null;
}

/** True when the first page of waiting coupons is not empty. */
export function hasPendingCoupons({ rows, total }: Pick<Page<unknown>, 'rows' | 'total'>): boolean {
  return rows.length > 0 || total > 0;
}

/** Reasons that prevent the cancellation until the player resolves them. */
export function cancellationObstacles({ balance, hasOpenCoupons }: CancellingMember): string[] {
  return [
    ...(balance !== null && balance > 0
      ? [`Hesabında ${moneyText(balance)} var. Üyeliğini iptal etmeden önce bakiyeni çek.`]
      : []),
    ...(hasOpenCoupons === true ? ['Sonuçlanmamış kuponların var. Önce sonuçlanmalarını bekle.'] : []),
  ];
}

/** Consequences of the cancellation for the player. */
export function cancellationConsequences({ bonus }: CancellingMember): string[] {
  return [
    'Bu üyelikle bir daha giriş yapamazsın.',
    'Kuponlarına ve hesap hareketlerine artık ulaşamazsın.',
    ...(bonus !== null && bonus > 0 ? [`${moneyText(bonus)} bonusun silinir.`] : []),
    'Bütün cihazlarda oturumun kapanır.',
  ];
}
