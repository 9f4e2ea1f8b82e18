/** Marks of teams and leagues: places that are filled when the first screen stands. What draws them is no part of it. */
import { type CSSProperties, memo } from 'react';
import { loadedLater } from '../../state/load/after-first-screen.ts';
import { loadable, useLoadable } from '../../state/load/loadable.ts';
import type { LeagueMarkProps, TeamMarkProps } from './mark-props.ts';
import styles from './marks.module.css';

/** The crest of a team, or its two colours and letters. Says nothing: the name stands beside it. */
export const TeamMark = memo(function TeamMark(props: TeamMarkProps) {
  const Team = useLoadable(drawing)?.DrawnTeam;
  return (
    <span className={styles['team']} style={sized(props.size)} aria-hidden>
      {Team !== undefined && <Team {...props} />}
    </span>
  );
});

/** Where a league is played: a flag, Europe, the world; else its sport. Says nothing: the name stands beside it. */
export function LeagueMark({ league, sportId, size = 18 }: LeagueMarkProps) {
  const League = useLoadable(drawing)?.DrawnLeague;
  return (
    <span className={styles['league']} style={sized(size)} aria-hidden>
      {League !== undefined && <League {...{ league, sportId, size }} />}
    </span>
  );
}

const sized = (size: number): CSSProperties => ({ '--size': `${size}px` }) as CSSProperties;

/** Without a network the names stand alone, until it is back. */
const drawing = loadable(() => loadedLater(() => import('./drawn-marks.tsx')));
