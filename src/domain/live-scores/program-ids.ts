/** Live score rows with the event ids of the program. */
import type { ScoreRow } from '../../contract/services/live-scores-calls.ts';

/**
 * Replaces the event id of matches that are running under another id.
 * @param runningAs event id before the start → id while running
 */
export function withProgramIds(rows: ScoreRow[], runningAs: ReadonlyMap<number, number>): ScoreRow[] {
  // Events rarely have two ids, so the rows are usually returned unchanged.
  if (runningAs.size === 0) return rows;
  return rows.map((row) => {
    const eventId = row.eventId === null ? undefined : runningAs.get(row.eventId);
    return eventId === undefined ? row : { ...row, eventId };
  });
}
