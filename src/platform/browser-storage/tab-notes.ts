/**
 * Small texts that a tab keeps over its own reload; other tabs cannot read them. If storage is refused, a reload loses
 * them.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';

const keyOf = (name: string): string => `${STORAGE_PREFIX}:${name}`;

export function readTabNote(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? '';
  } catch (error) {
    if (error instanceof DOMException) return '';
    throw error;
  }
}

/** Stores a note; '' removes it. */
export function writeTabNote(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch (error) {
    // Refused or full: the page still has the text in memory.
    if (!(error instanceof DOMException)) throw error;
  }
}
