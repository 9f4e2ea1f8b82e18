/** Corrects typing errors of a search that finds nothing (rule program-35). Loaded when a search finds nothing. */
import Fuse from 'fuse.js';
import { foldTurkish } from '../../../src/domain/text.ts';

/** Share of wrong letters that is tolerated: one of four, three of ten. */
const THRESHOLD = 0.3;
/** Each letter by which a match begins later in a word counts as a tenth of a mismatch. */
const DISTANCE = 10;
/** Shorter words resemble too many others. */
const SHORTEST = 4;

/**
 * Replaces every word that no name contains by the most similar word or name.
 * @param words folded words of the search
 * @param names names of sides and leagues, most important first: the order decides between equally similar ones
 * @returns the corrected text; undefined when a word resembles no name
 */
export function correctSearch(words: readonly string[], names: readonly string[]): string | undefined {
  const all = names.map((name) => foldTurkish(name)).join('\n');
  if (words.some((word) => word.length < SHORTEST && !all.includes(word))) return undefined;
  // Words before whole names, so that "manchestr" becomes "Manchester" and "realmadrid" still finds "Real Madrid".
  const parts = [...new Set([...names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)), ...names])];
  const fuse = new Fuse(
    parts.map((part) => ({ part, folded: foldTurkish(part) })),
    { keys: ['folded'], threshold: THRESHOLD, distance: DISTANCE, ignoreFieldNorm: true },
  );
  const corrected = words.map((word) => (all.includes(word) ? word : fuse.search(word, { limit: 1 })[0]?.item.part));
  return corrected.includes(undefined) ? undefined : corrected.join(' ');
}
