import { describe, expect, test } from 'vitest';
import { bonusFilters, bonusQuery } from '../../../../src/features/bonuses/bonus-list.ts';

const choiceOf = (query: string) => bonusFilters.parse(query);

describe('the address', () => {
  test.each([
    ['', { tur: '', tarih: '' }],
    ['tur=aktif&tarih=hafta', { tur: 'aktif', tarih: 'hafta' }],
    ['tur=hediye&tarih=gun', { tur: '', tarih: '' }],
  ])('the query "%s" is read', (query, choice) => {
    expect(choiceOf(query)).toEqual(choice);
  });
});

// rule bonus-1, wire-content-5: the number of a status, the word of a period.
test.each([
  ['', {}],
  ['tur=aktif', { type: '1' }],
  ['tur=kullanilan', { type: '2' }],
  ['tur=iptal-edilen', { type: '3' }],
  ['tur=suresi-dolan', { type: '4' }],
  ['tur=onay-bekleyen', { type: '5' }],
  ['tarih=hafta', { date: 'week' }],
  ['tarih=ay', { date: 'month' }],
  ['tarih=uc-ay', { date: 'threeMonths' }],
  ['tur=aktif&tarih=yil', { type: '1', date: 'year' }],
])('the request for "%s" has its filter', (query, asked) => {
  expect(bonusQuery(choiceOf(query), 2)).toEqual({ page: '2', limit: '10', ...asked });
});
