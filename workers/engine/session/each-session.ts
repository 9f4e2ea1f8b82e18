/** Parts of the engine that live as long as a session: started at each sign-in, ended with it. */
import { eitherOf } from '../calls/either-signal.ts';
import type { Session } from './session.ts';

export interface SessionPart {
  /** `lifetime` aborts when the session ends. */
  begin(lifetime: AbortSignal): void;
  /** Called when the session ends, also when the next one starts at the same moment. */
  end(): void;
}

/** Follows the sessions of this engine; a session that exists already is started at once. */
export function eachSession(session: Session, { begin, end }: SessionPart, signal: AbortSignal): void {
  let generation = 0;
  const follow = (): void => {
    if (session.state.generation === generation) return;
    generation = session.state.generation;
    end();
    if (session.state.phase === 'member') begin(eitherOf(session.lifetime, signal).signal);
  };
  session.onChange(follow);
  follow();
}
