import { expect, test } from 'vitest';
import { isDifferentPlayer } from '../../../../src/domain/member/different-player.ts';

const named = (playerNo: number, memberId = '') => ({ playerNo, memberId });

test.each([
  [named(7, 'm'), named(7, 'm'), false],
  [named(7, 'm'), named(7, 'n'), false],
  [named(7, 'm'), named(8, 'm'), true],
  // Player ids decide where a number is missing on either side.
  [named(0, 'm'), named(7, 'm'), false],
  [named(0, 'm'), named(0, 'm'), false],
  [named(0, 'm'), named(0, 'n'), true],
  [named(7, 'm'), named(0, 'n'), true],
  [named(7), named(0, 'n'), false],
])('%j and %j are different players: %s', (one, other, two) => {
  expect([isDifferentPlayer(one, other), isDifferentPlayer(other, one)]).toEqual([two, two]);
});
