/** Transactions as evidence for a withdrawal without a response (rule withdrawal-9). */
import { describe, expect, test } from 'vitest';
import { mayBeSentWithdrawal, identifyWithdrawal } from '../../../../src/domain/withdrawal/withdrawal-evidence.ts';

const SENT_S = 1_800_000_000;
const sent = { intent: 'mine', sentAt: SENT_S * 1000, amount: 50_000, seen: ['w0'] };
const row = (fields: object = {}) => ({
  ...{ id: 'w1', transactionId: null as string | null, at: SENT_S + 1, type: 41, amount: -50_000 },
  ...fields,
});

describe('with intent ids in the transactions', () => {
  test.each([41, 12, 42, 977])('a transaction of type %i with the id is the withdrawal', (type) => {
    const rows = [row({ id: 'o', transactionId: 'other' }), row({ transactionId: 'mine', type, amount: 0, at: 0 })];
    expect(identifyWithdrawal(sent, rows)).toBe('w1');
  });

  test('a transaction with another id is not the withdrawal, however similar', () => {
    const other = row({ transactionId: 'other' });
    expect(identifyWithdrawal(sent, [other])).toBeUndefined();
    expect(mayBeSentWithdrawal(sent, other)).toBe(false);
  });
});

describe('without intent ids in the transactions', () => {
  test('a pending transaction with the same amount and time is the withdrawal', () => {
    expect(identifyWithdrawal(sent, [row({ amount: -1 }), row()])).toBe('w1');
  });

  test.each([
    ['seen before', { id: 'w0' }, false],
    ['of another amount', { amount: -50_001 }, false],
    ['of an hour before', { at: SENT_S - 3_600 }, false],
    ['a deposit', { type: 2, amount: 50_000 }, false],
    ['a coupon', { type: 4 }, false],
    ['paid: the payment may have a row of its own', { type: 12 }, true],
    ['paid, without an amount', { type: 12, amount: 0 }, true],
    ['cancelled', { type: 42, amount: 50_000 }, true],
    ['of an unknown type', { type: 977 }, true],
    ['of an unknown time', { at: 0 }, true],
  ])('a transaction that is %s is not certain proof', (_, fields, may) => {
    expect(identifyWithdrawal(sent, [row(fields)])).toBeUndefined();
    expect(mayBeSentWithdrawal(sent, row(fields))).toBe(may);
  });

  test('a clock that is minutes off does not matter', () => {
    expect(identifyWithdrawal(sent, [row({ at: SENT_S - 290 })])).toBe('w1');
  });
});
