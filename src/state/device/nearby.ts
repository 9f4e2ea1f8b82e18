/** The player's position, requested only on the player's own tap. */
import { useState } from 'react';
import { findPosition } from '../../platform/device/position.ts';

/** `refused`: the player declined; `missing`: the device cannot find its position. */
export type NearbyPhase = 'off' | 'asking' | 'on' | 'refused' | 'missing';

export interface Nearby {
  phase: NearbyPhase;
  /** Degrees; null unless `on`. */
  position: { latitude: number; longitude: number } | null;
  find: () => void;
  leave: () => void;
}

export function useNearby(): Nearby {
  const [near, setNear] = useState<Pick<Nearby, 'phase' | 'position'>>(nowhere);
  return {
    ...near,
    find: () => {
      setNear({ phase: 'asking', position: null });
      void findPosition().then((answer) =>
        setNear(answer.ok ? { phase: 'on', position: answer.position } : { phase: answer.reason, position: null }),
      );
    },
    leave: () => setNear(nowhere),
  };
}

const nowhere = { phase: 'off', position: null } as const;
