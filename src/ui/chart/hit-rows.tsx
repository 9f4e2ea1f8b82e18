import { percentOf } from '../../domain/statistics/percents.ts';
import styles from './hit-rows.module.css';

interface HitRow {
  label: string;
  hits: number;
  matches: number;
}

/** Rows like "12/20" with a bar: in how many of the matches something happened. */
export function HitRows({ rows }: { rows: readonly HitRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={`stack gap-2 ${styles['rows']}`}>
      {rows.map(({ label, hits, matches }) => (
        <div key={label} className={`stack middle gap-3 text-sm ${styles['row']}`}>
          <dt>{label}</dt>
          <dd className="num">
            <span className={styles['bar']} aria-hidden>
              <i style={{ width: `${percentOf(hits, matches)}%` }} />
            </span>
            <span className={styles['count']}>
              {hits}/{matches}
            </span>
            <b>%{percentOf(hits, matches)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
