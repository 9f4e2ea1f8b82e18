import { dayKey, dayLabel } from '../../domain/time.ts';
import type { EventRow } from '../../model/program.ts';
import { useToday } from '../../state/device/clock.ts';
import styles from './event-row.module.css';
import { MbsBadge } from './mbs-badge.tsx';

/** Start time or match minute, with the MBS below. */
export function EventTime({ row, showDay }: { row: EventRow; showDay: boolean }) {
  const running = row.phase !== 0;
  return (
    <div className={`stack muted ${styles['when']} ${running ? styles['live'] : ''} num`}>
      {!running && showDay && <StartDay start={row.start} />}
      <b>{row.standing.clock}</b>
      <MbsBadge value={row.minBets} king={row.kingMbs} />
    </div>
  );
}

/** Day of the start, unless it is today. */
function StartDay({ start }: { start: number }) {
  const now = useToday();
  const day = dayKey(start);
  return day === dayKey(now) ? null : <span>{dayLabel(day, now)}</span>;
}
