/** Kinds of bets by name: each once a sport, with the list that shows it. */
import { expect, test } from 'vitest';
import { listGroups } from '../../../../src/domain/program/columns.ts';
import { buildMarketIndex, searchMarkets } from '../../../../src/features/search/search-markets.ts';
import { searchWords } from '../../../../src/domain/program/search-program.ts';
import { excerptConfig } from '../../../support/market-config-samples.ts';

const { config } = excerptConfig();
const index = buildMarketIndex(config, false);

test('every kind has a column in a group of its sport, and no sport has the same one twice', () => {
  expect(index.length).toBeGreaterThan(3);
  const named = index.map(({ sportId, name }) => `${sportId} ${name}`);
  expect(new Set(named).size).toBe(named.length);
  for (const { sportId, group } of index) {
    const [id, market] = group.split(':');
    const found = listGroups(config, { sportId, live: false, narrow: false }).find((each) => String(each.id) === id);
    expect(found?.subgroups.some(({ columns }) => columns.some((column) => column.market === market))).toBe(true);
  }
});

test('a kind is found by any of its words, with or without Turkish letters, and not by an empty text', () => {
  const [first] = index;
  const found = searchMarkets(index, searchWords(first!.name.toLocaleUpperCase('tr')));
  expect(found).toContainEqual(first);
  expect(searchMarkets(index, [])).toEqual([]);
  expect(searchMarkets(index, ['böyle', 'yok'])).toEqual([]);
});
