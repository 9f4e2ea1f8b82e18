import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneFault } from '../../../../src/domain/member/fields/contact-details.ts';
import { type Mask, codeMask, dateMask, identityMask, phoneMask } from '../../../../src/ui/form/masked-fields.tsx';

/** Returns the field's text and its value after a text was pasted into the empty field. */
function typed(mask: Mask, text: string): { shown: string; sent: string } {
  const sent = mask.parse(text);
  return { shown: mask.format(sent), sent };
}

/** Returns the same after typing key by key. */
function keyed(mask: Mask, text: string): { shown: string; sent: string } {
  return Array.from(text).reduce((field, key) => typed(mask, field.shown + key), { shown: '', sent: '' });
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
    ['+90 (0) 555 000 00 01'],
    ['\u202a+90 555 000 00 01\u202c'],
    ['０５５５０００００01'],
    ['٠٥٥٥٠٠٠٠٠٠١'],
  ])('%s becomes 0 (555) 000 00 01 when pasted', (text) => {
    expect(typed(phoneMask, text)).toEqual({ shown: '0 (555) 000 00 01', sent: '05550000001' });
  });

  it.each([['05550000001'], ['5550000001'], ['005550000001'], ['0a5b5c50000001'], ['905550000001'], ['+905550000001']])(
    '%s becomes a whole number when typed key by key',
    (text) => {
      expect(keyed(phoneMask, text)).toEqual({ shown: '0 (555) 000 00 01', sent: '05550000001' });
    },
  );

  it('keeps a 90 that is not the country code', () => {
    expect(typed(phoneMask, '05901234567').sent).toBe('05901234567');
    expect(keyed(phoneMask, '5901234567').sent).toBe('05901234567');
    expect(typed(phoneMask, '02129012345').sent).toBe('02129012345');
  });

  it('begins with 0 and has at most eleven digits, whatever is typed', () => {
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

const DATES = [
  ['05021990', '05.02.1990'],
  ['05.02.1990', '05.02.1990'],
  ['5.2.1990', '5.2.1990'],
  ['5/2/1990', '5.2.1990'],
  ['5-2-1990', '5.2.1990'],
  ['05 02 1990', '05.02.1990'],
  ['1.1.1990', '1.1.1990'],
  ['0502.1990', '05.02.1990'],
  ['5.021990', '5.02.1990'],
  ['05..02.1990', '05.02.1990'],
  ['０５.０２.１９９０', '05.02.1990'],
  ['\u200e5.2.1990\u200f', '5.2.1990'],
  ['05.02.19901', '05.02.1990'],
  ['0502', '05.02'],
  ['5.', '5.'],
] as const;

describe('the birthday (rule field-5)', () => {
  it.each([...DATES, ['1990-02-05', '05.02.1990'], ['1990-2-5', '5.2.1990'], ['057.02.1990', '05.02.1990']] as const)(
    '%s becomes %s when pasted',
    (text, shown) => {
      expect(typed(dateMask, text).shown).toBe(shown);
    },
  );

  it.each(DATES)('%s becomes %s when typed key by key', (text, shown) => {
    expect(keyed(dateMask, text).shown).toBe(shown);
  });

  it.each([
    ['5.2.1990', '05.02.1990'],
    ['31.2.1990', '31.2.1990'],
    ['5.2', '5.2'],
    ['', ''],
  ])('%s becomes %s on leaving the field', (text, left) => {
    expect(dateMask.completeOnBlur(text)).toBe(left);
  });

  it('of every day is that day, with or without zeros, typed and pasted', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1900, max: 2020 }),
        fc.constantFrom('.', '/', '-', ' '),
        (day, month, year, between) => {
          const [dd, mm] = [day, month].map((part) => String(part).padStart(2, '0'));
          for (const text of [[day, month, year].join(between), [dd, mm, year].join(between)]) {
            expect(dateMask.completeOnBlur(typed(dateMask, text).sent)).toBe(`${dd}.${mm}.${year}`);
            expect(dateMask.completeOnBlur(keyed(dateMask, text).sent)).toBe(`${dd}.${mm}.${year}`);
          }
        },
      ),
    );
  });

  it('is stable when read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789./- '.split('')), maxLength: 14 }), (text) => {
        const { shown } = typed(dateMask, text);
        expect(typed(dateMask, shown).shown).toBe(shown);
      }),
    );
  });
});

describe('the other masks', () => {
  it.each([
    ['123456', '123456'],
    ['1234567', '123456'],
    ['Kodunuz: 123 456', '123456'],
    ['１２３４５６', '123456'],
    ['abc', ''],
  ])('a code %s becomes %j', (text, shown) => {
    expect(typed(codeMask, text).shown).toBe(shown);
  });

  it.each([
    ['123 456 789 50', '12345678950'],
    ['\u200b12345678950', '12345678950'],
    ['123456789501', '12345678950'],
  ])('an identity number %s becomes %j', (text, shown) => {
    expect(typed(identityMask, text).shown).toBe(shown);
  });
});
