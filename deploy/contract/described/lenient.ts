/**
 * Schemas of the lenient fields of a response (rule service-10): one line for each function of the contract whose struct says
 * nothing of the values it takes. Functions that are built of these describe themselves. A schema lists the forms that keep
 * their meaning; which other values are accepted, and lost, is the field's own matter (`default`).
 */
import type { Struct } from 'superstruct';
import { type Schema, anyOf, referTo } from '../schema.ts';
import { components } from './components.ts';
import { type Description, descriptionOf } from './descriptions.ts';
import { readSchemaOf, writtenSchemaOf } from './schema-of.ts';

type Any = Struct;
type Line = (...args: never[]) => Partial<Description>;

const textual = (pattern: string): Schema => ({ type: 'string', pattern, maxLength: 40 });
const shared =
  (id: string, schema: Schema): (() => Schema) =>
  () =>
    referTo(components.set(id, schema));

const numberForms: Schema = {
  description: 'A number, or its text: "12", "4.6"; in Turkish notation "1.234,50", in English "1,234.50".',
  anyOf: [
    { type: 'number' },
    textual('^-?(\\d+(\\.\\d+)?|\\d+,\\d+|[1-9]\\d{0,2}(\\.\\d{3})+,\\d+|[1-9]\\d{0,2}(,\\d{3})+\\.\\d+)$'),
  ],
};
const textForms: Schema = { description: 'A text, or a number as its text.', type: ['string', 'number'] };
const flagForms: Schema = {
  description: 'true and false, 1 and 0, or any of these as text.',
  enum: [true, false, 1, 0, 'true', 'false', 'True', 'False', '1', '0'],
};
const timeForms: Schema = {
  description:
    'A time after 1970: epoch seconds, epoch milliseconds (above 10^11), either as text, or ISO text, in Turkish time where it names no zone.',
  anyOf: [
    { type: 'number', minimum: 1, maximum: 1e14 },
    textual('^[1-9]\\d{0,13}$'),
    textual(
      '^(197[1-9]|19[89]\\d|20\\d\\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([T ]([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?(Z|[+-](0\\d|1[0-4]):[0-5]\\d)?)?$',
    ),
  ],
};
export const timeSchema = shared('LenientTime', timeForms);
export const numberSchema = shared('LenientNumber', numberForms);
export const textSchema = shared('LenientText', textForms);
export const flagSchema = shared('LenientFlag', flagForms);

export const lenient = {
  numeric: () => ({ read: numberSchema }),
  epochSecondsField: () => ({ read: timeSchema }),
  text: () => ({ read: textSchema }),
  pageText: () => ({ read: () => anyOf({ type: 'string' }, objectWithText) }),
  booleanLike: () => ({ read: flagSchema }),
  oneOf: (values: readonly (string | number)[], fallback: unknown) => oneOfForms(values, fallback),
  fieldOr: (struct: Any, fallback: unknown) => ({
    ...descriptionOf(struct),
    read: () => withoutNote(readSchemaOf(struct)),
    written: () => withoutNote(writtenSchemaOf(struct)),
    fallback,
  }),
  listOf: (element: Any) => listForms(element),
  rows: (row: Any) => listForms(row),
  emptyResponseAs: (struct: Any) => ({ read: () => anyOf(readSchemaOf(struct), { type: 'object', maxProperties: 0 }) }),
  table: (row: Any) => ({ read: () => ({ type: 'object', additionalProperties: readSchemaOf(row) }) }),
} satisfies Record<string, Line>;

/** Completes the description of a struct that one of these functions returned. */
export function lenientDescription(name: string, args: readonly unknown[], own: Description): Description {
  const line = lenient[name as keyof typeof lenient] as (...args: readonly unknown[]) => Partial<Description>;
  return { ...own, ...line(...args) };
}

const objectWithText: Schema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };

function listForms(element: Any): Partial<Description> {
  return {
    read: () => ({ type: 'array', items: readSchemaOf(element) }),
    written: () => ({ type: 'array', items: writtenSchemaOf(element) }),
  };
}

function oneOfForms(values: readonly (string | number)[], fallback: unknown): Partial<Description> {
  const texts = values.filter((value) => typeof value === 'number').map(String);
  const others = fallback === null || fallback === 'unknown' ? 'unknown' : JSON.stringify(fallback);
  return {
    read: () => ({
      anyOf: [
        { enum: [...values, ...texts] },
        { type: ['string', 'number'], description: `Any other counts as ${others}.` },
      ],
    }),
    written: () => ({ enum: [...values] }),
    fallback,
  };
}

/** The comment belongs to the field and not to what is inside it. */
function withoutNote(schema: Schema): Schema {
  const bare = { ...schema };
  delete bare.description;
  return bare;
}
