/** How digits are grouped while they are typed. What stands between them belongs to the mask and is never sent. */
import type { MaskedPatternOptions } from 'imask/esm/masked/pattern';
import { nationalNumber, phoneDigits, phoneFault } from '../../domain/member/fields/phone.ts';

export type Mask = Pick<MaskedPatternOptions, 'mask' | 'definitions' | 'prepare'>;

/**
 * Always begins with 0; the braces make that 0 part of the value. No area code begins with 0, and nobody's own with 9: who
 * types 90 begins with the country's code.
 */
export const phoneMask: Mask = {
  mask: '{\\0} (#00) 000 00 00',
  definitions: { '#': /[1-8]/ },
  prepare: withoutCountryCode,
};

/** gg.aa.yyyy */
export const dateMask: Mask = { mask: '00.00.0000', prepare: fromIsoDate };

export const codeMask: Mask = { mask: '000000' };

/** A number pasted or filled in as +90 555…, also where it comes beside what stands there. */
function withoutCountryCode(added: string): string {
  const number = nationalNumber(phoneDigits(added));
  return phoneFault(number) === null ? number : added.replace(/^\s*(?:\+|00)90/, '');
}

/** Browsers fill a birthday in as 1990-02-05. */
function fromIsoDate(added: string): string {
  return added.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
}
