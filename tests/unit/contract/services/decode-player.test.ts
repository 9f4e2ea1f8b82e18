/** The player and the balances with something missing: a field costs itself (rule service-10). */
import { describe, expect, test } from 'vitest';
import { players } from '../../../../src/contract/services/players.ts';

const context = { input: {}, dropped: () => {} };

describe('a balance without a bonus', () => {
  test.each([null, undefined, 'yok'])('as %j is a balance, and no bonus', (bonusBalance) => {
    const wire = { retailer: null, balance: '12.50', bonusBalance };
    const balances = { retailer: null, balance: 1_250, bonusBalance: 0 };
    expect(players.getPlayerBalances.decode(wire, context)).toEqual(balances);
    expect(players.getSession.decode(wire, context)).toEqual({ balances, unreadMessageCount: null });
  });

  test('is none without what it is of', () => {
    expect(players.getPlayerBalances.decode({ balance: null, bonusBalance: 5 }, context)).toBeUndefined();
  });
});
