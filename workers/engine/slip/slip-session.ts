/** Whose the slip and the plays are: a visitor's are claimed by a sign-in, a member's go with the session (rule slip-20). */
import type { Session } from '../session/session.ts';

export interface SlipSession {
  begun(): Promise<void>;
  /** Also found out at a start: the last session may have ended while no engine was there. */
  over(): Promise<void>;
}

/** One after the other, in the order of what happened to the session. Answers when all that happened so far is done. */
export function followSession(session: Session, { begun, over }: SlipSession): () => Promise<void> {
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

/** A sign-in is no end: what a visitor asked for is the member's. */
export function watchEnd({ tokens, lifetime }: Session): () => boolean {
  // One that is about to begin has the lifetime of the last one still.
  return tokens === null || lifetime.aborted ? () => false : () => lifetime.aborted;
}
