import { classNames } from '../style/class-names.ts';
import styles from './comparison-bar.module.css';

interface ComparisonBarProps {
  label: string;
  home: number;
  away: number;
  /** Texts instead of the figures; by default the figures. */
  homeText?: string;
  awayText?: string;
}

/** Statistic of both sides: their numbers, and bars that compare them, or the word "yok" if neither has any. The greater number is emphasised. */
export function ComparisonBar({ label, home, away, homeText, awayText }: ComparisonBarProps) {
  const shares = sharesOf(home, away);
  return (
    <div className={styles['row']}>
      <dt className={`text-xs muted ${styles['label']}`}>
        {label}
        {shares.home + shares.away === 0 ? (
          <span className={`faint ${styles['none']}`} aria-hidden>
            yok
          </span>
        ) : (
          <span className={`stack gap-2px ${styles['bar']}`} aria-hidden>
            <span className={styles['half']}>
              <i className={styles['own']} style={scaled(shares.home)} />
            </span>
            <span className={styles['half']}>
              <i className={styles['other']} style={scaled(shares.away)} />
            </span>
          </span>
        )}
      </dt>
      <dd className={classNames(styles['home'], home > away && styles['more'])}>{homeText ?? home}</dd>
      <dd className={classNames(styles['away'], away > home && styles['more'])}>{awayText ?? away}</dd>
    </div>
  );
}

const scaled = (share: number) => ({ scale: `${share} 1` });

/**
 * Shares of a bar for two figures. Shares from 0 to 1; both are 0 when the sum is 0. Negative figures count as 0.
 */
export function sharesOf(home: number, away: number): { home: number; away: number } {
  const own = Math.max(0, home);
  const theirs = Math.max(0, away);
  const sum = own + theirs;
  return sum === 0 ? { home: 0, away: 0 } : { home: own / sum, away: theirs / sum };
}
