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
