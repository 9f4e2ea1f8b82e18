import { useTopicValue } from '../../state/engine/live.ts';
import { reloadPlayer } from '../../state/member/session.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './registration-skeleton.module.css';

/** While nobody knows yet who is here: the heights of what a visitor will see, or why it is not known. */
export function RegistrationSkeleton() {
  const load = useTopicValue({ kind: 'session' }, 'load');
  if (load?.phase === 'failed' && load.failure !== undefined) {
    return <FailureNotice failure={load.failure} onRetry={() => void reloadPlayer()} />;
  }
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
