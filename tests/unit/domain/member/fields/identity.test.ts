import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthDateFault, isoDate, pastDateFault } from '../../../../../src/domain/member/fields/identity.ts';

const REQUIRED = 'Bu alanın doldurulması zorunludur.';
const NOT_A_DATE = 'Geçerli bir doğum tarihi giriniz.';
const TOO_YOUNG = 'Üye olmak için 18 yaşını doldurmuş olman gerekir.';
/** Noon in Türkiye. */
const noon = (day: string): number => Date.parse(`${day}T09:00:00Z`);

describe('birth date', () => {
  it.each([
    ['', REQUIRED],
    ['12.04', NOT_A_DATE],
    ['31.02.1990', NOT_A_DATE],
    ['29.02.2001', NOT_A_DATE],
    ['00.01.1990', NOT_A_DATE],
    ['01.13.1990', NOT_A_DATE],
    ['21.11.2027', NOT_A_DATE],
    ['01.01.1850', NOT_A_DATE],
    ['20.11.2010', TOO_YOUNG],
    ['22.11.2008', TOO_YOUNG],
    ['21.11.2008', null],
    ['29.02.2000', null],
    ['05.02.1990', null],
    ['1.1.1990', null],
    ['5/2/1990', null],
    ['5.2.19', NOT_A_DATE],
  ])('%j on 21.11.2026 gives %j', (text, fault) => {
    expect(birthDateFault(text, noon('2026-11-21'))).toBe(fault);
  });

  it('is of age from midnight in Türkiye', () => {
    const midnight = Date.parse('2026-11-20T21:00:00Z');
    expect(birthDateFault('21.11.2008', midnight - 1)).toBe(TOO_YOUNG);
    expect(birthDateFault('21.11.2008', midnight)).toBeNull();
  });

  it('of 29 February is of age from 1 March', () => {
    expect(birthDateFault('29.02.2008', noon('2026-02-28'))).toBe(TOO_YOUNG);
    expect(birthDateFault('29.02.2008', noon('2026-03-01'))).toBeNull();
  });

  it("may be a child's where no age is required", () => {
    expect(pastDateFault('20.11.2010', noon('2026-11-21'))).toBeNull();
  });

  it('is sent in ISO format', () => {
    expect(isoDate('05.02.1990')).toBe('1990-02-05');
    expect(isoDate('31.04.1990')).toBe('');
  });

  it('keeps every valid day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1910-01-01'), max: new Date('2008-01-01'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect(isoDate(iso.split('-').toReversed().join('.'))).toBe(iso);
        },
      ),
    );
  });
});
