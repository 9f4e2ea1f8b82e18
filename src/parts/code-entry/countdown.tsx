import { useEffect, useState } from 'react';
import { twoDigits } from '../../domain/time.ts';

/**
 * Remaining time as mm:ss in tabular figures. `aria-live` is off so that a screen reader does not read every second.
 */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <time className="num" role="timer" aria-live="off" dateTime={`PT${seconds}S`}>
      {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
    </time>
  );
}

/**
 * Returns the whole seconds left, 0 once the time has passed.
 * @param until epoch seconds
 */
export function useCountdown(until: number): number {
  const [left, setLeft] = useState({ until, seconds: secondsUntil(until) });
  useEffect(() => {
    const end = performance.now() / 1000 + until - Date.now() / 1000;
    const tick = (): void => {
      // The monotonic clock bounds the time left (rule realms-15); it alone may stop while the device sleeps.
      const seconds = Math.min(secondsUntil(until), Math.max(0, Math.ceil(end - performance.now() / 1000)));
      setLeft((last) => (last.until === until && last.seconds === seconds ? last : { until, seconds }));
      if (seconds === 0) clearInterval(timer);
    };
    // Computed from the clock instead of counted down, so that a phone that wakes from sleep shows the right second.
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
