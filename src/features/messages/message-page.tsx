import Trash2 from 'lucide-react/icons/trash';
import { useLocation, useParams } from 'wouter';
import { messageDate, messagePath } from '../../domain/inbox/message-text.ts';
import type { Message } from '../../model/message.ts';
import { askToConfirm } from '../../parts/confirm/confirm.tsx';
import { Page } from '../../parts/page/page.tsx';
import { WayLink } from '../../parts/way-link/way-link.tsx';
import { inboxLinks } from '../../routes/inbox.ts';
import { useUnreached } from '../../state/engine/connection.ts';
import { writeService } from '../../state/engine/services.ts';
import { useStillHere } from '../../state/engine/still-here.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { Shown } from '../../ui/feedback/shown.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import { MessageAbsent, MessageSkeleton } from './message-absent.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import { useMessageState } from './message-state.ts';
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
  const stillHere = useStillHere();
  const leave = (): void => {
    if (stillHere()) navigate(inboxLinks.messages(), { replace: true });
  };
  const { read } = useMessageState();
  useMarkRead(loaded.phase === 'ready' && !loaded.stale ? id : null, read);
  return (
    <Page
      title={loaded.value?.title || 'Mesaj'}
      tabTitle="Mesaj"
      back={{ href: inboxLinks.messages(), label: 'Mesajlarım' }}
      stands={loaded.phase !== 'loading'}
    >
      <Shown
        of={loaded}
        skeleton={<MessageSkeleton />}
        failed={(failure) => <MessageAbsent failure={failure} onRetry={loaded.retry} />}
      >
        {(message) => <Letter message={message} onDeleted={leave} />}
      </Shown>
    </Page>
  );
}

interface LetterProps {
  message: Message;
  onDeleted: () => void;
}

function Letter({ message: { id, at, contents, url }, onDeleted }: LetterProps) {
  const unreached = useUnreached('Çevrimdışıyken mesaj silinemez.');
  const path = messagePath(url);
  const remove = (): void =>
    askToConfirm({
      title: 'Mesajı sil',
      children: 'Silinen mesaj geri getirilemez.',
      yes: 'Sil',
      busyText: 'Siliniyor…',
      onYes: () => writeService('deleteMessages', { body: { ids: [id] } }),
      onDone: onDeleted,
    });
  return (
    <article className={classNames(styles['letter'], styles['card'])} data-message={id}>
      <p className={`${styles['date']} num`}>{messageDate(at)}</p>
      <ServerHtml html={contents} />
      <div className={styles['actions']}>
        {path !== '' && (
          <WayLink to={path} className={buttonClass('primary')}>
            Görüntüle
          </WayLink>
        )}
        <Button variant="quiet" disabled={unreached !== ''} onClick={remove}>
          <Trash2 size={16} aria-hidden /> Sil
        </Button>
        {unreached !== '' && <p className={styles['reason']}>{unreached}</p>}
      </div>
    </article>
  );
}
