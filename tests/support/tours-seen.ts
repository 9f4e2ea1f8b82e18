/**
 * A device on which the hints of the first use were shown: nothing of them stands over what a test looks at; and whose tabs tell
 * what their engine says.
 */
import type { BrowserContext, Page } from 'playwright';
import { DEBUG_KEY, STORAGE_PREFIX } from '../../src/contract/names.ts';

/** Under which a hint or tour that was shown is remembered. */
export const tourKey = (tour: TourFlag): string => `${STORAGE_PREFIX}:shown:${tour}`;

/** Run in every page before its own scripts; a frame of another's page, and one without an origin, have no tours. */
const seenScript = (
  tours: readonly TourFlag[],
): string => `if (window === top && location.protocol.startsWith('http')) {
  localStorage.setItem('${DEBUG_KEY}', '1');
  for (const tour of ${JSON.stringify(tours)}) localStorage.setItem('${STORAGE_PREFIX}:shown:' + tour, '1');
}`;

export type TourFlag = 'slipTour' | 'kingOddTour' | 'mbsTooltip' | 'poolTour';
export const allTours: readonly TourFlag[] = ['slipTour', 'kingOddTour', 'mbsTooltip', 'poolTour'];

export const TOURS_SEEN = seenScript(allTours);

/** Before the first page of the app is opened. */
export async function toursSeen(
  place: Pick<BrowserContext | Page, 'addInitScript'>,
  tours: readonly TourFlag[] = allTours,
): Promise<void> {
  await place.addInitScript(seenScript(tours));
}
