import { requestDialog } from '../../state/overlays/requested-dialog.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './settings-page.module.css';

/** Ends every session of the account after a confirmation. */
export function DevicesSetting() {
  return (
    <div className={`row ${styles['row']}`}>
      <p className="stack fill shrink gap-2px">
        <span className="weight-550">Tüm cihazlardan çıkış</span>
        <span className="text-xs muted leading-145">Hesabının açık olduğu bütün cihazlarda oturumun kapanır.</span>
      </p>
      <Button variant="quiet" onClick={() => requestDialog('signOutEverywhere')}>
        Çıkış yap
      </Button>
    </div>
  );
}
