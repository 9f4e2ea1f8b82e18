import { useCountdown } from '../../ui/form/use-countdown.ts';

export interface CountdownProps {
  /** Epoch seconds. */
  until: number;
  onEnd?: () => void;
}

/** mm:ss until then, in figures that keep their width. A timer is not read out every second. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const seconds = useCountdown(until, onEnd);
  return (
    <time className="num" role="timer" aria-live="off" dateTime={`PT${seconds}S`}>
      {countdownText(seconds)}
    </time>
  );
}

function countdownText(seconds: number): string {
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
