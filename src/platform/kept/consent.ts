/** What the visitor allows beside the necessary, kept on this device (rule terms-5). Refused storage forgets it with the visit. */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { isFields } from '../../lib/guards.ts';

export interface Consent {
  statistics: boolean;
  marketing: boolean;
  /** Epoch seconds. */
  at: number;
}

const KEY = `${STORAGE_PREFIX}:consent`;

/** Null: nothing was chosen yet. */
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

/** Calls back with what another tab chose; the answer stops it. */
export function watchConsent(onChange: (consent: Consent | null) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY) onChange(parseConsent(newValue));
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Only a plain yes is one. */
function parseConsent(text: string | null): Consent | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isFields(kept) || typeof kept['at'] !== 'number') return null;
    return { statistics: kept['statistics'] === true, marketing: kept['marketing'] === true, at: kept['at'] };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
