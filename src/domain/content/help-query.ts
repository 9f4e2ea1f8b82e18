/** What is searched for in the help, and whether that is enough. */
import { foldTurkish } from '../text.ts';

/** From so many characters on it is searched. */
export const LEAST_CHARACTERS = 3;

/** Letters and digits alone: what else there is would be an operator of the search. */
export const wordsOf = (text: string): string[] => foldTurkish(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether this is enough to search for. */
export function isSearchable(text: string): boolean {
  return wordsOf(text).join(' ').length >= LEAST_CHARACTERS;
}
