import { expect, test } from 'vitest';
import { isPoolTransaction, transactionKinds, transactionTitle } from '../../../../src/features/transactions/kinds.ts';
import { knownTypes } from '../../../../src/domain/transaction/known-types.ts';

test('the known types are exactly those a player can choose', () => {
  expect([...knownTypes]).toEqual([...new Set(transactionKinds.map(({ type }) => type))].toSorted((a, b) => a - b));
});

/** Types and names of wire-list-2. */
test.each([
  [2, null, 'Para Yatırma'],
  [4, 27, 'Kupon Oynama'],
  [4, null, 'Spor Toto Oynama'],
  [7, null, 'Spor Toto İptal İadesi'],
  [10, 27, 'İkramiye Ödemesi'],
  [10, null, 'Spor Toto İkramiye Ödemesi'],
  [12, null, 'Para Çekme'],
  [13, null, 'Bonus Yükleme'],
  [14, null, 'Çevrim Şartlı Bonus'],
  [16, null, 'Bonus ile Kupon Oynama'],
  [18, null, 'Bonus İptali'],
  [19, null, 'Bonus Süresi Doldu'],
  [20, null, 'Bayi Değişikliği Nedeniyle Silinen Bonus'],
  [21, null, 'Bayi Kapanışı Nedeniyle Silinen Bonus'],
  [27, null, 'Onay Bekleyen Kupon Tutarı'],
  [28, null, 'Oluşmayan Kupon İadesi'],
  [30, null, 'Bayi Devri Nedeniyle Silinen Bonus'],
  [41, null, 'Bekleyen Para Çekme'],
  [42, null, 'İptal Edilen Para Çekme'],
])('type %i with coupon type %o is titled "%s"', (type, couponType, title) => {
  expect(transactionTitle({ type, couponType, name: '' })).toBe(title);
});

test.each([
  [4, null, true],
  [4, 27, false],
  [10, null, true],
  [10, 27, false],
  [7, null, true],
  [16, null, false],
  [2, null, false],
])('type %i with coupon type %o belongs to the pool: %o', (type, couponType, expected) => {
  expect(isPoolTransaction({ type, couponType })).toBe(expected);
});
