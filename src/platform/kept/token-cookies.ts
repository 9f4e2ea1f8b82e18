/**
 * The session's cookies (rule storage-1, session-1): the tabs alone can reach them. No value but these names, and
 * nothing else of the product, is kept in cookies.
 */
import { COOKIES, SESSION_CHANNEL } from '../../contract/names.ts';
import type { TokenAsk } from '../../contract/port/frames.ts';
import type { Tokens } from '../../model/player.ts';
import { readCookie, writeCookie } from './cookie-values.ts';

const ACCESS_DAYS = 5;
const REFRESH_DAYS = 7;
const HASHED_PLAYER_DAYS = 365;

/** What the cookies hold; null without a refresh token. Without an access token the member id has to be there to renew. */
export function readTokens(): Tokens | null {
  const access = readCookie(COOKIES.access);
  const refresh = readCookie(COOKIES.refresh);
  const memberId = readCookie(COOKIES.member);
  if (refresh === '' || (access === '' && memberId === '')) return null;
  return { access, refresh, memberId };
}

/** Does what the engine asks of the cookies, and answers what they hold then. */
export function holdTokens(asked: TokenAsk['tokens']): Tokens | null {
  if (asked.type === 'read') return readTokens();
  if (asked.type === 'drop') return dropTokens();
  if (asked.type === 'player') return writePlayer(asked.memberId, asked.hashedPlayer);
  if (asked.unlessGone === true && asked.value !== null && readTokens() === null) return null;
  return writeTokens(asked.value);
}

/** The two tokens go, and nothing else (rule registration-7). */
export function dropTokens(): Tokens | null {
  for (const name of [COOKIES.access, COOKIES.refresh]) writeCookie(name, '', 0);
  return readTokens();
}

/** Keeps these, or removes all; answers what the cookies hold now. */
export function writeTokens(tokens: Tokens | null): Tokens | null {
  if (tokens === null) {
    for (const name of Object.values(COOKIES)) writeCookie(name, '', 0);
    return readTokens();
  }
  writeCookie(COOKIES.access, tokens.access, ACCESS_DAYS);
  writeCookie(COOKIES.refresh, tokens.refresh, REFRESH_DAYS);
  writeCookie(COOKIES.member, tokens.memberId, REFRESH_DAYS);
  return readTokens();
}

/** Beside the tokens of this member: those of another, or none, are left alone. */
function writePlayer(memberId: string, hashedPlayer: string): Tokens | null {
  const held = readTokens();
  if (held?.memberId === memberId) writeCookie(COOKIES.hashedPlayer, hashedPlayer, HASHED_PLAYER_DAYS);
  return held;
}

/**
 * Hears that the session began, ended or changed hands in another tab: a browser that tells of cookies, an engine that
 * says so, and a look at every return, because a frozen tab hears nothing.
 */
export function watchSession(onChange: () => void): void {
  const names: readonly string[] = Object.values(COOKIES);
  // Missing in Firefox before 140 and Safari before 18.4.
  globalThis.cookieStore?.addEventListener('change', ({ changed, deleted }) => {
    if ([...changed, ...deleted].some(({ name }) => name !== undefined && names.includes(name))) onChange();
  });
  if (typeof BroadcastChannel !== 'undefined') {
    new BroadcastChannel(SESSION_CHANNEL).addEventListener('message', onChange);
  }
  document.addEventListener('visibilitychange', onChange);
  document.addEventListener('resume', onChange);
  addEventListener('pageshow', onChange);
}
