/** What may be measured on this device (rule terms-5): the same in all tabs, and changed at will. */
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';
import { type Consent, readConsent, watchConsent, writeConsent } from '../../platform/kept/consent.ts';
import { openDialog } from '../overlays/asked-dialog.ts';

const consent = proxy<{ choice: Consent | null }>({ choice: null });

/** Follows other tabs for as long as the tab lives. */
consent.choice = readConsent();
watchConsent((choice) => {
  consent.choice = choice === null ? null : ref(choice);
});

/** Null: not asked yet, and so nothing is allowed. */
export function useConsent(): Consent | null {
  return useSnapshot(consent).choice;
}

/** The same outside of React. */
export const consentNow = (): Consent | null => consent.choice;

export function choose(choice: Pick<Consent, 'statistics' | 'marketing'>): void {
  consent.choice = ref({ ...choice, at: Math.floor(Date.now() / 1000) });
  writeConsent(consent.choice);
}

/** Opens the choice, from wherever it is offered. */
export const openConsent = (): void => openDialog('consent');
