import { oddText } from '../../../domain/odd-text.ts';
import type { EditorComment } from '../../../model/match-statistics.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { Avatar } from '../../../ui/control/avatar.tsx';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { Answer } from '../statistics/answer.tsx';
import type { EventTabProps } from '../tabs/tab-row.ts';
import styles from './opinions.module.css';
import { PickOdd } from './pick-odd.tsx';

/** "Yazar Yorumları": what editors say of this match, the odd of then, and the present one (rule match-24). */
export default function CommentsTab({ view, head }: EventTabProps) {
  const comments = useRead('getEventComments', { query: { eventId: String(head.mappedId ?? head.id) } });
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

function Editor({ comment: { editorName } }: { comment: EditorComment }) {
  const name = editorName === '' ? 'Yazar' : editorName;
  return (
    <span className={styles['editor']}>
      <Avatar person={{ name, surname: name.split(' ').slice(1).join(' ') }} />
      <span>{name}</span>
    </span>
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
