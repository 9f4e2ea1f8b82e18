/** Type guards for values from storage, another realm or the wire. */

export type PlainObject = Record<string, unknown>;

/** True for an object with named fields, false for an array. */
export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a whole number that is represented exactly. */
export function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isId(value: unknown): value is number {
  return isWholeNumber(value) && value > 0;
}
