import { describe, expect, test } from 'vitest';
import { transactionKinds, transactionTitle } from '../../../../src/features/transactions/kinds.ts';
import { transactionFilters, transactionQuery } from '../../../../src/features/transactions/transaction-list.ts';
import { turkishSeconds } from '../../../support/turkish-time.ts';

const choiceOf = (query: string) => transactionFilters(morning).parse(query);
const morning = turkishSeconds('2026-11-22T09:00:00');
const evening = turkishSeconds('2026-11-22T18:00:00');

describe('the address', () => {
  test.each([
    ['', { tur: '', tarih: '', ozet: '' }],
    ['tur=ikramiye&tarih=hafta', { tur: 'ikramiye', tarih: 'hafta', ozet: '' }],
    ['tarih=2021&ozet=acik', { tur: '', tarih: '2021', ozet: 'acik' }],
    ['tur=hediye&tarih=2020&ozet=1', { tur: '', tarih: '', ozet: '' }],
  ])('of the query "%s" is read', (query, choice) => {
    expect(choiceOf(query)).toEqual(choice);
  });
});

describe('the request', () => {
  test.each([
    ['', {}],
    ['tur=kupon-oynama', { type: '4', couponType: '27' }],
    ['tur=spor-toto-oynama', { type: '4' }],
    ['tur=onay-bekleyen-kupon', { type: '27' }],
    [
      'tarih=2024',
      {
        startDate: String(turkishSeconds('2024-01-01T00:00:00')),
        endDate: String(turkishSeconds('2025-01-01T00:00:00')),
      },
    ],
    ['tarih=hafta', { startDate: String(turkishSeconds('2026-11-15T00:00:00')) }],
  ])('for the query "%s" has its filter', (query, asked) => {
    expect(transactionQuery(choiceOf(query), 3, morning)).toEqual({ page: '3', limit: '10', ...asked });
  });

  test('is the same all day', () => {
    for (const tarih of ['gun', 'hafta', 'ay', 'uc-ay', 'yil']) {
      const choice = choiceOf(`tarih=${tarih}`);
      expect(transactionQuery(choice, 1, evening)).toEqual(transactionQuery(choice, 1, morning));
    }
  });
});

describe('a title', () => {
  // rule wallet-11, wire-list-2: type, coupon type.
  test.each([
    [4, 27, 'Kupon Oynama'],
    [4, null, 'Spor Toto Oynama'],
    [10, 27, 'İkramiye Ödemesi'],
    [10, null, 'Spor Toto İkramiye Ödemesi'],
    [27, null, 'Onay Bekleyen Kupon Tutarı'],
    [2, 5, 'Para Yatırma'],
    [41, null, 'Bekleyen Para Çekme'],
  ])('%d with %s: %s', (type, couponType, title) => {
    expect(transactionTitle({ type, couponType, name: 'x' })).toBe(title);
  });

  test('of an unknown type is the service’s, or a general one', () => {
    expect(transactionTitle({ type: 99, couponType: null, name: 'Düzeltme' })).toBe('Düzeltme');
    expect(transactionTitle({ type: 99, couponType: null, name: '' })).toBe('Hesap hareketi');
  });

  test('exists for each type, and occurs once in an address', () => {
    const types = [2, 4, 4, 7, 10, 10, 12, 13, 14, 16, 18, 19, 20, 21, 27, 28, 30, 41, 42];
    expect(transactionKinds.map(({ type }) => type).toSorted((a, b) => a - b)).toEqual(types);
    expect(new Set(transactionKinds.map(({ name }) => name)).size).toBe(types.length);
  });
});
