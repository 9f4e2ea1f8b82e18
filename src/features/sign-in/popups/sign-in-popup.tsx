import type { ReactNode } from 'react';
import type { DuePopup } from '../../../domain/member/sign-in/due-popups.ts';
import { popupDone } from '../../../state/member/after-sign-in.ts';
import { hideModal, showModal } from '../../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../../state/overlays/queue.ts';
import { CampaignPopup } from './campaign-popup.tsx';
import { ContactPopup } from './contact-popup.tsx';
import { MailPopup } from './mail-popup.tsx';

/** One popup after the other. Closing it puts it off to the next sign-in; what another dialog covered comes back. */
export default function AfterSignIn({ popup }: { popup: DuePopup }) {
  useOverlayDialog('afterSignIn', true, {
    show: () =>
      showModal({
        owner: 'afterSignIn',
        title: titles[popup.kind],
        content: contentOf(popup),
        closeOnRouteChange: false,
        disableOutsideClick: true,
        onClose: () => popupDone(popup.kind),
      }),
    hide: hideModal,
  });
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
