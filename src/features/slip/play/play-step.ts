/** Action of the button at the foot of the slip: the first obstacle decides (rule play-4). */
import { moneyText } from '../../../domain/number-text.ts';
import type { PlayerBalances } from '../../../model/player.ts';
import { ruleText } from '../../../domain/slip/slip-rule-text.ts';
import { type PlayConditions, playRuleViolations } from '../../../domain/slip/slip-rules.ts';
import type { SlipView } from '../slip-view.ts';

/** `reason` is the text above the button; '' for none. */
export interface PlayStep {
  step: 'blocked' | 'signIn' | 'deposit' | 'play';
  reason: string;
}

export interface PlayingMember {
  /** `opening`: there are tokens, and the member is being loaded. */
  phase: 'opening' | 'visitor' | 'member';
  /** Null until loaded; then the service decides. */
  balances: Pick<PlayerBalances, 'balance' | 'bonusBalance'> | null;
  useBonus: boolean;
  /** The reason why the member's own limits refuse the coupon; '' when they do not (rule balance-7). */
  limit: string;
}

/** Broken rules come first, because signing in or depositing would not make such a slip playable. */
export function playStep({ slip, limits, price }: SlipView, around: PlayConditions, member: PlayingMember): PlayStep {
  const [broken] = playRuleViolations(slip, limits, around);
  if (broken !== undefined) return { step: 'blocked', reason: ruleText(broken) };
  if (member.phase === 'opening') return { step: 'blocked', reason: 'Hesabın açılıyor…' };
  if (member.phase === 'visitor') return { step: 'signIn', reason: '' };
  if (member.limit !== '') return { step: 'blocked', reason: member.limit };
  return missingMoney(price.totalPrice, member) ?? { step: 'play', reason: '' };
}

function missingMoney(price: number, { balances, useBonus }: PlayingMember): PlayStep | null {
  if (balances === null) return null;
  if (useBonus) {
    if (price <= balances.bonusBalance) return null;
    return { step: 'blocked', reason: `Bonus bakiyen yetersiz: ${moneyText(balances.bonusBalance)}.` };
  }
  const missing = price - balances.balance;
  return missing > 0 ? { step: 'deposit', reason: `Bakiyen yetersiz. ${moneyText(missing)} eksik.` } : null;
}
