/**
 * Consent to optional purposes on this device (rule terms-5): shared by all tabs, and changeable at any time. If storage
 * is refused it lasts for the visit.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { isPlainObject } from '../../lib/guards.ts';
import { storedValue } from '../../platform/browser-storage/stored-value.ts';
import { createStoredState, useStoredValue } from '../device/use-stored-value.ts';
import { requestDialog } from '../overlays/dialogs.ts';

export interface Consent {
  statistics: boolean;
  marketing: boolean;
  /** Epoch seconds. */
  at: number;
}

export const storedConsent = storedValue<Consent | null>({
  key: `${STORAGE_PREFIX}:consent`,
  // Anything but `true` counts as no consent.
  parse: (stored) =>
    isPlainObject(stored) && typeof stored['at'] === 'number'
      ? { statistics: stored['statistics'] === true, marketing: stored['marketing'] === true, at: stored['at'] }
      : null,
  serialize: (choice) => choice && { necessary: true, ...choice },
});
const consent = createStoredState(storedConsent);

/** Returns the choice; null before the first one, when nothing is allowed. */
export function useConsent(): Consent | null {
  return useStoredValue(consent);
}

/** Returns the choice outside of React. */
export const currentConsent = consent.read;

export function setConsent({ statistics, marketing }: Pick<Consent, 'statistics' | 'marketing'>): void {
  consent.write({ statistics, marketing, at: Math.floor(Date.now() / 1000) });
}

/** Opens the dialog to change the choice. */
export const openConsentDialog = (): void => requestDialog('consent');
