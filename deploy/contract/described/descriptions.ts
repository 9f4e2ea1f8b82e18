/**
 * Descriptions of superstruct's structs. A struct is described when it is made: by `superstruct.ts` in this folder, in
 * whose place the contract is loaded, and by `lenient.ts` for the functions whose struct says nothing of what they read.
 */
import { Struct } from 'superstruct';
import type { Schema } from '../schema.ts';

export interface Description {
  /** Schema of the values that the decoder accepts, with its coercions. */
  read: () => Schema;
  /** Schema of the values that are sent, without coercion. */
  written: () => Schema;
  /** Comment in the source above the field or the constant. */
  note?: string;
  /** Name of the constant, and the file it is in. */
  named?: { name: string; file: string; note: string };
  /** Value of a field that is absent or unreadable. */
  fallback?: unknown;
}

const descriptions = new WeakMap<object, Description>();

/** Describes a new struct. */
export function describe<T extends object>(struct: T, description: Description): T {
  descriptions.set(struct, description);
  return struct;
}

export function descriptionOf(struct: unknown): Description {
  const description = typeof struct === 'object' && struct !== null ? descriptions.get(struct) : undefined;
  if (description === undefined) {
    throw new Error('A struct of the contract has no description: add its function to deploy/contract/described.');
  }
  return description;
}

export const isDescribed = (value: unknown): value is Struct =>
  typeof value === 'object' && value !== null && descriptions.has(value);

/** A struct of its own that reads the same values, so that a shared one can be described per use. */
export function copyOf(struct: Struct, more: Partial<Description>): Struct {
  // Made without the constructor, which would wrap the struct's own functions a second time.
  const copy = Object.assign(Object.create(Struct.prototype) as Struct, struct);
  descriptions.set(copy, { ...descriptionOf(struct), ...more });
  return copy;
}

/** A value that no struct of a field reads; only one that ignores unreadable values accepts it. */
const UNREADABLE = (): void => undefined;

/** True when the decoder accepts this value, whatever it makes of it. */
export function reads(struct: Struct, value: unknown): boolean {
  return struct.validate(value, { coerce: true })[0] === undefined;
}

export const readsAnything = (struct: Struct): boolean => reads(struct, UNREADABLE);
