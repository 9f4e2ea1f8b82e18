/** JSON Schema (2020-12) as plain data, with the few helpers that the documents of the contract need. */

export interface Schema {
  [keyword: string]: unknown;
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  description?: string;
  $ref?: string;
}

/** Address of the named schemas, in both documents. */
export const COMPONENTS = '#/components/schemas/';

export const referTo = (name: string): Schema => ({ $ref: `${COMPONENTS}${name}` });

/** Alternatives as one schema; nested alternatives are lifted, and equal ones appear once. */
export function anyOf(...schemas: readonly Schema[]): Schema {
  const flat = schemas.flatMap((schema) =>
    schema.anyOf !== undefined && Object.keys(schema).length === 1 ? schema.anyOf : [schema],
  );
  const distinct = new Map(flat.map((schema) => [JSON.stringify(schema), schema]));
  const [only, ...others] = distinct.values();
  if (only === undefined) throw new Error('anyOf needs a schema');
  return others.length === 0 ? only : { anyOf: [only, ...others] };
}

/** The schema with `null` allowed. A plain type gets a second type, anything else an alternative. */
export function orNull(schema: Schema): Schema {
  const { type, enum: values } = schema as Schema & { enum?: readonly unknown[] };
  if (schema['x-read-by-hand'] === true || (Array.isArray(values) && values.includes(null))) return schema;
  if (typeof type === 'string' && values === undefined) return { ...schema, type: [type, 'null'] };
  if (Array.isArray(type)) return type.includes('null') ? schema : { ...schema, type: [...type, 'null'] };
  return anyOf(schema, { type: 'null' });
}

/** Applies `change` to the schema and to every schema inside it, innermost first. */
export function mapSchemas(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const each = (inner: Schema): Schema => mapSchemas(inner, change);
  const { properties, items, additionalProperties, anyOf: some, allOf } = schema;
  return change({
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, each(inner)])),
    }),
    ...(items && { items: each(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: each(additionalProperties) }),
    ...(some && { anyOf: some.map(each) }),
    ...(allOf && { allOf: allOf.map(each) }),
  });
}

/** `camelCase` or `kebab-case` as `PascalCase`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The named schemas that a part of a document refers to, and those that these refer to. */
export function reachable(schemas: Record<string, Schema>, part: unknown): Record<string, Schema> {
  const found = new Set<string>();
  const visit = (inner: unknown): void => {
    for (const [, name = ''] of JSON.stringify(inner).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name] ?? {});
    }
  };
  visit(part);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}
