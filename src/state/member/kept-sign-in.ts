/**
 * What this tab keeps of a sign-in that waits for its code, and of a password reset. What a reload may know is in the
 * tab's own storage; a password is not part of it: it is handed once from the form to the page of the next step.
 */
import {
  type PasswordReset,
  type PendingSignIn,
  isOver,
  keptReset,
  keptSignIn,
  restoredReset,
  restoredSignIn,
} from '../../domain/member/sign-in/sign-in-kept.ts';
import { readNote, writeNote } from '../../platform/kept/tab-note.ts';
import { onSessionEnd } from './session.ts';

const SIGN_IN = 'sign-in';
const RESET = 'password-reset';

onSessionEnd(() => {
  waiting = null;
  handedOver = '';
});

export function pendingSignIn(): PendingSignIn | null {
  const now = Date.now() / 1000;
  return waiting === null || isOver(waiting, now) ? restoredSignIn(readNote(SIGN_IN), now) : waiting;
}

export function keepPendingSignIn(pending: PendingSignIn): void {
  waiting = pending;
  writeNote(SIGN_IN, keptSignIn(pending));
}

export function forgetPendingSignIn(): void {
  writeNote(SIGN_IN, '');
  waiting = null;
  handed = '';
}

/** For the form of the next page, as whom to sign in. */
export function handName(name: string): void {
  handedOver = name;
  clearTimeout(forgettingName);
  forgettingName = setTimeout(() => (handedOver = ''), HAND_OVER_MS);
}

/** '' when there is none: after a reload, or when the page was opened by its address. */
export function handedName(): string {
  return handedOver;
}

/** For the page of the next step; a player who lingers types it again. */
export function handPassword(password: string): void {
  handed = password;
  clearTimeout(forgetting);
  forgetting = setTimeout(forgetHandedPassword, HAND_OVER_MS);
}

/** '' when there is none: after a reload, or when the page was opened by its address. */
export function handedPassword(): string {
  return handed;
}

/** By the page that has it now. */
export function forgetHandedPassword(): void {
  handed = '';
}

export function pendingReset(): PasswordReset | null {
  return restoredReset(readNote(RESET), Date.now() / 1000);
}

export function keepReset(reset: PasswordReset): void {
  writeNote(RESET, keptReset(reset));
}

/** The dialog it stood in was closed: the code is good still, and no reload opens it again. */
export function leaveReset(): void {
  const reset = pendingReset();
  if (reset !== null) keepReset({ ...reset, place: 'page' });
}

export function forgetReset(): void {
  writeNote(RESET, '');
}

/** A page's code loads in seconds even on a bad network. */
const HAND_OVER_MS = 30_000;
/** What the note may not say in full. */
let waiting: PendingSignIn | null = null;
let handedOver = '';
let forgettingName: ReturnType<typeof setTimeout> | undefined;
let handed = '';
let forgetting: ReturnType<typeof setTimeout> | undefined;
