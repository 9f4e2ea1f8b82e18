import { useEffect } from 'react';
import { hideSheet, showSheet } from '../../../state/overlays/dialogs.ts';
import { useDialogOpen } from '../../../state/overlays/dialog-open.ts';
import { TermsSheet } from './terms-sheet.tsx';

/** The terms of use changed: a sheet stands before everything until they are confirmed, or the player leaves. */
export default function TermsOfUse() {
  const covered = useDialogOpen();
  useEffect(() => {
    if (covered) return;
    showSheet({
      title: 'Kullanım koşulları',
      content: <TermsSheet />,
      blocking: true,
      showCloseIcon: false,
      closeOnRouteChange: false,
      height: 'min(640px, 85dvh)',
    });
  }, [covered]);
  // Confirmed, here or in another tab, or signed out.
  useEffect(() => () => hideSheet(), []);
  return null;
}
