/**
 * State of a sign-in awaiting its code, and of a password reset, in this tab. The tab's storage holds what may survive
 * a reload. A password may not: it stays in memory and is passed once from the form to the next page.
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

/** Passes the user name to the sign-in form of the next page. */
export function handName(name: string): void {
  nameForNextPage = name;
  clearTimeout(nameTimer);
  nameTimer = setTimeout(() => (nameForNextPage = ''), HAND_OVER_MS);
}

/** '' when there is none: after a reload, or when the page was opened by its address. */
export function handedName(): string {
  return nameForNextPage;
}

/** Passes the password to the page of the next step. After `HAND_OVER_MS` it is dropped and must be typed again. */
export function handPassword(password: string): void {
  passwordForNextPage = password;
  clearTimeout(passwordTimer);
  passwordTimer = setTimeout(forgetHandedPassword, HAND_OVER_MS);
}

/** '' when there is none: after a reload, or when the page was opened by its address. */
export function handedPassword(): string {
  return passwordForNextPage;
}

/** Called by the page that has taken the password. */
export function forgetHandedPassword(): void {
  passwordForNextPage = '';
}

export function pendingReset(): PasswordReset | null {
  return restoredReset(readNote(RESET), Date.now() / 1000);
}

export function keepReset(reset: PasswordReset): void {
  writeNote(RESET, keptReset(reset));
}

/** Keeps the reset when its dialog is closed: the code stays valid, and no reload opens the dialog again. */
export function leaveReset(): void {
  const reset = pendingReset();
  if (reset !== null) keepReset({ ...reset, place: 'page' });
}

export function forgetReset(): void {
  writeNote(RESET, '');
}

/** Milliseconds for the next page to load, which takes seconds even on a bad network. */
const HAND_OVER_MS = 30_000;
/** The whole sign-in, including what must not be stored. */
let wholeSignIn: PendingSignIn | null = null;
let nameForNextPage = '';
let nameTimer: ReturnType<typeof setTimeout> | undefined;
let passwordForNextPage = '';
let passwordTimer: ReturnType<typeof setTimeout> | undefined;
