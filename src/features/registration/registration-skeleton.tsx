import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './registration-skeleton.module.css';

/** While nobody knows yet who is here: the heights of what a visitor will see. */
export function RegistrationSkeleton() {
  return (
    <div className={styles['page']} aria-busy="true">
      <p className="visually-hidden">Yükleniyor…</p>
      <Skeleton height={52} width="100%" radius="m" />
      <Skeleton height={30} width={190} radius="s" />
      <Skeleton height={150} width="100%" radius="l" />
      <Skeleton height={320} width="100%" radius="l" />
    </div>
  );
}
