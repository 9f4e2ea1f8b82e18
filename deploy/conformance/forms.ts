/**
 * Differences between a response and the documented form that the product's decoders accept: other types, other units,
 * missing, additional and null fields, unknown words.
 */
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { isPlainObject } from '../../src/lib/guards.ts';
import type { Schema } from '../contract/schema.ts';
import type { ContractDocument } from './contract-document.ts';
import { type ConformanceFinding, differs } from './finding.ts';

type JsonType = 'number' | 'text' | 'flag' | 'list' | 'object';

/** Facts of all values at one path, in which `[]` is a row of a list and `*` an id of a map. */
interface Facts {
  types: Set<JsonType>;
  hasNull: boolean;
  numbers: number[];
}

export interface Forms {
  findings: ConformanceFinding[];
  /** Optional fields that the documented response has, and this one has not or as null: no difference by itself. */
  notes: string[];
}

/** @param body a successful response */
export function formsOf(contract: ContractDocument, call: ServiceCall, body: unknown): Forms {
  const documented = factsOf(contract.example(call));
  if (documented.size === 0) return { findings: [], notes: [] };
  const actual = factsOf(body);
  const schema = contract.schema(call);
  const known = new Set<string>();
  collectNames(contract, schema, known, new Set());
  const found = new Map<string, Set<string>>();
  const add = (kind: string, path: string): void => void found.set(kind, (found.get(kind) ?? new Set()).add(path));

  const isObject = (path: string): boolean => documented.get(path)?.types.has('object') === true;

  for (const [path, { types, hasNull, numbers }] of actual) {
    const agreed = documented.get(path);
    for (const type of types) {
      if (agreed === undefined || agreed.types.size === 0 || agreed.types.has(type)) continue;
      add(`${type} where ${[...agreed.types].join(' or ')} is documented`, path);
    }
    if (agreed === undefined && isObject(parentOf(path)) && !known.has(nameOf(path))) add('unknown', path);
    if (hasNull && types.size === 0 && (agreed === undefined ? known.has(nameOf(path)) : agreed.types.size > 0)) {
      if (isObject(parentOf(path))) add(path === '.data' ? 'null in place of data' : 'null', path);
    }
    if (agreed !== undefined && isOtherUnit(agreed.numbers, numbers)) add('another unit of time', path);
  }
  for (const [path, { types }] of documented) {
    const parent = actual.get(parentOf(path));
    if (types.size > 0 && !actual.has(path) && parent?.types.has('object') === true) add('absent', path);
  }
  for (const path of unknownWords(contract, schema, body)) add('unknown code or word', path);
  const told = [...found].map(([kind, paths]) => ({ kind, words: `${kind}: ${listed([...paths])}` }));
  return {
    findings: told.filter(({ kind }) => !optional.has(kind)).map(({ words }) => differs('form', words)),
    notes: told.filter(({ kind }) => optional.has(kind)).map(({ words }) => words),
  };
}

const optional: ReadonlySet<string> = new Set(['absent', 'null']);

const LISTED = 8;
const listed = (paths: readonly string[]): string =>
  [...paths.slice(0, LISTED), ...(paths.length > LISTED ? [`${paths.length - LISTED} more`] : [])].join(', ');

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).replace(/(\[\])+$/, '');

const parentOf = (path: string): string =>
  path.endsWith('[]') ? path.slice(0, -2) : path.slice(0, path.lastIndexOf('.'));

function factsOf(value: unknown): Map<string, Facts> {
  const facts = new Map<string, Facts>();
  const visit = (each: unknown, path: string): void => {
    const at = facts.get(path) ?? { types: new Set(), hasNull: false, numbers: [] };
    facts.set(path, at);
    if (each === null) at.hasNull = true;
    else at.types.add(typeOf(each));
    if (typeof each === 'number') at.numbers.push(each);
    if (Array.isArray(each)) for (const row of each) visit(row, `${path}[]`);
    if (!isPlainObject(each)) return;
    const entries = Object.entries(each);
    const isMap = entries.length > 0 && entries.every(([key]) => /^-?\d[\d_]*$/.test(key));
    for (const [key, entry] of entries) visit(entry, `${path}.${isMap ? '*' : key}`);
  };
  if (value !== undefined) visit(value, '');
  return facts;
}

function typeOf(value: unknown): JsonType {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  return typeof value === 'string' ? 'text' : 'object';
}

/** Numbers from this on are epoch milliseconds (wire-envelope-11). */
const MILLISECONDS = 1e11;
const OLDEST_SECONDS = 1e9;

/** True when one side has seconds and the other milliseconds. */
function isOtherUnit(documented: readonly number[], actual: readonly number[]): boolean {
  const isTime = documented.length > 0 && documented.every((each) => each > OLDEST_SECONDS);
  if (!isTime || actual.length === 0) return false;
  const areMs = (all: readonly number[]): boolean => all.every((each) => each > MILLISECONDS);
  const areSeconds = (all: readonly number[]): boolean =>
    all.every((each) => each < MILLISECONDS && each > OLDEST_SECONDS);
  return (areMs(actual) && areSeconds(documented)) || (areSeconds(actual) && areMs(documented));
}

/** Adds the names of all fields that a schema has at any depth. */
function collectNames(contract: ContractDocument, schema: Schema, names: Set<string>, seen: Set<Schema>): void {
  const whole = contract.resolve(schema);
  if (seen.has(whole)) return;
  seen.add(whole);
  for (const [name, field] of Object.entries(whole.properties ?? {})) {
    names.add(name);
    collectNames(contract, field, names, seen);
  }
  for (const inner of [whole.items, whole.additionalProperties, ...(whole.anyOf ?? []), ...(whole.allOf ?? [])]) {
    if (typeof inner === 'object') collectNames(contract, inner, names, seen);
  }
}

/** Paths whose value is outside of the words that the product knows, with the value. */
function unknownWords(contract: ContractDocument, root: Schema, body: unknown): string[] {
  const found: string[] = [];
  const visit = (schema: Schema, value: unknown, path: string): void => {
    const { properties, items, additionalProperties, anyOf = [], allOf = [] } = contract.resolve(schema);
    if (value === null || value === undefined) return;
    const words = anyOf.flatMap((each) => (Array.isArray(each['enum']) ? (each['enum'] as unknown[]) : []));
    const isOpen = anyOf.some(({ description }) => description?.includes('counts as unknown') === true);
    if (isOpen && !words.includes(value)) found.push(`${path} ${JSON.stringify(value)?.slice(0, 40)}`);
    for (const inner of [...anyOf, ...allOf]) visit(inner, value, path);
    if (Array.isArray(value)) {
      if (items !== undefined) for (const row of value) visit(items, row, `${path}[]`);
    } else if (isPlainObject(value)) {
      for (const [name, field] of Object.entries(properties ?? {})) visit(field, value[name], `${path}.${name}`);
      if (typeof additionalProperties === 'object') {
        for (const entry of Object.values(value)) visit(additionalProperties, entry, `${path}.*`);
      }
    }
  };
  visit(root, body, '');
  return [...new Set(found)];
}
