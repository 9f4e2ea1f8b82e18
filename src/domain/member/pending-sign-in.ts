/** A sign-in that waits for its code (player-account §4, codes 100 and 103), as it is kept over a reload. Never a password. */
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

/** Text to keep; only these fields, whatever else the object carries. */
export function keptSignIn({ step, userInfo, validUntil, from, place }: PendingSignIn): string {
  return JSON.stringify({ step, userInfo, validUntil, from, place });
}

/** What was kept, `null` for nothing or nothing readable. */
export function restoredSignIn(text: string): PendingSignIn | null {
  const kept = parsed(text);
  if (kept === null) return null;
  const { step, userInfo, validUntil, from, place } = kept;
  if (step !== 'activationCode' && step !== 'deviceConfirmation') return null;
  if (typeof userInfo !== 'string' || typeof validUntil !== 'number' || typeof from !== 'string') return null;
  return { step, userInfo, validUntil, from, place: place === 'dialog' ? 'dialog' : 'page' };
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
