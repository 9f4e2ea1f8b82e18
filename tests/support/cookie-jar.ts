/** The cookies of one browser, and the tabs of engines that share them: what the session is tested against. */
import type { TokensRequest } from '../../src/contract/port/frames.ts';
import type { Tokens } from '../../src/model/player.ts';
import type { TokenHolders } from '../../workers/engine/session/session-tokens.ts';

export interface CookieJar extends TokenHolders {
  held: Tokens | null;
  /** The hashed id of the player; '' for none. */
  player: string;
  writes: (Tokens | null)[];
  /** While true, no tab responds. */
  silent: boolean;
  /** While true, the browser accepts no cookie. */
  refuses: boolean;
}

export function cookieJar(held: Tokens | null = null): CookieJar {
  const jar: CookieJar = {
    held,
    player: '',
    writes: [],
    silent: false,
    refuses: false,
    requestTokens: async (asked: TokensRequest['tokens']) => {
      await Promise.resolve();
      if (jar.silent) return undefined;
      if (asked.type === 'drop') jar.held = null;
      else if (asked.type === 'player' && jar.held?.memberId === asked.memberId) jar.player = asked.hashedPlayer;
      else if (asked.type === 'write' && (asked.unlessGone !== true || asked.value === null || jar.held !== null)) {
        jar.held = jar.refuses ? null : asked.value;
        jar.writes.push(asked.value);
      }
      return jar.held;
    },
  };
  return jar;
}

export const tokensOf = (name: string, memberId = '7'): Tokens => ({
  access: `access-${name}`,
  refresh: `refresh-${name}`,
  memberId,
});
