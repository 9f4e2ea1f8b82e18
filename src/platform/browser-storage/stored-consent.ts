/**
 * Consent of the visitor to optional purposes, stored on this device (rule terms-5). If storage is refused it lasts for
 * the visit.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { isPlainObject } from '../../lib/guards.ts';

export interface Consent {
  statistics: boolean;
  marketing: boolean;
  /** Epoch seconds. */
  at: number;
}

const KEY = `${STORAGE_PREFIX}:consent`;

/** Returns null before the first choice. */
export function readConsent(): Consent | null {
  try {
    return parseConsent(localStorage.getItem(KEY));
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export function writeConsent({ statistics, marketing, at }: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ necessary: true, statistics, marketing, at }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/**
 * Calls back when another tab changes the consent.
 * @returns a function that stops listening
 */
export function watchConsent(onChange: (consent: Consent | null) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY) onChange(parseConsent(newValue));
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Anything but `true` counts as no consent. */
function parseConsent(text: string | null): Consent | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isPlainObject(kept) || typeof kept['at'] !== 'number') return null;
    return { statistics: kept['statistics'] === true, marketing: kept['marketing'] === true, at: kept['at'] };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
