/** Player and balances with missing fields: only the missing field is lost (rule service-10). */
import { describe, expect, test } from 'vitest';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';

const context = { input: {}, dropped: () => {} };

describe('player balances', () => {
  test.each([null, undefined, 'yok'])('with bonus balance %j are decoded with a bonus of 0', (bonusBalance) => {
    const wire = { retailer: null, balance: '12.50', bonusBalance };
    const balances = { retailer: null, balance: 1_250, bonusBalance: 0 };
    expect(playersCalls.getPlayerBalances.decode(wire, context)).toEqual(balances);
    expect(playersCalls.getSession.decode(wire, context)).toEqual({ balances, unreadMessageCount: null });
  });

  test('are undefined without the main balance', () => {
    expect(playersCalls.getPlayerBalances.decode({ balance: null, bonusBalance: 5 }, context)).toBeUndefined();
  });
});

describe('the ids of a player', () => {
  const ids = (answer: object) => {
    const player = playersCalls.getPlayer.decode({ playerStatus: 4, name: 'Ada', ...answer }, context);
    return player === undefined ? null : [player.hashedPlayer, player.playerNo, player.memberId];
  };

  test.each([
    [{ hashedPlayer: 'h', playerNo: '7', memberId: 9 }, ['h', 7, '9']],
    [{ hashedPlayer: 'h', playerNo: null, memberId: 'm' }, ['h', 0, 'm']],
    [{ hashedPlayer: 'h', playerNo: 'yedi' }, ['h', 0, '']],
    [{ playerNo: 7 }, ['7', 7, '']],
    [{ memberId: 'm' }, ['m', 0, 'm']],
    [{ hashedPlayer: '', memberId: 'm' }, ['m', 0, 'm']],
  ])('are decoded from %j', (answer, told) => {
    expect(ids(answer)).toEqual(told);
  });

  test.each([{}, { hashedPlayer: null, playerNo: null, memberId: null }, { hashedPlayer: '', playerNo: 0 }])(
    'of %j are missing, so the player is undefined',
    (answer) => {
      expect(ids(answer)).toBeNull();
    },
  );
});
