import { hideSheet, showSheet } from '../../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../../state/overlays/queue.ts';
import { TermsSheet } from './terms-sheet.tsx';

/** The terms of use changed: a sheet stands before everything until they are confirmed, or the player leaves. */
export default function TermsOfUse() {
  useOverlayDialog('termsOfUse', true, {
    show: () =>
      showSheet({
        owner: 'termsOfUse',
        title: 'Kullanım koşulları',
        content: <TermsSheet />,
        blocking: true,
        showCloseIcon: false,
        closeOnRouteChange: false,
        height: 'min(640px, 85dvh)',
      }),
    hide: hideSheet,
  });
  return null;
}
