/** Shares of plays by market id or by subtype (wire-sportsbook-5). */
import { expect, test } from 'vitest';
import { percentsByMarket } from '../../../../src/domain/program/percents-by-market.ts';
import { newMarket } from '../../../support/program-fixtures.ts';

const markets = [
  newMarket({ id: 100, key: '1_1' }),
  newMarket({ id: 101, key: '2_101', line: '1.5' }),
  newMarket({ id: 102, key: '2_101', line: '2.5' }),
];

test('percentages are found by market id', () => {
  expect(percentsByMarket(markets, { 100: { 1: 60 }, 102: { 1: 55 } })).toMatchObject({
    100: { 1: 60 },
    102: { 1: 55 },
  });
});

test('percentages are found by subtype if only one market has it', () => {
  const percents = percentsByMarket(markets, { 1: { 1: 60 }, 101: { 1: 55 } });
  expect(percents['100']).toEqual({ 1: 60 });
  expect(percents['102']).toBeUndefined();
});

test("a market's own percentages take precedence over those of its subtype", () => {
  expect(percentsByMarket(markets, { 1: { 1: 60 }, 100: { 1: 40 } })['100']).toEqual({ 1: 40 });
});
