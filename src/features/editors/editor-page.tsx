import PenLine from 'lucide-react/icons/pen-line';
import UserX from 'lucide-react/icons/user-x';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import { ALL_EDITORS_PAGE_SIZE, editorPageQuery } from '../../contract/services/editor-calls.ts';
import type { CommentResult, EditorComment, EditorDetail } from '../../model/editor.ts';
import { EditorAvatar } from '../../parts/editor/editor-avatar.tsx';
import { Page } from '../../parts/page/page.tsx';
import { contentLinks } from '../../routes/content-routes.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { useRead } from '../../state/load/use-read.ts';
import { useSession } from '../../state/member/session.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EndlessList } from '../../ui/list/endless-list.tsx';
import { LineIcon } from '../../ui/picture/line-icon.tsx';
import { completeRows } from '../../ui/list/complete-rows.ts';
import { useMinute } from '../../state/device/clock.ts';
import { CommentCard } from './comment-card.tsx';
import { editorRecordText } from './editor-card.tsx';
import { EditorStar } from './editor-star.tsx';
import styles from './editors.module.css';
import { ResultStrip } from '../../parts/editor/result-strip.tsx';

/** `/yazar-yorumlari/{x}` (rule content-24): one editor with all comments, undecided ones first. */
export default function EditorPage() {
  const { editor } = useParams<{ editor: string }>();
  // Older addresses have the name before the id (rule navigation-22).
  const id = /-(\d+)$/.exec(editor)?.[1] ?? editor;
  return <Known key={id} id={id} />;
}

function Known({ id }: { id: string }) {
  const editor = useCachedRead('getEditor', { parameters: { id } });
  const back = { href: contentLinks.editors(), label: ALL };
  if (editor.phase === 'ready') {
    return (
      <Page width="wide" title={editor.value.name} heading="hidden">
        <BackToAll />
        <AgeLine load={editor} />
        <Head editor={editor.value} />
        <Comments id={editor.value.id} comments={editor.value.comments} />
      </Page>
    );
  }
  if (editor.phase !== 'failed' || editor.failure === null) {
    return (
      <Page width="wide" heading="hidden" contentReady={false}>
        <BackToAll />
        <div aria-busy="true" className={styles['list']}>
          <p className="visually-hidden">Yorumlar yükleniyor…</p>
          <Skeleton height={92} radius="l" />
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={COMMENT_HEIGHT} radius="l" />
          ))}
        </div>
      </Page>
    );
  }
  return (
    <Page width="wide" back={back}>
      {isDefinitiveRefusal(editor.failure) ? (
        <EmptyState
          icon={<UserX size={26} aria-hidden />}
          title="Böyle bir yazar yok"
          text={editor.failure.message}
          action={
            <Link href={contentLinks.editors()} className={buttonClass('primary')}>
              Tüm yazarlar
            </Link>
          }
        />
      ) : (
        <FailureNotice failure={editor.failure} onRetry={editor.retry} />
      )}
    </Page>
  );
}

const ALL = 'Yazar yorumları';

/** Placed above the name, which is the heading and has a card of its own. */
function BackToAll() {
  return (
    <Link href={contentLinks.editors()} className={styles['back']}>
      <LineIcon of="back" size={18} /> {ALL}
    </Link>
  );
}

function Head({ editor }: { editor: EditorDetail }) {
  const { name, image, title, lastResults } = editor;
  const { phase } = useSession();
  return (
    <header className={`card stack middle gap-3 ${styles['card']}`}>
      <EditorAvatar name={name} image={image} size="large" />
      <div className={`stack shrink ${styles['words']}`}>
        <p className={`text-md weight-700 ${styles['name']}`}>{name}</p>
        <p className="text-xs muted num">
          {[title, editorRecordText(editor)].filter((text) => text !== '').join(' · ')}
        </p>
        <ResultStrip results={lastResults} />
      </div>
      {phase === 'member' && <Favourite editor={editor} />}
    </header>
  );
}

/** The editor's page is the same for everybody, so the favourite flag comes from the member's own list. */
function Favourite({ editor }: { editor: EditorDetail }) {
  const all = useRead('getEditors', { query: editorPageQuery(1, ALL_EDITORS_PAGE_SIZE) });
  const favourite = all.value?.rows.find(({ id }) => id === editor.id)?.favourite ?? editor.favourite;
  return <EditorStar editor={{ ...editor, favourite }} />;
}

function Comments({ id, comments }: { id: number; comments: readonly EditorComment[] }) {
  const [, navigate] = useLocation();
  const now = useMinute();
  const asked = new URLSearchParams(useSearch()).get('durum') ?? '';
  const choice = choices.find(({ value }) => value === asked) ?? choices[0];
  const shown = choice.of === null ? comments : comments.filter(({ result }) => result === choice.of);
  const waitingFirst = [...shown].sort((a, b) => Number(b.result === 'open') - Number(a.result === 'open'));
  return (
    <>
      <Segmented
        label="Sonuç"
        wide
        options={choices}
        value={choice.value}
        onChange={(durum) => navigate(contentLinks.editor(id, { durum }), { replace: true })}
      />
      <h2 className="visually-hidden">Yorumlar</h2>
      {shown.length === 0 ? (
        <EmptyState icon={<PenLine size={26} aria-hidden />} title={choice.empty} />
      ) : (
        <EndlessList
          key={choice.value}
          of={completeRows(waitingFirst)}
          label="Yorumlar"
          keyOf={keyOf}
          rowHeight={COMMENT_HEIGHT}
          render={(comment) => (
            <div className={styles['row']}>
              <CommentCard comment={comment} now={now} />
            </div>
          )}
        />
      )}
    </>
  );
}

interface Choice {
  value: string;
  label: string;
  of: CommentResult | null;
  empty: string;
}

const choices: readonly [Choice, ...Choice[]] = [
  { value: '', label: 'Tümü', of: null, empty: 'Henüz yorum yok' },
  { value: 'bekleyen', label: 'Bekleyen', of: 'open', empty: 'Bekleyen yorum yok' },
  { value: 'tutan', label: 'Tutan', of: 'won', empty: 'Tutan yorum yok' },
  { value: 'tutmayan', label: 'Tutmayan', of: 'lost', empty: 'Tutmayan yorum yok' },
];

/** Minimum height in px, for a comment of one line. */
const COMMENT_HEIGHT = 196;

const keyOf = ({ id, eventId, marketKey, marketName, line, outcomeNumber }: EditorComment): string =>
  [id, eventId, marketKey, marketName, line, outcomeNumber].join(' ');
