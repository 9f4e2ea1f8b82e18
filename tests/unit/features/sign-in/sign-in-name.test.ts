import { describe, expect, it } from 'vitest';
import { signInName, signInNameFault } from '../../../../src/features/sign-in/sign-in-name.ts';

const REQUIRED = 'Bu alanın doldurulması zorunludur.';

const NAME = 'Geçerli bir telefon, T.C. kimlik veya üye numarası giriniz.';

describe('the sign-in name', () => {
  it.each([
    ['05550000001', '05550000001'],
    ['5550000001', '05550000001'],
    ['+90 555 000 00 01', '05550000001'],
    ['0090 5550000001', '05550000001'],
    ['0 (555) 000 00 01', '05550000001'],
    ['10000000146', '10000000146'],
    ['90555000000', '90555000000'],
    ['100245', '100245'],
  ])('%j is sent as %s', (text, sent) => {
    expect(signInName(text)).toBe(sent);
    expect(signInNameFault(text)).toBeNull();
  });

  it.each([
    ['', REQUIRED],
    ['ali', NAME],
    ['0555', NAME],
    ['055500000', NAME],
    ['1002', NAME],
    ['100000001466', NAME],
  ])('%j gives %j', (text, fault) => {
    expect(signInNameFault(text)).toBe(fault);
  });
});
