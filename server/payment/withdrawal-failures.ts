/** Refusals of a withdrawal (wire-account-7), all with HTTP 200 as in the real service. */
import { ServiceFailure } from '../http/response-envelope.ts';

/** Kuruş. */
export const WITHDRAW_MIN_KURUS = 2_000;
export const WITHDRAW_MAX_KURUS = 10_000_000;

const refusals = {
  AmountTooLow: [7201, 'En az 20,00 TL çekebilirsin.'],
  AmountTooHigh: [7202, 'Tek seferde en fazla 100.000,00 TL çekebilirsin.'],
  InsufficientBalance: [7203, 'Çekilebilir bakiyen yeterli değil.'],
  WithdrawBlocked: [7204, 'Para çekme işlemi şu anda yapılamıyor.'],
  IbanNotUsable: [7205, 'Seçtiğin banka hesabı kullanılamıyor.'],
  PendingExists: [7206, 'Bekleyen bir para çekme talebin var.'],
  PlayerStatus: [3016, 'Hesabının durumu nedeniyle para çekemezsin.'],
} as const;

export function withdrawalFailure(reason: keyof typeof refusals): ServiceFailure {
  const [code, message] = refusals[reason];
  return new ServiceFailure(code, reason, message);
}
