import { Link } from 'wouter';
import type { Failure } from '../../model/failure.ts';
import { UnavailableItem } from '../../parts/absent/unavailable-item.tsx';
import { inboxLinks } from '../../routes/inbox-routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './messages.module.css';

/** Shown if a message cannot be loaded: the reason and a link or retry. */
export function MessageUnavailable(failed: { failure: Failure; onRetry: () => void }) {
  const action = (
    <Link href={inboxLinks.messages()} className={buttonClass('primary')}>
      Mesajlarım
    </Link>
  );
  return (
    <UnavailableItem
      {...failed}
      missing={{ title: 'Mesaj bulunamadı', text: 'Silinmiş olabilir ya da bu hesaba ait değil.', action }}
      unreached={{
        title: 'Bu mesaj çevrimdışı görülemiyor',
        text: 'Bu cihazda yalnızca daha önce açtığın mesajlar var. Bağlantın gelince kendiliğinden yüklenir.',
        action,
      }}
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
