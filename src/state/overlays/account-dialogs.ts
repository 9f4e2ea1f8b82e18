/**
 * Dialogs of the account that several places open: the profile, the header, the popups after a sign-in. Features never
 * meet each other, so they ask here and the shell opens.
 */
import { proxy, ref } from 'valtio/vanilla';
import { useSnapshot } from 'valtio/react';

export type AccountDialog = 'phone' | 'mail' | 'signOutEverywhere';

/** A new object for each asking: the same dialog may be asked for twice. */
interface Asked {
  readonly dialog: AccountDialog;
}

const asking = proxy<{ last: Asked | null }>({ last: null });

export function openAccountDialog(dialog: AccountDialog): void {
  asking.last = ref({ dialog });
}

/** What was asked for last; null until something is, and once it was opened. */
export function useAskedDialog(): Asked | null {
  return useSnapshot(asking).last;
}

export function askedDialogOpened(): void {
  asking.last = null;
}
