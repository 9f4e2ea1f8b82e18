/** Live scores of a sport and day, from the first of two calls that is not refused. */
import { useState } from 'react';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import type { ScoreRow } from '../../contract/services/live-scores-calls.ts';
import type { Loaded } from '../../model/load.ts';
import { usePolling } from './use-polling.ts';
import { useRead } from './use-read.ts';

/**
 * Loads the list of the scores' source. While that is refused, loads the results of every sport instead, until a later
 * try succeeds (rule scores-11). When both are refused, returns the first refusal.
 * @param day null loads nothing
 */
export function useLiveScores(sportId: number, day: string | null): Loaded<ScoreRow[]> {
  const sport = String(sportId);
  const list = useRead('getLiveScores', day === null ? null : { query: { SportId: sport, SearchDate: day } });
  const key = `${sport} ${day}`;
  const [refused, setRefused] = useState('');
  if (isRefused(list) && refused !== key) setRefused(key);
  // A later try without a response does not end the fallback.
  const asksOther = day !== null && (isRefused(list) || (list.phase === 'failed' && refused === key));
  const results = useRead('getLiveResults', asksOther ? { query: { sportId: sport, date: day } } : null);
  usePolling(asksOther ? list.retry : null);
  if (!asksOther) return list;
  const retry = (): void => {
    // While results are shown, the list is retried by its own timer only.
    if (results.phase !== 'ready') list.retry();
    results.retry();
  };
  return { ...(isRefused(results) ? list : results), retry };
}

const isRefused = ({ phase, failure }: Loaded<unknown>): boolean =>
  phase === 'failed' && failure !== null && isDefinitiveRefusal(failure);
