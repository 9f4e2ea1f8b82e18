/** The search of the help, compared with a plain search of the titles. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { helpArticles } from '../../../../server/services/content/help-pages.ts';
import { isSearchable } from '../../../../src/features/help/help-query.ts';
import { createHelpSearch } from '../../../../src/features/help/create-help-search.ts';
import type { HelpArticle } from '../../../../src/model/content.ts';

const articles: HelpArticle[] = helpArticles().flatMap((row) =>
  row === null ? [] : [{ id: row.id, title: row.title, text: row.text, url: row.url, topic: row.collection }],
);
const search = createHelpSearch(articles);
const titles = (text: string): string[] => search(text).map(({ article }) => article.title);
/** Writes a text like a hurried player: no capitals, dots or tails. */
const careless = (text: string): string =>
  text
    .replaceAll('I', 'i')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ş', 's')
    .replaceAll('ğ', 'g')
    .replaceAll('ç', 'c')
    .replaceAll('ö', 'o')
    .replaceAll('ü', 'u');

describe('search from three letters on', () => {
  test.each([
    ['', false],
    ['pa', false],
    ['  p a ', true],
    ['p?!', false],
    ['mbs', true],
    ['iş', false],
    ['şif', true],
  ])('%j is searchable: %s', (text, enough) => {
    expect(isSearchable(text)).toBe(enough);
    if (!enough) expect(search(text)).toEqual([]);
  });
});

test('any word of a title finds it, with and without its dots and tails', () => {
  const words = articles.flatMap(({ title }) => (title.match(/\p{L}{5,}/gu) ?? []).map((word) => ({ word, title })));
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.boolean(), ({ word, title }, hurried) => {
      const holding = articles.filter((each) => careless(each.title).includes(careless(word)));
      const found = titles(hurried ? careless(word) : word);
      // Exact matches come before near ones when more match than are shown.
      if (holding.length <= 4) expect(found).toContain(title);
      expect(found.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

test('marks are inside the title, in order, and match the searched word', () => {
  let marked = 0;
  fc.assert(
    fc.property(fc.constantFrom(...articles), fc.integer({ min: 0, max: 20 }), ({ title }, from) => {
      const text = title.slice(from, from + 6);
      for (const { article, marks } of search(text)) {
        let at = 0;
        for (const [begin, end] of marks) {
          expect(begin).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThanOrEqual(begin + 3);
          expect(end).toBeLessThanOrEqual(article.title.length);
          at = end;
          marked += 1;
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(marked).toBeGreaterThan(20);
  const [best] = search('cevrim');
  expect(best?.marks.map(([from, to]) => best.article.title.slice(from, to))).toEqual(['Çevrim']);
});

test('a typing error is tolerated, nonsense finds nothing', () => {
  expect(titles('cevirm sarti')[0]).toBe('Çevrim şartı nedir?');
  expect(titles('bayimi nasil degistirirm')[0]).toBe('Bayimi nasıl değiştiririm?');
  expect(titles('qxzwqxzw')).toEqual([]);
});

test('no character acts as a search operator', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('!', '^', '=', "'", '"', '|', '$', ' ', 'a', 'b', 'İ', 'ı', '🙂', '\\', '('),
        maxLength: 20,
      }),
      (text) => {
        expect(() => search(text)).not.toThrow();
      },
    ),
    { numRuns: 60 },
  );
  expect(titles('!sifre')).toEqual(titles('sifre'));
});
