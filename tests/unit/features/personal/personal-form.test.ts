import { describe, expect, test } from 'vitest';
import {
  hasPersonalChanges,
  personalBody,
  personalFaults,
  personalForm,
} from '../../../../src/features/personal/personal-form.ts';
import { birthDateText } from '../../../../src/features/personal/identity-details.tsx';
import type { PersonalInformation } from '../../../../src/model/player.ts';

const person: PersonalInformation = {
  playerNo: 7_100_001,
  name: 'Deniz',
  surname: 'Yılmaz',
  identityNumber: '123******50',
  birthDate: '1990-01-05',
  phoneNumber: '05551234567',
  email: 'deniz@posta.example',
  isMailVerified: true,
  nationality: 'TR',
  occupation: '101',
  address: 'Bahçe Sokak 3',
  provinceId: 34,
  districtId: 3401,
};
const form = personalForm(person);

describe('validation errors (rule profile-3)', () => {
  test.each([
    ['a valid form', {}, {}],
    ['no e-mail', { email: ' ' }, { email: 'Bu alanın doldurulması zorunludur.' }],
    ['half an e-mail', { email: 'deniz@posta' }, { email: 'Geçerli bir e-posta adresi giriniz.' }],
    ['no occupation', { occupation: '' }, { occupation: 'Meslek alanı boş bırakılamaz' }],
    ['no nationality is none of our business', { nationality: '' }, {}],
    ['a province alone', { districtId: '' }, { districtId: 'İlçeni seç.' }],
    ['no place at all', { provinceId: '', districtId: '', address: '' }, {}],
  ])('are found for %s', (_, change, faults) => {
    expect(personalFaults({ ...form, ...change })).toEqual(faults);
  });
});

describe('the request body (rule profile-2)', () => {
  test('contains every editable field, and the nationality only if it changed', () => {
    const same = { email: 'deniz@posta.example', occupation: '101', address: 'Bahçe Sokak 3' };
    expect(personalBody(form, person)).toEqual({ ...same, provinceId: 34, districtId: 3401 });
    expect(personalBody({ ...form, nationality: 'DE' }, person)).toMatchObject({ nationality: 'DE' });
    expect(personalBody({ ...form, nationality: '' }, person)).not.toHaveProperty('nationality');
  });

  test('treats blanks as empty, and clears an emptied field', () => {
    expect(
      personalBody({ ...form, email: ' a@b.example ', address: '  ', provinceId: '', districtId: '' }, person),
    ).toEqual({ email: 'a@b.example', occupation: '101', address: null, provinceId: null, districtId: null });
  });
});

test('a form is changed if a field is, ignoring surrounding blanks', () => {
  expect(hasPersonalChanges(form, person)).toBe(false);
  expect(hasPersonalChanges({ ...form, email: ` ${form.email} ` }, person)).toBe(false);
  for (const name of Object.keys(form) as (keyof typeof form)[]) {
    expect(hasPersonalChanges({ ...form, [name]: 'x' }, person), name).toBe(true);
  }
});

test.each([
  ['1990-01-05', '5 Ocak 1990'],
  ['2000-02-29', '29 Şubat 2000'],
  ['1971-12-31', '31 Aralık 1971'],
  ['', ''],
  ['bugün', ''],
])('the birth date %s reads "%s"', (iso, words) => {
  expect(birthDateText(iso)).toBe(words);
});
