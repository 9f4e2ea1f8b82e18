/** Prompts a member without a phone number to add one, once a visit. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { lacksPhone } from '../../../domain/member/retailer/required-retailer.ts';
import { accountLinks, accountPatterns } from '../../../routes/account-routes.ts';
import { matchPattern } from '../../../routes/pattern.ts';
import { isAuthPath } from '../../../routes/routes.ts';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { useSession } from '../../../state/member/session.ts';
import { requestDialog, hideModal, showForm } from '../../../state/overlays/dialogs.ts';
import { useOverlaySlot } from '../../../state/overlays/overlay-queue.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './member-popup.module.css';
import { tabNote } from '../../../platform/browser-storage/stored-value.ts';

export function PhoneSetup() {
  const { phase, player, balances } = useSession();
  const [pathname, navigate] = useLocation();
  const mobile = useViewport() === 'mobile';
  const known = phase === 'member' && balances !== null && player !== null;
  const due = known && lacksPhone(player) && !isBusy(pathname) ? player.playerNo : null;
  const turn = useOverlaySlot('phoneSetup', due !== null && !wasPhonePrompted(due));
  useEffect(() => {
    if (!turn || due === null || wasPhonePrompted(due)) return;
    markPhonePrompted(due);
    if (matchPattern(accountPatterns.profilePhone, pathname) !== undefined) return;
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
  return (
    isAuthPath(pathname) ||
    [chooseRetailer, changeRetailer].some((pattern) => matchPattern(pattern, pathname) !== undefined)
  );
}

function SetupWords() {
  return (
    <div className={`stack gap-2 ${styles['popup']}`}>
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
          requestDialog('phone');
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

const note = tabNote('phone-asked');
/** Fallback when the tab's storage is refused. */
let askedPlayer = '';

/**
 * Remembers the player whom this tab has prompted for a phone number: once, also across a reload, so that "later" is
 * respected.
 */
export function wasPhonePrompted(playerNo: number): boolean {
  return [askedPlayer, note.read()].includes(String(playerNo));
}

export function markPhonePrompted(playerNo: number): void {
  askedPlayer = String(playerNo);
  note.write(askedPlayer);
}
