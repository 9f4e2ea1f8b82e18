/** The player's position, requested only on the player's own tap. */
import { useState } from 'react';
import type { GeoPosition } from './retailer-distance.ts';

/** `refused`: the player denied it; `missing`: the device has no position or took too long. */
type PositionResult = { ok: true; position: GeoPosition } | { ok: false; reason: 'refused' | 'missing' };

/** Returns the device's position. The browser prompts the player, so call it only on the player's own tap. */
function findPosition(): Promise<PositionResult> {
  // Old browsers and insecure pages have no geolocation.
  if (!('geolocation' in navigator)) return Promise.resolve({ ok: false, reason: 'missing' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ ok: true, position: { latitude, longitude } }),
      ({ code }) => resolve({ ok: false, reason: code === REFUSED ? 'refused' : 'missing' }),
      { enableHighAccuracy: false, timeout: 10_000, maximumAge: 5 * 60_000 },
    );
  });
}

/** GeolocationPositionError.PERMISSION_DENIED */
const REFUSED = 1;

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
