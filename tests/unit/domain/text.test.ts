/** Search of a name by a player's words: letters with dots and tails, in any encoding. */
import { expect, test } from 'vitest';
import { foldTurkish, matchesSearch } from '../../../src/domain/text.ts';

test.each([
  ['IĞDIR', 'igdir'],
  ['İzmir ığdır', 'izmir igdir'],
  ['Gençlerbirliği - Beşiktaş', 'genclerbirligi - besiktas'],
  ['Górnik Łęczna', 'gornik leczna'],
  ['Śląsk Wrocław', 'slask wroclaw'],
  ['Győri ETO', 'gyori eto'],
  ['Universitatea Timișoara', 'universitatea timisoara'],
  ['Đurđevac', 'durdevac'],
  ['Malmö FF - Strømsgodset', 'malmo ff - stromsgodset'],
  ['Preußen Münster', 'preussen munster'],
  ['Breiðablik', 'breidablik'],
  ['Þór Akureyri', 'thor akureyri'],
  ['Lœtitia', 'loetitia'],
])('"%s" folds to "%s", composed and decomposed', (name, folded) => {
  expect(foldTurkish(name)).toBe(folded);
  expect(foldTurkish(name.normalize('NFD'))).toBe(folded);
});

test('a letter without a plain form is unchanged', () => {
  expect(foldTurkish('Динамо – 東京 😀')).toBe('динамо – 東京 😀');
});

test.each([
  ['Gençlerbirliği - Beşiktaş', 'beşiktaş'.normalize('NFD')],
  ['Gençlerbirliği - Beşiktaş'.normalize('NFD'), 'beşiktaş genç'],
  ['İstanbul Başakşehir', 'İstanbul'.toLowerCase()],
  ['Górnik Łęczna', 'leczna'],
  ['Górnik Łęczna', 'łęczna'],
])('"%s" is found by "%s"', (name, search) => {
  expect(matchesSearch(name, search)).toBe(true);
});
