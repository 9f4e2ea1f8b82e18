/** The contract as data: every call with its schemas, every named schema, and what they rest on. */
import type { Struct } from 'superstruct';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { furtherDemands, otherForms, readByHand } from './beyond-shapes.ts';
import { handDecodedSchemas } from './hand-decoded.ts';
import { type DescribedContract, loadContract } from './load-contract.ts';
import { Passages, quotedNames, refusalCodes } from './passages.ts';
import { type Schema, COMPONENTS, anyOf, mapSchemas, referTo } from './schema.ts';

export interface DescribedCall {
  call: ServiceCall;
  /** Comment above the call. */
  note: string;
  /** The whole answer at a success: `data`, in its envelope or bare. */
  data: Schema;
  /** False for a call whose data may be missing. */
  needsData: boolean;
  query: Schema | undefined;
  body: Schema | undefined;
  assumptions: string[];
  sources: string[];
  /** Codes of refusals with what is known of them. */
  refusals: Record<string, string>;
}

export interface ContractModel {
  calls: DescribedCall[];
  schemas: Record<string, Schema>;
  passages: Passages;
  described: DescribedContract;
}

export async function contractModel(): Promise<ContractModel> {
  const described = await loadContract();
  const { readSchemaOf, constantOf, components } = described;
  const all: ServiceCall[] = Object.values(described.callsByArea).flatMap((calls) => Object.values(calls));
  const notes = new Map(all.map((call) => [call.name, notesOf(call, described)]));
  const passages = new Passages(all.map(({ name, path }) => ({ name, path, file: notes.get(name)?.file ?? '' })));
  const shapes = all.map((call) => describeCall(call, described));
  readSchemaOf(constantOf('services/envelope.ts', 'lenient'));
  // Only now are all named schemas known.
  const hand = handDecodedSchemas();
  const { Lenient: envelope, ...named } = components.all();
  if (envelope === undefined) throw new Error('The envelope has no schema.');
  const schemas = completed({ ...named, ...hand, Envelope: envelope, ScoreMessage: { allOf: [referTo('Score')] } });
  const calls = shapes.map((shape): DescribedCall => {
    const { note, header, file } = notes.get(shape.call.name) ?? { note: '', header: '', file: '' };
    const cited = passages.cited(`${note} ${header}`);
    const resting = [...new Set([...cited, ...passages.naming({ ...shape.call, file })])];
    // Refusals in an assumption are those of writes, and the call is seldom named again.
    const telling = resting.filter((id) => !(shape.call.kind === 'safe' && id.startsWith('assumption-')));
    const told = telling.map((id) => passages.refusals(id, { ...shape.call, file }));
    return {
      ...shape,
      note,
      data: completeAt(shape.call.name, shape.data),
      assumptions: resting.filter((id) => id.startsWith('assumption-')),
      sources: resting.filter((id) => id.startsWith('wire-')),
      refusals: mergedCodes([...told, refusalCodes(note), ownRefusals(shape.call, described)]),
    };
  });
  markAssumptions(calls, schemas, passages);
  const model = { calls, schemas: withSources(schemas, hand, passages), passages, described };
  refuseOpenParts(model);
  return model;
}

type Shapes = Pick<DescribedCall, 'call' | 'data' | 'needsData' | 'query' | 'body'>;

/** A struct of superstruct, as the contract's calls hold it; the shapes of calls without data or query are none. */
const isStruct = (shape: unknown): shape is Struct =>
  typeof (shape as { type?: unknown } | undefined)?.type === 'string';

function describeCall(call: ServiceCall, { readSchemaOf, writtenSchemaOf, parametersOf }: DescribedContract): Shapes {
  const { response, query, body } = call;
  return {
    call,
    data: isStruct(response) ? readSchemaOf(response) : {},
    needsData: isStruct(response) && call.decode(undefined, { input: {}, dropped: () => undefined }) === undefined,
    query: isStruct(query) ? parametersOf(query) : undefined,
    body: isStruct(body) ? writtenSchemaOf(body) : undefined,
  };
}

interface Notes {
  note: string;
  header: string;
  file: string;
}

function notesOf(call: ServiceCall, { NOTE, FILE, fileNotes }: DescribedContract): Notes {
  const { [NOTE]: note = '', [FILE]: file = '' } = call as unknown as Record<symbol, string | undefined>;
  return { note, header: fileNotes.get(file) ?? '', file: `src/contract/${file}` };
}

function ownRefusals(
  { name, area, kind, steps }: ServiceCall,
  { couponRefusals, poolRefusals, botCheckedCalls, BOT_CHECK_FAILED }: DescribedContract,
): Record<string, string> {
  const named = (codes: Record<string, number>): Record<string, string> =>
    Object.fromEntries(Object.entries(codes).map(([word, code]) => [String(code), inWords(word)]));
  return {
    ...(kind === 'money' && (area === 'wager' || area === 'poolWagering') && named(couponRefusals)),
    ...(area === 'poolWagering' && named(poolRefusals)),
    ...((botCheckedCalls as readonly string[]).includes(name) && { [BOT_CHECK_FAILED]: 'the bot check failed' }),
    ...Object.fromEntries(steps.map((code) => [String(code), 'another step is needed'])),
  };
}

/** Merges tables of codes; the first description of a code wins. */
function mergedCodes(all: readonly Record<string, string>[]): Record<string, string> {
  const merged = new Map<string, string>();
  for (const [code, words] of all.flatMap((codes) => Object.entries(codes))) {
    if ((merged.get(code) ?? '') === '') merged.set(code, words);
  }
  return Object.fromEntries([...merged].toSorted(([one], [other]) => Number(one) - Number(other)));
}

const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Puts what code reads and demands beyond the shapes into the named schemas. */
function completed(schemas: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, completeAt(name, schema)]));
}

function completeAt(name: string, schema: Schema): Schema {
  const at = <Told>(table: Record<string, Told>): [string[], Told][] =>
    Object.entries(table)
      .filter(([place]) => place.split('/', 1)[0] === name)
      .map(([place, told]) => [place.split('/').slice(1), told]);
  let whole = schema;
  for (const [path, replace] of at(readByHand)) {
    whole = changedAt(whole, path, (told) => ({
      ...replace(),
      ...(told.description !== undefined && { description: told.description }),
    }));
  }
  for (const [path, form] of at(otherForms)) {
    whole = changedAt(whole, path, ({ description, ...told }) => ({
      ...anyOf(told, form),
      ...(description !== undefined && { description }),
    }));
  }
  for (const [path, demand] of at(furtherDemands)) {
    // A reference stays alone, because not every reader of the document looks beside one.
    whole = changedAt(whole, path, ({ $ref, allOf = [], ...told }) => ({
      ...told,
      allOf: [...($ref === undefined ? [] : [{ $ref }]), ...allOf, demand],
    }));
  }
  return whole;
}

/** Changes the schema at a path of properties; an alternative that has the property is entered. */
function changedAt(schema: Schema, path: readonly string[], change: (schema: Schema) => Schema): Schema {
  const [step, ...rest] = path;
  if (step === undefined) return change(schema);
  const within = (inner: Schema): Schema => changedAt(inner, rest, change);
  const { properties, items, additionalProperties: entries, anyOf: some } = schema;
  if (step === '*' && items !== undefined) return { ...schema, items: within(items) };
  if (step === '*' && typeof entries === 'object') return { ...schema, additionalProperties: within(entries) };
  const property = properties?.[step];
  if (property !== undefined) return { ...schema, properties: { ...properties, [step]: within(property) } };
  if (some !== undefined)
    return {
      ...schema,
      anyOf: some.map((each) => ('type' in each && each.type !== 'null' ? changedAt(each, path, change) : each)),
    };
  throw new Error(`The contract has no ${path.join('/')} in ${JSON.stringify(schema).slice(0, 200)}.`);
}

/** Marks the fields that a passage of a call's assumptions names. */
function markAssumptions(calls: DescribedCall[], schemas: Record<string, Schema>, passages: Passages): void {
  const mark = (schema: Schema, resting: ReadonlyMap<string, Set<string>>, seen: Set<string>): void => {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.slice(COMPONENTS.length);
      if (seen.has(name)) return;
      seen.add(name);
      mark(schemas[name] ?? {}, resting, seen);
    }
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const ids = [...resting].filter(([, names]) => names.has(name)).map(([id]) => id);
      if (ids.length > 0) {
        const told = (field['x-assumption'] ?? []) as string[];
        field['x-assumption'] = [...new Set([...told, ...ids])].toSorted(byNumber);
      }
      mark(field, resting, seen);
    }
    for (const inner of [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) {
      if (typeof inner === 'object') mark(inner, resting, seen);
    }
  };
  for (const { data, body, assumptions } of calls) {
    const resting = new Map(assumptions.map((id) => [id, quotedNames(passages.text(id))]));
    const seen = new Set<string>();
    mark(data, resting, seen);
    if (body !== undefined) mark(body, resting, seen);
  }
}

export const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** Named schemas with the passages their comments cite; of those decoded by hand the passages' words as well. */
function withSources(
  schemas: Record<string, Schema>,
  hand: Record<string, Schema>,
  passages: Passages,
): Record<string, Schema> {
  const entries = Object.entries(schemas).map(([name, schema]): [string, Schema] => {
    const sourced = mapSchemas(schema, (inner) => {
      const ids = passages.cited(inner.description ?? '');
      const sources = ids.filter((id) => id.startsWith('wire-'));
      const assumed = [...((inner['x-assumption'] ?? []) as string[]), ...ids.filter((id) => !id.startsWith('wire-'))];
      return {
        ...inner,
        ...(sources.length > 0 && { 'x-source': sources }),
        ...(assumed.length > 0 && { 'x-assumption': [...new Set(assumed)].toSorted(byNumber) }),
      };
    });
    const cited = hand[name] === undefined ? [] : passages.cited(schema.description ?? '');
    const words = cited.map((id) => `**${id}** ${passages.text(id)}`);
    const description = [schema.description ?? '', ...words].filter((text) => text !== '').join('\n\n');
    return [name, { ...sourced, ...(description !== '' && { description }) }];
  });
  return Object.fromEntries(entries);
}

/** A part whose schema nobody knows makes the whole document untrue. */
function refuseOpenParts({ calls, schemas }: ContractModel): void {
  for (const [name, schema] of [
    ...Object.entries(schemas),
    ...calls.map(({ call, data }) => [call.name, data] as const),
  ]) {
    mapSchemas(schema, (inner) => {
      if (inner['x-read-by-hand'] === true || inner['x-undescribed'] !== undefined) {
        throw new Error(`${name} has a part that no schema describes: add it to deploy/contract/beyond-shapes.ts.`);
      }
      return inner;
    });
  }
}
