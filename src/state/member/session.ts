/** Who is signed in, as every screen of this tab sees it: what the engine says, and until then what was stored. */
import { createListeners } from '../../lib/listeners.ts';
import { useSnapshot } from 'valtio/react';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import { isAnother, isAnotherId } from '../../domain/member/same-player.ts';
import type { Player, PlayerBalances, SessionState } from '../../model/player.ts';
import {
  readStoredPlayer,
  wipeStoredPlayer,
  wipeTabNotes,
  writeStoredPlayer,
} from '../../platform/kept/stored-player.ts';
import { readTokens, watchSession } from '../../platform/kept/token-cookies.ts';
import { topicView } from '../engine/topic-view.ts';

export interface SessionView {
  /** `opening`: there are tokens, and it is not known yet whose. */
  phase: 'opening' | 'visitor' | 'member';
  player: Player | null;
  balances: PlayerBalances | null;
  unread: number;
  /** Why the last session of this tab ended; null after a sign-in, and when there was none. */
  endedBy: SessionState['endedBy'];
  /** Path and query of the page on which it ended. */
  endedAt: string;
}

/** Between a sign-out and the tab being at home (rule sign-in-14). */
export const SIGN_OUT_MS = 600;

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

/** The same outside of React. */
export function sessionNow(): SessionView {
  return session;
}

/** How many sessions ended in this tab: what is keyed by it goes with the session. */
export function useEndedSessions(): number {
  return useSnapshot(ended).sessions;
}

/** A session of this tab ended, or another player's began: what is kept of its player goes. Called before the state is reset. */
export const onSessionEnd = ends.add;

/** After that, and not of an end that is quiet: what is on screen goes as well. */
export const onFarewell = farewells.add;

/** Once, when the engine client is set. */
export function startSession(): void {
  if (readTokens() === null) {
    wipeStoredPlayer();
    session.phase = 'visitor';
  } else {
    const stored = readStoredPlayer();
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
  watchSession(followCookies);
}

/** A hidden tab gets nothing from the engine; from the cookies every tab sees that its session is over (session-2). */
function followCookies(): void {
  const tokens = readTokens();
  if (tokens === null) leave(null);
  else if (session.player !== null && isAnotherId(tokens.memberId, session.player.memberId)) reset();
}

/** The session of this tab is over, whoever says so to the engine. */
export function endHere(by: SessionState['endedBy']): void {
  leave(by);
}

/** What ends the session here does not lead home: this tab is on its way elsewhere already. No later end is quiet. */
export async function endQuietly(end: () => Promise<unknown>): Promise<void> {
  quietly = true;
  await end();
  // The engine's own word of it may still be on its way.
  leave(null);
  quietly = false;
}

let leaving: ReturnType<typeof setTimeout> | undefined;
/** Why. The engine may say it later than the cookies; an engine that started after the end does not know it. */
let leavingBy: SessionState['endedBy'] = null;
let quietly = false;

function enter(player: Player | undefined, balances: PlayerBalances | undefined): void {
  if (player === undefined) {
    // Signed in; the player is on its way. What is stored may be shown until then.
    if (session.phase === 'visitor') Object.assign(session, { ...visitor, phase: 'opening' });
    return;
  }
  if (session.player !== null && isAnother(session.player, player)) reset();
  clearTimeout(leaving);
  leaving = undefined;
  leavingBy = null;
  const remembered = withLoginOf(player, session.player);
  // A new engine knows the player before the balances: those that stand stay until it does.
  const known = balances ?? session.balances;
  show(remembered, known);
  writeStoredPlayer({ player: remembered, balances: known });
}

/** An engine that started after the sign-in does not know what that told of the account; the stored player does. */
function withLoginOf(player: Player, before: Player | null): Player {
  const login = player.login ?? (before === null || isAnother(before, player) ? null : before.login);
  return { ...player, login, isCustomRetailer: player.isCustomRetailer || login?.isCustomRetailer === true };
}

function show(player: Player, balances: PlayerBalances | null): void {
  session.phase = 'member';
  session.player = ref(player);
  session.balances = balances === null ? null : ref(balances);
  session.endedBy = null;
}

/** The stored player goes at once, the screens 600 ms later (rule sign-in-13, sign-in-14). */
function leave(by: SessionState['endedBy']): void {
  wipeStoredPlayer();
  if (session.phase === 'visitor') {
    // The cookies ended it first, and the engine gives the reason only now: it is still worth knowing.
    if (session.endedBy === 'elsewhere') session.endedBy = by ?? 'elsewhere';
    return;
  }
  wipeTabNotes();
  // A sign-out that is on its way home already goes on.
  if (session.phase === 'opening' || (quietly && leaving === undefined)) {
    ends.tell();
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
  }, SIGN_OUT_MS);
}

function reset(): void {
  ends.tell();
  farewells.tell();
  Object.assign(session, visitor);
  ended.sessions += 1;
}
