/**
 * Remembers the player whom this tab has prompted for a phone number: once, also across a reload, so that "later" is
 * respected.
 */
import { readNote, writeNote } from '../../platform/kept/tab-note.ts';

const NOTE = 'phone-asked';
/** Fallback when the tab's storage is refused. */
let askedPlayer = '';

export function wasPhoneAsked(playerNo: number): boolean {
  return [askedPlayer, readNote(NOTE)].includes(String(playerNo));
}

export function markPhoneAsked(playerNo: number): void {
  askedPlayer = String(playerNo);
  writeNote(NOTE, askedPlayer);
}
