/**
 * Fields of a response, read leniently (rule service-10): a number may be sent as text, null counts as absent, an
 * unreadable field affects only itself. For a writer the fields are exact: only a decoder coerces.
 */
import { type Struct, boolean, define, nullable, number, optional, string } from 'superstruct';
import { isPlainObject } from '../../lib/guards.ts';
import { parseEpochSeconds } from './epoch-seconds.ts';

/**
 * Sets how a new struct reads any value. `coerce` of superstruct would validate its condition for every field first,
 * with generators that are a third of what decoding allocates. @param read decides with `typeof`
 */
export function readBy<Value, Schema>(
  struct: Struct<Value, Schema>,
  read: (told: unknown) => unknown,
): Struct<Value, Schema> {
  struct.coercer = read;
  return struct;
}

/** A number, or the text of one: "12", "4.6", "1.234,50". */
export function numeric(): Struct<number, null> {
  return readBy(number(), (told) => (typeof told === 'string' ? numberOf(told) : told));
}

/** A required time, in epoch seconds once it is read. */
export function epochSecondsField(): Struct<number, null> {
  return readBy(number(), parseEpochSeconds);
}

export function numericOr(fallback: number): Struct<number, null> {
  return fieldOr(numeric(), fallback);
}

/** A text, or a number as its text. */
export function text(): Struct<string, null> {
  return readBy(string(), (told) => (typeof told === 'number' ? String(told) : told));
}

/** Text of a page: plain, or the `text` of an object. */
export function pageText(): Struct<string, null> {
  return readBy(string(), (told) => (isPlainObject(told) ? told['text'] : told));
}

export function textOr(fallback: string): Struct<string, null> {
  return fieldOr(text(), fallback);
}

/** true and false, 1 and 0, or any of these as text. */
export function booleanLike(): Struct<boolean, null> {
  return readBy(boolean(), (told) =>
    typeof told === 'number' || typeof told === 'string' ? (answers.get(textOf(told)) ?? told) : told,
  );
}

/** Like `booleanLike`; any other value is false. */
export function booleanOrFalse(): Struct<boolean, null> {
  return fieldOr(booleanLike(), false);
}

/** Accepts one of these values, also as text in any case; any other value is the fallback. */
export function oneOf<const Value extends string | number, Fallback>(
  values: readonly Value[],
  fallback: Fallback,
): Struct<Value | Fallback, null> {
  const byText = new Map(values.map((value) => [textOf(value), value]));
  return readBy(
    define<Value | Fallback>('oneOf', (told) => told === fallback || values.some((value) => value === told)),
    (told) => byText.get(textOf(told)) ?? fallback,
  );
}

/** A value of a closed set; any other value, and none, is "unknown". */
export function oneOfOrUnknown<const Value extends string | number>(
  values: readonly Value[],
): Struct<Value | 'unknown', null> {
  return oneOf(values, 'unknown');
}

/** An optional field. An unreadable one counts as missing: only the field is lost, not the response. */
export function optionalField<Value, Schema>(field: Struct<Value, Schema>): Struct<Value | null | undefined> {
  return readBy(optional(nullable(field)), (value) => readWith(field, value) ?? null);
}

/** An object within a response; null when it is missing or unreadable. Cheap within lists, because it is read once. */
export function objectOrNull<Value, Schema>(struct: Struct<Value, Schema>): Struct<Value | null, null> {
  return fieldOr(nullable(struct), null);
}

/** The value `struct` reads, or the fallback when it cannot read it. */
export function fieldOr<Value, Schema>(struct: Struct<Value, Schema>, fallback: Value): Struct<Value, null> {
  // A value that was read is not read a second time; otherwise nested parts would be read again at every level.
  const whole = define<Value>('or', (told) => told === fallback || struct.is(told));
  return readBy(whole, (told) => readWith(struct, told) ?? fallback);
}

/** The readable elements of a list; empty when the value is not a list. */
export function listOf<Value, Schema>(element: Struct<Value, Schema>): Struct<Value[], null> {
  const read = (told: unknown): Value[] =>
    Array.isArray(told) ? told.map((each) => readWith(element, each)).filter((each) => each !== undefined) : [];
  return readBy(
    define<Value[]>('list', (told) => Array.isArray(told) && told.every((each) => element.is(each))),
    read,
  );
}

/** Returns undefined for a value that the struct cannot read. */
export const readWith = <Value, Schema>(struct: Struct<Value, Schema>, told: unknown): Value | undefined =>
  struct.validate(told, { coerce: true })[1];

/**
 * Parses a number: without a comma as in JSON, with one as people write it. Returns the text unchanged when it is not
 * a number.
 */
function numberOf(told: string): number | string {
  const text = told.trim();
  const plain = text.includes(',') ? withoutThousands(text) : text;
  const value = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? value : told;
}

function withoutThousands(text: string): string {
  const between = text[decimalSeparatorIndex(text)] === ',' ? '.' : ',';
  return text.replaceAll(between, '').replace(',', '.');
}

const textOf = (value: unknown): string => String(value).trim().toLowerCase();

const answers = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/**
 * Index of the decimal sign in a number that has a comma, in Turkish or English notation; -1 when it has no decimals.
 * Of a comma and a point the later one is the decimal sign. A lone comma is too, unless it separates thousands more
 * than once.
 */
function decimalSeparatorIndex(text: string): number {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma !== -1 && point !== -1) return Math.max(comma, point);
  return /^-?[1-9]\d{0,2}(,\d{3}){2,}$/.test(text) ? -1 : text.indexOf(',');
}
