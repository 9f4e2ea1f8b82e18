/** Starred matches of the live scores, the same in all tabs. */
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import {
  readStarredMatches,
  watchStarredMatches,
  writeStarredMatches,
} from '../../platform/browser-storage/stored-starred-matches.ts';

const starred = proxy({ ids: readStarredMatches() });

export function useStarredMatches(): ReadonlySet<number> {
  useEffect(
    () =>
      watchStarredMatches(() => {
        starred.ids = readStarredMatches();
      }),
    [],
  );
  const { ids } = useSnapshot(starred);
  return useMemo(() => new Set(ids), [ids]);
}

export function starMatch(id: number, star: boolean): void {
  const others = starred.ids.filter((each) => each !== id);
  starred.ids = star ? [id, ...others] : others;
  writeStarredMatches(starred.ids);
}
