/** Turkish texts about the member's own limits. */
import { failureText } from '../failure-text.ts';
import { moneyText } from '../number-text.ts';
import type { OwnLimitsState } from '../../model/own-limits.ts';

/** The reason why a coupon of this price cannot be played now; '' for none. @param price kuruş of the balance */
export function limitReason(limits: OwnLimitsState | undefined, price: number): string {
  if (limits === undefined) return '';
  const { weekly, spent, pausedUntil } = limits;
  if (pausedUntil !== null) return failureText({ kind: 'paused' });
  if (weekly === null || price === 0 || spent + price <= weekly) return '';
  return `Bu hafta için belirlediğin tutardan ${moneyText(Math.max(0, weekly - spent))} kaldı.`;
}
