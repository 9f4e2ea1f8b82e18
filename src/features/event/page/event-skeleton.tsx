import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './event-page.module.css';

/** Placeholder of a match that is loading. */
export function EventSkeleton() {
  return (
    <section aria-busy aria-label="Maç yükleniyor">
      <div className={`stack gap-3 ${styles['header']}`}>
        <Skeleton height={14} width={140} />
        <Skeleton height={40} width={260} />
        <Skeleton height={18} width={180} />
      </div>
      <TabSkeleton />
    </section>
  );
}

/** Placeholder of a tab, with the heights of the odds. */
export function TabSkeleton() {
  return (
    <div className={styles['tab']} aria-busy>
      <Skeleton height={32} radius="full" />
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height={101} />
      ))}
    </div>
  );
}
