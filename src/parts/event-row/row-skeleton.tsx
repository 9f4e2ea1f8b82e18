import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './row-skeleton.module.css';

/** Placeholder of an event row that is still loading. */
export function RowSkeleton() {
  return (
    <div className={`stack middle gap-2 ${styles['row']}`} aria-hidden="true">
      <Skeleton height={14} width={34} radius="s" />
      <div className={styles['sides']}>
        <Skeleton height={12} width="72%" radius="s" />
        <Skeleton height={12} width="54%" radius="s" />
      </div>
      <div className={styles['odds']}>
        <Skeleton height={40} width={50} radius="s" />
        <Skeleton height={40} width={50} radius="s" />
        <Skeleton height={40} width={50} radius="s" />
      </div>
    </div>
  );
}

/** Placeholder of an event list: a header and a screenful of rows. */
export function RowSkeletons() {
  return (
    <>
      <HeaderSkeleton />
      {Array.from({ length: 8 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </>
  );
}

/** Placeholder of a league header. */
function HeaderSkeleton() {
  return (
    <div className={`row ${styles['header']}`} aria-hidden="true">
      <Skeleton height={12} width={140} radius="s" />
    </div>
  );
}
