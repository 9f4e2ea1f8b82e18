import { memo } from 'react';
import { statusLabel } from '../../../domain/program/status-label.ts';
import { FOOTBALL } from '../../../domain/sports.ts';
import { incidentKindNames, commentaryLineText } from './commentary-lines.ts';
import { isGoal, isRedCard, minuteText } from '../../../domain/statistics/timeline.ts';
import type { CommentaryLine } from '../../../model/statistics.ts';
import { IncidentIcon } from '../../../ui/match/incident-icon.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './commentary.module.css';

/** A line of the commentary: minute, kind and text. Goals and red cards are highlighted. */
export const CommentaryRow = memo(function CommentaryRow({ line, sportId }: { line: CommentaryLine; sportId: number }) {
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
