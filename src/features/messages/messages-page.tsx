import CheckCheck from 'lucide-react/icons/check-check';
import Inbox from 'lucide-react/icons/inbox';
import { INBOX_PAGE_SIZE } from '../../contract/services/inbox-calls.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';
import { markReadText, unreadText } from '../../domain/inbox/message-text.ts';
import type { MessageRow as Row } from '../../model/message.ts';
import { Page } from '../../parts/page/page.tsx';
import { useUnreachableText } from '../../state/engine/use-connection.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { useSession } from '../../state/member/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { LoadedList } from '../../ui/list/loaded-list.tsx';
import { useToday } from '../../state/device/clock.ts';
import { InboxSkeleton, MessageRow, MESSAGE_ROW_HEIGHT_PX } from './message-row.tsx';

const OFFLINE = 'Çevrimdışıyken mesajların okundu sayılamaz ve silinemez.';

/** `/profil/mesajlar` (rule inbox-1): the messages loaded by scrolling, unread ones first. */
export default function MessagesPage() {
  const now = useToday();
  const { unread } = useSession();
  const list = usePagedRead('getMessages', (page) => ({ query: pageQuery(page, INBOX_PAGE_SIZE) }), idOf);
  const { busy, note, run } = useAction('Mesajların okundu sayılmış olabilir; listeyi kontrol et.');
  const ids = list.rows.filter(({ read }) => !read).map(idOf);
  const readAll = (): void => run(() => writeService('markMessagesRead', { body: { ids } }));
  const { offline } = list;
  const unreached = useUnreachableText(OFFLINE) || OFFLINE;
  return (
    <Page
      width="wide"
      contentReady={!list.loading}
      intro={
        <>
          {list.total === null ? NOT_YET : unreadText(unread)}
          <FormError text={note} />
        </>
      }
      aside={
        ids.length === 0 ? undefined : (
          <Button variant="quiet" disabled={offline} aria-busy={busy !== ''} onClick={readAll}>
            <CheckCheck size={16} aria-hidden /> {markReadText(ids.length, unread)}
          </Button>
        )
      }
    >
      <AgeLine load={list.age} />
      {offline && ids.length > 0 && <p className="text-xs muted">{unreached}</p>}
      <LoadedList
        of={list}
        label="Mesajların"
        keyOf={idOf}
        rowHeight={MESSAGE_ROW_HEIGHT_PX}
        render={(message) => <MessageRow message={message} now={now} />}
        skeleton={<InboxSkeleton label="Mesajların yükleniyor…" />}
        empty={
          <EmptyState
            icon={<Inbox size={26} aria-hidden />}
            title="Henüz mesajın yok"
            text="Hesabınla, kuponlarınla ve kampanyalarla ilgili mesajlar burada olacak."
          />
        }
      />
    </Page>
  );
}

/** A no-break space, which reserves the line. */
const NOT_YET = '\u00a0';

const idOf = ({ id }: Row): string => id;
