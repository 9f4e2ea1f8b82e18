import SearchX from 'lucide-react/icons/search-x';
import { EDITOR_SEARCH_LIMIT } from '../../contract/services/editor-calls.ts';
import { plainText } from '../../lib/plain-text.ts';
import { useRead } from '../../state/load/use-read.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { useMinute } from '../../state/device/clock.ts';
import { CommentCard } from './comment-card.tsx';
import { EditorCard } from './editor-card.tsx';
import { EditorsSkeleton } from './editor-lists.tsx';
import styles from './editors.module.css';

/** The results of a search (rule content-9): editors and comments. */
export function EditorSearchResults({ text }: { text: string }) {
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
