import { oddText } from '../../domain/odd-text.ts';
import { FOOTBALL } from '../../domain/sports.ts';
import type { EditorComment } from '../../model/editor.ts';
import { PickOdd, PickWithoutOdd } from '../../parts/pick-odd/pick-odd.tsx';
import { useTopic } from '../../state/engine/live.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';

/** The outcome of a comment with its present odd; that of a decided match has none. */
export function CommentPick({ comment }: { comment: EditorComment }) {
  const { eventId, sportId, over, result } = comment;
  if (over || result !== 'open' || eventId === null) return <PickWithoutOdd named={comment} note="" ended={over} />;
  // A row that does not name its sport is football's, until the match itself says.
  return <OpenPick comment={comment} eventId={eventId} sportId={sportId ?? FOOTBALL} />;
}

/** Followed as long as it is on screen: the odd is the live one. */
function OpenPick({ comment, eventId, sportId }: { comment: EditorComment; eventId: number; sportId: number }) {
  const view = useTopic({ kind: 'event', eventId, sportId });
  const { phase, value: head } = useTopicLoad(view, 'head');
  if (head !== undefined) return <PickOdd view={view} head={head} named={comment} />;
  if (phase === 'failed') return <PickWithoutOdd named={comment} />;
  return <PickWithoutOdd named={comment} note={comment.oddNow === null ? '' : oddText(comment.oddNow)} />;
}
