/** Validation and quick amounts of a withdrawal (rules withdrawal-2 to withdrawal-5). The service decides. */
import type { WithdrawalTerms } from '../../model/payment.ts';
import type { Amount } from '../money-input.ts';
import { moneyText } from '../number-text.ts';

interface AmountLimits extends Pick<WithdrawalTerms, 'min' | 'max'> {
  /** Withdrawable balance without bonus, kuruş; null while unknown. */
  balance: number | null;
}

/** Returns the reason why this amount cannot be withdrawn; '' when it can. @param amount result of `parseAmount` */
export function amountFault(amount: Amount, { balance, min, max }: AmountLimits): string {
  if (amount === 'unclear') return 'Tutar anlaşılmadı. 1.250,50 gibi yaz.';
  if (amount === null || amount === 0) return 'Çekmek istediğin tutarı yaz.';
  if (min !== null && amount < min) return `En az ${moneyText(min)} çekebilirsin.`;
  if (max !== null && amount > max) return `Tek seferde en fazla ${moneyText(max)} çekebilirsin.`;
  if (balance !== null && amount > balance) return `Çekilebilir bakiyen ${moneyText(balance)}.`;
  return '';
}

/** Suggested amounts, kuruş: round ones that can be withdrawn, and the maximum. */
export function quickWithdrawalAmounts(limits: AmountLimits): { amount: number; all: boolean }[] {
  const { balance, max } = limits;
  if (balance === null) return [];
  const most = Math.min(balance, max ?? balance);
  const round = ROUND.filter((amount) => amount < most && amountFault(amount, limits) === '');
  const whole = amountFault(most, limits) === '' ? [{ amount: most, all: true }] : [];
  return [...round.map((amount) => ({ amount, all: false })), ...whole];
}

const ROUND = [10_000, 25_000, 50_000, 100_000];

/** Amount paid to the bank, kuruş; null when the fee is unknown. */
export function payoutAmount(amount: number, fee: number | null): number | null {
  return fee === null ? null : Math.max(0, amount - fee);
}
