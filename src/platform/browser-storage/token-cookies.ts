/**
 * Session cookies (rule storage-1, session-1), which only tabs can access. The product stores nothing but these names
 * in cookies.
 */
import { COOKIES, SESSION_CHANNEL } from '../../contract/names.ts';
import type { TokensRequest } from '../../contract/port/frames.ts';
import type { Tokens } from '../../model/player.ts';
import { readCookie, writeCookie } from './cookies.ts';

const ACCESS_DAYS = 5;
const REFRESH_DAYS = 7;
const HASHED_PLAYER_DAYS = 365;

/**
 * Returns the tokens in the cookies; null without a refresh token. Renewing without an access token needs the member
 * id.
 */
export function readTokens(): Tokens | null {
  const access = readCookie(COOKIES.access);
  const refresh = readCookie(COOKIES.refresh);
  const memberId = readCookie(COOKIES.member);
  if (refresh === '' || (access === '' && memberId === '')) return null;
  return { access, refresh, memberId };
}

/** Reads or writes the cookies for the engine; returns their content afterwards. */
export function handleTokensRequest(asked: TokensRequest['tokens']): Tokens | null {
  if (asked.type === 'read') return readTokens();
  if (asked.type === 'drop') return dropTokens();
  if (asked.type === 'player') return writePlayer(asked.memberId, asked.hashedPlayer);
  if (asked.unlessGone === true && asked.value !== null && readTokens() === null) return null;
  return writeTokens(asked.value);
}

/** Removes the two tokens and nothing else (rule registration-7). */
export function dropTokens(): Tokens | null {
  for (const name of [COOKIES.access, COOKIES.refresh]) writeCookie(name, '', 0);
  return readTokens();
}

/** Stores the tokens, or removes all cookies for null; returns the cookies' content afterwards. */
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

/** Stored only beside this member's own tokens; nothing is written for another member or while signed out. */
function writePlayer(memberId: string, hashedPlayer: string): Tokens | null {
  const held = readTokens();
  if (held?.memberId === memberId) writeCookie(COOKIES.hashedPlayer, hashedPlayer, HASHED_PLAYER_DAYS);
  return held;
}

/**
 * Calls back when the session may have begun, ended or changed in another tab: on cookie events, on the engine's
 * message, and on every return to the tab, because a frozen tab receives no events.
 */
export function watchSessionChanges(onChange: () => void): void {
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
