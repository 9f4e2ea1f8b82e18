import { Link } from 'wouter';
import { pickText } from '../../../domain/program/pick-text.ts';
import type { FeaturedEditor } from '../../../model/editor.ts';
import { EditorAvatar } from '../../../parts/editor/editor-avatar.tsx';
import { contentLinks } from '../../../routes/content-routes.ts';
import { useLegMarketNames } from '../../../state/spoiler/use-spoiler-preference.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { HomeSection } from '../home-section.tsx';
import styles from './home-editors.module.css';

/** Editors on the home page, each with the newest comment. Null if there are none. */
export function HomeEditors({ title }: { title: string }) {
  const editors = useRead('getMainPageEditors', {});
  if (editors.phase === 'failed' || editors.value?.length === 0) return null;
  return (
    <HomeSection title={title || 'Yazar yorumları'} more={{ label: 'Tüm yazarlar', href: contentLinks.editors() }}>
      <LoadedContent of={editors} skeleton={<EditorsSkeleton />} age="elsewhere">
        {(all) => (
          <ul className={`stack gap-3 ${styles['editors']}`}>
            {all.slice(0, MOST_SHOWN).map((editor) => (
              <li key={editor.id}>
                <EditorCard editor={editor} />
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </HomeSection>
  );
}

const MOST_SHOWN = 4;

function EditorCard({ editor: { id, name, image, comment } }: { editor: FeaturedEditor }) {
  const marketName = useLegMarketNames()(comment?.marketName ?? '', comment?.over !== true, undefined);
  const shown = name === '' ? 'Yazar' : name;
  const teams = [comment?.home ?? '', comment?.away ?? ''].filter((team) => team !== '').join(' - ');
  return (
    <Link href={contentLinks.editor(id)} className={`card stack shrink gap-2 ${styles['card']}`} data-editor={id}>
      <span className={`stack middle gap-2 ${styles['head']}`}>
        <EditorAvatar name={shown} image={image} />
        <span className={`stack shrink text-sm ${styles['who']}`}>
          <b>{shown}</b>
          <span className="text-xs muted">{teams}</span>
        </span>
      </span>
      {comment !== null && (
        <>
          <span className={styles['text']}>{comment.text}</span>
          <span className={`${styles['pick']} num`}>
            <b>{pickText(comment.outcomeName, marketName)}</b> {marketName}
          </span>
        </>
      )}
    </Link>
  );
}

function EditorsSkeleton() {
  return (
    <ul className={`stack gap-3 ${styles['editors']}`} aria-busy>
      {Array.from({ length: MOST_SHOWN }, (_, place) => (
        <li key={place}>
          <Skeleton height="100%" radius="l" />
        </li>
      ))}
    </ul>
  );
}
