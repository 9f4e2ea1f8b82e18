/**
 * Texts about the outcome of a withdrawal, on its page and in a dialog elsewhere (rules withdrawal-8, withdrawal-10).
 */
import type { Doubt } from '../../model/money-call.ts';
import type { DetailedWithdrawState } from '../../model/payment.ts';
import { moneyText } from '../../domain/number-text.ts';
import { clockTime } from '../../domain/time.ts';
import type { Failure } from '../../model/failure.ts';
import { failureText } from '../../domain/failure-text.ts';

export const WITHDRAWAL_ACCEPTED_TITLE = 'Talebin Alındı';
export const WITHDRAWAL_REFUSED_TITLE = 'Talebin Alınamadı';
export const WITHDRAWAL_NOT_CREATED_TITLE = 'Talebin oluşmadı';
export const WITHDRAWAL_NOT_CREATED_TEXT = 'Bakiyenden düşülmedi. Tekrar deneyebilirsin.';
export const WITHDRAWAL_CHECKING_TITLE = 'Talebinin durumu kontrol ediliyor';

/**
 * Texts for a withdrawal with an unknown outcome, which is not a failure: the sent request and, after some time, the
 * result of checking it.
 */
export function checkingTexts({
  amount,
  sentAt,
  doubt,
}: Extract<DetailedWithdrawState, { phase: 'unknown' }>): string[] {
  const sent = `${moneyText(amount)} tutarındaki talebin ${clockTime(sentAt)} saatinde gönderildi. Yanıt gelmedi; hesap hareketlerinden kontrol ediyoruz. Talebin ikinci kez gönderilmez.`;
  return doubt === 'checking' ? [sent] : [sent, doubtTexts[doubt]];
}

const doubtTexts: Record<Exclude<Doubt, 'checking'>, string> = {
  unread: 'Hesap hareketlerin tam okunamadı; denemeye devam ediyoruz.',
  alike: 'Hesap hareketlerinde buna benzeyen bir talep var; aynı talep olduğu kesin değil.',
  notListed: 'Hesap hareketlerinde henüz görünmüyor ama oluşmuş olabilir. Kontrol etmeyi sürdürüyoruz.',
  balanceMoved: 'Hesap hareketlerinde görünmüyor ama bakiyen değişti: oluşmuş olabilir. Kontrol etmeyi sürdürüyoruz.',
};

/** Error text for a withdrawal that was not accepted: the service's message, or a general text (rule wallet-3). */
export function withdrawalRefusalText(failure: Failure): string {
  if (failure.kind === 'refused') return failure.message ?? 'Bir hata oluştu.';
  return failureText(failure);
}
