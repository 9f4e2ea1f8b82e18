import { showSheet } from '../../../state/overlays/dialogs.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from '../settings-page.module.css';
import { CancellationSheet } from './cancellation-sheet.tsx';

/** Opens the cancellation of the membership; nothing happens before its last confirmation. */
export function CancellationSetting() {
  return (
    <div className={`row ${styles['row']}`}>
      <p className="stack fill shrink gap-2px">
        <span className="weight-550">Üyelik iptali</span>
        <span className="text-xs muted leading-145">Hesabını kapatır. Önce ne anlama geldiğini gösterir.</span>
      </p>
      <Button variant="quiet" onClick={() => showSheet({ title: 'Üyelik iptali', content: <CancellationSheet /> })}>
        Üyeliği iptal et
      </Button>
    </div>
  );
}
