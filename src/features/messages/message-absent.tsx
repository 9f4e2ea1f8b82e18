import CloudOff from 'lucide-react/icons/cloud-off';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'wouter';
import { isAnswer } from '../../contract/errors.ts';
import type { Failure } from '../../model/failure.ts';
import { inboxLinks } from '../../routes/inbox.ts';
import { useOnline } from '../../state/engine/online.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './messages.module.css';

/** Stands where there is no message: why, and the way on. */
export function MessageAbsent({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const online = useOnline();
  const back = (
    <Link href={inboxLinks.messages()} className={buttonClass('primary')}>
      Mesajlarım
    </Link>
  );
  if (isAnswer(failure)) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden />}
        title="Mesaj bulunamadı"
        text="Silinmiş olabilir ya da bu hesaba ait değil."
        action={back}
      />
    );
  }
  if (online && failure.kind !== 'network') return <FailureState failure={failure} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<CloudOff size={28} aria-hidden />}
      title="Bu mesaj çevrimdışı görülemiyor"
      text="Bu cihazda yalnızca daha önce açtığın mesajlar var. Bağlantın gelince kendiliğinden yüklenir."
      action={
        online ? (
          <Button variant="quiet" onClick={onRetry}>
            Tekrar dene
          </Button>
        ) : (
          back
        )
      }
    />
  );
}

export function MessageSkeleton() {
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <p className="visually-hidden">Mesaj yükleniyor…</p>
      <Skeleton height={20} width="40%" radius="s" />
      <Skeleton height={200} radius="l" />
    </div>
  );
}
