/** Starred matches of the live scores, newest first: the same in all tabs, whoever is signed in (rule scores-6). */
import { useMemo } from 'react';
import { isWholeNumber } from '../../lib/guards.ts';
import { storedList } from '../../platform/browser-storage/stored-value.ts';
import { createStoredState, useStoredValue } from './use-stored-value.ts';

/** Enough for several days of a frequent player. */
const MOST = 200;

export const storedStarredMatches = storedList('starred', MOST, isWholeNumber);
const starred = createStoredState(storedStarredMatches);

export function useStarredMatches(): ReadonlySet<number> {
  const ids = useStoredValue(starred);
  return useMemo(() => new Set(ids), [ids]);
}

export function starMatch(id: number, star: boolean): void {
  const others = starred.read().filter((each) => each !== id);
  starred.write(star ? [id, ...others] : others);
}
