import { type ReactNode, useEffect } from 'react';
import type { DuePopup } from '../../../domain/member/sign-in/due-popups.ts';
import { useAskedDialog } from '../../../state/overlays/account-dialogs.ts';
import { popupDone } from '../../../state/member/after-sign-in.ts';
import { useDialogOpen } from '../../../state/overlays/dialog-open.ts';
import { showModal } from '../../../state/overlays/dialogs.ts';
import { CampaignPopup } from './campaign-popup.tsx';
import { ContactPopup } from './contact-popup.tsx';
import { MailPopup } from './mail-popup.tsx';

/**
 * One popup after the other (player-account §2, §3). What another dialog covers comes back when that one is closed;
 * closing it here puts it off to the next sign-in.
 */
export default function AfterSignIn({ popup }: { popup: DuePopup }) {
  const open = useDialogOpen();
  // The popup before this one may have led to a dialog that is about to open.
  const opening = useAskedDialog() !== null;
  const covered = open || opening;
  useEffect(() => {
    if (covered) return;
    showModal({
      title: titles[popup.kind],
      content: contentOf(popup),
      closeOnRouteChange: false,
      disableOutsideClick: true,
      onClose: () => popupDone(popup.kind),
    });
  }, [covered, popup]);
  return null;
}

const titles: Record<DuePopup['kind'], string> = {
  contact: 'İletişim izinlerin',
  mail: 'E-posta adresini doğrula',
  campaign: 'Sana özel kampanya',
};

function contentOf(popup: DuePopup): ReactNode {
  if (popup.kind === 'contact') return <ContactPopup due={popup} />;
  return popup.kind === 'mail' ? <MailPopup /> : <CampaignPopup url={popup.url} />;
}
