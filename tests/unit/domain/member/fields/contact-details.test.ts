import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nationalNumber,
  phoneDigits,
  phoneFault,
  phoneText,
} from '../../../../../src/domain/member/fields/contact-details.ts';

const REQUIRED = 'Bu alanın doldurulması zorunludur.';
const NOT_VALID = 'Geçerli bir telefon numarası giriniz.';
const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

describe('phone number (rule field-3)', () => {
  it.each([
    ['', REQUIRED],
    ['   ', REQUIRED],
    ['0 (', NOT_VALID],
    ['0555000000', NOT_VALID],
    ['055500000011', NOT_VALID],
    ['5550000001', NOT_VALID],
    ['02121234567', null],
    ['05550000001', null],
    ['0 (555) 000 00 01', null],
  ])('%j gives %j', (text, fault) => {
    expect(phoneFault(text)).toBe(fault);
  });

  it('has eleven digits beginning with 0, and no other length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 }).chain((length) => digits(length)),
        (rest) => {
          expect(phoneFault(`0${rest}`)).toBe(rest.length === 10 ? null : NOT_VALID);
        },
      ),
    );
  });

  it('is formatted with its mask and read back unchanged', () => {
    fc.assert(
      fc.property(digits(9), (rest) => {
        const masked = phoneText(`05${rest}`);
        expect(masked).toMatch(/^0 \(5\d\d\) \d{3} \d\d \d\d$/);
        expect(phoneDigits(masked)).toBe(`05${rest}`);
      }),
    );
  });

  it.each([
    ['905550000001', '05550000001'],
    ['00905550000001', '05550000001'],
    ['5550000001', '05550000001'],
    ['2165550011', '02165550011'],
    ['05550000001', '05550000001'],
    ['05901234567', '05901234567'],
    ['9055500000', '09055500000'],
    ['90555000000', '90555000000'],
    ['4440044', '4440044'],
    ['', ''],
  ])('%s is sent to the services as %s', (digits, number) => {
    expect(nationalNumber(digits)).toBe(number);
  });

  it('of no valid form is unchanged', () => {
    expect(phoneText('0555')).toBe('0555');
    expect(phoneText('2165550011')).toBe('0 (216) 555 00 11');
  });
});
