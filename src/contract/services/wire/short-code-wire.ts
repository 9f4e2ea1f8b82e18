/** Short codes of slips: wire shapes and decoders. */
import { type Infer, coerce, type as shape, unknown } from 'superstruct';
import { isPlainObject } from '../../../lib/guards.ts';
import type { SlipCode } from '../../../model/slip.ts';
import { epochSecondsField, optionalField, text } from '../fields.ts';
import { openedSlipFields } from './slip-wire.ts';

/** Number of digits of a short code. */
const CODE_LENGTH = 6;

export const slipCode = shape({
  /** Six digits. Sent as a number, it has lost its leading zeros. */
  code: text(),
  /** Epoch seconds until which the code opens the slip. */
  expires: optionalField(epochSecondsField()),
});

/** The slip itself, or an object with the slip in `slip`. */
export const codedSlip = coerce(shape(openedSlipFields), unknown(), (told) =>
  isPlainObject(told) && isPlainObject(told['slip']) ? told['slip'] : told,
);

/** Returns undefined for a code that is not six digits, because nobody could type it. */
export function decodeSlipCode({ code, expires }: Infer<typeof slipCode>): SlipCode | undefined {
  const digits = code.replaceAll(' ', '').padStart(CODE_LENGTH, '0');
  return /\d$/.test(code) && /^\d{6}$/.test(digits) ? { code: digits, expiresAt: expires ?? null } : undefined;
}
