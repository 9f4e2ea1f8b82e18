/** Short list in `localStorage`, newest first. Damaged entries are left out; without storage the list is empty. */
import { STORAGE_PREFIX } from '../../contract/names.ts';

export interface StoredList<Entry> {
  /** Storage key, for listeners of `storage` events. */
  readonly key: string;
  read(): Entry[];
  /** Stores the entries; an empty list removes the key. If storage is full or refused, nothing is stored. */
  write(entries: readonly Entry[]): void;
}

/** @param most maximum length; the oldest entries are dropped */
export function createStoredList<Entry>(
  name: string,
  most: number,
  isEntry: (told: unknown) => told is Entry,
): StoredList<Entry> {
  const key = `${STORAGE_PREFIX}:${name}`;
  return {
    key,
    read: () => {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isEntry).slice(0, most) : [];
      } catch (error) {
        if (error instanceof DOMException || error instanceof SyntaxError) return [];
        throw error;
      }
    },
    write: (entries) => {
      try {
        if (entries.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(entries.slice(0, most)));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}
