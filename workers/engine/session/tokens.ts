/** What the engine needs of the tabs: they hold the cookies it cannot reach. */
import type { TokenAsk } from '../../../src/contract/port/frames.ts';
import type { Tokens } from '../../../src/model/player.ts';

export interface TokenHolders {
  /**
   * Asks one tab after the other until one answers; `undefined` when none does. A write is done when it is answered:
   * what a tab holds then.
   */
  ask(tokens: TokenAsk['tokens']): Promise<Tokens | null | undefined>;
}

/**
 * What stands for a token that ran out, while nobody can renew it: no service takes it, and the player's copies open by it
 * (rule sign-in-22).
 */
export const RAN_OUT = 'ran-out';

export function sameTokens(a: Tokens | null, b: Tokens | null): boolean {
  return a === b || (a?.access === b?.access && a?.refresh === b?.refresh && a?.memberId === b?.memberId);
}

/**
 * The same tokens, of which one engine knows the member before the other, or renewed ones of the same member. Other tokens
 * of nobody known may be anybody's.
 */
export function isOneSession(a: Tokens, b: Tokens): boolean {
  const { memberId } = a;
  return (memberId !== '' && memberId === b.memberId) || sameTokens(a, { ...b, memberId });
}
