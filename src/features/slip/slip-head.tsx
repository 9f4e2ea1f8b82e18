import { clearSelections, useSelections } from '../../state/slip/slip.ts';
import { Button } from '../../ui/control/button.tsx';
import { useSlipLocked } from './slip-lock.ts';
import styles from './slip-head.module.css';

/** Title of the slip, how many are in it, and the way to empty it. */
export function SlipHead() {
  const { length } = useSelections();
  const locked = useSlipLocked();
  return (
    <div className={styles['head']}>
      <h2 className={styles['title']}>Kuponum</h2>
      {length > 0 && (
        <>
          <span className={`${styles['badge']} num`}>{length}</span>
          <Button variant="text" className={styles['clear']} disabled={locked} onClick={clearSelections}>
            Temizle
          </Button>
        </>
      )}
    </div>
  );
}
