import { describe, expect, test } from 'vitest';
import {
  type ContactForm,
  contactBody,
  contactFaults,
  prefilledContact,
  contactSubjects,
  emptyContact,
  messageLengthText,
} from '../../../../src/domain/contact/contact-form.ts';
import type { Player } from '../../../../src/model/player.ts';

const whole: ContactForm = {
  ...{ name: 'Işıl', surname: 'Çağlar', phoneNumber: '05321112233', email: 'isil@posta.example' },
  ...{ subject: '3', message: 'Param gelmedi.' },
};
const REQUIRED = 'Bu alanın doldurulması zorunludur.';

describe('validation errors (rule contact-3)', () => {
  test('a complete form has none', () => {
    expect(contactFaults(whole)).toEqual({});
  });

  test('every field is required', () => {
    expect(contactFaults(emptyContact)).toEqual(
      Object.fromEntries(Object.keys(emptyContact).map((name) => [name, REQUIRED])),
    );
  });

  test.each([
    ['name', '   ', REQUIRED],
    ['phoneNumber', '0532', 'Geçerli bir telefon numarası giriniz.'],
    ['email', 'isil@posta', 'Geçerli bir e-posta adresi giriniz.'],
    ['subject', '7', REQUIRED],
    ['message', 'x'.repeat(2_001), 'Mesajın 1 karakter fazla (en fazla 2.000).'],
    ['message', ` ${'x'.repeat(3_500)} `, 'Mesajın 1.500 karakter fazla (en fazla 2.000).'],
  ] as const)('the field %s is refused with "%s"', (name, value, fault) => {
    expect(contactFaults({ ...whole, [name]: value })).toEqual({ [name]: fault });
  });

  test('a message of the maximum length is valid', () => {
    expect(contactFaults({ ...whole, message: `${'x'.repeat(2_000)}  ` })).toEqual({});
    expect(messageLengthText(`${'x'.repeat(1_234)} `)).toBe('1.234 / 2.000');
  });

  test.each(contactSubjects)('$title is a valid subject', ({ code }) => {
    expect(contactFaults({ ...whole, subject: code })).toEqual({});
  });
});

test('the request has no surrounding blanks, and a phone number of digits', () => {
  expect(
    contactBody({ ...whole, name: ' Işıl ', phoneNumber: '0 (532) 111 22 33', message: ' Param\ngelmedi. ' }),
  ).toEqual({
    ...whole,
    message: 'Param\ngelmedi.',
  });
});

test("a member's form starts with the known data", () => {
  const player = { name: 'Deniz', surname: 'Yılmaz', phoneNumber: null, email: 'd@posta.example' } as Player;
  expect(prefilledContact(player)).toEqual({
    ...emptyContact,
    name: 'Deniz',
    surname: 'Yılmaz',
    email: 'd@posta.example',
  });
  expect(prefilledContact(null)).toEqual(emptyContact);
});
