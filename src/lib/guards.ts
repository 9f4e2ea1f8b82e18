/** Type guards for values from storage, another realm or the wire. */

export type Fields = Record<string, unknown>;

/** True for an object with named fields, false for an array. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a whole number that is represented exactly. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isId(value: unknown): value is number {
  return isWhole(value) && value > 0;
}
