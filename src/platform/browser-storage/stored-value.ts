/**
 * Values in the browser's storage. Whatever is missing, damaged or refused by the browser is read as none; what the
 * browser does not store lasts for the visit at most.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';

export interface StoredValue<Value> {
  read(): Value;
  /** Returns true when the browser stored it. */
  write(value: Value): boolean;
  /**
   * Calls back when another tab changes the value.
   * @returns a function that stops listening
   */
  watch(onChange: (value: Value) => void): () => void;
}

interface StoredOptions {
  key: string;
  /** `tab`: survives a reload of the tab, and other tabs cannot read it. Otherwise the whole device shares the value. */
  lifetime?: 'device' | 'tab';
  /** True for what a start reads: it is stored together with the version of the data. */
  isVersioned?: boolean;
}

/** Version of the stored data (rule storage-2). */
export const STORED_VERSION = 66;
export const STORED_VERSION_KEY = `${STORAGE_PREFIX}:version`;

/**
 * A value stored as JSON.
 * @param parse receives undefined for none, and must accept anything else, because of skew
 * @param serialize returns what is stored; null or undefined removes the key
 */
export function storedValue<Value>({
  parse,
  serialize = (value) => value,
  ...options
}: StoredOptions & { parse: (stored: unknown) => Value; serialize?: (value: Value) => unknown }): StoredValue<Value> {
  return storedText({
    ...options,
    parse: (text) => parse(parseJson(text)),
    serialize: (value) => {
      const stored = serialize(value) ?? undefined;
      return stored === undefined ? '' : JSON.stringify(stored);
    },
  });
}

/** A value with a text form of its own; '' means none, and removes the key. */
export function storedText<Value>({
  key,
  lifetime,
  isVersioned,
  parse,
  serialize,
}: StoredOptions & {
  parse: (text: string) => Value;
  serialize: (value: Value) => string;
}): StoredValue<Value> {
  // Refused storage throws at the first use of the global already.
  const storage = (): Storage => (lifetime === 'tab' ? sessionStorage : localStorage);
  return {
    read: () => parse(ifStored(() => storage().getItem(key)) ?? ''),
    write: (value) =>
      ifStored(() => {
        const text = serialize(value);
        if (text === '') storage().removeItem(key);
        else {
          if (isVersioned === true) ensureStoredVersion();
          storage().setItem(key, text);
        }
        return true;
      }) === true,
    watch: (onChange) => {
      const listener = (event: StorageEvent): void => {
        if (event.key === key) onChange(parse(event.newValue ?? ''));
      };
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
}

const unchanged = (text: string): string => text;

/** A plain text; '' for none. */
export const storedString = (options: StoredOptions): StoredValue<string> =>
  storedText({ ...options, parse: unchanged, serialize: unchanged });

/** A text that this tab keeps over its reload; '' for none. */
export const tabNote = (name: string): StoredValue<string> =>
  storedString({ key: `${STORAGE_PREFIX}:${name}`, lifetime: 'tab' });

/** A short list of the device. Damaged entries are left out, and an empty list is not stored. @param most entries */
export const storedList = <Entry>(
  name: string,
  most: number,
  isEntry: (stored: unknown) => stored is Entry,
): StoredValue<readonly Entry[]> =>
  storedValue({
    key: `${STORAGE_PREFIX}:${name}`,
    parse: (stored) => (Array.isArray(stored) ? stored.filter(isEntry).slice(0, most) : []),
    serialize: (entries) => (entries.length === 0 ? undefined : entries.slice(0, most)),
  });

/** Returns undefined when the browser refuses storage or has no space left, which throws a DOMException. */
export function ifStored<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/**
 * Writes the version if it is missing. Clearing site data while a tab was open removed the version too, so what the tab
 * stored afterwards looked like data of a build without versions, and the next load signed the player out.
 */
function ensureStoredVersion(): void {
  if (localStorage.getItem(STORED_VERSION_KEY) === null)
    localStorage.setItem(STORED_VERSION_KEY, String(STORED_VERSION));
}

/** Returns undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
