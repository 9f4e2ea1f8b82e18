/** Access to the tabs, which hold the cookies that the engine cannot reach. */
import type { TokenAsk } from '../../../src/contract/port/frames.ts';
import type { Tokens } from '../../../src/model/player.ts';

export interface TokenHolders {
  /**
   * Sends the request to one tab after the other until one answers; `undefined` when none does. The response to a write
   * is the content of the cookies after it.
   */
  ask(tokens: TokenAsk['tokens']): Promise<Tokens | null | undefined>;
}

/**
 * Placeholder for a token that ran out and cannot be renewed now: no service accepts it, but it opens the player's
 * copies (rule sign-in-22).
 */
export const RAN_OUT = 'ran-out';

export function sameTokens(a: Tokens | null, b: Tokens | null): boolean {
  return a === b || (a?.access === b?.access && a?.refresh === b?.refresh && a?.memberId === b?.memberId);
}

/**
 * True for tokens of one session: renewed ones of the same member, or equal ones of which only one has the member id.
 * Different tokens without a member id may belong to anyone.
 */
export function isOneSession(a: Tokens, b: Tokens): boolean {
  const { memberId } = a;
  return (memberId !== '' && memberId === b.memberId) || sameTokens(a, { ...b, memberId });
}
