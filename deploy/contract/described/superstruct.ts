/**
 * The functions of superstruct that the contract is written with, each with the JSON Schema of the struct it returns. The
 * contract is loaded with this module in the place of the package (`load-contract.ts`), so that the product ships none of it.
 * A function that is missing here returns a struct without description, which fails when the contract is described.
 */
import * as real from 'superstruct';
import { type Infer, type Struct } from 'superstruct';
import { type Schema, anyOf } from '../schema.ts';
import { type Description, describe, reads, readsAnything } from './descriptions.ts';
import { readSchemaOf, writtenSchemaOf } from './schema-of.ts';

export * from 'superstruct';

type Any = Struct;

/** Describes a struct that reads and writes the same values. */
const same = <T extends object>(struct: T, schema: Schema): T =>
  describe(struct, { read: () => schema, written: () => schema });

/** Describes a struct by those inside it. */
const built = <T extends object>(struct: T, schema: (of: (inner: Any) => Schema) => Schema): T =>
  describe(struct, { read: () => schema(readSchemaOf), written: () => schema(writtenSchemaOf) });

const asAny = (struct: unknown): Any => struct as Any;

export const number: typeof real.number = () => same(real.number(), { type: 'number' });
export const string: typeof real.string = () => same(real.string(), { type: 'string' });
export const boolean: typeof real.boolean = () => same(real.boolean(), { type: 'boolean' });
export const integer: typeof real.integer = () => same(real.integer(), { type: 'integer' });
export const literal = ((value: string | number) =>
  same(real.literal(value as string), { const: value })) as unknown as typeof real.literal;
/** A part that is read by hand: `beyond-shapes.ts` says how. */
export const unknown: typeof real.unknown = () => same(real.unknown(), { 'x-read-by-hand': true });

export const enums = ((values: readonly (string | number)[]) =>
  same(real.enums(values as readonly string[]), { enum: values })) as unknown as typeof real.enums;

export const pattern = ((struct: Struct<string, null>, form: RegExp) =>
  built(real.pattern(struct, form), (of) => ({ ...of(asAny(struct)), pattern: form.source }))) as typeof real.pattern;

export const nonempty = ((struct: Any) =>
  built(real.nonempty(struct as Struct<string, null>), (of) => ({
    ...of(struct),
    minLength: 1,
  }))) as unknown as typeof real.nonempty;

export const array = ((element?: Any) =>
  element === undefined
    ? same(real.array(), { type: 'array' })
    : built(real.array(element), (of) => ({ type: 'array', items: of(element) }))) as unknown as typeof real.array;

export const record = ((key: Any, value: Any) =>
  built(real.record(key as unknown as Struct<string>, value), (of) => ({
    type: 'object',
    additionalProperties: of(value),
  }))) as unknown as typeof real.record;

export const union = ((structs: readonly Any[]) =>
  built(real.union(structs as unknown as [Any, Any]), (of) =>
    anyOf(...structs.map(of)),
  )) as unknown as typeof real.union;

export const optional = ((struct: Any) =>
  built(real.optional(struct), (of) => of(struct))) as unknown as typeof real.optional;

export const nullable = ((struct: Any) =>
  // That null is accepted is found out by trying, as for every struct.
  built(real.nullable(struct), (of) => of(struct))) as unknown as typeof real.nullable;

export const type = ((fields: Record<string, Any>) =>
  describe(real.type(fields), objectOf(fields))) as unknown as typeof real.type;

export const object = ((fields: Record<string, Any>) => {
  const { read, written } = objectOf(fields);
  const exact = (schema: Schema): Schema => ({ ...schema, additionalProperties: false });
  return describe(real.object(fields), { read: () => exact(read()), written: () => exact(written()) });
}) as unknown as typeof real.object;

export const refine = ((struct: Any, name: string, refiner: Parameters<typeof real.refine>[2]) =>
  built(real.refine(struct, name, refiner as never), (of) => of(struct))) as unknown as typeof real.refine;

/** Says what is read without the coercion; a condition that is a shape of its own is read as well. */
export const coerce = ((struct: Any, condition: Any, coercer: (value: unknown) => unknown) =>
  describe(real.coerce(struct, condition, coercer), {
    read: () => {
      const other = readSchemaOf(condition);
      return other['x-read-by-hand'] === true || other.type === 'array'
        ? readSchemaOf(struct)
        : anyOf(readSchemaOf(struct), other);
    },
    written: () => writtenSchemaOf(struct),
  })) as unknown as typeof real.coerce;

/** A check by a function, which says nothing of the values it takes: `lenient.ts` describes the functions that use it. */
export const define = ((name: string, validator: (value: unknown) => boolean) =>
  same(real.define(name, validator), { 'x-undescribed': name })) as unknown as typeof real.define;

/** A field that may be absent, and makes its object unreadable where it is there and unreadable. */
const isStrictOption = (field: Any): boolean => reads(field, undefined) && !readsAnything(field);

function objectOf(fields: Record<string, Any>): Description {
  const schemaWith = (of: (inner: Any) => Schema, isOptional: (inner: Any) => boolean): Schema => {
    const required = Object.entries(fields).flatMap(([key, field]) => (isOptional(field) ? [] : [key]));
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, of(field)])),
      ...(required.length > 0 && { required }),
    };
  };
  return {
    read: () =>
      schemaWith(
        (field) => ({ ...readSchemaOf(field), ...(isStrictOption(field) && { 'x-unreadable': 'refused' }) }),
        (field) => reads(field, undefined),
      ),
    written: () => schemaWith(writtenSchemaOf, (field) => field.is(undefined)),
  };
}

/** Kept, so that the types of the package are those of this module. */
export type { Infer, Struct };
