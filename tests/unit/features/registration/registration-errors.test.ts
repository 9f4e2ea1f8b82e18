/** The registration catalogue of rule failure-3, row by row. */
import { describe, expect, test } from 'vitest';
import {
  EMPTY_FORM_TEXT,
  isServiceError,
  registrationErrorText,
  registrationErrors,
} from '../../../../src/features/registration/registration-errors.ts';

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

describe('the catalogue of registration errors', () => {
  test('has exactly the rows of the rule', () => {
    expect(registrationErrors.map(({ code, name, title }) => [code, name, title])).toEqual(catalogue);
  });

  test.each(catalogue)("%i %s is titled %j above the server's message", (code, _name, title) => {
    expect(registrationErrorText({ kind: 'refused', code, message: 'Sunucunun sözü.' })).toMatchObject({
      title,
      text: 'Sunucunun sözü.',
    });
  });

  test('existing members and members with an expired token are sent to sign-in', () => {
    const led = registrationErrors.filter(({ leadsToSignIn }) => leadsToSignIn).map(({ code }) => code);
    expect(led).toEqual([2001, 2002, 2005]);
  });
});

test("an unknown code shows the server's message", () => {
  const words = registrationErrorText({ kind: 'refused', code: 9999, message: 'Bakımdayız.' });
  expect(words).toEqual({ title: 'Hata', text: 'Bakımdayız.', leadsToSignIn: false });
});

test('a message that only repeats the title is shown once, and a missing message stays empty', () => {
  expect(registrationErrorText({ kind: 'refused', code: 121, message: EMPTY_FORM_TEXT }).text).toBe('');
  expect(registrationErrorText({ kind: 'refused', code: 2003 }).text).toBe('');
});

test('an error with a response opens the modal, an error without one is shown in the form', () => {
  expect(isServiceError({ kind: 'refused', code: 1 })).toBe(true);
  expect(isServiceError({ kind: 'server', code: 500 })).toBe(true);
  expect(isServiceError({ kind: 'server', code: 502 })).toBe(false);
  expect(isServiceError({ kind: 'network' })).toBe(false);
  expect(isServiceError({ kind: 'timeout' })).toBe(false);
});
