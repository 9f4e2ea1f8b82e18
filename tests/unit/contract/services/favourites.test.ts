import { expect, it } from 'vitest';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';

const idsOf = (wire: unknown): unknown =>
  sportsbookCalls.getFavouriteLeagues.decode(wire, { input: {}, dropped: () => undefined });

it('ids of favourite leagues are accepted as texts and numbers, malformed ones are skipped, and null is empty', () => {
  expect(idsOf(['584', 77, 'x', null])).toEqual([584, 77]);
  expect(idsOf(null)).toEqual([]);
  expect(
    [sportsbookCalls.getFavouriteLeagues, sportsbookCalls.updateFavouriteLeagues].map(({ access }) => access),
  ).toEqual(['member', 'member']);
});
