/**
 * The session of this device: its tokens, its lifetime and its listeners. The cookies are the shared truth of all
 * engines (skew, solo hosts): an uncertain state is resolved by reading them through a tab (session-2).
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { SessionState, Tokens } from '../../../src/model/player.ts';
import { type TokenHolders, isSameSession, areSameTokens } from './session-tokens.ts';
import { isTransient } from '../../../src/contract/failure-checks.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { LoadState } from '../../../src/model/load.ts';

export interface Session {
  readonly state: SessionState;
  readonly tokens: Tokens | null;
  /** Aborts when this session ends, because its requests are of no use to the next one. */
  readonly lifetime: AbortSignal;
  onChange(listener: () => void): () => void;
  /**
   * Starts a session with a sign-in's tokens; resolves when a tab has stored them. Another player's session ends first.
   * @returns false when the browser refused the cookies: then there is no session
   */
  begin(tokens: Tokens): Promise<boolean>;
  /** Stores new tokens, or a member id, of the same session. */
  replace(tokens: Tokens): Promise<void>;
  /** Adds the player's hash to the cookies; resolves when a tab has answered. */
  storePlayerHash(hashedPlayer: string): Promise<void>;
  end(by: SessionState['endedBy']): Promise<void>;
  /** Ends the session and removes only the two tokens from the cookies (rule registration-7). */
  dropTokens(): Promise<void>;
  /** Takes over the content of the cookies as a tab reported it a moment ago. */
  applyReportedTokens(held: Tokens | null): void;
  /** Reads the cookies through a tab and adopts their content. */
  readCookies(): Promise<void>;
}

interface SessionOptions {
  holders: TokenHolders;
  /** Makes the other engines of this device read the cookies. */
  notifyOtherEngines(): void;
}

export function createSession({ holders, notifyOtherEngines: announce }: SessionOptions): Session {
  const changes = createListeners();
  let state: SessionState = { phase: 'opening', generation: 0, endedBy: null };
  let tokens: Tokens | null = null;
  /** The content of the cookies as a tab last reported it. */
  let confirmed: Tokens | null = null;
  let life = new AbortController();
  let queue = Promise.resolve();

  const set = (next: Partial<SessionState>): void => {
    state = { ...state, ...next };
    changes.notify();
  };
  const begun = (next: Tokens): void => {
    tokens = next;
    life = new AbortController();
    set({ phase: 'member', generation: state.generation + 1, endedBy: null });
  };
  const ended = (by: SessionState['endedBy']): void => {
    const wasMember = tokens !== null;
    tokens = null;
    life.abort();
    set({ phase: 'visitor', generation: state.generation + (wasMember ? 1 : 0), endedBy: wasMember ? by : null });
  };
  /** Runs requests to tabs one at a time, so that no response is older than a change made meanwhile. */
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work, work);
    return queue;
  };
  /** Writes the tokens to the cookies. Resolves to false when the browser refused them. */
  const save = async (begins = false): Promise<boolean> => {
    let isTaken = true;
    await inOrder(async () => {
      const wanted = tokens;
      const { signal } = life;
      // A tab that writes late must not undo an earlier sign-out.
      const unlessGone = !begins && confirmed !== null;
      const held = await holders.requestTokens({
        type: 'write',
        value: wanted,
        ...(unlessGone ? { unlessGone } : {}),
      });
      if (held === undefined) return;
      confirmed = held;
      isTaken = wanted === null || held?.refresh === wanted.refresh;
      // The tab did not write: the session has ended elsewhere. A session that started meanwhile has its own write
      // queued.
      if (unlessGone && held === null && wanted !== null && !signal.aborted) ended('elsewhere');
    });
    return isTaken;
  };

  const look = (): Promise<void> =>
    inOrder(async () => {
      const held = await holders.requestTokens({ type: 'read' });
      if (held === undefined) return;
      const isOld = areSameTokens(held, confirmed);
      confirmed = held;
      if (areSameTokens(held, tokens)) return;
      // The cookies are unchanged since the last report, so a tab has yet to confirm this engine's own tokens.
      if (isOld) {
        void save();
        return;
      }
      if (held === null) ended('elsewhere');
      else if (tokens !== null && isSameSession(tokens, held)) {
        tokens = { ...held, memberId: held.memberId || tokens.memberId };
      } else {
        if (tokens !== null) ended('elsewhere');
        begun(held);
      }
    });

  return {
    get state() {
      return state;
    },
    get tokens() {
      return tokens;
    },
    get lifetime() {
      return life.signal;
    },
    onChange: changes.add,
    begin: async (next) => {
      if (tokens !== null) ended('player');
      tokens = next;
      const isTaken = await save(true);
      // The player signed out, or another one signed in, while the tab was writing.
      if (tokens !== next) return true;
      if (!isTaken) {
        ended(null);
        await save();
        return false;
      }
      begun(next);
      announce();
      return true;
    },
    replace: async (next) => {
      tokens = next;
      await save();
    },
    storePlayerHash: async (hashedPlayer) => {
      if (tokens === null) return;
      const { memberId } = tokens;
      // The response does not confirm this engine's tokens, because another engine may have renewed them meanwhile.
      await inOrder(async () => void (await holders.requestTokens({ type: 'player', memberId, hashedPlayer })));
    },
    end: async (by) => {
      ended(by);
      await save();
      announce();
    },
    dropTokens: async () => {
      ended(null);
      await inOrder(async () => {
        const held = await holders.requestTokens({ type: 'drop' });
        if (held !== undefined) confirmed = held;
      });
      announce();
    },
    applyReportedTokens: (held) => {
      if (state.phase === 'opening') {
        confirmed = held;
        if (held === null) ended(null);
        else begun(held);
      } else if (!areSameTokens(held, tokens)) void look();
    },
    readCookies: look,
  };
}

/** The failure of a member's call without a session: none was started, it has ended, or it ended during the call. */
export const signedOutResult: Result<never> = { ok: false, failure: { kind: 'signedOut' } };

/** The reason why a member's player is unknown: `server` while it may still be loaded, else the service's refusal. */
export function unknownPlayerFailure({ failure }: LoadState): Failure {
  return failure === undefined || isTransient(failure) ? { kind: 'server' } : failure;
}
