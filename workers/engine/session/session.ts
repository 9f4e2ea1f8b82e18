/**
 * The session of this device: the tokens in memory, their life, and who is told. Cookies are the truth between engines
 * (two builds, solo hosts); every doubt is settled by asking a tab what they hold now (session-2).
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { SessionState, Tokens } from '../../../src/model/player.ts';
import { type TokenHolders, isOneSession, sameTokens } from './tokens.ts';

export interface Session {
  readonly state: SessionState;
  readonly tokens: Tokens | null;
  /** Aborts when this session ends: whatever was asked for it is of no use to the next. */
  readonly lifetime: AbortSignal;
  onChange(listener: () => void): () => void;
  /**
   * Tokens of a sign-in: done when a tab holds them. Another player's session ends first.
   * @returns false where the browser did not take the cookies: then there is no session
   */
  begin(tokens: Tokens): Promise<boolean>;
  /** New tokens, or a member id, of the same session. */
  replace(tokens: Tokens): Promise<void>;
  /** Whose session it is, for the cookies: done when a tab has answered. */
  named(hashedPlayer: string): Promise<void>;
  end(by: SessionState['endedBy']): Promise<void>;
  /** Ends it, and takes the two tokens alone from the cookies (rule registration-7). */
  drop(): Promise<void>;
  /** A tab said what the cookies held a moment ago. */
  told(held: Tokens | null): void;
  /** Asks what the cookies hold and goes by it. */
  look(): Promise<void>;
}

export interface SessionOptions {
  holders: TokenHolders;
  /** Tells the other engines of this device to look. */
  announce(): void;
}

export function createSession({ holders, announce }: SessionOptions): Session {
  const changes = createListeners();
  let state: SessionState = { phase: 'opening', generation: 0, endedBy: null };
  let tokens: Tokens | null = null;
  /** What the cookies held when a tab last said so. */
  let confirmed: Tokens | null = null;
  let life = new AbortController();
  let queue = Promise.resolve();

  const set = (next: Partial<SessionState>): void => {
    state = { ...state, ...next };
    changes.tell();
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
  /** What asks the tabs comes one after the other, so that no answer is older than what was done meanwhile. */
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work, work);
    return queue;
  };
  /** Answers false where a tab says that its browser did not take the cookies. */
  const save = async (begins = false): Promise<boolean> => {
    let isTaken = true;
    await inOrder(async () => {
      const wanted = tokens;
      const { signal } = life;
      // A tab that comes to it late must not undo a sign-out that came first.
      const unlessGone = !begins && confirmed !== null;
      const held = await holders.ask({
        type: 'write',
        value: wanted,
        ...(unlessGone ? { unlessGone } : {}),
      });
      if (held === undefined) return;
      confirmed = held;
      isTaken = wanted === null || held?.refresh === wanted.refresh;
      // It was not written: this session is over elsewhere. One that began meanwhile has its own write to come.
      if (unlessGone && held === null && wanted !== null && !signal.aborted) ended('elsewhere');
    });
    return isTaken;
  };

  const look = (): Promise<void> =>
    inOrder(async () => {
      const held = await holders.ask({ type: 'read' });
      if (held === undefined) return;
      const isOld = sameTokens(held, confirmed);
      confirmed = held;
      if (sameTokens(held, tokens)) return;
      // As they were before this engine had something to write, which no tab has confirmed yet.
      if (isOld) {
        void save();
        return;
      }
      if (held === null) ended('elsewhere');
      else if (tokens !== null && isOneSession(tokens, held)) {
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
      // Signed out, or in as somebody else, while the tab wrote.
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
    named: async (hashedPlayer) => {
      if (tokens === null) return;
      const { memberId } = tokens;
      // What is held then confirms nothing of ours: another engine may have renewed it meanwhile.
      await inOrder(async () => void (await holders.ask({ type: 'player', memberId, hashedPlayer })));
    },
    end: async (by) => {
      ended(by);
      await save();
      announce();
    },
    drop: async () => {
      ended(null);
      await inOrder(async () => {
        const held = await holders.ask({ type: 'drop' });
        if (held !== undefined) confirmed = held;
      });
      announce();
    },
    told: (held) => {
      if (state.phase === 'opening') {
        confirmed = held;
        if (held === null) ended(null);
        else begun(held);
      } else if (!sameTokens(held, tokens)) void look();
    },
    look,
  };
}
