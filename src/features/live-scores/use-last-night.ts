import type { ScoreRow } from '../../contract/services/live-scores.ts';
import { nightBefore } from '../../domain/live-scores/standing.ts';
import type { Loaded } from '../../model/load.ts';
import { useMinute } from '../../state/device/clock.ts';
import { useLiveScores } from '../../state/load/use-live-scores.ts';

/** Matches of the previous day during the first hours of today, as late ones may still run (rule scores-10). */
export function useLastNight(sportId: number, day: string): Loaded<ScoreRow[]> {
  const before = nightBefore(day, useMinute());
  return useLiveScores(sportId, before);
}
