/** Random values that a JSON Schema allows, as far as its own words say; demands beyond them are for a validator. */
import fc from 'fast-check';
import type { Schema } from '../../deploy/contract/schema.ts';

export type Named = Record<string, Schema>;

const words = ['', 'metin', '7', '1.234,50', 'TR', '2026-11-21T19:55:00', 'https://example.com/a'];

export function valuesOf(schema: Schema, named: Named): fc.Arbitrary<unknown> {
  const { $ref, anyOf, allOf, enum: values, type, ...rest } = schema as Schema & { enum?: readonly unknown[] };
  const inner = (each: Schema): fc.Arbitrary<unknown> => valuesOf(each, named);
  if ($ref !== undefined) return inner(named[$ref.split('/').at(-1) ?? ''] ?? {});
  if (values !== undefined) return fc.constantFrom(...values);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(inner));
  if (allOf !== undefined && type === undefined) return inner(allOf[0] ?? {});
  if (Array.isArray(type)) return fc.oneof(...(type as string[]).map((each) => inner({ ...rest, type: each })));
  switch (type) {
    case 'object':
      return objects(rest, inner);
    case 'array':
      return fc.array(inner(rest.items ?? {}), { maxLength: 2 });
    case 'string':
      return typeof rest['pattern'] === 'string'
        ? fc.stringMatching(new RegExp(rest['pattern']), { size: 'small' })
        : fc.constantFrom(...words);
    case 'number':
    case 'integer':
      return numbers(rest, type === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.constantFrom<unknown>(null, 7, 'metin', {}, []);
  }
}

function objects(
  { properties = {}, required = [], additionalProperties: entries }: Schema,
  inner: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (typeof entries === 'object')
    return fc.dictionary(fc.constantFrom('1', '2', '31'), inner(entries), { maxKeys: 2, noNullPrototype: true });
  const fields = Object.entries(properties).map(([name, field]) => [name, inner(field)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

function numbers({ minimum = -1e9, maximum = 1e9 }: Schema, isWhole: boolean): fc.Arbitrary<number> {
  const [min, max] = [Number(minimum), Number(maximum)];
  const small = fc.integer({ min: Math.max(min, -3), max: 20 });
  const any = isWhole
    ? fc.integer({ min: Math.max(min, Number.MIN_SAFE_INTEGER), max: Math.min(max, Number.MAX_SAFE_INTEGER) })
    : fc.double({ min, max, noNaN: true });
  return fc.oneof(small, any);
}

/** Copies of a value with one part changed: removed, null, or of another type. Of a list two rows are changed. */
export function changesOf(value: unknown): { what: string; value: unknown }[] {
  return partsOf(value).flatMap((path) =>
    [undefined, null, 'metin', '7', 7, 0, -1, 0.5, true, {}, [], [null]].map((to) => ({
      what: `${path.join('.')} = ${JSON.stringify(to)}`,
      value: changedAt(value, path, to),
    })),
  );
}

type Path = readonly string[];

function partsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 2) : Object.entries(value);
  return [path, ...entries.flatMap(([key, each]) => partsOf(each, [...path, key]))];
}

function changedAt(value: unknown, path: Path, to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const at = Number(key);
    return to === undefined && rest.length === 0
      ? value.toSpliced(at, 1)
      : value.with(at, changedAt(value[at], rest, to));
  }
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  return to === undefined && rest.length === 0 ? others : { ...others, [key]: changedAt(inner, rest, to) };
}
