import { useEffect, useState } from 'react';
import { two } from '../../domain/time.ts';

/** mm:ss, in figures that keep their width. A timer is not read out every second. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <time className="num" role="timer" aria-live="off" dateTime={`PT${seconds}S`}>
      {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
    </time>
  );
}

/**
 * Whole seconds left, 0 when it is past.
 * @param until epoch seconds
 */
export function useCountdown(until: number): number {
  const [left, setLeft] = useState({ until, seconds: secondsUntil(until) });
  useEffect(() => {
    const end = performance.now() / 1000 + until - Date.now() / 1000;
    const tick = (): void => {
      // By the other clock too, which nobody sets back.
      const seconds = Math.min(secondsUntil(until), Math.max(0, Math.ceil(end - performance.now() / 1000)));
      setLeft((last) => (last.until === until && last.seconds === seconds ? last : { until, seconds }));
      if (seconds === 0) clearInterval(timer);
    };
    // By the clock, not by counting: a sleeping phone wakes into the right second.
    const timer = setInterval(tick, 250);
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') tick();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [until]);
  return left.until === until ? left.seconds : secondsUntil(until);
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil(until - Date.now() / 1000));
}
