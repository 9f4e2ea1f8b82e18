import { useContext, useState } from 'react';
import { ageText } from '../../domain/time.ts';
import { LineIcon } from '../picture/line-icon.tsx';
import styles from './age-line.module.css';
import { WhyOldContext } from './why-old.ts';

export interface AgeLineProps {
  /** `at` epoch seconds, 0 when there is nothing; `stale` when it is a copy. */
  load: { at: number; stale: boolean } | undefined;
}

/**
 * One quiet line that says how old the copy on screen is; nothing while it is fresh. Where another build is asked for the
 * header says so, with the way on.
 */
export function AgeLine({ load }: AgeLineProps) {
  const [now] = useState(() => Date.now() / 1000);
  const offline = useContext(WhyOldContext) === 'offline';
  if (load === undefined || !load.stale || load.at <= 0) return null;
  return (
    <p className={styles['line']} aria-live="polite">
      {offline && <LineIcon of="offline" size={14} />}
      <span className="num">
        {offline ? 'Çevrimdışı · son güncelleme' : 'Son güncelleme'} {ageText(load.at, now)}
      </span>
    </p>
  );
}
