import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './page-skeleton.module.css';

/** Placeholder for a page that is loading, in the heights of the final rows. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">Yükleniyor…</p>
      <div className={styles['filters']}>
        <Skeleton height={36} width={200} radius="full" />
        <Skeleton height={32} width={110} radius="full" />
      </div>
      {rows.map((row) => (
        <div key={row} className={row % 5 === 0 ? styles['league'] : styles['event']}>
          <Skeleton height={row % 5 === 0 ? 14 : 36} width={row % 5 === 0 ? 140 : '38%'} radius="s" />
          {row % 5 !== 0 && <Skeleton height="var(--odd-h)" width={158} radius="s" />}
        </div>
      ))}
    </div>
  );
}

const rows = Array.from({ length: 10 }, (_, index) => index);
