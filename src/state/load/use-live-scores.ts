/** Live scores of a sport and day, by whichever call tells them. */
import { useState } from 'react';
import { isAnswer } from '../../contract/errors.ts';
import type { ScoreRow } from '../../contract/services/live-scores.ts';
import type { Loaded } from '../../model/load.ts';
import { useLookAgain } from './use-look-again.ts';
import { useRead } from './use-read.ts';

/**
 * The list of the source of scores; where that is refused, the results of every sport, until a later try is answered (rule
 * scores-11). Of two refusals the first is told.
 * @param day null asks for nothing
 */
export function useLiveScores(sportId: number, day: string | null): Loaded<ScoreRow[]> {
  const sport = String(sportId);
  const list = useRead('getLiveScores', day === null ? null : { query: { SportId: sport, SearchDate: day } });
  const key = `${sport} ${day}`;
  const [refused, setRefused] = useState('');
  if (isRefused(list) && refused !== key) setRefused(key);
  // A later try that is lost on the way takes nothing back.
  const asksOther = day !== null && (isRefused(list) || (list.phase === 'failed' && refused === key));
  const results = useRead('getLiveResults', asksOther ? { query: { sportId: sport, date: day } } : null);
  useLookAgain(asksOther ? list.retry : null);
  if (!asksOther) return list;
  const retry = (): void => {
    // Beside results that stand the list has a time of its own.
    if (results.phase !== 'ready') list.retry();
    results.retry();
  };
  return { ...(isRefused(results) ? list : results), retry };
}

const isRefused = ({ phase, failure }: Loaded<unknown>): boolean =>
  phase === 'failed' && failure !== null && isAnswer(failure);
