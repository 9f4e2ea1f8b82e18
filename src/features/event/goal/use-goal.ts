import { useEffect } from 'react';
import { goalSide } from '../../../domain/program/scored-side.ts';
import { FOOTBALL } from '../../../domain/sports.ts';
import type { EventHead } from '../../../model/program.ts';
import { type SeenGoal, useSeenGoal } from '../../../parts/goal/use-seen-goal.ts';
import { vibrate } from '../../../platform/device/vibration.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { statisticsId } from '../page/use-live-read.ts';
import { goalText, visibleGoals } from './goal-moment.ts';

/** Returns the goal that was just seen on screen, for six seconds; null otherwise. Vibrates once for it. */
export function useGoal(head: EventHead): SeenGoal | null {
  const goal = useSeenGoal(visibleGoals(head), { from: head.id, sideOf: goalSide, shownMs: SHOWN_MS });
  useEffect(() => {
    if (goal !== null) vibrate(VIBRATION_MS);
  }, [goal]);
  return goal;
}

/** Text of a goal with its scorer, who is requested once the goal was seen; only football has scorers. */
export function useGoalText(head: EventHead, { side, score }: SeenGoal): string {
  const { sportId } = head;
  const ofMatch = { parameters: { sportId, eventId: statisticsId(head) } };
  const summary = useRead('getEventSummary', sportId === FOOTBALL ? ofMatch : null);
  return goalText(summary.value?.incidents ?? [], score, head[side]);
}

/** Time a goal is shown, ms. */
const SHOWN_MS = 6_000;
const VIBRATION_MS = 30;
