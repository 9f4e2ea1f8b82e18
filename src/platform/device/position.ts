import type { GeoPosition } from '../../domain/member/retailer/retailer-distance.ts';

/** `refused`: the player denied it; `missing`: the device has no position or took too long. */
type PositionResult = { ok: true; position: GeoPosition } | { ok: false; reason: 'refused' | 'missing' };

/** Returns the device's position. The browser prompts the player, so call it only on the player's own tap. */
export function findPosition(): Promise<PositionResult> {
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
