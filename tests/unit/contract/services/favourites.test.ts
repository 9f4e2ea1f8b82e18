import { expect, it } from 'vitest';
import { sportsbook } from '../../../../src/contract/services/sportsbook.ts';

const idsOf = (wire: unknown): unknown =>
  sportsbook.getFavouriteLeagues.decode(wire, { input: {}, dropped: () => undefined });

it('ids of favourite leagues are accepted as texts and numbers, malformed ones are skipped, and null is empty', () => {
  expect(idsOf(['584', 77, 'x', null])).toEqual([584, 77]);
  expect(idsOf(null)).toEqual([]);
  expect([sportsbook.getFavouriteLeagues, sportsbook.updateFavouriteLeagues].map(({ access }) => access)).toEqual([
    'member',
    'member',
  ]);
});
