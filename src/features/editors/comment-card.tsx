import { Link } from 'wouter';
import { momentText } from '../../domain/date-text.ts';
import { oddText } from '../../domain/number-text.ts';
import type { EditorComment } from '../../model/editor.ts';
import { EventLink, eventHref } from '../../parts/event-link/event-link.tsx';
import { contentLinks } from '../../routes/content-routes.ts';
import { useSpoilerPreference } from '../../state/spoiler/use-spoiler-preference.ts';
import { SportIcon } from '../../parts/pictures/picture.tsx';
import styles from './editors.module.css';
import { commentResultText } from '../../parts/editor/result-strip.tsx';
import { FOOTBALL } from '../../domain/sports.ts';
import { PickOdd, PickWithoutOdd } from '../../parts/pick-odd/pick-odd.tsx';
import { useTopic } from '../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';

interface CommentCardProps {
  comment: EditorComment;
  /** Epoch seconds. */
  now: number;
  /** True to show the author, in lists with comments of several editors. */
  showsAuthor?: boolean;
}

/** A comment: its match, result, text, and the odd at the time of writing beside the current one (rule content-5). */
export function CommentCard({ comment, now, showsAuthor: signed = false }: CommentCardProps) {
  const { id, editorId, editorName, eventId, sportId, home, away, league, startsAt, over, score, live } = comment;
  const { odd, result, text } = comment;
  const teams = [home, away].filter((team) => team !== '').join(' - ');
  // The score of a running match is live, so it is hidden unless the player sees scores at once.
  const wished = useSpoilerPreference().how !== 'shown';
  const href = over || eventId === null || sportId === null ? undefined : eventHref(sportId, eventId);
  return (
    <article className={`card stack gap-2 ${styles['comment']}`} data-comment={id ?? ''} data-result={result}>
      <header className="row gap-2">
        {sportId !== null && <SportIcon sportId={sportId} />}
        <div className="stack fill shrink">
          <h3 className={`row wrap text-md weight-700 ${styles['teams']}`}>
            <EventLink href={href} className={styles['event']}>
              {teams === '' ? 'Maç' : teams}
            </EventLink>
            {score !== '' && (over || !wished) && <b className={`${styles['score']} num`}>{score}</b>}
          </h3>
          <p className="text-xs faint num">
            {[league, startsAt === null ? '' : momentText(startsAt, now), live ? 'Canlı yorum' : '']
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        </div>
        <span className={`rigid text-xs weight-650 muted ${styles['result']}`} data-result={result}>
          {commentResultText[result]}
        </span>
      </header>
      <p className={styles['text']}>{text}</p>
      {signed && editorId !== null && (
        <Link href={contentLinks.editor(editorId)} className={`middle text-sm weight-650 ${styles['author']}`}>
          {editorName === '' ? 'Yazar' : editorName}
        </Link>
      )}
      {odd !== null && <p className="text-xs muted num">Yorum anındaki oran {oddText(odd)}</p>}
      <CommentPick comment={comment} />
    </article>
  );
}

/** The outcome of a comment with its current odd; without an odd when the match is decided. */
function CommentPick({ comment }: { comment: EditorComment }) {
  const { eventId, sportId, over, result } = comment;
  if (over || result !== 'open' || eventId === null) return <PickWithoutOdd named={comment} note="" ended={over} />;
  // A comment without a sport is treated as football until the match itself names its sport.
  return <OpenPick comment={comment} eventId={eventId} sportId={sportId ?? FOOTBALL} />;
}

/** Subscribes to the match while on screen, so the odd is live. */
function OpenPick({ comment, eventId, sportId }: { comment: EditorComment; eventId: number; sportId: number }) {
  const view = useTopic({ kind: 'event', eventId, sportId });
  const { phase, value: head } = useTopicLoad(view, 'head');
  if (head !== undefined) return <PickOdd view={view} head={head} named={comment} />;
  if (phase === 'failed') return <PickWithoutOdd named={comment} />;
  return <PickWithoutOdd named={comment} note={comment.oddNow === null ? '' : oddText(comment.oddNow)} />;
}
