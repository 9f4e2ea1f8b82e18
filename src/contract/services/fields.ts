/** Lenient readers of single fields: a number and its text are one, and a field that is odd or absent has its default. */
import { type Struct, coerce, define, number, string, unknown } from 'superstruct';

/** A number, or the text of one: "12", "4.6", "1.234,50". */
export function numeric(): Struct<number, null> {
  return coerce(number(), string(), numberOf);
}

export function numericOr(fallback: number): Struct<number, null> {
  return or(numeric(), fallback);
}

/** A text, or a number as its text. */
export function text(): Struct<string, null> {
  return coerce(string(), number(), String);
}

export function textOr(fallback: string): Struct<string, null> {
  return or(text(), fallback);
}

/** true, 1 and their texts; whatever else there is, is false. */
export function flag(): Struct<boolean, null> {
  const isTrue = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';
  return coerce(
    define<boolean>('flag', (value) => typeof value === 'boolean'),
    unknown(),
    isTrue,
  );
}

/** One of these values, also as its text; any other is the fallback. */
export function oneOf<const Value extends string | number, Fallback>(
  values: readonly Value[],
  fallback: Fallback,
): Struct<Value | Fallback, null> {
  const known = (told: unknown): Value | undefined => values.find((value) => value === told || String(value) === told);
  return coerce(
    define<Value | Fallback>('oneOf', (told) => told === fallback || known(told) === told),
    unknown(),
    (told) => known(told) ?? fallback,
  );
}

/** What `struct` reads, or the fallback where it cannot. */
export function or<Value, Schema>(struct: Struct<Value, Schema>, fallback: Value): Struct<Value, null> {
  // What was read is not read once more: parts within parts would be read ever so often.
  const whole = define<Value>('or', (told) => told === fallback || struct.is(told));
  return coerce(whole, unknown(), (told) => readWith(struct, told) ?? fallback);
}

/** The elements of a list that can be read; none of what is no list. */
export function listOf<Value, Schema>(element: Struct<Value, Schema>): Struct<Value[], null> {
  const read = (told: unknown): Value[] =>
    Array.isArray(told) ? told.map((each) => readWith(element, each)).filter((each) => each !== undefined) : [];
  return coerce(
    define<Value[]>('list', (told) => Array.isArray(told) && told.every((each) => element.is(each))),
    unknown(),
    read,
  );
}

function readWith<Value, Schema>(struct: Struct<Value, Schema>, told: unknown): Value | undefined {
  const [error, value] = struct.validate(told, { coerce: true });
  return error === undefined ? value : undefined;
}

/** A text with a comma is Turkish: its points stand between thousands. What is no number stays as it is. */
function numberOf(told: string): number | string {
  const plain = told.includes(',') ? told.replaceAll('.', '').replace(',', '.') : told;
  const value = plain.trim() === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? value : told;
}
