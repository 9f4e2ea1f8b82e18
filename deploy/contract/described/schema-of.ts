/** The schema of a struct, with what is found out by trying the struct itself: whether it reads null, and nothing. */
import type { Struct } from 'superstruct';
import { type Schema, orNull, referTo } from '../schema.ts';
import { components } from './components.ts';
import { type Description, descriptionOf, reads } from './descriptions.ts';

export function readSchemaOf(struct: Struct): Schema {
  const description = descriptionOf(struct);
  const { note, fallback } = description;
  const own = namedOr(description, 'read');
  const schema = reads(struct, null) ? orNull(own) : own;
  return {
    ...schema,
    ...(note !== undefined && { description: note }),
    ...(isTellingFallback(fallback) && { default: fallback }),
  };
}

export function writtenSchemaOf(struct: Struct): Schema {
  const description = descriptionOf(struct);
  const own = namedOr(description, 'written');
  const schema = struct.is(null) ? orNull(own) : own;
  return { ...schema, ...(description.note !== undefined && { description: description.note }) };
}

/** Schema of a query: its properties are parameters, so the struct is described in place even when it has a name. */
export const parametersOf = (struct: Struct): Schema => descriptionOf(struct).written();

/** A reference, where the struct is an object with a name. */
function namedOr({ named, read, written }: Description, mode: 'read' | 'written'): Schema {
  const make = mode === 'read' ? read : written;
  if (named === undefined) return make();
  return make().type === 'object' ? referTo(components.add(named, mode, make)) : make();
}

/** Fallbacks with other values are marks of the product ("not sent", "last") and say nothing to a service. */
function isTellingFallback(value: unknown): boolean {
  if (typeof value === 'number') return value >= 0 && value < Number.MAX_SAFE_INTEGER;
  return value !== undefined && value !== 'unknown';
}
