/** Rows of live scores by the ids their matches have in the program. */
import type { ScoreRow } from '../../contract/services/live-scores.ts';

/** @param runningAs by the id an event had before it ran, the one it has now */
export function withProgramIds(rows: ScoreRow[], runningAs: ReadonlyMap<number, number>): ScoreRow[] {
  // Nearly always no event has two.
  if (runningAs.size === 0) return rows;
  return rows.map((row) => {
    const eventId = row.eventId === null ? undefined : runningAs.get(row.eventId);
    return eventId === undefined ? row : { ...row, eventId };
  });
}
