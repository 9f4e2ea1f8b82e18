import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFault, passwordFault, passwordRepeatFault } from '../../../../../src/domain/member/fields/credentials.ts';
import { emailFault } from '../../../../../src/domain/member/fields/contact-details.ts';
import { requiredFault } from '../../../../../src/domain/member/fields/required.ts';

const REQUIRED = 'Bu alanın doldurulması zorunludur.';

const EMAIL = 'Geçerli bir e-posta adresi giriniz.';

const PASSWORD = 'Şifre en az 8, en fazla 20 karakter uzunluğunda olmalı, harf ve rakam içermelidir.';

describe('rules of a field (rule field-2)', () => {
  it.each([
    ['', REQUIRED],
    [' \t', REQUIRED],
    ['a', null],
  ])('required %j gives %j', (text, fault) => {
    expect(requiredFault(text)).toBe(fault);
  });

  it.each([
    ['', REQUIRED],
    ['ali', EMAIL],
    ['ali@', EMAIL],
    ['ali@site', EMAIL],
    ['ali@site.', EMAIL],
    ['@site.com', EMAIL],
    ['a b@site.com', EMAIL],
    ['ali@@site.com', EMAIL],
    ['ali..veli@site.com', EMAIL],
    ['.ali@site.com', EMAIL],
    ['ali@-site.com', EMAIL],
    ['ali@site.com<script>', EMAIL],
    [`${'a'.repeat(65)}@site.com`, EMAIL],
    ['ali@site.com', null],
    [' ali.veli+bahis@alt.site.com.tr ', null],
  ])('e-mail %j gives %j', (text, fault) => {
    expect(emailFault(text)).toBe(fault);
  });

  it.each([
    ['', REQUIRED],
    ['abc1234', PASSWORD],
    ['abcdefgh', PASSWORD],
    ['12345678', PASSWORD],
    ['abcd12345678901234567', PASSWORD],
    ['        ', PASSWORD],
    ['abcd1234', null],
    ['şifreğ12', null],
    ['abcd1234567890123456', null],
    ['a1!!!!!!', null],
  ])('password %j gives %j', (text, fault) => {
    expect(passwordFault(text)).toBe(fault);
  });

  it('a password has 8 to 20 characters with a letter and a digit, and no other condition', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 24 }), (text) => {
        const fits = text.length >= 8 && text.length <= 20 && /[a-z]/i.test(text) && /[0-9]/.test(text);
        expect(passwordFault(text)).toBe(fits ? null : PASSWORD);
      }),
    );
  });

  it('a repeated password must match exactly', () => {
    expect(passwordRepeatFault('', 'abcd1234')).toBe(REQUIRED);
    expect(passwordRepeatFault('abcd123', 'abcd1234')).toBe('Şifreler birbiriyle aynı değil.');
    expect(passwordRepeatFault('abcd1234', 'abcd1234')).toBeNull();
  });

  it.each([
    ['', REQUIRED],
    ['12345', REQUIRED],
    ['1234567', REQUIRED],
    ['12345a', REQUIRED],
    ['١٢٣٤٥٦', REQUIRED],
    ['123456', null],
    ['000000', null],
  ])('code %j gives %j', (text, fault) => {
    expect(codeFault(text)).toBe(fault);
  });
});
