import { openDialog } from '../../../state/overlays/asked-dialog.ts';
import { dismissModal } from '../../../state/overlays/dialogs.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './popup.module.css';

/** Leads to the mail verification, or puts it off. */
export function MailPopup() {
  const verify = (): void => {
    // Opened first: the popup after this one waits for what is open.
    openDialog('mail');
    dismissModal();
  };
  return (
    <div className={styles['popup']}>
      <p>Hesabını güvende tutmak ve bilgilendirmeleri kaçırmamak için e-posta adresini doğrula.</p>
      <div className={styles['actions']}>
        <Button variant="primary" wide onClick={verify}>
          E-postamı doğrula
        </Button>
        <Button variant="quiet" wide onClick={dismissModal}>
          Daha sonra
        </Button>
      </div>
    </div>
  );
}
