/**
 * Remembers the player whom this tab has prompted for a phone number: once, also across a reload, so that "later" is
 * respected.
 */
import { tabNote } from '../../platform/browser-storage/stored-value.ts';

const note = tabNote('phone-asked');
/** Fallback when the tab's storage is refused. */
let askedPlayer = '';

export function wasPhonePrompted(playerNo: number): boolean {
  return [askedPlayer, note.read()].includes(String(playerNo));
}

export function markPhonePrompted(playerNo: number): void {
  askedPlayer = String(playerNo);
  note.write(askedPlayer);
}
