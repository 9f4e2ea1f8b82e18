/**
 * Fields of an answer, read leniently (rule service-10): a number and its text are one, null is absent, an unknown value
 * of a closed set is "unknown". For a writer they are exact: only a decoder coerces.
 */
import { type Struct, any, boolean, coerce, define, nullable, number, optional, string, union } from 'superstruct';

/** A number, or its text. */
export const figure = (): Struct<number, null> => coerce(number(), string(), numberOf);

/** A text, or a number in its place. */
export const text = (): Struct<string, null> => coerce(string(), number(), String);

/** true and false, 1 and 0, or either as text. */
export const flag = (): Struct<boolean, null> =>
  coerce(boolean(), union([number(), string()]), (value) => flags.get(String(value).trim().toLowerCase()) ?? value);

/** A value of a closed set; any other, and none, is "unknown". */
export function known<Value extends string | number>(values: readonly Value[]): Struct<Value | 'unknown', null> {
  const words = new Map<string, Value>(values.map((value) => [String(value).toLowerCase(), value]));
  const set = define<Value | 'unknown'>(
    'known',
    (value) => value === 'unknown' || values.some((each) => each === value),
  );
  return coerce(set, any(), (value) => words.get(String(value).trim().toLowerCase()) ?? 'unknown');
}

/** A field that may be missing. One that cannot be read is missing too: it costs itself, never the answer. */
export function told<Value, Schema>(field: Struct<Value, Schema>): Struct<Value | null | undefined> {
  return coerce(optional(nullable(field)), any(), (value: unknown) => {
    const [error, read] = field.validate(value, { coerce: true });
    return error === undefined ? read : null;
  });
}

/** As above, with a value in place of what is missing. */
export function or<Value, Schema>(field: Struct<Value, Schema>, otherwise: Value): Struct<Value, Schema> {
  return coerce(field, any(), (value: unknown) => {
    const [error, read] = field.validate(value, { coerce: true });
    return error === undefined ? read : otherwise;
  });
}

/** The number a text says; anything else as it came. */
function numberOf(value: string): unknown {
  return value.trim() === '' || !Number.isFinite(Number(value)) ? value : Number(value);
}

const flags = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);
