import type { ScoreRow } from '../../contract/services/live-scores.ts';
import { nightBefore } from '../../domain/live-scores/standing.ts';
import type { Loaded } from '../../model/load.ts';
import { useMinute } from '../../state/device/clock.ts';
import { useRead } from '../../state/load/use-read.ts';

/** The matches of the day before, in the first hours of today: those that began late still run (rule scores-10). */
export function useLastNight(sportId: number, day: string): Loaded<ScoreRow[]> {
  const before = nightBefore(day, useMinute());
  return useRead('getLiveScores', before === null ? null : { query: { SportId: String(sportId), SearchDate: before } });
}
