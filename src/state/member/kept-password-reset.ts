/** A forgotten password whose code is on its way: what the tab keeps of it over a reload. No code, no password. */
import { type PasswordReset, keptReset, restoredReset } from '../../domain/member/sign-in/password-reset.ts';
import { readNote, writeNote } from '../../platform/kept/tab-note.ts';

export type { PasswordReset } from '../../domain/member/sign-in/password-reset.ts';

const NOTE = 'password-reset';

export function pendingReset(): PasswordReset | null {
  return restoredReset(readNote(NOTE));
}

export function keepReset(reset: PasswordReset): void {
  writeNote(NOTE, keptReset(reset));
}

export function forgetReset(): void {
  writeNote(NOTE, '');
}
