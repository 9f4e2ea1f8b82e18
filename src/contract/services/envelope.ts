/** The envelope of every service response. */
import { type Infer, boolean, nullable, number, optional, string, type as shape, unknown } from 'superstruct';
import { isPlainObject } from '../../lib/guards.ts';
import { numeric, booleanLike, text, optionalField } from './fields.ts';

export const envelopeShape = shape({
  isSuccess: boolean(),
  data: optional(unknown()),
  message: optional(nullable(string())),
  error: optional(nullable(shape({ code: optional(nullable(number())), message: optional(nullable(string())) }))),
  info: optional(nullable(shape({ code: optional(nullable(number())), message: optional(nullable(string())) }))),
});
export type Envelope = Infer<typeof envelopeShape>;

/** The readable parts of an envelope. */
export interface ReadEnvelope {
  /** Undefined when the envelope does not contain it. */
  isSuccess: boolean | undefined;
  data: unknown;
  message: string;
  error: Said | null;
  info: Said | null;
}

interface Said {
  code: number | null;
  message: string;
}

/** Returns null when the value is not an envelope. Unreadable parts count as missing. */
export function readEnvelope(value: unknown): ReadEnvelope | null {
  if (!isPlainObject(value)) return null;
  const [error, envelope] = lenient.validate(value, { coerce: true });
  if (error !== undefined || !parts.some((part) => part in value)) return null;
  const { isSuccess, message } = envelope;
  return {
    isSuccess: isSuccess ?? undefined,
    data: value['data'],
    message: message ?? '',
    error: saidOf(envelope.error),
    info: saidOf(envelope.info),
  };
}

const parts = ['isSuccess', 'data', 'message', 'error', 'info'];
const said = shape({ code: optionalField(numeric()), message: optionalField(text()) });
const lenient = shape({
  isSuccess: optionalField(booleanLike()),
  message: optionalField(text()),
  error: optionalField(said),
  info: optionalField(said),
});

/** Returns null for an object without code and message; a code of 0, the default of a number, counts as none. */
function saidOf(part: Infer<typeof said> | null | undefined): Said | null {
  const code = part?.code || null;
  const message = part?.message ?? '';
  return code === null && message === '' ? null : { code, message };
}
