import fc from 'fast-check';
import { createMask } from 'imask';
import { describe, expect, it } from 'vitest';
import { phoneFault } from '../../../../src/domain/member/fields/phone.ts';
import { type Mask, codeMask, dateMask, phoneMask } from '../../../../src/ui/form/masks.ts';

/** What stands in the field after a text was pasted into it empty, and what is sent of it. */
function typed(mask: Mask, text: string): { shown: string; sent: string } {
  const masked = createMask({ ...mask });
  masked.append(text, { input: true, raw: true });
  return { shown: masked.value, sent: masked.unmaskedValue };
}

/** The same, key by key. */
function keyed(mask: Mask, text: string): { shown: string; sent: string } {
  const masked = createMask({ ...mask });
  for (const key of text) masked.append(key, { input: true, raw: true });
  return { shown: masked.value, sent: masked.unmaskedValue };
}

describe('the phone mask (rule field-3)', () => {
  it.each([
    ['05550000001'],
    ['5550000001'],
    ['0555 000 00 01'],
    ['0 (555) 000 00 01'],
    ['+90 555 000 00 01'],
    ['00905550000001'],
    ['905550000001'],
    ['90 (555) 000 00 01'],
    ['Tel. 90 555 000 00 01'],
  ])('%s is 0 (555) 000 00 01, pasted', (text) => {
    expect(typed(phoneMask, text)).toEqual({ shown: '0 (555) 000 00 01', sent: '05550000001' });
  });

  it.each([['05550000001'], ['5550000001'], ['005550000001'], ['0a5b5c50000001'], ['905550000001'], ['+905550000001']])(
    '%s, key by key',
    (text) => {
      expect(keyed(phoneMask, text)).toEqual({ shown: '0 (555) 000 00 01', sent: '05550000001' });
    },
  );

  it('keeps a 90 that is no country code', () => {
    expect(typed(phoneMask, '05901234567').sent).toBe('05901234567');
    expect(keyed(phoneMask, '5901234567').sent).toBe('05901234567');
    expect(typed(phoneMask, '02129012345').sent).toBe('02129012345');
  });

  it('begins with 0 and takes at most eleven digits, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(keyed(phoneMask, text).sent).toMatch(/^(?:0\d{0,10})?$/);
      }),
    );
  });

  it('makes a valid number of 5 and any nine digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (rest) => {
        const { sent } = keyed(phoneMask, `5${String(rest).padStart(9, '0')}`);
        expect(phoneFault(sent)).toBeNull();
      }),
    );
  });
});

describe('the other masks', () => {
  it.each([
    ['05021990', '05.02.1990'],
    ['05.02.1990', '05.02.1990'],
    ['1990-02-05', '05.02.1990'],
    ['0502', '05.02'],
  ])('a date %s is %s', (text, shown) => {
    expect(typed(dateMask, text).shown).toBe(shown);
  });

  it.each([
    ['123456', '123456'],
    ['1234567', '123456'],
    ['Kodunuz: 123 456', '123456'],
    ['abc', ''],
  ])('a code %s is %j', (text, shown) => {
    expect(typed(codeMask, text).shown).toBe(shown);
  });
});
