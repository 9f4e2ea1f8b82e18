/**
 * What of a sign-in or a password reset under way is kept over a reload of its tab, as text. Never a password, and never an
 * identity number (rule storage-5).
 */

/** A sign-in that waits for its code (rule sign-in-6, codes 100 and 103). */
export interface PendingSignIn {
  step: 'activationCode' | 'deviceConfirmation';
  userInfo: string;
  /** Until when the code is valid, epoch seconds. */
  validUntil: number;
  /** Where to go afterwards; '' for home. */
  from: string;
  /** Where it was begun, and goes on after a reload. */
  place: 'page' | 'dialog';
}

/** A forgotten password between the code that was sent and the new one (rule password-3). */
export interface PasswordReset {
  /** '' after a reload: it is asked for again. */
  identityNumber: string;
  /** ISO. */
  birthDate: string;
  /** Until when the code is valid, epoch seconds. */
  validUntil: number;
  /** As of a sign-in: where to go once signed in, and where it goes on after a reload. */
  from: string;
  place: PendingSignIn['place'];
}

/** Only these fields, whatever else the object carries; '' for one that was begun with an identity number. */
export function keptSignIn({ step, userInfo, validUntil, from, place }: PendingSignIn): string {
  // A phone number begins with 0, an identity number never does.
  if (/^[1-9]\d{10}$/.test(userInfo)) return '';
  return JSON.stringify({ step, userInfo, validUntil, from, place });
}

/** A player who comes back this long after the code ended begins again; seconds. */
const PATIENCE = 600;

/** What was kept, `null` for nothing, nothing readable, or a code long over. */
export function restoredSignIn(text: string, nowSeconds: number): PendingSignIn | null {
  const kept = parsed(text);
  if (kept === null) return null;
  const { step, userInfo, validUntil, from, place } = kept;
  if (step !== 'activationCode' && step !== 'deviceConfirmation') return null;
  if (typeof userInfo !== 'string' || typeof validUntil !== 'number' || typeof from !== 'string') return null;
  if (isOver({ validUntil }, nowSeconds)) return null;
  return { step, userInfo, validUntil, from, place: placeOf(place) };
}

export function keptReset({ birthDate, validUntil, from, place }: PasswordReset): string {
  return JSON.stringify({ birthDate, validUntil, from, place });
}

/** What was kept, `null` for nothing, nothing readable, or a code long over. */
export function restoredReset(text: string, nowSeconds: number): PasswordReset | null {
  const kept = parsed(text);
  if (kept === null) return null;
  const { birthDate, validUntil, from, place } = kept;
  if (typeof birthDate !== 'string' || typeof validUntil !== 'number' || typeof from !== 'string') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate) || isOver({ validUntil }, nowSeconds)) return null;
  return { identityNumber: '', birthDate, validUntil, from, place: placeOf(place) };
}

export function isOver({ validUntil }: { validUntil: number }, nowSeconds: number): boolean {
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
