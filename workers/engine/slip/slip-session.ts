/** Whether the session in which something was asked for has ended since (rule slip-20). */
import type { Session } from '../session/session.ts';

/** A sign-in is no end: what a visitor asked for is the member's. */
export function watchEnd({ tokens, lifetime }: Session): () => boolean {
  // One that is about to begin has the lifetime of the last one still.
  return tokens === null || lifetime.aborted ? () => false : () => lifetime.aborted;
}
