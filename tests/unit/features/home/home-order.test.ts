/** The order of the home page’s sections, and its posters. */
import { describe, expect, test } from 'vitest';
import { homeOrder, sectionsBeforeTopSection, withoutTopSections } from '../../../../src/features/home/home-order.ts';
import { currentPosters, posterAddress } from '../../../../src/features/home/posters/poster-link.tsx';
import type { Poster } from '../../../../src/model/content.ts';

test('the home page shows each kind of section once, and its built-in sections apart', () => {
  const order = homeOrder([{ type: 'news' }, { type: 'slider' }, { type: 'html' }, { type: 'html' }, { type: 'news' }]);
  expect(order).toEqual(['news', 'slider', 'html']);
  expect(withoutTopSections(order)).toEqual(['news', 'html']);
  expect(sectionsBeforeTopSection(order)).toEqual(['news']);
  expect(sectionsBeforeTopSection(['popularBets', 'birgun'])).toEqual(['popularBets', 'birgun']);
});

const poster = (told: Partial<Poster>): Poster => ({
  ...{ id: '1', title: '', subtitle: '', image: '', mobileImage: '', alt: '', url: '', buttonText: '' },
  ...{ beginsAt: null, endsAt: null },
  ...told,
});

describe('a poster', () => {
  test.each([
    [{}, true],
    [{ beginsAt: 100 }, true],
    [{ beginsAt: 101 }, false],
    [{ endsAt: 100 }, false],
    [{ endsAt: 101 }, true],
    [{ beginsAt: 50, endsAt: 150 }, true],
  ])('%j is shown at time 100: %s', (told, shown) => {
    expect(currentPosters([poster(told)], 100)).toHaveLength(shown ? 1 : 0);
  });

  test.each([
    ['/program/futbol', '/program/futbol'],
    ['https://tribun.example/x', 'https://tribun.example/x'],
    ['javascript:alert(1)', ''],
    ['//kotu.example', ''],
    ['', ''],
  ])('%s leads to %j', (url, address) => {
    expect(posterAddress({ url })).toBe(address);
  });
});
