/** A member without a phone number is asked for one, once a visit (player-account §2, "Behaviour"). */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSnapshot } from 'valtio/react';
import { lacksPhone } from '../../domain/member/retailer/required-retailer.ts';
import { openAccountDialog } from '../../state/overlays/account-dialogs.ts';
import { dialogs, hideModal, showModal } from '../../state/overlays/dialogs.ts';
import { markPhoneAsked, wasPhoneAsked } from './phone-asked.ts';
import { useSession } from '../../state/member/session.ts';
import { useViewport } from '../../state/device/viewport.ts';
import { Button } from '../../ui/control/button.tsx';
import { links, patterns } from '../../routes/routes.ts';
import { sessionChoice } from './forced-retailer.tsx';
import styles from './member-popup.module.css';

export function PhoneSetup() {
  const session = useSession();
  const { player, balances } = session;
  const [pathname, navigate] = useLocation();
  const mobile = useViewport() === 'mobile';
  const popupOpen = useSnapshot(dialogs).modal.isOpen;
  // A retailer comes first: what follows would be covered by its popup.
  const settled = session.phase === 'member' && balances !== null && sessionChoice(session) === null;
  const due = settled && player !== null && lacksPhone(player) && !isThreshold(pathname) ? player.playerNo : 0;
  useEffect(() => {
    if (due === 0 || popupOpen || wasPhoneAsked(due)) return;
    markPhoneAsked(due);
    if (pathname === patterns.profilePhone) return;
    if (mobile) navigate(links.profilePhone());
    else showModal({ title: 'Telefon numaranı ekle', content: <SetupWords /> });
  }, [due, popupOpen, pathname, mobile, navigate]);
  return null;
}

function SetupWords() {
  return (
    <div className={styles['popup']}>
      <p className={styles['text']}>
        Hesabında kayıtlı bir telefon numarası yok. Hesabını güvende tutmak ve bilgilendirmeleri almak için telefon
        numaranı ekle ve doğrula.
      </p>
      <Button
        variant="primary"
        wide
        data-autofocus=""
        onClick={() => {
          hideModal();
          openAccountDialog('phone');
        }}
      >
        Telefon numaramı doğrula
      </Button>
      <Button variant="text" wide onClick={hideModal}>
        Daha sonra
      </Button>
    </div>
  );
}

/** Sign-in and registration lead on by themselves; the asking waits until they have. */
function isThreshold(pathname: string): boolean {
  return pathname.startsWith('/uyelik') || pathname === patterns.register;
}
