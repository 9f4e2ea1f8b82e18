import type { Position } from '../../domain/member/retailer/retailer-distance.ts';

/** `refused`: the player said no; `missing`: the device cannot tell, or took too long. */
export type FoundPosition = { ok: true; position: Position } | { ok: false; reason: 'refused' | 'missing' };

/** Where the device is. Asks the player for leave: only ever on the player's own tap. */
export function findPosition(): Promise<FoundPosition> {
  // A browser without it, and a page without a secure address, know no position.
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
