import { requestDialog } from '../../state/overlays/requested-dialog.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './settings-page.module.css';

/** Ends every session of the account after a confirmation. */
export function DevicesSetting() {
  return (
    <div className={styles['row']}>
      <p className={styles['words']}>
        <span className={styles['label']}>Tüm cihazlardan çıkış</span>
        <span className={styles['hint']}>Hesabının açık olduğu bütün cihazlarda oturumun kapanır.</span>
      </p>
      <Button variant="quiet" onClick={() => requestDialog('signOutEverywhere')}>
        Çıkış yap
      </Button>
    </div>
  );
}
