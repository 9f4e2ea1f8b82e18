/** Where a match is tracked: in another's frame, or in our own view of its score. */
import { useEffect, useState } from 'react';
import { trackerAddress } from '../../platform/device/environment.ts';

/** Undefined until it is known; '' where no tracker is configured. */
export function useTracker(matchId: string): string | undefined {
  const [found, setFound] = useState({ matchId: '', address: '' });
  useEffect(() => {
    const life = new AbortController();
    void trackerAddress(matchId, life.signal).then((address) => {
      if (!life.signal.aborted) setFound({ matchId, address });
    });
    return () => life.abort();
  }, [matchId]);
  return found.matchId === matchId ? found.address : undefined;
}
