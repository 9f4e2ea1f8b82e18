/** The early script's table of addresses; `vite.first-load.ts` builds it. */

/** Layout of the frame before the first render, see `frame.css`. */
export type FrameLayout = 'home' | 'list' | 'page' | 'alone' | 'bare';

/** A regular expression of addresses, their frame, and the files that their page loads lazily. */
export type PreloadEntry = readonly [addresses: string, frame: FrameLayout, files: readonly string[]];

/** Returns the first matching row, as the page router does. */
export function findPreloadEntry(places: readonly PreloadEntry[], path: string): PreloadEntry | undefined {
  return places.find(([addresses]) => new RegExp(addresses, 'i').test(path));
}
