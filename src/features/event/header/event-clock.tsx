import { useEffect, useState } from 'react';
import { takesBets } from '../../../domain/program/playable.ts';
import { UNKNOWN_STATUS, isBreak, hasMatchEnded, isInterrupted } from '../../../domain/program/score-status.ts';
import { statusName } from '../../../domain/program/status-label.ts';
import { clockText } from '../../../domain/program/score-text.ts';
import { DAY_SECONDS, clockTime, dayKey, dayLabel, twoDigits } from '../../../domain/time.ts';
import { longDate } from '../../../domain/date-text.ts';
import type { EventHead } from '../../../model/program.ts';
import { useClosureText, useLastIncident } from '../changes/use-closure-text.ts';
import { MbsBadge } from '../../../parts/event-row/mbs-badge.tsx';
import styles from './event-header.module.css';

/** Text below the score: part and minute of a running match; before the match, the day and the time left. */
export function EventClock({ head, withTime }: { head: EventHead; withTime: boolean }) {
  return head.phase === 0 ? <Start head={head} withTime={withTime} /> : <Running head={head} />;
}

function Running({ head }: { head: EventHead }) {
  const status = head.score?.status ?? UNKNOWN_STATUS;
  const over = head.score !== null && hasMatchEnded(status);
  const closure = useClosureText(takesBets(head), useLastIncident(head));
  const quiet = over || isBreak(status) || isInterrupted(status);
  return (
    <p className={`row wrap text-xs muted ${styles['clock']}`}>
      <span className={`text-xs weight-700 ${styles['pill']} ${quiet ? styles['quiet'] : 'live-dot'} num`}>
        {runningText(head)}
      </span>
      {!over && <MbsBadge value={head.minBets} king={head.kingMbs} />}
      {closure !== '' && !over && (
        <output className={`text-xs weight-700 ${styles['pill']} ${styles['quiet']} num`}>
          Bahisler {closure.toLocaleLowerCase('tr')}
        </output>
      )}
    </p>
  );
}

/** The time to the start of a match, as text: `null` more than a day ahead, where the date is the better text. */
export function timeToStartText(secondsLeft: number): string | null {
  if (secondsLeft > DAY_SECONDS) return null;
  if (secondsLeft <= 0) return 'Başlamak üzere';
  const whole = Math.floor(secondsLeft);
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / 60);
  if (hours > 0) return `Başlamasına ${hours} sa ${minutes} dk`;
  return `Başlamasına ${twoDigits(minutes)}:${twoDigits(whole % 60)}`;
}

/** "67' · 2. Yarı", "3. Set", "Devre Arası". */
function runningText(head: EventHead): string {
  const status = head.score?.status ?? UNKNOWN_STATUS;
  const part = statusName(status);
  const clock = clockText(head, head.score);
  return /['+]$/.test(clock) ? `${clock} · ${part}` : part;
}

/** @param withTime true where the start time is not shown between the teams */
function Start({ head, withTime }: { head: EventHead; withTime: boolean }) {
  const { start } = head;
  const now = useNow(start);
  const left = timeToStartText(start - now);
  return (
    <p className={`row wrap text-xs muted ${styles['clock']}`}>
      <MbsBadge value={head.minBets} king={head.kingMbs} />
      <time className="num" dateTime={new Date(start * 1000).toISOString()}>
        {startDay(start, now)}
        {withTime && (
          <>
            {' · '}
            <b>{clockTime(start)}</b>
          </>
        )}
      </time>
      {left !== null && <span className={`${styles['countdown']} num`}>{left}</span>}
    </p>
  );
}

/** "Bugün", "Yarın", "20 Kasım Cuma". */
function startDay(start: number, now: number): string {
  const label = dayLabel(dayKey(start), now);
  return label === 'Bugün' || label === 'Yarın' ? label : longDate(start);
}

/** Current time in epoch seconds; updated every second in the last hour before `start`, otherwise every 30 s. */
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
