/**
 * Times in responses whose real form is unknown: seconds are agreed on, but some of the operator's services send
 * milliseconds.
 */

/** Smallest value read as milliseconds: seconds of the present are far below it, milliseconds far above. */
const MS_FROM = 1e11;

/** Returns epoch seconds; null for a missing value, for 0, and for a value that is too large even as milliseconds. */
export function toEpochSeconds(told: number | null | undefined): number | null {
  const value = told ?? 0;
  const at = value > MS_FROM ? Math.floor(value / 1_000) : value;
  return at > 0 && at <= MS_FROM ? at : null;
}

/**
 * Parses local time without a zone ("2026-10-09T19:55:00", Türkiye keeps UTC+3) or with one. Returns epoch seconds;
 * null when unreadable.
 */
export function parseLocalTime(told: string | null | undefined): number | null {
  const text = told ?? '';
  const ms = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}+03:00`);
  return Number.isNaN(ms) ? null : Math.floor(ms / 1_000);
}

/**
 * Reads a time sent as a number, as its text, or as ISO text. Returns epoch seconds, null for none, undefined for an
 * unreadable value.
 */
export function parseEpochSeconds(told: unknown): number | null | undefined {
  if (told === null || told === undefined || told === '') return null;
  const text = typeof told === 'number' || typeof told === 'string' ? String(told).trim() : '';
  const at = isoDay.test(text) ? parseLocalTime(isoTime(text)) : Number(text === '' ? Number.NaN : text);
  if (at === null) return undefined;
  // The first second of a calendar (0 or earlier) means "none" as well.
  return at <= 0 ? null : (toEpochSeconds(at) ?? undefined);
}

const isoDay = /^\d{4}-\d{2}-\d{2}/;
const isoTime = (text: string): string => (text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T'));
