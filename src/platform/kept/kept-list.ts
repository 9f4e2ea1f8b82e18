/** A short list in the device's storage, newest first: what is damaged is left out, and without storage there is none. */
import { STORAGE_PREFIX } from '../../contract/names.ts';

export interface KeptList<Entry> {
  /** Of the storage, for those who listen to it. */
  readonly key: string;
  read(): Entry[];
  /** None takes the list away. Where the storage is full or forbidden, it is not kept. */
  write(entries: readonly Entry[]): void;
}

/** @param most the oldest leave beyond it */
export function keptList<Entry>(
  name: string,
  most: number,
  isEntry: (told: unknown) => told is Entry,
): KeptList<Entry> {
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
