/**
 * Removal of personal data from error reports (rule report-2), so that a report shows where the code failed but not who
 * used it.
 */

/** Queries and fragments, refresh tokens in a path, tokens, mail addresses, IBANs, long numbers, and named secrets. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/((?:https?|wss?):\/\/[^\s"'?#)]+)[?#][^\s"':)]*/g, '$1'],
  [/((?:^|\s|["'(])\/[\w\-./%]+)\?[^\s"':)]*/g, '$1'],
  [/(access-tokens)\/[^/\s"']+(?:\/[^/\s"']+)?/gi, '$1/…'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, '[token]'],
  [/[\p{L}\d._%+-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, '[mail]'],
  [/\bTR\s?\d{2}(?:\s?\d){18,22}\b/gi, '[iban]'],
  [/\+?\d(?:[\s-]?\(?\d\)?){9,}/g, '[number]'],
  [/\b(password|phoneNumber|phone|code|kod|token|authorization|şifre)("?\s*[=:]\s*"?)[^\s"',;&)}]+/giu, '$1$2…'],
];

export function scrubText(text: string): string {
  return secrets.reduce((clean, [secret, instead]) => clean.replace(secret, instead), text);
}

/** Returns a copy with every string scrubbed at any depth; object keys stay. */
export function scrub<T>(value: T): T {
  if (typeof value === 'string') return scrubText(value) as T;
  if (Array.isArray(value)) return value.map(scrub) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, scrub(each)])) as T;
}
