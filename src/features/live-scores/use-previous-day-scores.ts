import type { ScoreRow } from '../../contract/services/live-scores-calls.ts';
import { dayWithLateMatches } from '../../domain/live-scores/current-matches.ts';
import type { Loaded } from '../../model/load.ts';
import { useMinute } from '../../state/device/clock.ts';
import { useLiveScores } from '../../state/load/use-live-scores.ts';

/** Matches of the previous day during the first hours of today, as late ones may still run (rule scores-10). */
export function usePreviousDayScores(sportId: number, day: string): Loaded<ScoreRow[]> {
  const before = dayWithLateMatches(day, useMinute());
  return useLiveScores(sportId, before);
}
