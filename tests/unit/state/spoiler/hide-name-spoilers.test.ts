/** Lines of columns and names of proposals that reveal a score (rule cover-6). */
import { expect, test } from 'vitest';
import type { MarketConfig } from '../../../../src/model/market-config.ts';
import { hideBetSpoilers, hideColumnSpoilers } from '../../../../src/state/spoiler/hide-name-spoilers.ts';
import { newMarket } from '../../../support/program-fixtures.ts';

const type = (name: string) => ({ name, shortName: '', labels: {} });
const types = { '4_23': type('Maçın Kalanını Kim Kazanır {0}'), '4_14': type('Alt/Üst {0}') };
const config = { types } as unknown as MarketConfig;

test('a column loses only the line that reveals the score', () => {
  const rest = newMarket({ key: '4_23', line: '1:0' });
  const total = newMarket({ key: '4_14', line: '2.5' });
  expect(hideColumnSpoilers([rest, null, total], config)).toEqual([{ ...rest, line: '' }, null, total]);
  const untold = [total, null];
  expect(hideColumnSpoilers(untold, config)).toBe(untold);
});

test('without market names no line is shown', () => {
  expect(hideColumnSpoilers([newMarket({ key: '4_14', line: '2.5' })], undefined)).toMatchObject([{ line: '' }]);
});

test('a proposal loses the score in its name and the clock of extra time until its match is revealed', () => {
  const bet = {
    ...{ eventId: 7, sportId: 1, marketId: 1, outcomeNumber: 1, eventName: 'A - B', outcomeName: '1', start: null },
    ...{ odd: 200, webOdd: 200, status: 1, minBets: 1, playedCount: null, percent: null },
    ...{ marketName: 'Maçın Kalanını Kim Kazanır 1:0', clock: 'UZ 1.Y' },
  };
  expect(hideBetSpoilers([bet], () => false)).toMatchObject([
    { marketName: 'Maçın Kalanını Kim Kazanır •:•', clock: 'Canlı' },
  ]);
  const bets = [bet];
  expect(hideBetSpoilers(bets, (eventId) => eventId === 7)).toBe(bets);
});
