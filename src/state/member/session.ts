/** The session as every screen of this tab sees it: the engine's state, and the stored player until that arrives. */
import { createListeners } from '../../lib/listeners.ts';
import { useSnapshot } from 'valtio/react';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import { isDifferentPlayer, isDifferentPlayerId } from '../../domain/member/different-player.ts';
import type { Player, PlayerBalances, SessionState } from '../../model/player.ts';
import { storedPlayer, wipeStoredPlayer, wipeTabNotes } from '../../platform/browser-storage/stored-player.ts';
import { readTokens, watchSessionChanges } from '../../platform/browser-storage/token-cookies.ts';
import { topicView } from '../engine/topic-view.ts';

export interface SessionView {
  /** `opening`: there are tokens, and their player is not known yet. */
  phase: 'opening' | 'visitor' | 'member';
  player: Player | null;
  balances: PlayerBalances | null;
  unread: number;
  /** Reason why the last session of this tab ended; null after a sign-in, and when there was none. */
  endedBy: SessionState['endedBy'];
  /** Path and query of the page at the time it ended. */
  endedAt: string;
}

/** Milliseconds between a sign-out and the tab going home (rule sign-in-14). */
export const SIGN_OUT_DELAY_MS = 600;

const visitor: SessionView = {
  phase: 'visitor',
  player: null,
  balances: null,
  unread: 0,
  endedBy: null,
  endedAt: '',
};
const session = proxy<SessionView>({ ...visitor, phase: 'opening' });
const ended = proxy({ sessions: 0 });
const ends = createListeners();
const farewells = createListeners();

export function useSession(): SessionView {
  return useSnapshot(session);
}

/** Returns the session outside of React. */
export function currentSession(): SessionView {
  return session;
}

/**
 * Returns the number of sessions that ended in this tab; a component keyed by it is mounted anew for the next player.
 */
export function useEndedSessionCount(): number {
  return useSnapshot(ended).sessions;
}

/**
 * Called when a session of this tab ends, or another player's begins, before the state is reset: clear the player's
 * data here.
 */
export const onSessionEnd = ends.add;

/** Called after that, except for a quiet end: clear the screen here. */
export const onAfterSessionEnd = farewells.add;

/** Call once, when the engine client is set. */
export function startSession(): void {
  if (readTokens() === null) {
    wipeStoredPlayer();
    session.phase = 'visitor';
  } else {
    const stored = storedPlayer.read();
    if (stored !== null) show(stored.player, stored.balances);
  }
  const view = topicView<'session'>({ kind: 'session' });
  view.retain();
  const cells = { state: view.cell('state'), player: view.cell('player'), balances: view.cell('balances') };
  const unread = view.cell('unread');
  const follow = (): void => {
    const state = cells.state.value as SessionState | undefined;
    if (state === undefined || state.phase === 'opening') return;
    if (state.phase === 'visitor') leave(state.endedBy);
    else enter(cells.player.value as Player | undefined, cells.balances.value as PlayerBalances | undefined);
    session.unread = (unread.value as { count: number } | undefined)?.count ?? 0;
  };
  for (const cell of [...Object.values(cells), unread]) subscribe(cell, follow);
  watchSessionChanges(followCookies);
}

/**
 * Follows the cookies, by which also a hidden tab, which gets nothing from the engine, sees that its session is over
 * (session-2).
 */
function followCookies(): void {
  const tokens = readTokens();
  if (tokens === null) leave(null);
  else if (session.player !== null && isDifferentPlayerId(tokens.memberId, session.player.memberId)) reset();
}

/** Ends the session of this tab without the engine's report. */
export function endSessionLocally(by: SessionState['endedBy']): void {
  leave(by);
}

/**
 * Runs `end` and ends the session without going home, because this tab is already navigating elsewhere. Applies to this
 * end only.
 */
export async function endSessionSilently(end: () => Promise<unknown>): Promise<void> {
  quietly = true;
  await end();
  // The engine's report of the end may still be in flight.
  leave(null);
  quietly = false;
}

let leaving: ReturnType<typeof setTimeout> | undefined;
/**
 * Reason of the end in progress. The engine may report it later than the cookies; an engine started after the end does
 * not know it.
 */
let leavingBy: SessionState['endedBy'] = null;
let quietly = false;

function enter(player: Player | undefined, balances: PlayerBalances | undefined): void {
  if (player === undefined) {
    // The session is open and its player is still loading; the stored player may be shown until then.
    if (session.phase === 'visitor') Object.assign(session, { ...visitor, phase: 'opening' });
    return;
  }
  if (session.player !== null && isDifferentPlayer(session.player, player)) reset();
  clearTimeout(leaving);
  leaving = undefined;
  leavingBy = null;
  const remembered = withLoginOf(player, session.player);
  // A new engine knows the player before the balances, so the shown balances stay until it does.
  const known = balances ?? session.balances;
  show(remembered, known);
  storedPlayer.write({ player: remembered, balances: known });
}

/**
 * Restores the account data of the sign-in response, which an engine started later does not have, from the stored
 * player.
 */
function withLoginOf(player: Player, before: Player | null): Player {
  const login = player.login ?? (before === null || isDifferentPlayer(before, player) ? null : before.login);
  return { ...player, login, isCustomRetailer: player.isCustomRetailer || login?.isCustomRetailer === true };
}

function show(player: Player, balances: PlayerBalances | null): void {
  session.phase = 'member';
  session.player = ref(player);
  session.balances = balances === null ? null : ref(balances);
  session.endedBy = null;
}

/** Erases the stored player at once; the screens follow 600 ms later (rule sign-in-13, sign-in-14). */
function leave(by: SessionState['endedBy']): void {
  wipeStoredPlayer();
  if (session.phase === 'visitor') {
    // The cookies ended the session first, and the engine reports the reason only now: it is still recorded.
    if (session.endedBy === 'elsewhere') session.endedBy = by ?? 'elsewhere';
    return;
  }
  wipeTabNotes();
  // A sign-out already in progress continues to go home.
  if (session.phase === 'opening' || (quietly && leaving === undefined)) {
    ends.notify();
    Object.assign(session, visitor);
    return;
  }
  leavingBy = by ?? leavingBy;
  leaving ??= setTimeout(() => {
    leaving = undefined;
    const endedAt = `${location.pathname}${location.search}`;
    reset();
    session.endedBy = leavingBy ?? 'elsewhere';
    leavingBy = null;
    session.endedAt = endedAt;
  }, SIGN_OUT_DELAY_MS);
}

function reset(): void {
  ends.notify();
  farewells.notify();
  Object.assign(session, visitor);
  ended.sessions += 1;
}
