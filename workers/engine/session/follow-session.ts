/** What of a visitor is claimed by a sign-in, and of a member goes with the session: the slip, plays, withdrawals (rule slip-20). */
import type { Session } from './session.ts';

export interface SessionTurns {
  begun(): Promise<void>;
  /** Also found out at a start: the last session may have ended while no engine was there. */
  over(): Promise<void>;
}

/** One after the other, in the order of what happened to the session. Answers when all that happened so far is done. */
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
