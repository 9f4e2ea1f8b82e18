/** Live scores of a sport and day, from the first of two calls that is not refused. */
import { useState } from 'react';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import type { ScoreRow } from '../../contract/services/live-scores-calls.ts';
import type { Loaded } from '../../model/load.ts';
import { usePolling } from './use-polling.ts';
import { useCachedRead } from './use-cached-read.ts';

/**
 * Loads the list of the scores' source. While that is refused, loads the results of every sport instead, until a later
 * try succeeds (rule scores-11). When both are refused, returns the first refusal.
 * @param day null loads nothing
 * @param usesCopy true shows the cached list until the first response: for a day whose scores hardly change
 */
export function useLiveScores(sportId: number, day: string | null, usesCopy = false): Loaded<ScoreRow[]> {
  const sport = String(sportId);
  const list = useCachedRead(
    'getLiveScores',
    day === null ? null : { query: { SportId: sport, SearchDate: day } },
    usesCopy,
  );
  const key = `${sport} ${day}`;
  const [refused, setRefused] = useState('');
  if (isRefused(list) && refused !== key) setRefused(key);
  // A later try without a response does not end the fallback.
  const asksOther = day !== null && (isRefused(list) || (list.phase === 'failed' && refused === key));
  const results = useCachedRead(
    'getLiveResults',
    asksOther ? { query: { sportId: sport, date: day } } : null,
    usesCopy,
  );
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
