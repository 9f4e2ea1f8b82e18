import { useState } from 'react';
import { hideModal } from '../../state/overlays/dialogs.ts';
import { eraseOfflineData } from '../../state/device/offline-copies.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './settings-page.module.css';

/** Asked before the copies go: without a network nothing brings them back. */
export function EraseOffline({ onErased }: { onErased: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const erase = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const done = await eraseOfflineData();
    setBusy(false);
    setFailed(!done);
    if (!done) return;
    onErased();
    hideModal();
  };
  return (
    <div className={styles['confirm']}>
      <p className={styles['text']}>
        Kuponlarının bu cihazdaki kopyaları silinecek. Bağlantın yokken kuponlarını, yeniden çevrimiçi olana kadar
        göremezsin. Hesabındaki kuponlara bir şey olmaz.
      </p>
      <FormError text={failed ? 'Veriler silinemedi. Lütfen tekrar dene.' : ''} />
      <Button variant="primary" wide aria-disabled={busy} onClick={() => void erase()}>
        {busy ? 'Siliniyor…' : 'Çevrimdışı verileri sil'}
      </Button>
      <Button variant="quiet" wide data-autofocus="" onClick={hideModal}>
        Vazgeç
      </Button>
    </div>
  );
}
