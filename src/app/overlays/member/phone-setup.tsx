/** Prompts a member without a phone number to add one, once a visit. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { lacksPhone } from '../../../domain/member/retailer/required-retailer.ts';
import { accountLinks, accountPatterns } from '../../../routes/account.ts';
import { isAt } from '../../../routes/pattern.ts';
import { isThreshold } from '../../../routes/sign-in.ts';
import { useViewport } from '../../../state/device/viewport.ts';
import { useSession } from '../../../state/member/session.ts';
import { openDialog } from '../../../state/overlays/asked-dialog.ts';
import { hideModal, showForm } from '../../../state/overlays/dialogs.ts';
import { markPhoneAsked, wasPhoneAsked } from '../../../state/overlays/phone-asked.ts';
import { useOverlayTurn } from '../../../state/overlays/queue.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './member-popup.module.css';

export function PhoneSetup() {
  const { phase, player, balances } = useSession();
  const [pathname, navigate] = useLocation();
  const mobile = useViewport() === 'mobile';
  const known = phase === 'member' && balances !== null && player !== null;
  const due = known && lacksPhone(player) && !isBusy(pathname) ? player.playerNo : null;
  const turn = useOverlayTurn('phoneSetup', due !== null && !wasPhoneAsked(due));
  useEffect(() => {
    if (!turn || due === null || wasPhoneAsked(due)) return;
    markPhoneAsked(due);
    if (isAt(accountPatterns.profilePhone, pathname)) return;
    if (mobile) navigate(accountLinks.profilePhone());
    else showForm({ owner: 'phoneSetup', title: 'Telefon numaranı ekle', content: <SetupWords /> });
  }, [turn, due, pathname, mobile, navigate]);
  return null;
}

/**
 * Returns true on pages that must not be interrupted: sign-in and registration continue by themselves, and a retailer
 * page shows the result of the choice until the player leaves it.
 */
function isBusy(pathname: string): boolean {
  const { chooseRetailer, changeRetailer } = accountPatterns;
  return isThreshold(pathname) || [chooseRetailer, changeRetailer].some((pattern) => isAt(pattern, pathname));
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
          openDialog('phone');
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
