/**
 * Field checks of the service. Deliberately written apart from the app's rules, so that the stand-in does not share
 * their mistakes.
 */
import { toTurkishTime } from '../turkish-time.ts';
import { fieldInvalid } from './account-failures.ts';

const ADULT_YEARS = 18;

export function checkPhoneNumber(text: string): void {
  if (!/^05\d{9}$/.test(text)) throw fieldInvalid('Geçerli bir telefon numarası giriniz.');
}

export function checkEmail(text: string): void {
  if (!/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(text)) throw fieldInvalid('Geçerli bir e-posta adresi giriniz.');
}

export function checkIdentityNumber(text: string): void {
  const first = Number(text.slice(0, 9));
  if (!/^[1-9]\d{10}$/.test(text) || identityNumber(first) !== text) {
    throw fieldInvalid('Geçerli bir T.C. kimlik numarası giriniz.');
  }
}

export function checkPassword(text: string): void {
  if (text.length < 8 || text.length > 20 || !/\p{L}/u.test(text) || !/\d/.test(text)) {
    throw fieldInvalid('Şifre en az 8, en fazla 20 karakter uzunluğunda olmalı, harf ve rakam içermelidir.');
  }
}

/** Requires an existing date in the form `YYYY-MM-DD` whose owner is at least 18 today in Türkiye. */
export function checkBirthDate(text: string, nowMs: number): void {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const today = toTurkishTime(nowMs).toISOString().slice(0, 10);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text || year < 1900 || text > today) {
    throw fieldInvalid('Geçerli bir doğum tarihi giriniz.');
  }
  const adultSince = `${year + ADULT_YEARS}${text.slice(4)}`;
  if (today < adultSince) throw fieldInvalid('Üye olmak için 18 yaşını doldurmuş olmalısın.');
}

/** Identity numbers that could be real: eleven digits whose last two follow from the first nine. */
export function identityNumber(nineDigits: number): string {
  const digits = Array.from(String(nineDigits), Number);
  const sumFrom = (start: number): number =>
    digits.reduce((sum, digit, place) => (place % 2 === start ? sum + digit : sum), 0);
  const tenth = (sumFrom(0) * 7 - sumFrom(1) + 100) % 10;
  const eleventh = (digits.reduce((sum, digit) => sum + digit, 0) + tenth) % 10;
  return `${nineDigits}${tenth}${eleventh}`;
}
