import { useContext } from 'react';
import { Link } from 'wouter';
import { oddText } from '../../../domain/number-text.ts';
import type { EditorComment } from '../../../model/editor.ts';
import { EditorAvatar } from '../../../parts/editor/editor-avatar.tsx';
import { PickOdd } from '../../../parts/pick-odd/pick-odd.tsx';
import { contentLinks } from '../../../routes/content-routes.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { TabContent } from '../statistics/tab-content.tsx';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import styles from './opinions.module.css';
import { CommentsContext } from './use-comments.ts';

/** "Yazar Yorumları": the editors' comments on this match, with the odd of then and of now (rule match-24). */
export default function CommentsTab({ view, head }: EventTabProps) {
  const comments = useContext(CommentsContext);
  return (
    <TabContent of={comments} emptyText={nothing} isEmpty={(all) => all.length === 0}>
      {(all) => (
        <div className={`stack one-column gap-3 ${styles['cards']}`}>
          {all.map((comment, place) => (
            <ChartCard
              key={`${comment.id} ${place}`}
              title={<Editor comment={comment} />}
              note={<Then comment={comment} />}
            >
              <p className={styles['text']}>{comment.text}</p>
              <PickOdd view={view} head={head} named={comment} />
            </ChartCard>
          ))}
        </div>
      )}
    </TabContent>
  );
}

const nothing = { title: 'Henüz yorum yok', text: 'Yazarlar bu maçı yorumladığında burada görünecek.' };

/** The editor, with a link to all of the editor's comments. */
function Editor({ comment: { editorId, editorName, image } }: { comment: EditorComment }) {
  const name = editorName === '' ? 'Yazar' : editorName;
  const words = (
    <>
      <EditorAvatar name={name} image={image} />
      <span>{name}</span>
    </>
  );
  if (editorId === null) return <span className={`row gap-2 ${styles['editor']}`}>{words}</span>;
  return (
    <Link href={contentLinks.editor(editorId)} className={`row gap-2 ${styles['editor']}`}>
      {words}
    </Link>
  );
}

/** The odd at the time of writing, and the result. */
function Then({ comment: { odd, result } }: { comment: EditorComment }) {
  return (
    <span className={`row wrap ${styles['then']}`}>
      {result !== 'open' && <b data-result={result}>{result === 'won' ? 'Tuttu' : 'Tutmadı'}</b>}
      {odd !== null && <span>Yorum anındaki oran {oddText(odd)}</span>}
    </span>
  );
}
