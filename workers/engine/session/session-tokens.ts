/** Access to the tabs, which hold the cookies that the engine cannot reach. */
import type { TokensRequest } from '../../../src/contract/port/frames.ts';
import type { Tokens } from '../../../src/model/player.ts';

export interface TokenHolders {
  /**
   * Sends the request to one tab after the other until one answers; `undefined` when none does. The response to a write
   * is the content of the cookies after it.
   */
  requestTokens(tokens: TokensRequest['tokens']): Promise<Tokens | null | undefined>;
}

/**
 * Placeholder for a token that ran out and cannot be renewed now: no service accepts it, but it opens the player's
 * copies (rule sign-in-22).
 */
export const EXPIRED_TOKEN = 'ran-out';

export function areSameTokens(a: Tokens | null, b: Tokens | null): boolean {
  return a === b || (a?.access === b?.access && a?.refresh === b?.refresh && a?.memberId === b?.memberId);
}

/**
 * True for tokens of one session: renewed ones of the same member, or equal ones of which only one has the member id.
 * Different tokens without a member id may belong to anyone.
 */
export function isSameSession(a: Tokens, b: Tokens): boolean {
  const { memberId } = a;
  return (memberId !== '' && memberId === b.memberId) || areSameTokens(a, { ...b, memberId });
}
