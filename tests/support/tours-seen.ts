/**
 * Makes a device on which the first-use hints were already shown, so that no hint covers what a test checks, and whose
 * tabs expose their engine's data.
 */
import type { BrowserContext, Page } from 'playwright';
import { DEBUG_KEY, STORAGE_PREFIX } from '../../src/contract/names.ts';

/** Returns the storage key under which a shown hint or tour is remembered. */
export const tourKey = (tour: TourFlag): string => `${STORAGE_PREFIX}:shown:${tour}`;

/** Runs in every page before its own scripts; a foreign frame, and one without an origin, have no tours. */
const seenScript = (
  tours: readonly TourFlag[],
): string => `if (window === top && location.protocol.startsWith('http')) {
  localStorage.setItem('${DEBUG_KEY}', '1');
  for (const tour of ${JSON.stringify(tours)}) localStorage.setItem('${STORAGE_PREFIX}:shown:' + tour, '1');
}`;

export type TourFlag = 'slipTour' | 'kingOddTour' | 'mbsTooltip' | 'poolTour';
export const allTours: readonly TourFlag[] = ['slipTour', 'kingOddTour', 'mbsTooltip', 'poolTour'];

export const TOURS_SEEN = seenScript(allTours);

/** Call before the first page of the app is opened. */
export async function toursSeen(
  place: Pick<BrowserContext | Page, 'addInitScript'>,
  tours: readonly TourFlag[] = allTours,
): Promise<void> {
  await place.addInitScript(seenScript(tours));
}
