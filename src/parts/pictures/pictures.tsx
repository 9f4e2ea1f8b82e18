/** Marks of teams and leagues: places that are filled when the first screen stands. What draws them is no part of it. */
import { type CSSProperties, memo, useSyncExternalStore } from 'react';
import { createTurns } from '../../state/load/turns.ts';
import { loadedLater } from '../../state/load/after-first-screen.ts';
import type * as Drawing from './drawn.tsx';
import type { LeagueMarkProps, TeamMarkProps } from './marks.ts';
import styles from './pictures.module.css';

/** The crest of a team, or its two colours and letters. Says nothing: the name stands beside it. */
export const TeamMark = memo(function TeamMark(props: TeamMarkProps) {
  const Team = useDrawing()?.DrawnTeam;
  return (
    <span className={styles['team']} style={sized(props.size)} aria-hidden>
      {Team !== undefined && <Team {...props} />}
    </span>
  );
});

/** Where a league is played: a flag, Europe, the world; else its sport. Says nothing: the name stands beside it. */
export function LeagueMark({ league, sportId, size = 18 }: LeagueMarkProps) {
  const League = useDrawing()?.DrawnLeague;
  return (
    <span className={styles['league']} style={sized(size)} aria-hidden>
      {League !== undefined && <League {...{ league, sportId, size }} />}
    </span>
  );
}

const sized = (size: number): CSSProperties => ({ '--size': `${size}px` }) as CSSProperties;

/** Those of the marks that stand. */
const waiting = new Set<() => void>();
let drawing: typeof Drawing | undefined;

// Without a network the names stand alone, until it is back.
void loadedLater(() => import('./drawn.tsx')).then((loaded) => {
  drawing = loaded;
  return drawInTurn();
});

/** Fifty marks drawn in one task would hold a phone's taps up for 170 ms. */
async function drawInTurn(): Promise<void> {
  const ownTask = createTurns();
  let told = 0;
  for (const tell of waiting) {
    tell();
    told += 1;
    // oxlint-disable-next-line no-await-in-loop
    if (told % AT_ONCE === 0) await ownTask();
  }
}

const AT_ONCE = 6;

function whenDrawn(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

const drawn = () => drawing;
const useDrawing = () => useSyncExternalStore(whenDrawn, drawn, drawn);
