/** What the end of a membership means for this member (rule profile-9). The service decides; this is said before. */
import type { Page } from '../../../model/load.ts';
import { moneyText } from '../../number-text.ts';

/** Null for what is not known. */
export interface MemberNow {
  /** kuruş */
  balance: number | null;
  /** kuruş */
  bonus: number | null;
  hasOpenCoupons: boolean | null;
}

/** By the first page of the coupons that wait. */
export function hasOpen({ rows, total }: Pick<Page<unknown>, 'rows' | 'total'>): boolean {
  return rows.length > 0 || total > 0;
}

/** What is to be done first. */
export function obstaclesOf({ balance, hasOpenCoupons }: MemberNow): string[] {
  return [
    ...(balance !== null && balance > 0
      ? [`Hesabında ${moneyText(balance)} var. Üyeliğini iptal etmeden önce bakiyeni çek.`]
      : []),
    ...(hasOpenCoupons === true ? ['Sonuçlanmamış kuponların var. Önce sonuçlanmalarını bekle.'] : []),
  ];
}

/** What goes with it. */
export function consequencesOf({ bonus }: MemberNow): string[] {
  return [
    'Bu üyelikle bir daha giriş yapamazsın.',
    'Kuponlarına ve hesap hareketlerine artık ulaşamazsın.',
    ...(bonus !== null && bonus > 0 ? [`${moneyText(bonus)} bonusun silinir.`] : []),
    'Bütün cihazlarda oturumun kapanır.',
  ];
}
