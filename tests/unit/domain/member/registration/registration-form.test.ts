/** The fields of step 1: their validation, the request and the stored draft. */
import { describe, expect, test } from 'vitest';
import {
  type RegistrationForm,
  emptyRegistrationForm,
  hasEmptyField,
  registerBody,
  registrationFaults,
} from '../../../../../src/domain/member/registration/registration-form.ts';
import {
  toStoredRegistrationForm,
  toStoredRegistrationStep,
  fromStoredRegistrationForm,
  fromStoredRegistrationStep,
} from '../../../../../src/domain/member/registration/stored-registration.ts';
import type { Registration } from '../../../../../src/domain/member/registration/registration-steps.ts';

const today = Date.parse('2026-03-10T12:00:00Z');
const filled: RegistrationForm = {
  identityNumber: '10000000146',
  name: ' Ayşe  Nur ',
  surname: 'Yılmaz',
  birthDate: '05.02.1990',
  nationality: 'TR',
  occupation: '12',
  email: 'ayse@example.com ',
  phoneNumber: '05321234567',
  password: 'gizli1234',
  membershipContract: true,
  memberNotification: true,
  personalMarketing: false,
  commercialElectronic: false,
};

describe('validation of step 1', () => {
  test('a complete form has no fault, with or without marketing consents', () => {
    expect(registrationFaults(filled, today)).toEqual({});
    expect(hasEmptyField(filled)).toBe(false);
  });

  test('an empty form has a fault in every field but the optional consents', () => {
    const required = 'Bu alanın doldurulması zorunludur.';
    expect(registrationFaults(emptyRegistrationForm, today)).toEqual({
      identityNumber: required,
      name: required,
      surname: required,
      birthDate: required,
      nationality: required,
      occupation: 'Meslek alanı boş bırakılamaz',
      email: required,
      phoneNumber: required,
      password: required,
      membershipContract: 'Üye olmak için Üyelik Sözleşmesi’ni onaylamalısın.',
      memberNotification: 'Üye olmak için Üye Aydınlatma Metni’ni onaylamalısın.',
    });
    expect(hasEmptyField(emptyRegistrationForm)).toBe(true);
  });

  test.each([
    ['identityNumber', '10000000145', 'Geçerli bir T.C. kimlik numarası giriniz.'],
    ['name', 'Ayşe1', 'Adın yalnızca harflerden oluşmalı.'],
    ['surname', '<b>', 'Soyadın yalnızca harflerden oluşmalı.'],
    ['birthDate', '11.03.2008', 'Üye olmak için 18 yaşını doldurmuş olman gerekir.'],
    ['email', 'ayse@', 'Geçerli bir e-posta adresi giriniz.'],
    ['phoneNumber', '0532123456', 'Geçerli bir telefon numarası giriniz.'],
    ['password', 'kisa1', 'Şifre en az 8, en fazla 20 karakter uzunluğunda olmalı, harf ve rakam içermelidir.'],
  ])('%s %j is refused with only its own message', (field, value, message) => {
    expect(registrationFaults({ ...filled, [field]: value }, today)).toEqual({ [field]: message });
  });

  test.each(['Ayşe Nur', 'Çağrı-Öz', "O'Hara", 'Ümit', 'İpek', 'Dr. Işıl', 'Ali\u00a0Can', 'Ali\tCan'])(
    '%j is a valid name',
    (name) => {
      expect(registrationFaults({ ...filled, name }, today)).toEqual({});
    },
  );

  test('a blank field counts as empty', () => {
    expect(hasEmptyField({ ...filled, surname: '  ' })).toBe(true);
  });
});

test('the body has the birth date in ISO format and no surrounding blanks', () => {
  expect(registerBody(filled)).toEqual({
    ...filled,
    name: 'Ayşe Nur',
    email: 'ayse@example.com',
    birthDate: '1990-02-05',
  });
});

describe('the draft kept over a reload', () => {
  test('contains every typed field except the identity number and the password', () => {
    const kept = toStoredRegistrationForm(filled);
    expect(kept).not.toContain(filled.identityNumber);
    expect(kept).not.toContain(filled.password);
    expect(fromStoredRegistrationForm(kept)).toEqual({ ...filled, identityNumber: '', password: '' });
  });

  test('restores no secret from stored text that another script wrote', () => {
    const { identityNumber, password } = fromStoredRegistrationForm(
      '{"identityNumber":"10000000146","password":"gizli1234"}',
    );
    expect([identityNumber, password]).toEqual(['', '']);
  });

  test('is empty for an untouched form', () => {
    expect(toStoredRegistrationForm(emptyRegistrationForm)).toBe('');
  });

  test('falls back for a damaged field alone, and as a whole if it is unreadable', () => {
    expect(fromStoredRegistrationForm('{"name":"Ayşe","email":7,"memberNotification":"yes","more":1}')).toEqual({
      ...emptyRegistrationForm,
      name: 'Ayşe',
    });
    for (const text of ['', 'null', '[', '"x"', '7'])
      expect(fromStoredRegistrationForm(text)).toEqual(emptyRegistrationForm);
  });

  const states: Registration[] = [
    { step: 'form' },
    { step: 'code', prePlayerId: 'p1', codeValidityDate: 1_000, maskedPhone: '0 (532) *** ** 67' },
    { step: 'retailer' },
    { step: 'retailer', inDoubt: { id: 7, name: 'Moda Bayii', address: 'Moda Cad. 1' } },
    { step: 'result', retailer: { id: 7, name: 'Moda Bayii', address: 'Moda Cad. 1' } },
  ];
  test.each(states)('step $step is restored unchanged', (state) => {
    expect(fromStoredRegistrationStep(toStoredRegistrationStep(state))).toEqual(state);
  });

  test.each([
    '',
    '[',
    'null',
    '{"step":"code","prePlayerId":"p1"}',
    '{"step":"result","retailer":{"id":"7","name":"","address":""}}',
    '{"step":"result","retailer":null}',
    '{"step":"result"}',
  ])('the step in %j falls back to the first one', (text) => {
    expect(fromStoredRegistrationStep(text)).toEqual({ step: 'form' });
  });
});
