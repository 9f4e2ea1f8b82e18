import { oddText } from '../../domain/odd-text.ts';
import { FOOTBALL } from '../../domain/sports.ts';
import type { EditorComment } from '../../model/editor.ts';
import { PickOdd, PickWithoutOdd } from '../../parts/pick-odd/pick-odd.tsx';
import { useTopic } from '../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';

/** The outcome of a comment with its current odd; without an odd when the match is decided. */
export function CommentPick({ comment }: { comment: EditorComment }) {
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
