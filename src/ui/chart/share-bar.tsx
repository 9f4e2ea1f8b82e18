import { percents } from '../../domain/statistics/percents.ts';
import styles from './share-bar.module.css';

interface SharePart {
  label: string;
  count: number;
  tone: 'home' | 'draw' | 'away';
}

/** Parts of a total with their counts and a bar of their shares. The bar is empty if all counts are 0. */
export function ShareBar({ parts }: { parts: readonly SharePart[] }) {
  const widths = percents(parts.map(({ count }) => count));
  return (
    <div>
      <dl className={`stack gap-2 ${styles['parts']}`}>
        {parts.map(({ label, count, tone }, index) => (
          <div key={tone} className={styles['part']} data-tone={tone}>
            <dt className={`text-xs muted ${styles['label']}`}>{label}</dt>
            <dd className={`${styles['count']} num`}>
              {count} <span className={`text-xs muted ${styles['share']}`}>%{widths[index]}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={`flex clip gap-2px ${styles['bar']}`} aria-hidden>
        {parts.map(({ tone }, index) => (
          <i key={tone} data-tone={tone} style={{ width: `${widths[index]}%` }} />
        ))}
      </div>
    </div>
  );
}
