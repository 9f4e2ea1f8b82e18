/** Turkish-aware search: İ/i and I/ı are two letters, and a player may leave out the dots and tails of any. */

import { plainText } from '../lib/plain-text.ts';

/** Letters that are no other one with a mark, and those that are asked for often: taking a letter apart costs more. */
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

/** Lower case by Turkish rules, then without diacritics: "IĞDIR" and "ığdır" and "igdir" fold alike. */
export function foldTurkish(text: string): string {
  return text.toLocaleLowerCase('tr').replace(/[^\u0020-\u007f]/g, (letter) => plain[letter] ?? unmarked(letter));
}

/** "ę" → "e"; nothing of a sign nobody sees, nor of a mark that follows its letter, as some keyboards and services write "ş". */
function unmarked(letter: string): string {
  return plainText(letter).normalize('NFD').replace(/\p{M}/gu, '');
}

/** Every word of the search begins or stands inside the text, in any order. An empty search matches all. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = foldTurkish(text);
  return foldTurkish(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
