import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { contentLinks } from '../../routes/content-routes.ts';
import { Page } from '../../parts/page/page.tsx';
import { useSession } from '../../state/member/session.ts';
import { SearchField } from '../../ui/control/search-field.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { EditorsSkeleton, FavouriteEditors, MemberEditors, VisitorEditors } from './editor-lists.tsx';
import styles from './editors.module.css';
import SearchX from 'lucide-react/icons/search-x';
import { EDITOR_SEARCH_LIMIT } from '../../contract/services/editor-calls.ts';
import { plainText } from '../../lib/plain-text.ts';
import { useRead } from '../../state/load/use-read.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { useMinute } from '../../state/device/clock.ts';
import { CommentCard } from './comment-card.tsx';
import { EditorCard } from './editor-card.tsx';

/** The results of a search (rule content-9): editors and comments. */
function EditorSearchResults({ text }: { text: string }) {
  const now = useMinute();
  const searched = plainText(text).trim();
  const found = useRead(
    'searchEditors',
    searched.length < SHORTEST ? null : { query: { text: searched, count: String(EDITOR_SEARCH_LIMIT) } },
  );
  if (found.phase === 'idle') return <p className="text-sm muted">En az {SHORTEST} harf yaz.</p>;
  return (
    <LoadedContent of={found} skeleton={<EditorsSkeleton />}>
      {({ editors, comments }) => (
        <>
          {editors.length + comments.length === 0 && (
            <EmptyState
              icon={<SearchX size={26} aria-hidden />}
              title="Bir şey bulunamadı"
              text="Başka bir yazar, takım ya da lig adıyla ara."
            />
          )}
          {editors.length > 0 && (
            <section aria-label="Bulunan yazarlar">
              <ul className={styles['list']}>
                {editors.map((editor) => (
                  <li key={editor.id}>
                    <EditorCard editor={editor} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {comments.length > 0 && (
            <section aria-labelledby="found-comments">
              <h2 id="found-comments" className={`text-md weight-700 ${styles['title']}`}>
                Yorumlar
              </h2>
              <ul className={styles['list']}>
                {comments.map((comment, place) => (
                  <li key={`${comment.id} ${place}`}>
                    <CommentCard comment={comment} now={now} showsAuthor />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </LoadedContent>
  );
}

const SHORTEST = 2;

/** `/yazar-yorumlari` (rule content-4): the editors and their results. The address holds the search and the list. */
export default function EditorsPage() {
  const [, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const { phase } = useSession();
  const text = address.get('ara') ?? '';
  const favourites = phase === 'member' && address.get('liste') === FAVOURITES;
  const search = useCallback((ara: string) => navigate(contentLinks.editors({ ara }), { replace: true }), [navigate]);
  return (
    <Page
      width="wide"
      contentReady={phase !== 'opening'}
      intro="Yazarların maç tahminleri. Son beş sonuca bak, yorumu oku, oranı kuponuna ekle."
    >
      <div className="stack">
        <SearchField value={text} onSearch={search} label="Yazar ve yorum ara" placeholder="Yazar, takım, lig…" />
      </div>
      {phase === 'member' && text === '' && (
        <Segmented
          label="Yazarlar"
          wide
          options={lists}
          value={favourites ? FAVOURITES : ''}
          onChange={(liste) => navigate(contentLinks.editors({ liste }))}
        />
      )}
      {text === '' ? <Editors phase={phase} favourites={favourites} /> : <EditorSearchResults text={text} />}
    </Page>
  );
}

const FAVOURITES = 'favoriler';
const lists = [
  { value: '', label: 'Tüm yazarlar' },
  { value: FAVOURITES, label: 'Favorilerim' },
];

function Editors({ phase, favourites }: { phase: 'opening' | 'visitor' | 'member'; favourites: boolean }) {
  if (phase === 'opening') return <EditorsSkeleton />;
  if (phase === 'visitor') return <VisitorEditors />;
  return favourites ? <FavouriteEditors /> : <MemberEditors />;
}
