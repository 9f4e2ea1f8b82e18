/** Times of answers nobody has seen: seconds are agreed, some services of the operator write milliseconds. */

/** No second of our time is as great, no millisecond as small. */
const MS_FROM = 1e11;

/** Epoch seconds; null for none, for 0, and for what is no time of ours in milliseconds either. */
export function seconds(told: number | null | undefined): number | null {
  const value = told ?? 0;
  const at = value > MS_FROM ? Math.floor(value / 1_000) : value;
  return at > 0 && at <= MS_FROM ? at : null;
}

/** Local time without a zone ("2026-10-09T19:55:00", Türkiye keeps UTC+3) or with one, in epoch seconds; null for what is none. */
export function localSeconds(told: string | null | undefined): number | null {
  const text = told ?? '';
  const ms = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}+03:00`);
  return Number.isNaN(ms) ? null : Math.floor(ms / 1_000);
}

/** A time as a number, as its text, or in ISO text: null for none, undefined for what is there and cannot be read. */
export function momentOf(told: unknown): number | null | undefined {
  if (told === null || told === undefined || told === '') return null;
  const text = typeof told === 'number' || typeof told === 'string' ? String(told).trim() : '';
  const at = isoDay.test(text) ? localSeconds(isoTime(text)) : Number(text === '' ? Number.NaN : text);
  if (at === null) return undefined;
  // The first second of a calendar stands for none as well.
  return at <= 0 ? null : (seconds(at) ?? undefined);
}

const isoDay = /^\d{4}-\d{2}-\d{2}/;
const isoTime = (text: string): string => (text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T'));
