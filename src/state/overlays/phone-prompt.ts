/**
 * Remembers the player whom this tab has prompted for a phone number: once, also across a reload, so that "later" is
 * respected.
 */
import { readTabNote, writeTabNote } from '../../platform/browser-storage/tab-notes.ts';

const NOTE = 'phone-asked';
/** Fallback when the tab's storage is refused. */
let askedPlayer = '';

export function wasPhonePrompted(playerNo: number): boolean {
  return [askedPlayer, readTabNote(NOTE)].includes(String(playerNo));
}

export function markPhonePrompted(playerNo: number): void {
  askedPlayer = String(playerNo);
  writeTabNote(NOTE, askedPlayer);
}
