import { useEffect, useState } from 'react';
import type { SideTexts } from '../../model/program.ts';

export interface SeenGoal {
  side: 'home' | 'away';
  /** The score that the goal made. */
  score: SideTexts;
}

interface SeenGoalOptions {
  /** Source of the score: a difference to the score of another one is not a goal. */
  from: string | number;
  sideOf(before: SideTexts | null, after: SideTexts | null): 'home' | 'away' | null;
  /** Time for which a goal is returned; another goal begins it anew. */
  shownMs: number;
}

/** Returns the goal that was just seen between two renders, for a moment; null otherwise. */
export function useSeenGoal(score: SideTexts | null, { from, sideOf, shownMs }: SeenGoalOptions): SeenGoal | null {
  const key = score === null ? '' : `${score.home}-${score.away}`;
  const [last, setLast] = useState({ from, key, score, goal: null as SeenGoal | null });
  if (last.from !== from || last.key !== key) {
    const side = last.from === from ? sideOf(last.score, score) : null;
    setLast({ from, key, score, goal: side === null || score === null ? null : { side, score } });
  }
  const { goal } = last;
  useEffect(() => {
    if (goal === null) return undefined;
    const timer = setTimeout(() => setLast((now) => (now.goal === goal ? { ...now, goal: null } : now)), shownMs);
    return () => clearTimeout(timer);
  }, [goal, shownMs]);
  return goal;
}
