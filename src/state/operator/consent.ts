/** Consent to measuring on this device (rule terms-5): shared by all tabs, and changeable at any time. */
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';
import {
  type Consent,
  readConsent,
  watchConsent,
  writeConsent,
} from '../../platform/browser-storage/stored-consent.ts';
import { requestDialog } from '../overlays/requested-dialog.ts';

const consent = proxy<{ choice: Consent | null }>({ choice: null });

/** Follows other tabs for the life of the tab. */
consent.choice = readConsent();
watchConsent((choice) => {
  consent.choice = choice === null ? null : ref(choice);
});

/** Returns the choice; null before the first one, when nothing is allowed. */
export function useConsent(): Consent | null {
  return useSnapshot(consent).choice;
}

/** Returns the choice outside of React. */
export const currentConsent = (): Consent | null => consent.choice;

export function setConsent(choice: Pick<Consent, 'statistics' | 'marketing'>): void {
  consent.choice = ref({ ...choice, at: Math.floor(Date.now() / 1000) });
  writeConsent(consent.choice);
}

/** Opens the dialog to change the choice. */
export const openConsentDialog = (): void => requestDialog('consent');
