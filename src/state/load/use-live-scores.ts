/** Live scores of a sport and day, by whichever call tells them. */
import { isAnswer } from '../../contract/errors.ts';
import type { ScoreRow } from '../../contract/services/live-scores.ts';
import type { Loaded } from '../../model/load.ts';
import { useRead } from './use-read.ts';

/**
 * The list of the source of scores; where that is refused, the results of every sport (rule scores-11). Of two refusals the
 * first is told.
 * @param day null asks for nothing
 */
export function useLiveScores(sportId: number, day: string | null): Loaded<ScoreRow[]> {
  const sport = String(sportId);
  const list = useRead('getLiveScores', day === null ? null : { query: { SportId: sport, SearchDate: day } });
  const asksOther = day !== null && isRefused(list);
  const results = useRead('getLiveResults', asksOther ? { query: { sportId: sport, date: day } } : null);
  if (!asksOther) return list;
  const retry = (): void => {
    list.retry();
    results.retry();
  };
  return { ...(isRefused(results) ? list : results), retry };
}

const isRefused = ({ phase, failure }: Loaded<unknown>): boolean =>
  phase === 'failed' && failure !== null && isAnswer(failure);
