/** Whom this tab has asked for a phone number: once, over a reload too; a player who says "later" is left in peace. */
import { readNote, writeNote } from '../../platform/kept/tab-note.ts';

const NOTE = 'phone-asked';
/** Where the tab's notes are refused. */
let askedPlayer = '';

export function wasPhoneAsked(playerNo: number): boolean {
  return [askedPlayer, readNote(NOTE)].includes(String(playerNo));
}

export function markPhoneAsked(playerNo: number): void {
  askedPlayer = String(playerNo);
  writeNote(NOTE, askedPlayer);
}
