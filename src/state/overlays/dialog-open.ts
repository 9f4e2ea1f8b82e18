import { useSnapshot } from 'valtio/react';
import { dialogs } from './dialogs.ts';

/** Something stands over the page; what can wait waits for it. */
export function useDialogOpen(): boolean {
  const { modal, sheet } = useSnapshot(dialogs);
  return modal.isOpen || sheet.isOpen;
}
