/**
 * Dialogs that several places open: the profile, the header, the slip, the popups after a sign-in. A feature never imports
 * another, so they are requested here and the shell opens them.
 */
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';

export type DialogName = 'phone' | 'mail' | 'signOutEverywhere' | 'savedSlips' | 'search' | 'consent' | 'markets';

/** A new object for each request, because the same dialog may be requested twice. */
interface Asked {
  readonly dialog: DialogName;
  /**
   * Subject of the dialog: the address for `mail`, where it is newer than the session's; "{sportId}/{eventId}" for
   * `markets`.
   */
  readonly about: string | undefined;
}

/** The last request; null before the first one, and once it was opened. */
export const requestedDialog = proxy<{ last: Asked | null }>({ last: null });

export function requestDialog(dialog: DialogName, about?: string): void {
  requestedDialog.last = ref({ dialog, about });
}

export function useRequestedDialog(): Asked | null {
  return useSnapshot(requestedDialog).last;
}

export function clearRequestedDialog(): void {
  requestedDialog.last = null;
}
