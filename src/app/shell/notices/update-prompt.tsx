/** Offers a new build once it is installed; nothing changes under the player's hands until they agree (offline-2). */
import { useEffect } from 'react';
import { useIsBuildOutdated } from '../../../state/engine/use-connection.ts';
import { applyUpdate, offerUpdate, postponeUpdate, useUpdateReady } from '../../../state/device/app-update.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './header-notices.module.css';

export function UpdatePrompt() {
  const ready = useUpdateReady();
  const outdated = useIsBuildOutdated();
  useEffect(() => {
    if (outdated) offerUpdate();
  }, [outdated]);
  return (
    <div aria-live="polite">
      {ready && (
        <div className={`row gap-2 ${styles['prompt']}`}>
          <p className={`fill text-sm weight-600 ${styles['text']}`}>Yeni sürüm hazır</p>
          <Button variant="text" onClick={postponeUpdate}>
            Daha sonra
          </Button>
          <Button variant="primary" onClick={applyUpdate}>
            Güncelle
          </Button>
        </div>
      )}
    </div>
  );
}
