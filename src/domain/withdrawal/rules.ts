/** What may be withdrawn, and what stands in the way (rules withdrawal-2 to withdrawal-5). The service has the last word. */
import type { WithdrawalTerms } from '../../model/withdrawal.ts';
import type { Amount } from '../money-input.ts';
import { moneyText } from '../number-text.ts';

export interface AmountLimits extends Pick<WithdrawalTerms, 'min' | 'max'> {
  /** What may be withdrawn, kuruş; null while nobody knows. The bonus never is. */
  balance: number | null;
}

/** The reason why this amount cannot be withdrawn; '' when it can. @param amount as it was read */
export function amountFault(amount: Amount, { balance, min, max }: AmountLimits): string {
  if (amount === 'unclear') return 'Tutar anlaşılmadı. 1.250,50 gibi yaz.';
  if (amount === null || amount === 0) return 'Çekmek istediğin tutarı yaz.';
  if (min !== null && amount < min) return `En az ${moneyText(min)} çekebilirsin.`;
  if (max !== null && amount > max) return `Tek seferde en fazla ${moneyText(max)} çekebilirsin.`;
  if (balance !== null && amount > balance) return `Çekilebilir bakiyen ${moneyText(balance)}.`;
  return '';
}

/** Amounts to tap, kuruş: round ones that can be withdrawn, and everything. */
export function quickAmounts(limits: AmountLimits): { amount: number; all: boolean }[] {
  const { balance, max } = limits;
  if (balance === null) return [];
  const most = Math.min(balance, max ?? balance);
  const round = ROUND.filter((amount) => amount < most && amountFault(amount, limits) === '');
  const whole = amountFault(most, limits) === '' ? [{ amount: most, all: true }] : [];
  return [...round.map((amount) => ({ amount, all: false })), ...whole];
}

const ROUND = [10_000, 25_000, 50_000, 100_000];

/** What reaches the bank; null where the service does not say what it keeps. */
export function paidOut(amount: number, fee: number | null): number | null {
  return fee === null ? null : Math.max(0, amount - fee);
}
