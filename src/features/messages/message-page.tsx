import Trash2 from 'lucide-react/icons/trash';
import { useLocation, useParams, Link } from 'wouter';
import { messageDate, messagePath } from '../../domain/inbox/message-text.ts';
import type { Message } from '../../model/message.ts';
import { openConfirm } from '../../parts/confirm/confirm.tsx';
import { Page } from '../../parts/page/page.tsx';
import { OperatorLink } from '../../parts/operator-link/operator-link.tsx';
import { inboxLinks } from '../../routes/account-routes.ts';
import { useUnreachableText } from '../../state/engine/use-connection.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useIsMounted } from '../../state/engine/use-action.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import { useMessageHistoryState } from './message-history-state.ts';
import styles from './messages.module.css';
import { useEffect, useRef } from 'react';
import { useSession } from '../../state/member/session.ts';
import type { Failure } from '../../model/failure.ts';
import { UnavailableItem } from '../../parts/absent/unavailable-item.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** `/profil/mesajlar/mesaj-detay/{id}` (rule inbox-2): one message, marked as read when it is shown. */
export default function MessagePage() {
  const { id } = useParams<{ id: string }>();
  return <MessageScreen key={id} id={id} />;
}

function MessageScreen({ id }: { id: string }) {
  const loaded = useCachedRead('getMessage', { parameters: { id } });
  const [, navigate] = useLocation();
  const stillHere = useIsMounted();
  const leave = (): void => {
    if (stillHere()) navigate(inboxLinks.messages(), { replace: true });
  };
  const { read } = useMessageHistoryState();
  useMarkRead(loaded.phase === 'ready' && !loaded.stale ? id : null, read);
  return (
    <Page
      title={loaded.value?.title || 'Mesaj'}
      tabTitle="Mesaj"
      back={{ href: inboxLinks.messages(), label: 'Mesajlarım' }}
      contentReady={loaded.phase !== 'loading'}
    >
      <LoadedContent
        of={loaded}
        skeleton={<MessageSkeleton />}
        failed={(failure) => <MessageUnavailable failure={failure} onRetry={loaded.retry} />}
      >
        {(message) => <Letter message={message} onDeleted={leave} />}
      </LoadedContent>
    </Page>
  );
}

interface LetterProps {
  message: Message;
  onDeleted: () => void;
}

function Letter({ message: { id, at, contents, url }, onDeleted }: LetterProps) {
  const unreached = useUnreachableText('Çevrimdışıyken mesaj silinemez.');
  const path = messagePath(url);
  const remove = (): void =>
    openConfirm({
      title: 'Mesajı sil',
      children: 'Silinen mesaj geri getirilemez.',
      confirmText: 'Sil',
      busyText: 'Siliniyor…',
      onConfirm: () => writeService('deleteMessages', { body: { ids: [id] } }),
      onDone: onDeleted,
    });
  return (
    <article className={classNames('stack gap-4', 'card pad')} data-message={id}>
      <p className="text-xs muted num">{messageDate(at)}</p>
      <ServerHtml html={contents} />
      <div className={`row wrap ${styles['actions']}`}>
        {path !== '' && (
          <OperatorLink to={path} className={buttonClass('primary')}>
            Görüntüle
          </OperatorLink>
        )}
        <Button variant="quiet" disabled={unreached !== ''} onClick={remove}>
          <Trash2 size={16} aria-hidden /> Sil
        </Button>
        {unreached !== '' && <p className="text-xs muted">{unreached}</p>}
      </div>
    </article>
  );
}

/**
 * Marks a message as read, once, because not every service does so when it sends the message (rule inbox-3). If the
 * request fails, the message stays unread until it is opened again.
 * @param id null while the message is not loaded, or is a cached one
 * @param read read flag of its row; true as well if the service has no such flag
 */
function useMarkRead(id: string | null, read: boolean): void {
  const { unread } = useSession();
  const told = useRef<string | null>(null);
  useEffect(() => {
    // An unread count of 0 is not enough: the message may be newer than the count.
    if (id === null || (read && unread === 0) || told.current === id) return;
    told.current = id;
    void writeService('markMessagesRead', { body: { ids: [id] } });
  }, [id, read, unread]);
}

/** Shown if a message cannot be loaded: the reason and a link or retry. */
function MessageUnavailable(failed: { failure: Failure; onRetry: () => void }) {
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

function MessageSkeleton() {
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <p className="visually-hidden">Mesaj yükleniyor…</p>
      <Skeleton height={20} width="40%" radius="s" />
      <Skeleton height={200} radius="l" />
    </div>
  );
}
