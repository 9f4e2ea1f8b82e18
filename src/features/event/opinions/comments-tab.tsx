import { useContext } from 'react';
import { Link } from 'wouter';
import { oddText } from '../../../domain/odd-text.ts';
import type { EditorComment } from '../../../model/editor.ts';
import { EditorFace } from '../../../parts/editor/editor-face.tsx';
import { PickOdd } from '../../../parts/pick-odd/pick-odd.tsx';
import { contentLinks } from '../../../routes/content.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { Answer } from '../statistics/answer.tsx';
import type { EventTabProps } from '../tabs/tab-row.ts';
import styles from './opinions.module.css';
import { CommentsContext } from './use-comments.ts';

/** "Yazar Yorumları": what editors say of this match, the odd of then, and the present one (rule match-24). */
export default function CommentsTab({ view, head }: EventTabProps) {
  const comments = useContext(CommentsContext);
  return (
    <Answer of={comments} nothing={nothing} isEmpty={(all) => all.length === 0}>
      {(all) => (
        <div className={styles['cards']}>
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
    </Answer>
  );
}

const nothing = { title: 'Henüz yorum yok', text: 'Yazarlar bu maçı yorumladığında burada görünecek.' };

/** Who says it, and the way to what else they say. */
function Editor({ comment: { editorId, editorName, image } }: { comment: EditorComment }) {
  const name = editorName === '' ? 'Yazar' : editorName;
  const words = (
    <>
      <EditorFace name={name} image={image} />
      <span>{name}</span>
    </>
  );
  if (editorId === null) return <span className={styles['editor']}>{words}</span>;
  return (
    <Link href={contentLinks.editor(editorId)} className={styles['editor']}>
      {words}
    </Link>
  );
}

/** What the odd was, and what became of it. */
function Then({ comment: { odd, result } }: { comment: EditorComment }) {
  return (
    <span className={styles['then']}>
      {result !== 'open' && <b data-result={result}>{result === 'won' ? 'Tuttu' : 'Tutmadı'}</b>}
      {odd !== null && <span>Yazıldığında {oddText(odd)}</span>}
    </span>
  );
}
