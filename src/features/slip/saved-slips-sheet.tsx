import { hideSheet, showSheet } from '../../state/dialogs.ts';
import { wantSlip } from '../../state/slip-return.ts';
import { SavedSlips } from './saved-slips.tsx';

/** Saved slips over the page; an opened one is the slip then, and the slip is shown. */
export function showSavedSlips(): void {
  showSheet({ title: 'Kayıtlı kuponlarım', content: <SavedSlips onOpened={showOpened} /> });
}

function showOpened(): void {
  wantSlip();
  hideSheet();
}
