/** Turkish-aware search: İ/i and I/ı are different letters, and a player may type letters without dots and cedillas. */

import { plainText } from '../lib/plain-text.ts';

/** Letters that cannot be decomposed, and frequent ones, because decomposing a letter is slower than a lookup. */
const plain: Record<string, string> = {
  ı: 'i',
  ş: 's',
  ğ: 'g',
  ç: 'c',
  ö: 'o',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
  é: 'e',
  è: 'e',
  ê: 'e',
  ë: 'e',
  á: 'a',
  à: 'a',
  ä: 'a',
  ã: 'a',
  å: 'a',
  ñ: 'n',
  ó: 'o',
  ò: 'o',
  ô: 'o',
  õ: 'o',
  ø: 'o',
  ú: 'u',
  ù: 'u',
  í: 'i',
  ì: 'i',
  ï: 'i',
  ý: 'y',
  ž: 'z',
  š: 's',
  č: 'c',
  ć: 'c',
  ř: 'r',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Converts to lower case by Turkish rules and removes diacritics: "IĞDIR", "ığdır" and "igdir" fold alike. */
export function foldTurkish(text: string): string {
  return text.toLocaleLowerCase('tr').replace(/[^\u0020-\u007f]/g, (letter) => plain[letter] ?? unmarked(letter));
}

/**
 * "ę" → "e". Invisible characters and combining marks become '', because some keyboards and services write "ş" as two
 * characters.
 */
function unmarked(letter: string): string {
  return plainText(letter).normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns true when the text contains every word of the search, in any order. An empty search matches all. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = foldTurkish(text);
  return foldTurkish(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
