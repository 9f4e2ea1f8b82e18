/**
 * The sign-in of this tab that waits for its code. What a reload may know is kept in the tab's own storage; the password
 * is not among it: it is handed once from the form to the page of the next step, and lives nowhere in between.
 */
import { type PendingSignIn, keptSignIn, restoredSignIn } from '../../domain/member/sign-in/sign-in-kept.ts';
import { readNote, writeNote } from '../../platform/kept/tab-note.ts';

export type { PendingSignIn } from '../../domain/member/sign-in/sign-in-kept.ts';

const NOTE = 'sign-in';

export function pendingSignIn(): PendingSignIn | null {
  return restoredSignIn(readNote(NOTE), Date.now() / 1000);
}

export function keepPendingSignIn(pending: PendingSignIn): void {
  writeNote(NOTE, keptSignIn(pending));
}

export function forgetPendingSignIn(): void {
  writeNote(NOTE, '');
  handed = '';
}

/** For the page of the next step; the first to take it has it, and a player who lingers types it again. */
export function handPassword(password: string): void {
  handed = password;
  clearTimeout(forgetting);
  forgetting = setTimeout(() => {
    handed = '';
  }, HAND_OVER_MS);
}

/** '' when there is none: after a reload, or when the page was opened by its address. */
export function takePassword(): string {
  const password = handed;
  handed = '';
  return password;
}

/** A page's code loads in seconds even on a bad network. */
const HAND_OVER_MS = 30_000;
let handed = '';
let forgetting: ReturnType<typeof setTimeout> | undefined;
