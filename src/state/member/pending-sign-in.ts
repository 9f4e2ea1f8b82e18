/**
 * State of a sign-in awaiting its code, and of a password reset, in this tab. The tab's storage holds what may survive
 * a reload. A password may not: it stays in memory and is passed once from the form to the next page.
 */
import {
  type PasswordReset,
  type PendingSignIn,
  isLongExpired,
  toStoredPasswordReset,
  toStoredSignIn,
  fromStoredPasswordReset,
  fromStoredSignIn,
} from '../../domain/member/sign-in/stored-sign-in.ts';
import { tabNote } from '../../platform/browser-storage/stored-value.ts';
import { onSessionEnd } from './session.ts';

const storedSignIn = tabNote('sign-in');
const storedReset = tabNote('password-reset');

onSessionEnd(() => {
  wholeSignIn = null;
  nameForNextPage = '';
});

export function readPendingSignIn(): PendingSignIn | null {
  const now = Date.now() / 1000;
  return wholeSignIn === null || isLongExpired(wholeSignIn, now)
    ? fromStoredSignIn(storedSignIn.read(), now)
    : wholeSignIn;
}

export function storePendingSignIn(pending: PendingSignIn): void {
  wholeSignIn = pending;
  storedSignIn.write(toStoredSignIn(pending));
}

export function clearPendingSignIn(): void {
  storedSignIn.write('');
  wholeSignIn = null;
  passwordForNextPage = '';
}

/** Passes the user name to the sign-in form of the next page. */
export function passUserName(name: string): void {
  nameForNextPage = name;
  clearTimeout(nameTimer);
  nameTimer = setTimeout(() => (nameForNextPage = ''), HAND_OVER_MS);
}

/** '' when there is none: after a reload, or when the page was opened by its address. */
export function passedUserName(): string {
  return nameForNextPage;
}

/** Passes the password to the page of the next step. After `HAND_OVER_MS` it is dropped and must be typed again. */
export function passPassword(password: string): void {
  passwordForNextPage = password;
  clearTimeout(passwordTimer);
  passwordTimer = setTimeout(clearPassedPassword, HAND_OVER_MS);
}

/** '' when there is none: after a reload, or when the page was opened by its address. */
export function passedPassword(): string {
  return passwordForNextPage;
}

/** Called by the page that has taken the password. */
export function clearPassedPassword(): void {
  passwordForNextPage = '';
}

export function readPasswordReset(): PasswordReset | null {
  return fromStoredPasswordReset(storedReset.read(), Date.now() / 1000);
}

export function storePasswordReset(reset: PasswordReset): void {
  storedReset.write(toStoredPasswordReset(reset));
}

/** Keeps the reset when its dialog is closed: the code stays valid, and no reload opens the dialog again. */
export function movePasswordResetToPage(): void {
  const reset = readPasswordReset();
  if (reset !== null) storePasswordReset({ ...reset, place: 'page' });
}

export function clearPasswordReset(): void {
  storedReset.write('');
}

/** Milliseconds for the next page to load, which takes seconds even on a bad network. */
const HAND_OVER_MS = 30_000;
/** The whole sign-in, including what must not be stored. */
let wholeSignIn: PendingSignIn | null = null;
let nameForNextPage = '';
let nameTimer: ReturnType<typeof setTimeout> | undefined;
let passwordForNextPage = '';
let passwordTimer: ReturnType<typeof setTimeout> | undefined;
