import { useEffect, useState } from 'react';
import { FOOTBALL } from '../../../domain/sports.ts';
import type { EventHead, SideTexts } from '../../../model/program.ts';
import { vibrate } from '../../../platform/device/vibration.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { statisticsId } from '../page/use-live-read.ts';
import { goalSide, goalText, visibleGoals } from './goal-moment.ts';

export interface Goal {
  side: 'home' | 'away';
  score: SideTexts;
}

/** Returns the goal that was just seen on screen, for six seconds; null otherwise. */
export function useGoal(head: EventHead): Goal | null {
  const score = visibleGoals(head);
  const key = score === null ? '' : `${score.home}-${score.away}`;
  const [last, setLast] = useState({ id: head.id, key, score, goal: null as Goal | null });
  if (last.id !== head.id || last.key !== key) {
    const side = last.id === head.id ? goalSide(last.score, score) : null;
    setLast({ id: head.id, key, score, goal: side === null || score === null ? null : { side, score } });
  }
  const { goal } = last;
  useEffect(() => {
    if (goal === null) return undefined;
    vibrate(VIBRATION_MS);
    const timer = setTimeout(() => setLast((now) => (now.goal === goal ? { ...now, goal: null } : now)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goal]);
  return goal;
}

/** Text of a goal with its scorer, who is requested once the goal was seen; only football has scorers. */
export function useGoalText(head: EventHead, { side, score }: Goal): string {
  const { sportId } = head;
  const ofMatch = { parameters: { sportId, eventId: statisticsId(head) } };
  const summary = useRead('getEventSummary', sportId === FOOTBALL ? ofMatch : null);
  return goalText(summary.value?.incidents ?? [], score, head[side]);
}

/** Time a goal is shown, ms. */
const SHOWN_MS = 6_000;
const VIBRATION_MS = 30;
