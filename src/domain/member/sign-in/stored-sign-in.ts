/**
 * A pending sign-in or password reset, persisted as text over a reload of its tab. Passwords and identity numbers are
 * never stored (rule storage-5).
 */

/** A sign-in that awaits its code (rule sign-in-6, codes 100 and 103). */
export interface PendingSignIn {
  step: 'activationCode' | 'deviceConfirmation';
  userInfo: string;
  /** End of the code's validity, epoch seconds. */
  validUntil: number;
  /** Path to open afterwards; '' for home. */
  from: string;
  /** Place where the sign-in started, and continues after a reload. */
  place: 'page' | 'dialog';
}

/** A password reset between sending the code and setting the new password (rule password-3). */
export interface PasswordReset {
  /** Empty after a reload, because it is not stored; the player types it again. */
  identityNumber: string;
  /** ISO date. */
  birthDate: string;
  /** End of the code's validity, epoch seconds. */
  validUntil: number;
  /** Path to open after signing in; `place` is where the reset continues after a reload. */
  from: string;
  place: PendingSignIn['place'];
}

/** Returns only these fields as text; '' for a sign-in with an identity number. */
export function toStoredSignIn({ step, userInfo, validUntil, from, place }: PendingSignIn): string {
  // A phone number begins with 0, an identity number never does.
  if (/^[1-9]\d{10}$/.test(userInfo)) return '';
  return JSON.stringify({ step, userInfo, validUntil, from, place });
}

/** Seconds after the code's end until the pending sign-in is discarded. */
const PATIENCE = 600;

/** Restores a pending sign-in; `null` for empty or damaged text, or a code that ended long ago. */
export function fromStoredSignIn(text: string, nowSeconds: number): PendingSignIn | null {
  const kept = parsed(text);
  if (kept === null) return null;
  const { step, userInfo, validUntil, from, place } = kept;
  if (step !== 'activationCode' && step !== 'deviceConfirmation') return null;
  if (typeof userInfo !== 'string' || typeof validUntil !== 'number' || typeof from !== 'string') return null;
  if (isLongExpired({ validUntil }, nowSeconds)) return null;
  return { step, userInfo, validUntil, from, place: placeOf(place) };
}

export function toStoredPasswordReset({ birthDate, validUntil, from, place }: PasswordReset): string {
  return JSON.stringify({ birthDate, validUntil, from, place });
}

/** Restores a password reset; `null` for empty or damaged text, or a code that ended long ago. */
export function fromStoredPasswordReset(text: string, nowSeconds: number): PasswordReset | null {
  const kept = parsed(text);
  if (kept === null) return null;
  const { birthDate, validUntil, from, place } = kept;
  if (typeof birthDate !== 'string' || typeof validUntil !== 'number' || typeof from !== 'string') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate) || isLongExpired({ validUntil }, nowSeconds)) return null;
  return { identityNumber: '', birthDate, validUntil, from, place: placeOf(place) };
}

export function isLongExpired({ validUntil }: { validUntil: number }, nowSeconds: number): boolean {
  return validUntil + PATIENCE < nowSeconds;
}

function placeOf(place: unknown): PendingSignIn['place'] {
  return place === 'dialog' ? 'dialog' : 'page';
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
