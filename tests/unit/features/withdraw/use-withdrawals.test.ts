/** Withdrawals read from transactions (rule withdrawal-11), compared with what really happened. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withdrawalsFromTransactions } from '../../../../src/features/withdraw/use-withdrawals.ts';
import type { Transaction } from '../../../../src/model/payment.ts';

const transaction = (fields: Partial<Transaction>): Transaction => ({
  ...{ id: 'w1', transactionId: null, at: 100, type: 41, couponType: null, name: '', description: '' },
  ...{ amount: -5_000, balance: null, pocket: 'balance' as const, couponId: null, iban: '' },
  ...fields,
});

test('a paid, a cancelled and a pending request are read from their transactions', () => {
  const rows = [
    transaction({ id: 'w3', at: 300 }),
    transaction({ id: 'w2-back', at: 250, type: 42, amount: 7_000 }),
    transaction({ id: 'w2', at: 200, amount: -7_000 }),
    transaction({ id: 'w1', type: 12 }),
    transaction({ id: 'd', type: 2, amount: 5_000 }),
  ];
  expect(withdrawalsFromTransactions(rows)).toEqual([
    { id: 'w3', amount: 5_000, requestedAt: 300, state: 'pending', endedAt: null },
    { id: 'w2', amount: 7_000, requestedAt: 200, state: 'cancelled', endedAt: 250 },
    { id: 'w1', amount: 5_000, requestedAt: 100, state: 'paid', endedAt: null },
  ]);
});

test('sequential requests, in any notation and order, are each read with their true state', () => {
  const history = fc.array(fc.record({ end: fc.constantFrom('paid', 'cancelled'), beside: fc.boolean() }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(history, fc.boolean(), fc.boolean(), fc.integer(), (ended, waits, tellsTap, shuffle) => {
      const rows = ended.flatMap(({ end, beside }, place) => {
        const asked = { id: `w${place}`, at: 1_000 * (place + 1), transactionId: tellsTap ? `t${place}` : null };
        if (end === 'paid' && !beside) return [transaction({ ...asked, type: 12 })];
        const type = end === 'paid' ? 12 : 42;
        const over = { ...asked, id: `e${place}`, at: asked.at + 500, type, amount: 5_000 };
        return [transaction(asked), transaction(over)];
      });
      const last = { id: 'last', at: 1_000_000, transactionId: tellsTap ? 'tl' : null };
      const all = waits ? [...rows, transaction(last)] : rows;
      const turned = all.toSorted((a, b) => ((a.at * 7 + a.type) ^ shuffle) - ((b.at * 7 + b.type) ^ shuffle));
      const states = withdrawalsFromTransactions(turned).map(({ state }) => state);
      expect(states).toEqual([...(waits ? ['pending'] : []), ...ended.map(({ end }) => end).toReversed()]);
    }),
  );
});
