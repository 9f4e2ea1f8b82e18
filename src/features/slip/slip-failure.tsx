import type { Failure } from '../../model/failure.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../domain/failure-text.ts';
import { useSlipFailure } from '../../state/slip/slip.ts';
import styles from './slip-failure.module.css';

/** Why the last tap changed nothing; gone with the next one that does, or when put away. */
export function SlipFailure({ floating = false }: { floating?: boolean }) {
  const failure = useSlipFailure();
  const [seen, setSeen] = useState<Failure | undefined>();
  if (failure === undefined || failure === seen) return null;
  return (
    <div className={`${styles['failure']}${floating ? ` ${styles['floating']}` : ''}`} role="alert">
      <p className={styles['text']}>{failureText(failure)}</p>
      <button type="button" className={styles['close']} aria-label="Mesajı kapat" onClick={() => setSeen(failure)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
