/** Detects that the session in which a request was made has ended since (rule slip-20). */
import type { Session } from '../session/session.ts';

/**
 * Returns a function that is true once the current session has ended. A sign-in is no end: a visitor's request belongs
 * to the member.
 */
export function watchSessionEnd({ tokens, lifetime }: Session): () => boolean {
  // A session that is about to begin still has the lifetime of the last one.
  return tokens === null || lifetime.aborted ? () => false : () => lifetime.aborted;
}
