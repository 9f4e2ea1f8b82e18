import { useEffect, useRef, useState } from 'react';

/** Whole seconds left until a time, 0 when it is past; `onEnd` is told once for each time that comes. */
export function useCountdown(until: number, onEnd?: () => void): number {
  const [left, setLeft] = useState({ until, seconds: secondsUntil(until) });
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    const tick = (): void => {
      const seconds = secondsUntil(until);
      setLeft({ until, seconds });
      if (seconds > 0) return;
      clearInterval(timer);
      ended.current?.();
    };
    // By the clock, not by counting: a sleeping phone wakes into the right second.
    const timer = setInterval(tick, 250);
    const woke = (): void => {
      if (document.visibilityState === 'visible') tick();
    };
    document.addEventListener('visibilitychange', woke);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', woke);
    };
  }, [until]);
  return left.until === until ? left.seconds : secondsUntil(until);
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil(until - Date.now() / 1000));
}
