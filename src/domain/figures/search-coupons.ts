/** Search of a member's coupons by team, number and date of the play (rule figures-11). */
import { monthName } from '../date-text.ts';
import { foldTurkish } from '../text.ts';
import { dayKey } from '../time.ts';
import type { FigureCoupon } from './figure-coupon.ts';

/** Parts of a date; undefined for those that are not in the search. */
interface SoughtDate {
  day?: number | undefined;
  month?: number | undefined;
  year?: number | undefined;
}

interface CouponSearch {
  /** Folded words that a coupon must all contain. */
  words: string[];
  date: SoughtDate;
}

/**
 * Coupons that match a search, in their order; none for an empty search. A date is "12.8.2026", "12.08", "12 Ağustos",
 * "12 ağu 2026" or "Ağustos 2026"; every other word is part of a team's name or of the coupon's number.
 */
export function searchCoupons(coupons: readonly FigureCoupon[], search: string): FigureCoupon[] {
  const sought = parseCouponSearch(search);
  if (sought.words.length === 0 && Object.keys(sought.date).length === 0) return [];
  return coupons.filter((coupon) => fitsDate(coupon, sought.date) && hasWords(coupon, sought.words));
}

export function parseCouponSearch(search: string): CouponSearch {
  const words = foldTurkish(search).split(/\s+/).filter(Boolean);
  for (const [place, word] of words.entries()) {
    const numbers = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2}))?$/.exec(word);
    if (numbers !== null) {
      const [, day, month, year] = numbers;
      const date = { day: Number(day), month: Number(month), ...(year !== undefined && { year: fullYear(year) }) };
      return { words: words.toSpliced(place, 1), date };
    }
    const month = monthOf(word);
    const day = numberOf(words[place - 1], /^\d{1,2}$/);
    const year = numberOf(words[place + 1], /^\d{4}$/);
    // A month's name alone may be part of a team's name.
    if (month === undefined || (day === undefined && year === undefined)) continue;
    const first = day === undefined ? place : place - 1;
    const count = 1 + (day === undefined ? 0 : 1) + (year === undefined ? 0 : 1);
    const date = { month, ...(day !== undefined && { day }), ...(year !== undefined && { year }) };
    return { words: words.toSpliced(first, count), date };
  }
  return { words, date: {} };
}

function fitsDate({ at }: FigureCoupon, { day, month, year }: SoughtDate): boolean {
  const [ofYear, ofMonth, ofDay] = dayKey(at).split('-').map(Number);
  return (
    (day === undefined || day === ofDay) &&
    (month === undefined || month === ofMonth) &&
    (year === undefined || year === ofYear)
  );
}

function hasWords({ id, isPool, legs }: FigureCoupon, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = foldTurkish(
    [id, isPool ? 'Spor Toto' : '', ...(legs ?? []).map(({ eventName }) => eventName)].join(' '),
  );
  return words.every((word) => text.includes(word));
}

/** Shortest beginning of a month's name that names it. */
const SHORTEST_MONTH = 3;
const foldedMonths = Array.from({ length: 12 }, (_, place) => foldTurkish(monthName(place + 1)));

function monthOf(word: string): number | undefined {
  if (word.length < SHORTEST_MONTH) return undefined;
  const place = foldedMonths.findIndex((name) => name.startsWith(word));
  return place === -1 ? undefined : place + 1;
}

const numberOf = (word: string | undefined, shape: RegExp): number | undefined =>
  word !== undefined && shape.test(word) ? Number(word) : undefined;

const fullYear = (text: string): number => (text.length === 2 ? 2_000 + Number(text) : Number(text));
