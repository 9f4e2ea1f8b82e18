/** Where a match is tracked: in another's frame, or in our own view of its score. */
import { useEffect, useState } from 'react';
import { mayFrame, trackerAddress } from '../../platform/device/environment.ts';

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

/** Whether a page may stand in a frame; undefined until it is known, and for none. */
export function useMayFrame(address: string | null): boolean | undefined {
  const [found, setFound] = useState<{ address: string | null; may: boolean }>({ address: null, may: false });
  useEffect(() => {
    if (address === null) return undefined;
    const life = new AbortController();
    void mayFrame(address, life.signal).then((may) => {
      if (!life.signal.aborted) setFound({ address, may });
    });
    return () => life.abort();
  }, [address]);
  return address !== null && found.address === address ? found.may : undefined;
}
