/**
 * Runs a module's work at each start and end of a session: a sign-in claims a visitor's data, the end removes a
 * member's (rule slip-20).
 */
import type { Session } from './session.ts';

export interface SessionTurns {
  begun(): Promise<void>;
  /** Called at an engine's start as well, because the last session may have ended while no engine was running. */
  over(): Promise<void>;
}

/**
 * Runs the work one at a time, in the order of the session's changes. Returns a function whose promise resolves when
 * all work so far is done.
 */
export function followSession(session: Session, { begun, over }: SessionTurns): () => Promise<void> {
  let seen = '';
  let last: Promise<void> = Promise.resolve();
  const follow = (): void => {
    const { phase, generation } = session.state;
    const now = `${phase} ${generation}`;
    if (phase === 'opening' || now === seen) return;
    seen = now;
    last = last.then(phase === 'member' ? begun : over);
  };
  session.onChange(follow);
  follow();
  return () => last;
}
