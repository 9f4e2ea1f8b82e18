/** The player's position, requested only on the player's own tap. */
import { useState } from 'react';
import { findPosition } from '../../platform/device/position.ts';

/** `refused`: the player declined; `missing`: the device cannot find its position. */
export type PlayerPositionPhase = 'off' | 'asking' | 'on' | 'refused' | 'missing';

interface PlayerPosition {
  phase: PlayerPositionPhase;
  /** Degrees; null unless `on`. */
  position: { latitude: number; longitude: number } | null;
  request: () => void;
  clear: () => void;
}

export function usePlayerPosition(): PlayerPosition {
  const [near, setNear] = useState<Pick<PlayerPosition, 'phase' | 'position'>>(nowhere);
  return {
    ...near,
    request: () => {
      setNear({ phase: 'asking', position: null });
      void findPosition().then((answer) =>
        setNear(answer.ok ? { phase: 'on', position: answer.position } : { phase: answer.reason, position: null }),
      );
    },
    clear: () => setNear(nowhere),
  };
}

const nowhere = { phase: 'off', position: null } as const;
