import type { ScoreRow } from '../../contract/services/live-scores.ts';
import { nightBefore } from '../../domain/live-scores/standing.ts';
import type { Loaded } from '../../model/load.ts';
import { useMinute } from '../../state/device/clock.ts';
import { useLiveScores } from '../../state/load/use-live-scores.ts';

/** The matches of the day before, in the first hours of today: those that began late still run (rule scores-10). */
export function useLastNight(sportId: number, day: string): Loaded<ScoreRow[]> {
  const before = nightBefore(day, useMinute());
  return useLiveScores(sportId, before);
}
