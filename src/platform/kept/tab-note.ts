/** Small texts a tab keeps over its own reload, and nobody else reads. Where storage is refused, a reload forgets them. */
import { STORAGE_PREFIX } from '../../contract/names.ts';

const keyOf = (name: string): string => `${STORAGE_PREFIX}:${name}`;

export function readNote(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? '';
  } catch (error) {
    if (error instanceof DOMException) return '';
    throw error;
  }
}

/** '' takes the note away. */
export function writeNote(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch (error) {
    // Forbidden or full: the page itself still has it.
    if (!(error instanceof DOMException)) throw error;
  }
}
