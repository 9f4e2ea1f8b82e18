import Trash2 from 'lucide-react/icons/trash';
import { useLocation, useParams } from 'wouter';
import { messageDate, messagePath } from '../../domain/inbox/message-text.ts';
import type { Message } from '../../model/message.ts';
import { openConfirm } from '../../parts/confirm/confirm.tsx';
import { Page } from '../../parts/page/page.tsx';
import { OperatorLink } from '../../parts/operator-link/operator-link.tsx';
import { inboxLinks } from '../../routes/inbox-routes.ts';
import { useUnreachableText } from '../../state/engine/use-connection.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useIsMounted } from '../../state/engine/use-is-mounted.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import { MessageUnavailable, MessageSkeleton } from './message-unavailable.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import { useMessageHistoryState } from './message-history-state.ts';
import styles from './messages.module.css';
import { useMarkRead } from './use-mark-read.ts';

/** `/profil/mesajlar/mesaj-detay/{id}` (rule inbox-2): one message, marked as read when it is shown. */
export default function MessagePage() {
  const { id } = useParams<{ id: string }>();
  return <MessageScreen key={id} id={id} />;
}

function MessageScreen({ id }: { id: string }) {
  const loaded = useRead('getMessage', { parameters: { id } });
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
