import { useState } from 'react';
import { failureText } from '../../domain/failure-text.ts';
import { hideModal } from '../../state/overlays/dialogs.ts';
import { signOut } from '../../state/member/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './sign-out-everywhere.module.css';

/** Asked before every device is signed out; it cannot be taken back. */
export default function SignOutEverywhere() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const confirm = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFault('');
    const result = await signOut(true);
    setBusy(false);
    if (result.ok) hideModal();
    else setFault(failureText(result.failure));
  };
  return (
    <div className={styles['confirm']}>
      <p className={styles['text']}>
        Hesabının açık olduğu bütün telefon, tablet ve bilgisayarlarda oturumun kapanacak. Bu cihaz da buna dahil.
      </p>
      <FormError text={fault} />
      <Button variant="primary" wide aria-disabled={busy} onClick={() => void confirm()}>
        {busy ? 'Çıkış yapılıyor…' : 'Hepsinden çıkış yap'}
      </Button>
      <Button variant="quiet" wide data-autofocus="" onClick={hideModal}>
        Vazgeç
      </Button>
    </div>
  );
}
