/**
 * Schemas of what is decoded by hand: events and markets, scores, proposed bets. Names and types come from the wire
 * interfaces. What is required, may be null or may be text is found out by decoding a sample with one field changed.
 */
import { decodeEventUpdate, decodeScoreUpdate } from '../../src/contract/hub/decode.ts';
import { decodeBets, decodeEasyCoupons } from '../../src/contract/services/wire/bets-wire.ts';
import { decodeEvent } from '../../src/contract/services/wire/decode-event.ts';
import { type Schema, anyOf, orNull, referTo } from './schema.ts';
import { type FieldType, type WireField, type WireInterface, wireInterfaces } from './wire-interfaces.ts';

/** Result of a decoder, and whether anything was unreadable. */
type Decode = (value: unknown) => { result: unknown; isClean: boolean };

/** The shapes, each with the function that reads it. */
const roots: Record<string, Decode> = {
  WireScore: counted((value, dropped) => decodeScoreUpdate(value, dropped)),
  WireEvent: counted((value, dropped) => decodeEvent(value, dropped)),
  WireBet: counted((value, dropped) => decodeBets([value], { dropped })[0] ?? null),
  WireEasyCoupon: counted((value, dropped) => decodeEasyCoupons([value], { dropped })[0] ?? null),
  WireEventUpdate: counted((value, dropped) => decodeEventUpdate(value, dropped)),
};

const decimals = '(\\.\\d{1,6})?';
const wholeBounds = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
/** The kinds of numbers that these decoders read, each also as its text. */
const numberKinds = [
  numberKind('WholeNumber', 'A whole number, or its text.', { type: 'integer', ...wholeBounds }, '-?\\d{1,15}'),
  numberKind(
    'Id',
    'A whole number above 0, or its text.',
    { type: 'integer', ...wholeBounds, minimum: 1 },
    '[1-9]\\d{0,14}',
  ),
  numberKind(
    'Price',
    'A number from 1, or its text.',
    { type: 'number', minimum: 1, maximum: 999_999 },
    `[1-9]\\d{0,5}${decimals}`,
  ),
  numberKind('DecimalNumber', 'A number, or its text.', { type: 'number', maximum: 999_999 }, `-?\\d{1,6}${decimals}`),
];

function numberKind(name: string, description: string, number: Schema, text: string) {
  const isWhole = number.type === 'integer';
  const isBounded = number['minimum'] === 1;
  return {
    name,
    isWhole,
    isBounded,
    schema: { description, ...anyOf(number, { type: 'string', pattern: `^${text}$` }) },
  };
}

function counted(decode: (value: unknown, dropped: () => void) => unknown): Decode {
  return (value) => {
    let count = 0;
    const result = decode(value, () => void (count += 1));
    return { result, isClean: count === 0 && result !== null };
  };
}

/** Name of a shape in the documents. */
export const shapeName = (wireName: string): string => wireName.replace(/^Wire/, '');

/** All shapes decoded by hand, by their names in the documents. */
export function handDecodedSchemas(): Record<string, Schema> {
  const interfaces = wireInterfaces();
  const schemas: Record<string, Schema> = Object.fromEntries(numberKinds.map(({ name, schema }) => [name, schema]));
  for (const [name, decode] of Object.entries(roots)) {
    new Probe(interfaces, decode, sampleOf(interfaces, { kind: 'interface', name })).describe(name, [], schemas);
  }
  return schemas;
}

type Path = readonly (string | number)[];

class Probe {
  readonly #interfaces: Map<string, WireInterface>;
  readonly #decode: Decode;
  readonly #sample: unknown;
  readonly #whole: string;

  constructor(interfaces: Map<string, WireInterface>, decode: Decode, sample: unknown) {
    this.#interfaces = interfaces;
    this.#decode = decode;
    this.#sample = sample;
    const { result, isClean } = decode(sample);
    if (!isClean) throw new Error(`The sample of a wire shape is not readable: ${JSON.stringify(sample)}.`);
    this.#whole = JSON.stringify(result);
  }

  describe(name: string, path: Path, schemas: Record<string, Schema>): Schema {
    const { fields, note } = interfaceOf(this.#interfaces, name);
    const id = shapeName(name);
    if (schemas[id] !== undefined) return referTo(id);
    schemas[id] = {};
    const properties = fields.map((field) => [field.name, this.#field(field, [...path, field.name], schemas)] as const);
    const required = fields.filter((field) => !this.#mayLose(field, [...path, field.name], undefined));
    schemas[id] = {
      type: 'object',
      ...(note !== '' && { description: note }),
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required: required.map((field) => field.name) }),
    };
    return referTo(id);
  }

  #field(field: WireField, path: Path, schemas: Record<string, Schema>): Schema {
    const { type, note } = field;
    const reading = this.#reading(field, path);
    if (reading === undefined) return { description: `${note} Not read.`.trim() };
    const schema = reading.#type(type, path, schemas);
    const told = this.#mayLose(field, path, null) ? orNull(schema) : schema;
    return { ...told, ...(note !== '' && { description: note }) };
  }

  #type(type: FieldType, path: Path, schemas: Record<string, Schema>): Schema {
    if (type.kind === 'interface') return this.describe(type.name, path, schemas);
    if (type.kind === 'list') return { type: 'array', items: this.#type(type.of, [...path, 0], schemas) };
    if (type.kind === 'numberOrText') return anyOf(this.#number(path), { type: 'string' });
    if (type.kind === 'values') {
      return anyOf({ enum: [...type.values] }, { type: 'string', description: 'Any other counts as absent.' });
    }
    if (type.kind === 'number') return this.#number(path);
    if (type.kind === 'string')
      return this.#keeps(path, Number(SAMPLE)) ? { type: ['string', 'number'] } : { type: 'string' };
    return this.#keeps(path, 'true') ? { enum: [true, false, 1, 0, 'true', 'false'] } : { type: 'boolean' };
  }

  #number(path: Path): Schema {
    const isWhole = !this.#counts(path, Number(SAMPLE) + 0.5);
    const isBounded = !this.#isClean(path, 0);
    const mayBeText = this.#keeps(path, SAMPLE);
    const kind = numberKinds.find((each) => each.isWhole === isWhole && each.isBounded === isBounded);
    if (kind === undefined || !mayBeText)
      throw new Error(`A number of a wire shape is of no known kind: ${path.join('.')}.`);
    return referTo(kind.name);
  }

  /**
   * A probe whose sample the decoder reads this field of: another key may take precedence over it. Undefined for a field that
   * is never read.
   */
  #reading({ type }: WireField, path: Path): Probe | undefined {
    if (type.kind === 'list' || type.kind === 'interface') return this;
    const values = type.kind === 'values' ? type.values : othersOf[type.kind];
    const isRead = (probe: Probe): boolean => values.some((value) => probe.#counts(path, value));
    if (isRead(this)) return this;
    const beside = Object.keys(at(this.#sample, path.slice(0, -1)) as object);
    return beside
      .map((key) => changed(this.#sample, [...path.slice(0, -1), key], undefined))
      .filter((sample) => this.#decode(sample).isClean)
      .map((sample) => new Probe(this.#interfaces, this.#decode, sample))
      .find(isRead);
  }

  /** True when the same is read from this value. */
  #keeps(path: Path, value: unknown): boolean {
    const { result, isClean } = this.#decode(changed(this.#sample, path, value));
    return isClean && JSON.stringify(result) === this.#whole;
  }

  /** True when this value is read, and not as if it were absent. */
  #counts(path: Path, value: unknown): boolean {
    const { result, isClean } = this.#decode(changed(this.#sample, path, value));
    const absent = this.#decode(changed(this.#sample, path, undefined));
    return isClean && JSON.stringify(result) !== JSON.stringify(absent.result);
  }

  #isClean(path: Path, value: unknown): boolean {
    return this.#decode(changed(this.#sample, path, value)).isClean;
  }

  /** True when nothing but the field itself is lost with this value. */
  #mayLose({ type }: WireField, path: Path, value: undefined | null): boolean {
    const { result, isClean } = this.#decode(changed(this.#sample, path, value));
    const isWhole =
      type.kind === 'list' || type.kind === 'interface' || rowsOf(result) >= rowsOf(JSON.parse(this.#whole));
    return isClean && isWhole;
  }
}

/** A number, a text and an id at once. */
const SAMPLE = '7';

/** Values beside the sample's own. */
const othersOf = { number: [9], numberOrText: [9], string: ['9'], boolean: [true, false] } as const;

function sampleOf(interfaces: Map<string, WireInterface>, type: FieldType): unknown {
  if (type.kind === 'list') return [sampleOf(interfaces, type.of)];
  if (type.kind === 'number' || type.kind === 'numberOrText') return Number(SAMPLE);
  if (type.kind === 'string') return SAMPLE;
  // The last one demands least of the fields beside it.
  if (type.kind === 'values') return type.values.at(-1);
  if (type.kind !== 'interface') return true;
  const { fields } = interfaceOf(interfaces, type.name);
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(interfaces, field.type)]));
}

function interfaceOf(interfaces: Map<string, WireInterface>, name: string): WireInterface {
  const found = interfaces.get(name);
  if (found === undefined) throw new Error(`There is no wire interface ${name}.`);
  return found;
}

/** A copy with another value at the path; `undefined` removes the key. */
function changed(sample: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(sample);
  const inner = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  return copy;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value);
}

/** Number of rows in all lists. */
function rowsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce<number>((sum, each) => sum + rowsOf(each), 0);
  return Array.isArray(value) ? inner + value.length : inner;
}
