/** Marks of teams and leagues: placeholders that are filled after the first paint, when the drawing code is loaded. */
import { type CSSProperties, memo } from 'react';
import { loadAfterFirstScreen } from '../../state/load/after-first-screen.ts';
import { createLoadable, useLoadable } from '../../state/load/loadable.ts';
import type { LeagueBadgeProps, TeamBadgeProps } from './badge-props.ts';
import styles from './badges.module.css';

/** Crest of a team, or its two colours and letters. Decorative, because the name is written beside it. */
export const TeamBadge = memo(function TeamMark(props: TeamBadgeProps) {
  const Team = useLoadable(drawing)?.DrawnTeamBadge;
  return (
    <span className={styles['team']} style={sized(props.size)} aria-hidden>
      {Team !== undefined && <Team {...props} />}
    </span>
  );
});

/**
 * Flag of a league's country, Europe or the world; otherwise the sport's icon. Decorative, because the name is beside
 * it.
 */
export function LeagueBadge({ league, sportId, size = 18 }: LeagueBadgeProps) {
  const League = useLoadable(drawing)?.DrawnLeagueBadge;
  return (
    <span className={styles['league']} style={sized(size)} aria-hidden>
      {League !== undefined && <League {...{ league, sportId, size }} />}
    </span>
  );
}

const sized = (size: number): CSSProperties => ({ '--size': `${size}px` }) as CSSProperties;

/** Loads the drawings; without a network marks stay empty and the load is retried later. */
const drawing = createLoadable(() => loadAfterFirstScreen(() => import('./drawn-badges.tsx')));
