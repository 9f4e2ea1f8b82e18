import { useEffect, useRef, useState } from 'react';
import { ageOf } from '../../../lib/age.ts';
import { hasMatchEnded } from '../../../domain/program/score-status.ts';
import type { SpoilerPreference } from '../../../domain/spoiler/spoiler-preference.ts';
import type { Loaded } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';

/** Delay in seconds before facts of a match are shown (rule cover-5); 0 for an ended match. */
export function scoreDelaySeconds(wish: SpoilerPreference, head: EventHead): number {
  return wish.how !== 'delayed' || head.phase === 0 || hasEnded(head) ? 0 : wish.seconds;
}

export function hasEnded({ phase, score }: EventHead): boolean {
  return phase !== 0 && score !== null && hasMatchEnded(score.status);
}

/** Returns each value of `load` so many seconds after it was true; loading until the first one may be shown. */
export function useDelayed<T>(load: Loaded<T>, seconds: number): Loaded<T> {
  const [shown, setShown] = useState<{ value: T; seconds: number } | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const { phase, value, at } = load;
  useEffect(() => {
    if (seconds === 0 || phase !== 'ready') return;
    // A cached value is partly or wholly past its delay already; one of unknown age waits for the whole delay.
    const age = ageOf(at, Date.now() / 1_000) ?? 0;
    const timer = setTimeout(
      () => {
        timers.current.delete(timer);
        setShown({ value, seconds });
      },
      Math.max(0, seconds - age) * 1_000,
    );
    timers.current.add(timer);
  }, [seconds, phase, value, at]);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    };
  }, [seconds]);
  if (seconds === 0 || load.phase !== 'ready') return load;
  const held = shown !== null && shown.seconds === seconds;
  return held ? { ...load, value: shown.value } : { ...load, phase: 'loading', value: undefined };
}
