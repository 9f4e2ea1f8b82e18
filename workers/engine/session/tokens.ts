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

export function sameTokens(a: Tokens | null, b: Tokens | null): boolean {
  return a === b || (a?.access === b?.access && a?.refresh === b?.refresh && a?.memberId === b?.memberId);
}
