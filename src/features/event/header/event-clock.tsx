import { useEffect, useState } from 'react';
import { isBreak, isRunning } from '../../../domain/program/score-status.ts';
import { statusName } from '../../../domain/program/status-label.ts';
import { clockText } from '../../../domain/program/score-text.ts';
import { clockTime } from '../../../domain/time.ts';
import { longDate } from '../../../domain/date-text.ts';
import type { EventHead } from '../../../model/program.ts';
import { MbsBadge } from '../../../parts/event-row/mbs-badge.tsx';
import styles from './event-clock.module.css';

/** When it starts and how long that is, or the part and minute being played. */
export function EventClock({ head }: { head: EventHead }) {
  if (head.phase === 0) return <Start head={head} />;
  const status = head.score?.status ?? 0;
  const over = head.score !== null && !isRunning(status);
  const quiet = over || isBreak(status);
  return (
    <p className={styles['clock']}>
      <MbsBadge value={head.minBets} king={head.kingMbs} />
      <span className={`${styles['pill']} ${quiet ? styles['quiet'] : ''} num`}>{runningText(head)}</span>
      {head.status !== 1 && !over && <span className={`${styles['pill']} ${styles['quiet']}`}>Bahisler askıda</span>}
    </p>
  );
}

/** The time to the start of a match, as text: `null` more than a day ahead, where the date is the better text. */
export function countdownText(secondsLeft: number): string | null {
  if (secondsLeft > DAY) return null;
  if (secondsLeft <= 0) return 'Başlamak üzere';
  const whole = Math.floor(secondsLeft);
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / 60);
  if (hours > 0) return `Başlamasına ${hours} sa ${minutes} dk`;
  return `Başlamasına ${two(minutes)}:${two(whole % 60)}`;
}

/** "2. Yarı 67'", "3. Set", "Devre Arası". */
function runningText(head: EventHead): string {
  const status = head.score?.status ?? 0;
  const part = statusName(status);
  const clock = clockText(head, head.score);
  return /['+]$/.test(clock) ? `${part} ${clock}` : part;
}

function Start({ head }: { head: EventHead }) {
  const { start } = head;
  const now = useNow(start);
  const left = countdownText(start - now);
  return (
    <p className={styles['clock']}>
      <MbsBadge value={head.minBets} king={head.kingMbs} />
      <time className="num" dateTime={new Date(start * 1000).toISOString()}>
        {longDate(start)} · <b>{clockTime(start)}</b>
      </time>
      {left !== null && <span className={`${styles['countdown']} num`}>{left}</span>}
    </p>
  );
}

/** Epoch seconds; ticks every second in the last hour, every half minute before it. */
function useNow(start: number): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  const left = start - now;
  const step = left > -60 && left < 3_700 ? 1_000 : 30_000;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), step);
    return () => clearInterval(timer);
  }, [step]);
  return now;
}

const HOUR = 3_600;
const DAY = 86_400;

function two(value: number): string {
  return String(value).padStart(2, '0');
}
