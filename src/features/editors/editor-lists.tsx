import PenLine from 'lucide-react/icons/pen-line';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { ALL_EDITORS_PAGE_SIZE, editorPageQuery } from '../../contract/services/editor-calls.ts';
import type { Editor } from '../../model/editor.ts';
import type { LoadedRows } from '../../model/load.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { LoadedList } from '../../ui/list/loaded-list.tsx';
import { EditorCard } from './editor-card.tsx';
import styles from './editors.module.css';

export function MemberEditors() {
  return <EditorRows of={usePagedRead('getEditors', inputOf, keyOf)} />;
}

/** The editors as visitors see them, without favourites. */
export function VisitorEditors() {
  return <EditorRows of={usePagedRead('getVisitorEditors', inputOf, keyOf)} />;
}

/** The favourite editors. A removed one stays listed until the list is reopened: the tap may have been a mistake. */
export function FavouriteEditors() {
  const all = useCachedRead('getEditors', { query: editorPageQuery(1, ALL_EDITORS_PAGE_SIZE) });
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const favourites = all.value?.rows.filter(({ favourite }) => favourite === true) ?? [];
  const ids = favourites.map(({ id }) => id);
  // The cached list may name favourites that were removed elsewhere; they leave with the response.
  const isCached = all.refreshing === true;
  if (!isCached && ids.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...ids]));
  const listed = isCached ? new Set(ids) : seen;
  return (
    <LoadedContent of={all} skeleton={<EditorsSkeleton />}>
      {({ rows }) =>
        listed.size === 0 ? (
          <EmptyState
            icon={<Star size={26} aria-hidden />}
            title="Favori yazarın yok"
            text="Bir yazarın yıldızına dokun, burada bulursun."
          />
        ) : (
          <ul className={styles['list']} aria-label="Favori yazarlar">
            {rows
              .filter(({ id }) => listed.has(id))
              .map((editor) => (
                <li key={editor.id}>
                  <EditorCard editor={editor} />
                </li>
              ))}
          </ul>
        )
      }
    </LoadedContent>
  );
}

export function EditorsSkeleton() {
  return (
    <SkeletonRows label="Yazarlar yükleniyor…" rows={6} height={CARD_HEIGHT} radius="l" className={styles['list']} />
  );
}

function EditorRows({ of }: { of: LoadedRows<Editor> }) {
  return (
    <>
      <AgeLine load={of.age} />
      <LoadedList
        of={of}
        label="Yazarlar"
        keyOf={keyOf}
        rowHeight={CARD_HEIGHT + 12}
        render={(editor) => (
          <div className={styles['row']}>
            <EditorCard editor={editor} />
          </div>
        )}
        skeleton={<EditorsSkeleton />}
        empty={
          <EmptyState
            icon={<PenLine size={26} aria-hidden />}
            title="Henüz yazar yok"
            text="Yazarlar yorum yapmaya başladığında burada görünür."
          />
        }
      />
    </>
  );
}

const inputOf = (page: number) => ({ query: editorPageQuery(page) });
const keyOf = ({ id }: Editor): string => String(id);

/** Minimum height in px, as in editors.module.css. */
const CARD_HEIGHT = 88;
