/** The registration catalogue of rule failure-3, row by row. */
import { describe, expect, test } from 'vitest';
import {
  EMPTY_FORM_TEXT,
  isAnsweredError,
  registrationErrorWords,
  registrationErrors,
} from '../../../../../src/domain/member/registration/registration-errors.ts';

/** Rule failure-3. */
const catalogue: [number, string, string][] = [
  [2001, 'PlayerAvailableInSystem', 'Kayıtlı Üye'],
  [2002, 'MemberAvilableInSystem', 'Kayıtlı Üye'],
  [2003, 'BlacklistError', 'Üyeliğin Engellenmiştir'],
  [2004, 'KpsError', 'Kimlik bilgilerin eşleşmemektedir'],
  [2005, 'TokenExp', 'Tekrar giriş yapmalısın'],
  [500, 'InternalServerError', 'Sistemsel bir hata oluştu, lütfen tekrar dene'],
  [121, 'RequiredField', 'Formda hiçbir alan boş bırakılamaz'],
  [2101, 'ActivatinCodeError', 'Hata'],
];

describe('the catalogue', () => {
  test('has the rows of the rule and no other', () => {
    expect(registrationErrors.map(({ code, name, title }) => [code, name, title])).toEqual(catalogue);
  });

  test.each(catalogue)('%i %s is titled %j above the words of the server', (code, _name, title) => {
    expect(registrationErrorWords({ kind: 'refused', code, message: 'Sunucunun sözü.' })).toMatchObject({
      title,
      text: 'Sunucunun sözü.',
    });
  });

  test('members and those whose token ran out are led to sign-in', () => {
    const led = registrationErrors.filter(({ leadsToSignIn }) => leadsToSignIn).map(({ code }) => code);
    expect(led).toEqual([2001, 2002, 2005]);
  });
});

test('a code nobody knows has the words of the server', () => {
  const words = registrationErrorWords({ kind: 'refused', code: 9999, message: 'Bakımdayız.' });
  expect(words).toEqual({ title: 'Hata', text: 'Bakımdayız.', leadsToSignIn: false });
});

test('words that only repeat the title are not said twice, and silence stays silent', () => {
  expect(registrationErrorWords({ kind: 'refused', code: 121, message: EMPTY_FORM_TEXT }).text).toBe('');
  expect(registrationErrorWords({ kind: 'refused', code: 2003 }).text).toBe('');
});

test('what the service answered is for the modal, what never reached it for the form', () => {
  expect(isAnsweredError({ kind: 'refused', code: 1 })).toBe(true);
  expect(isAnsweredError({ kind: 'server', code: 500 })).toBe(true);
  expect(isAnsweredError({ kind: 'server', code: 502 })).toBe(false);
  expect(isAnsweredError({ kind: 'network' })).toBe(false);
  expect(isAnsweredError({ kind: 'timeout' })).toBe(false);
});
