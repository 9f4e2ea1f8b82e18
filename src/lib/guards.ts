/** What an unknown value is: for what comes from storage, another realm or the wire. */

export type Fields = Record<string, unknown>;

/** An object with named fields; an array is none. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number that is exact. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isId(value: unknown): value is number {
  return isWhole(value) && value > 0;
}
