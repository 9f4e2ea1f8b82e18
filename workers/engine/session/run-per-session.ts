/** Parts of the engine that live as long as a session: started at each sign-in, ended with it. */
import { anySignal } from '../calls/any-signal.ts';
import type { Session } from './session.ts';

interface PerSessionPart {
  /** `lifetime` aborts when the session ends. */
  begin(lifetime: AbortSignal): void;
  /** Called when the session ends, also when the next one starts at the same moment. */
  end(): void;
}

/** Follows the sessions of this engine; a session that exists already is started at once. */
export function runPerSession(session: Session, { begin, end }: PerSessionPart, signal: AbortSignal): void {
  let generation = 0;
  const follow = (): void => {
    if (session.state.generation === generation) return;
    generation = session.state.generation;
    end();
    if (session.state.phase === 'member') begin(anySignal(session.lifetime, signal).signal);
  };
  session.onChange(follow);
  follow();
}

interface SessionHooks {
  onBegin(): Promise<void>;
  /** Called at an engine's start as well, because the last session may have ended while no engine was running. */
  onEnd(): Promise<void>;
}

/**
 * Runs a module's work at each start and end of a session: a sign-in claims a visitor's data, the end removes a
 * member's (rule slip-20). Runs the work one at a time, in the order of the session's changes. Returns a function
 * whose promise resolves when all work so far is done.
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
