/** The early script's table of addresses; `vite.first-load.ts` builds it. */

/** Layout of the frame before the first render, see `frame.css`. */
export type Frame = 'home' | 'list' | 'page' | 'alone' | 'bare';

/** A regular expression of addresses, their frame, and the files that their page loads lazily. */
export type FirstPlace = readonly [addresses: string, frame: Frame, files: readonly string[]];

/** Returns the first matching row, as the page router does. */
export function firstPlaceOf(places: readonly FirstPlace[], path: string): FirstPlace | undefined {
  return places.find(([addresses]) => new RegExp(addresses, 'i').test(path));
}
