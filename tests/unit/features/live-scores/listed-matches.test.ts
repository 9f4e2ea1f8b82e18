/** Event ids of the list beside which a match is shown (rule scores-14). */
import { expect, test } from 'vitest';
import { presentId } from '../../../../src/features/live-scores/listed-matches.ts';

const matches = [{ eventId: 11, listedEventId: 7 }, { eventId: 12 }, { eventId: null }];

test.each([
  ['none', 0, 0],
  ['a listed match', 12, 12],
  ['a match by the id it had before it ran', 7, 11],
  ['a match of another list', 99, 99],
])('the present id of %s', (_, addressed, present) => {
  expect(presentId(addressed, matches)).toBe(present);
});
