import { describe, expect, test } from 'vitest';
import { accountFacts, greetingText } from '../../../../src/features/profile/account-facts.ts';
import { turkishSeconds } from '../../../support/turkish-time.ts';

const player = { phoneNumber: '05550000001', email: 'deniz@posta.example', isMailVerified: true };
const banks = [{ status: 'active' }, { status: 'hold' }] as const;
const retailer = { name: 'Kuzey Bayii', status: 'Active' } as const;

describe('the account overview', () => {
  test('is complete for a verified account', () => {
    expect(accountFacts(player, retailer, banks)).toEqual([
      { part: 'phone', state: 'good', text: 'Kayıtlı' },
      { part: 'mail', state: 'good', text: 'Doğrulandı' },
      { part: 'bank', state: 'good', text: '1 hesap kayıtlı' },
      { part: 'retailer', state: 'good', text: 'Kuzey Bayii' },
    ]);
  });

  test.each([
    ['phone', { phoneNumber: '' }, retailer, 'due', 'Numaranı ekle'],
    ['phone', { phoneNumber: null }, retailer, 'unknown', '…'],
    ['mail', { email: '' }, retailer, 'due', 'Adresini ekle'],
    ['mail', { email: null }, retailer, 'unknown', '…'],
    ['mail', { isMailVerified: false }, retailer, 'due', 'Adresini doğrula'],
    ['retailer', {}, null, 'due', 'Bayini seç'],
    ['retailer', {}, { ...retailer, status: 'Passive' }, 'due', 'Bayini değiştir'],
    ['retailer', {}, { ...retailer, name: '', status: 'unknown' }, 'good', 'Kayıtlı'],
  ] as const)('%s of %j and %j: %s, "%s"', (part, told, its, state, text) => {
    expect(accountFacts({ ...player, ...told }, its, banks).find((fact) => fact.part === part)).toEqual({
      part,
      state,
      text,
    });
  });
});

test.each([
  [null, 'unknown', '…'],
  [[], 'due', 'Hesabını ekle'],
  [['hold'], 'due', 'Hesabını onayla'],
  [['unknown', 'active', 'active'], 'good', '2 hesap kayıtlı'],
] as const)('bank accounts %j are in the state %s, "%s"', (statuses, state, text) => {
  const known = statuses === null ? null : statuses.map((status) => ({ status }));
  const bank = accountFacts(player, retailer, known).find(({ part }) => part === 'bank');
  expect(bank).toEqual({ part: 'bank', state, text });
});

test.each([
  ['00:00', 'İyi geceler'],
  ['04:59', 'İyi geceler'],
  ['05:00', 'Günaydın'],
  ['11:59', 'Günaydın'],
  ['12:00', 'İyi günler'],
  ['17:59', 'İyi günler'],
  ['18:00', 'İyi akşamlar'],
  ['23:59', 'İyi akşamlar'],
])('the greeting at %s is "%s"', (time, text) => {
  expect(greetingText(turkishSeconds(`2026-03-14T${time}:00`))).toBe(text);
});
