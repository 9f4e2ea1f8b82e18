import { useState } from 'react';
import { ageText } from '../../domain/time.ts';
import { LineIcon } from '../picture/line-icon.tsx';
import styles from './age-line.module.css';

export interface AgeLineProps {
  /** `at` epoch seconds, 0 when there is nothing; `stale` when it is a copy. */
  load: { at: number; stale: boolean } | undefined;
}

/** One quiet line that says how old the copy on screen is; nothing while it is fresh. */
export function AgeLine({ load }: AgeLineProps) {
  const [now] = useState(() => Date.now() / 1000);
  if (load === undefined || !load.stale || load.at <= 0) return null;
  return (
    <p className={styles['line']} aria-live="polite">
      <LineIcon of="offline" size={14} />
      <span className="num">Çevrimdışı · son güncelleme {ageText(load.at, now)}</span>
    </p>
  );
}
