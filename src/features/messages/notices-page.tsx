import Bell from 'lucide-react/icons/bell';
import FileText from 'lucide-react/icons/file-text';
import { INBOX_PAGE_SIZE } from '../../contract/services/inbox-calls.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';
import { messageDate } from '../../domain/inbox/message-text.ts';
import type { Notice } from '../../model/message.ts';
import { Page } from '../../parts/page/page.tsx';
import { writeService } from '../../state/engine/call-service.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { showContract } from '../../state/overlays/dialogs.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedList } from '../../ui/list/loaded-list.tsx';
import { useToday } from '../../state/device/clock.ts';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import { InboxSkeleton, MESSAGE_ROW_HEIGHT_PX, InboxRowContent } from './message-row.tsx';
import styles from './messages.module.css';

/** `/profil/bilgilendirmeler` (rule inbox-5): a notice opens in the sheet of contracts and is marked as read. */
export default function NoticesPage() {
  const now = useToday();
  const list = usePagedRead('getNotices', (page) => ({ query: pageQuery(page, INBOX_PAGE_SIZE) }), idOf);
  const open = (notice: Notice): void => {
    showContract({ title: notice.title || 'Bilgilendirme', content: <Whole notice={notice} /> });
    // If this request fails, the notice stays unread.
    if (!notice.read && !list.offline) void writeService('markNoticesRead', { body: { ids: [notice.id] } });
  };
  return (
    <Page width="wide" contentReady={!list.loading}>
      <AgeLine load={list.age} />
      <LoadedList
        of={list}
        label="Bilgilendirmeler"
        keyOf={idOf}
        rowHeight={MESSAGE_ROW_HEIGHT_PX}
        render={(notice) => <NoticeRow notice={notice} now={now} onOpen={() => open(notice)} />}
        skeleton={<InboxSkeleton label="Bilgilendirmeler yükleniyor…" />}
        empty={
          <EmptyState
            icon={<Bell size={26} aria-hidden />}
            title="Bilgilendirme yok"
            text="Sözleşmeler, kurallar ve aydınlatma metinleri değişince burada olacak."
          />
        }
      />
    </Page>
  );
}

function NoticeRow({ notice, now, onOpen }: { notice: Notice; now: number; onOpen: () => void }) {
  const { id, title, at, read } = notice;
  return (
    <button
      type="button"
      className={classNames(styles['row'], !read && styles['unread'])}
      aria-haspopup="dialog"
      data-notice={id}
      onClick={onOpen}
    >
      <span className={`stack muted ${styles['picture']}`}>
        <FileText size={20} aria-hidden />
      </span>
      <InboxRowContent title={title || 'Bilgilendirme'} at={at} now={now} read={read} />
    </button>
  );
}

function Whole({ notice: { at, contents } }: { notice: Notice }) {
  return (
    <div className="stack gap-4">
      <p className="text-xs muted num">{messageDate(at)}</p>
      <ServerHtml html={contents} />
    </div>
  );
}

const idOf = ({ id }: Notice): string => id;
