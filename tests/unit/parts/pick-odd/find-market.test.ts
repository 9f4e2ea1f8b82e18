import { expect, test } from 'vitest';
import { findMarket } from '../../../../src/parts/pick-odd/find-market.ts';
import type { NamedOutcome } from '../../../../src/model/match-statistics.ts';
import type { MarketRef } from '../../../../src/model/program.ts';
import { excerptConfig } from '../../../support/market-config-samples.ts';

const { config } = excerptConfig();
const FOOTBALL = 1;

const before: MarketRef[] = [
  { id: 1, key: '1_1', line: '' },
  { id: 2, key: '2_101', line: '2.5' },
  { id: 3, key: '2_101', line: '3.5' },
  { id: 4, key: '2_89', line: '' },
];
const running: MarketRef[] = [
  { id: 11, key: '4_4', line: '' },
  { id: 12, key: '4_14', line: '2.5' },
  { id: 13, key: '4_14', line: '3.5' },
];

const found = (order: MarketRef[], named: Partial<NamedOutcome>): number | undefined =>
  findMarket(order, config, FOOTBALL, {
    ...{ marketId: null, marketKey: '', line: '', marketName: '', outcomeNumber: 1, outcomeName: '' },
    ...named,
  })?.id;

test.each<[string, Partial<NamedOutcome>, number | undefined]>([
  ['its id', { marketId: 3, marketKey: '1_1' }, 3],
  ['its key', { marketKey: '1_1' }, 1],
  ['its key and line', { marketKey: '2_101', line: '2.50' }, 2],
  ['a key with its line in it', { marketKey: '2_101_3.5' }, 3],
  ['an id that has left, by its key', { marketId: 99, marketKey: '2_89' }, 4],
  ['its name', { marketName: 'Karşılıklı Gol' }, 4],
  ['its name with the line', { marketName: 'ALT/ÜST 3,5' }, 3],
  ['a key without the line it needs', { marketKey: '2_101' }, undefined],
  ['a line that is not there', { marketKey: '2_101', line: '4.5' }, undefined],
  ['a name that says no line', { marketName: 'Alt/Üst' }, undefined],
  ['nothing', {}, undefined],
])('a market is found, or not, by %s', (_, named, id) => {
  expect(found(before, named)).toBe(id);
});

test('for a running match the live counterpart of a market is found', () => {
  expect(found(running, { marketKey: '1_1' })).toBe(11);
  expect(found(running, { marketId: 2, marketKey: '2_101', line: '2.5' })).toBe(12);
  expect(found(running, { marketKey: '2_101', line: '1.5' })).toBeUndefined();
  expect(found(running, { marketKey: '2_89' })).toBeUndefined();
});
