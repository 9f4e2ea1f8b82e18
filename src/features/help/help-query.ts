/** Search terms of the help search. */
import { foldTurkish } from '../../domain/text.ts';

/** Minimum number of characters to search. */
export const MIN_SEARCH_LENGTH = 3;

/** Splits text into words of letters and digits; other characters could be search operators. */
export const splitSearchWords = (text: string): string[] => foldTurkish(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns true when the text is long enough to search. */
export function isSearchable(text: string): boolean {
  return splitSearchWords(text).join(' ').length >= MIN_SEARCH_LENGTH;
}
