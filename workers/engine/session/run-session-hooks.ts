/**
 * Runs a module's work at each start and end of a session: a sign-in claims a visitor's data, the end removes a
 * member's (rule slip-20).
 */
import type { Session } from './session.ts';

interface SessionHooks {
  onBegin(): Promise<void>;
  /** Called at an engine's start as well, because the last session may have ended while no engine was running. */
  onEnd(): Promise<void>;
}

/**
 * Runs the work one at a time, in the order of the session's changes. Returns a function whose promise resolves when
 * all work so far is done.
 */
export function runSessionHooks(session: Session, { onBegin: begun, onEnd: over }: SessionHooks): () => Promise<void> {
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
