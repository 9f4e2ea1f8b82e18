/** What the early script is told of an address. `vite.first-load.ts` makes the table of it. */

/** What stands in the frame, see `frame.css`. */
export type Frame = 'home' | 'list' | 'page' | 'alone' | 'bare';

/** An expression of addresses, their frame, and the files their page loads by need. */
export type FirstPlace = readonly [addresses: string, frame: Frame, files: readonly string[]];

/** The first that fits, as with the rows of pages. */
export function firstPlaceOf(places: readonly FirstPlace[], path: string): FirstPlace | undefined {
  return places.find(([addresses]) => new RegExp(addresses, 'i').test(path));
}
