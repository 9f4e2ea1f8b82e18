/** List of retailers to choose from, with their distances. */
import type { Retailer } from '../../model/retailer.ts';
import { countText } from '../../domain/number-text.ts';

/** Geographic position in degrees. */
export interface GeoPosition {
  latitude: number;
  longitude: number;
}

export type ListedRetailer = Retailer & {
  /** Kilometres; null while the player's or the retailer's position is unknown. */
  distance: number | null;
};

/** Value of rule retailer-5. */
const EARTH_RADIUS_KM = 6371;

/** Distance along the earth's surface in kilometres (haversine). */
export function distanceKm(a: GeoPosition, b: GeoPosition): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** 1.25 → "1,3 km" */
export function distanceText(km: number): string {
  const tenths = Math.round(km * 10);
  return `${countText(Math.floor(tenths / 10))},${tenths % 10} km`;
}

/**
 * Adds distances and sorts the nearest first, retailers without a position last. Without the player's position, sorts
 * by name.
 */
export function sortRetailersByDistance(retailers: readonly Retailer[], from: GeoPosition | null): ListedRetailer[] {
  const listed = retailers.map((retailer) => ({ ...retailer, distance: distanceFrom(from, retailer) }));
  if (from === null) return listed.toSorted((a, b) => a.name.localeCompare(b.name, 'tr'));
  return listed.toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity));
}

function distanceFrom(from: GeoPosition | null, { latitude, longitude }: Retailer): number | null {
  return from === null || latitude === null || longitude === null ? null : distanceKm(from, { latitude, longitude });
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
