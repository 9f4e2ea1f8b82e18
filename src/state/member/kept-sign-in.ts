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
  wholeSignIn = null;
  nameForNextPage = '';
});

export function pendingSignIn(): PendingSignIn | null {
  const now = Date.now() / 1000;
  return wholeSignIn === null || isOver(wholeSignIn, now) ? restoredSignIn(readNote(SIGN_IN), now) : wholeSignIn;
}

export function keepPendingSignIn(pending: PendingSignIn): void {
  wholeSignIn = pending;
  writeNote(SIGN_IN, keptSignIn(pending));
}

export function forgetPendingSignIn(): void {
  writeNote(SIGN_IN, '');
  wholeSignIn = null;
  passwordForNextPage = '';
}

/** For the form of the next page, as whom to sign in. */
export function handName(name: string): void {
  nameForNextPage = name;
  clearTimeout(nameTimer);
  nameTimer = setTimeout(() => (nameForNextPage = ''), HAND_OVER_MS);
}

/** '' when there is none: after a reload, or when the page was opened by its address. */
export function handedName(): string {
  return nameForNextPage;
}

/** For the page of the next step; a player who lingers types it again. */
export function handPassword(password: string): void {
  passwordForNextPage = password;
  clearTimeout(passwordTimer);
  passwordTimer = setTimeout(forgetHandedPassword, HAND_OVER_MS);
}

/** '' when there is none: after a reload, or when the page was opened by its address. */
export function handedPassword(): string {
  return passwordForNextPage;
}

/** By the page that has it now. */
export function forgetHandedPassword(): void {
  passwordForNextPage = '';
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
let wholeSignIn: PendingSignIn | null = null;
let nameForNextPage = '';
let nameTimer: ReturnType<typeof setTimeout> | undefined;
let passwordForNextPage = '';
let passwordTimer: ReturnType<typeof setTimeout> | undefined;
