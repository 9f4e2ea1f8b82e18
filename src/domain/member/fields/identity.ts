/** Birth dates: typed as gg.aa.yyyy, with or without leading zeros, and sent in ISO form (rule field-5). */
import { plainCharacters, plainDigits, plainText } from '../../../lib/plain-text.ts';
import { dayKey } from '../../time.ts';
import { requiredFault } from './required.ts';

const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;
const NOT_A_DATE = 'Geçerli bir doğum tarihi giriniz.';

/** Returns the error text for the birth date of an adult, `null` when it is valid. "Today" is the date in Türkiye. */
export function birthDateFault(text: string, todayMs: number): string | null {
  const fault = pastDateFault(text, todayMs);
  if (fault !== null) return fault;
  return yearsSince(isoDate(text), dayKey(todayMs / 1000)) < ADULT_YEARS
    ? 'Üye olmak için 18 yaşını doldurmuş olman gerekir.'
    : null;
}

/** Returns the error text for a birth date of any age; `null` when it is valid. */
export function pastDateFault(text: string, todayMs: number): string | null {
  const empty = requiredFault(text);
  if (empty !== null) return empty;
  const day = isoDate(text);
  const today = dayKey(todayMs / 1000);
  const possible = day !== '' && day <= today && yearsSince(day, today) <= OLDEST_YEARS;
  return possible ? null : NOT_A_DATE;
}

/** "05.02.1990" or "5/2/1990" → "1990-02-05"; '' for an invalid date. */
export function isoDate(text: string): string {
  const parts = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(formatTypedDate(text));
  if (parts === null) return '';
  const [, day = '', month = '', year = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Date.parse accepts days that do not exist and rolls them over: 31.02. is read as 03.03.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? '' : iso;
}

/**
 * Formats the input while it is typed or pasted. Any separator ends the day and the month, which also end after two
 * digits. Browsers autofill a birthday as 1990-02-05.
 */
export function formatTypedDate(text: string): string {
  const written = plainCharacters(text);
  const [, year = '', month = '', day = ''] = /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(written) ?? [];
  const parts = year === '' ? partsOf(written.match(/\d+/g) ?? []) : [day, month, year];
  const isEnded = parts.length > 0 && parts.length < 3 && /\D$/.test(written);
  return `${parts.join('.')}${isEnded ? '.' : ''}`;
}

/** Formats the input on blur: a valid date gets its leading zeros. */
export function formatDateOnBlur(text: string): string {
  const iso = isoDate(text);
  return iso === '' ? text : iso.split('-').toReversed().join('.');
}

/**
 * Splits runs of digits into day, month and year. Extra digits of one part begin the next, unless that part was already
 * typed.
 */
function partsOf(runs: readonly string[]): string[] {
  const rest = [...runs];
  return [2, 2, 4].flatMap((length, place) => {
    const run = rest.shift();
    if (run === undefined) return [];
    const over = run.slice(length);
    if (over !== '' && rest.length < 2 - place) rest.unshift(over);
    return [run.slice(0, length)];
  });
}

/** Full years between two days; a person born on 29 February turns a year older on 1 March. */
function yearsSince(day: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return today.slice(5) < day.slice(5) ? years - 1 : years;
}

/** The first eleven digits of the typed or pasted text. */
export function identityDigits(text: string): string {
  return plainDigits(text).slice(0, 11);
}

/** Returns the error text for a Turkish identity number, `null` when it is valid. */
export function identityNumberFault(text: string): string | null {
  return requiredFault(text) ?? (isIdentityNumber(text.trim()) ? null : 'Geçerli bir T.C. kimlik numarası giriniz.');
}

/**
 * Eleven digits, the first not 0. The tenth is seven times the sum of the odd places less the sum of the even ones, the
 * eleventh the sum of the ten before it, both modulo 10.
 */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const odd = sum(digits.slice(0, 9).filter((_, index) => index % 2 === 0));
  const even = sum(digits.slice(0, 9).filter((_, index) => index % 2 === 1));
  return (odd * 7 - even + 100) % 10 === digits[9] && sum(digits.slice(0, 10)) % 10 === digits[10];
}

function sum(digits: number[]): number {
  return digits.reduce((total, digit) => total + digit, 0);
}

/**
 * Names of people (rule field-4). Name as it is sent: without invisible characters, with one kind of dash and
 * apostrophe, and with single blanks.
 */
export function personName(text: string): string {
  return plainText(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u201b`´]/g, '’')
    .replace(/ +/g, ' ')
    .trim();
}

/** Returns the error text for a name; `null` when it is valid. @param subject "Adın", "Soyadın" */
export function personNameFault(text: string, subject: string): string | null {
  const name = personName(text);
  return requiredFault(name) ?? (isName(name) ? null : `${subject} yalnızca harflerden oluşmalı.`);
}

const isName = (name: string): boolean => /^\p{L}[\p{L}\p{M}'’ .-]*$/u.test(name);
