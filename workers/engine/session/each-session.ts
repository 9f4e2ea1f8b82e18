/** What lives as long as a session: begun with every sign-in, gone with its end. */
import { eitherOf } from '../calls/either-signal.ts';
import type { Session } from './session.ts';

export interface SessionPart {
  /** `lifetime` aborts when the session ends. */
  begin(lifetime: AbortSignal): void;
  /** Also when the next one begins in the same moment. */
  end(): void;
}

/** Follows the sessions of this engine; one that is there already is begun at once. */
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
