import type { Retailer } from '../../model/retailer.ts';
import { placeText } from '../../domain/member/retailer/retailer-text.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './retailer-confirm.module.css';

export interface RetailerConfirmProps {
  retailer: Retailer;
  busy: boolean;
  error: string | null;
  onConfirm: () => void;
}

/** Which one is chosen, and the one next step; stays in sight while the list is read. */
export function RetailerConfirm({ retailer, busy, error, onConfirm }: RetailerConfirmProps) {
  return (
    <section className={styles['bar']} aria-label="Seçimin">
      {error !== null && !busy && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      <div className={styles['line']}>
        <output className={styles['chosen']}>
          <span className={styles['label']}>
            Seçtiğin bayi<span className="visually-hidden">: </span>
          </span>
          <b className={styles['name']}>{retailer.name}</b>
          <span className={styles['place']}>{placeText(retailer)}</span>
        </output>
        {/* Not disabled while busy: the focus would be lost, and a second press does nothing. */}
        <Button variant="primary" className={styles['button']} onClick={onConfirm} aria-disabled={busy}>
          {busy ? 'Seçiliyor…' : 'Bu bayiyi seç'}
        </Button>
      </div>
    </section>
  );
}
