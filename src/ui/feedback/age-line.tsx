import { useContext, useState, createContext } from 'react';
import { ageText } from '../../domain/time.ts';
import { LineIcon } from '../picture/line-icon.tsx';
import styles from './age-line.module.css';

interface AgeLineProps {
  /**
   * `at` in epoch seconds, 0 without data; `stale` when the data is a cached response; `refreshing` while its first
   * request is pending.
   */
  load: { at: number; stale: boolean; refreshing?: boolean | undefined } | undefined;
}

/**
 * Line with the age of cached data; renders nothing while data is fresh. If a new build is required, the header says so
 * and offers the reload.
 */
export function AgeLine({ load }: AgeLineProps) {
  const [now] = useState(() => Date.now() / 1000);
  const offline = useContext(StaleReasonContext) === 'offline';
  if (load === undefined || !load.stale || load.at <= 0) return null;
  return (
    // While refreshing it lies over the page, whose content keeps its place when the response arrives.
    <p className={styles[load.refreshing ? 'refreshing' : 'line']} aria-live="polite">
      {offline && !load.refreshing && <LineIcon of="offline" size={14} />}
      <span className="num">
        {load.refreshing ? 'Yenileniyor · son güncelleme' : offline ? 'Çevrimdışı · son güncelleme' : 'Son güncelleme'}{' '}
        {ageText(load.at, now)}
      </span>
    </p>
  );
}

/** Reason why a cached response is on screen: no network, or the service requires a new build. */
type StaleReason = 'offline' | 'outdated';

export const StaleReasonContext = createContext<StaleReason>('offline');
