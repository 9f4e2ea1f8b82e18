/** A forgotten password between the code that was sent and the new one (player-account §3). */
export interface PasswordReset {
  identityNumber: string;
  /** ISO. */
  birthDate: string;
  /** Until when the code is valid, epoch seconds. */
  validUntil: number;
}

/** Text to keep over a reload. */
export function keptReset({ identityNumber, birthDate, validUntil }: PasswordReset): string {
  return JSON.stringify([identityNumber, birthDate, validUntil]);
}

/** What was kept, `null` for nothing or nothing readable. */
export function restoredReset(text: string): PasswordReset | null {
  const parts = /^\["(\d{11})","(\d{4}-\d{2}-\d{2})",(\d+(?:\.\d+)?)\]$/.exec(text);
  if (parts === null) return null;
  const [, identityNumber = '', birthDate = '', validUntil = ''] = parts;
  return { identityNumber, birthDate, validUntil: Number(validUntil) };
}
