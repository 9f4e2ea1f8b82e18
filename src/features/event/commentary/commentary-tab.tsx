import ArrowUp from 'lucide-react/icons/arrow-up';
import { useMemo, useRef, type RefObject, useEffect, useState, memo } from 'react';
import { isDefinitiveRefusal } from '../../../contract/failure-checks.ts';
import {
  newestLinesFirst,
  withSides,
  newLineCount,
  incidentKindNames,
  commentaryLineText,
} from './commentary-lines.ts';
import type { Loaded } from '../../../model/load.ts';
import type { CommentaryLine } from '../../../model/statistics.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { EndlessList } from '../../../ui/list/endless-list.tsx';
import { statisticsId, useScoreDelay, useReadOnChange } from '../page/use-live-read.ts';
import { CardsSkeleton, TabFrame } from '../statistics/tab-content.tsx';
import { SpoilerNotice } from '../tabs/spoiler-notice.tsx';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import styles from './commentary.module.css';
import { useCommentary } from './use-commentary.ts';
import { statusLabel } from '../../../domain/program/status-label.ts';
import { FOOTBALL } from '../../../domain/sports.ts';
import { isGoal, isRedCard, minuteText } from '../../../domain/statistics/timeline.ts';
import { IncidentIcon } from '../../../ui/match/incident-icon.tsx';
import { classNames } from '../../../ui/style/class-names.ts';

/** Minimum height of a row in px: one line of text. */
const ROW_HEIGHT = 45;

/** The match minute by minute, newest first (rule match-21). */
export default function CommentaryTab({ head }: EventTabProps) {
  const eventId = statisticsId(head);
  const { sportId } = head;
  // The summary names the teams and the id to load the commentary by; the lines are shown without it as well.
  const summary = useReadOnChange('getEventSummary', { parameters: { sportId, eventId } }, head, String(head.phase));
  const commentary = useCommentary(head, summary, true);
  const late = useScoreDelay(head) > 0;
  const told = commentary.value;
  const teams = summary.value ?? null;
  const lines = useMemo(() => newestLinesFirst(withSides(told ?? [], teams)), [told, teams]);
  const nothing = (
    <EmptyState
      title="Canlı anlatım yok"
      text={head.phase === 0 ? 'Anlatım maç başladığında burada akacak.' : 'Bu maç için henüz anlatım gelmedi.'}
    />
  );
  return (
    <TabFrame>
      <LoadedContent
        of={commentary}
        skeleton={late ? <SpoilerNotice head={head} /> : <CardsSkeleton />}
        empty={nothing}
        failed={(failure) =>
          isDefinitiveRefusal(failure) ? nothing : <FailureNotice failure={failure} onRetry={commentary.retry} />
        }
      >
        {() => <Lines lines={lines} load={commentary} sportId={sportId} />}
      </LoadedContent>
    </TabFrame>
  );
}

interface LinesProps {
  lines: readonly CommentaryLine[];
  load: Loaded<CommentaryLine[]>;
  sportId: number;
}

/** Lines of the commentary. While the player reads further down, new lines are held back behind a button. */
function Lines({ lines, load, sportId }: LinesProps) {
  const top = useRef<HTMLDivElement>(null);
  const { visibleLines: shown, pendingCount: waiting, release } = useDeferredLines(lines, top);
  const list = useMemo(
    () => ({
      ...{ rows: shown, total: shown.length, complete: true, loading: false, loadingNext: false },
      ...{ failure: null, age: { at: load.at, stale: load.stale }, offline: false },
      ...{ loadMore: () => {}, setVisibleRange: () => {}, retry: load.retry },
    }),
    [shown, load.at, load.stale, load.retry],
  );
  return (
    <div className={`card ${styles['commentary']}`} data-commentary={lines.length}>
      <div ref={top} className={styles['top']} />
      <p className={styles['note']} aria-live="polite">
        {waiting > 0 && (
          <button
            type="button"
            className={`row text-sm weight-650 ${styles['new']}`}
            onClick={() => {
              release();
              top.current?.scrollIntoView({ block: 'start' });
            }}
          >
            <ArrowUp size={16} aria-hidden />
            {waiting} yeni
          </button>
        )}
      </p>
      <EndlessList
        of={list}
        label="Canlı anlatım"
        keyOf={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        render={(line) => <CommentaryRow line={line} sportId={sportId} />}
      />
    </div>
  );
}

interface DeferredLines {
  visibleLines: readonly CommentaryLine[];
  /** Number of new lines that are held back. */
  pendingCount: number;
  /** Shows all lines. */
  release: () => void;
}

/** The current lines while the top of the list is visible; otherwise the lines as they were when it left the screen. */
function useDeferredLines(lines: readonly CommentaryLine[], top: RefObject<HTMLElement | null>): DeferredLines {
  const [away, setAway] = useState(false);
  const [held, setHeld] = useState<readonly CommentaryLine[]>(lines);
  useEffect(() => {
    const mark = top.current;
    if (mark === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      // A mark below the screen is not scrolled past.
      if (last !== undefined) setAway(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [top]);
  const holds = away && held.length > 0;
  if (!holds && held !== lines) setHeld(lines);
  return {
    visibleLines: holds ? held : lines,
    pendingCount: holds ? newLineCount(lines, held) : 0,
    release: () => setHeld(lines),
  };
}

/** A line of the commentary: minute, kind and text. Goals and red cards are highlighted. */
const CommentaryRow = memo(function CommentaryRow({ line, sportId }: { line: CommentaryLine; sportId: number }) {
  const { kind, side, score, important, period } = line;
  const goal = isGoal(line);
  return (
    <div
      className={classNames(
        'stack gap-2',
        styles['line'],
        goal && styles['goal'],
        isRedCard(line) && styles['red'],
        important && styles['important'],
      )}
      data-line={kind}
      data-side={side ?? ''}
    >
      <span className={`stack text-xs muted ${styles['minute']} num`}>
        {/* The part is shown for sports whose minutes restart in each part. */}
        {sportId !== FOOTBALL && period !== null && <small>{statusLabel(period)}</small>}
        {minuteText(line)}
      </span>
      <span className={styles['icon']}>
        <IncidentIcon kind={kind} />
      </span>
      <p className={styles['text']}>
        {kind !== 'other' && <span className="visually-hidden">{incidentKindNames[kind]}. </span>}
        {commentaryLineText(line)}
      </p>
      {(goal || sportId !== FOOTBALL) && score !== null && (
        <b className={`${styles['score']} num`}>
          {score.home}-{score.away}
        </b>
      )}
    </div>
  );
});
