/** What transactions say of a withdrawal nobody answered for (rule withdrawal-9). */
import { describe, expect, test } from 'vitest';
import { mayBeWithdrawal, withdrawalOf } from '../../../../src/domain/withdrawal/evidence.ts';

const SENT_S = 1_800_000_000;
const sent = { intent: 'mine', sentAt: SENT_S * 1000, amount: 50_000, seen: ['w0'] };
const row = (fields: object = {}) => ({
  ...{ id: 'w1', transactionId: null as string | null, at: SENT_S + 1, type: 41, amount: -50_000 },
  ...fields,
});

describe('where the service tells the tap', () => {
  test.each([41, 12, 42, 977])('type %i with its id is the one', (type) => {
    const rows = [row({ id: 'o', transactionId: 'other' }), row({ transactionId: 'mine', type, amount: 0, at: 0 })];
    expect(withdrawalOf(sent, rows)).toBe('w1');
  });

  test('another id is another one, however alike', () => {
    const other = row({ transactionId: 'other' });
    expect(withdrawalOf(sent, [other])).toBeUndefined();
    expect(mayBeWithdrawal(sent, other)).toBe(false);
  });
});

describe('where it does not', () => {
  test('one that waits, of the amount and the time, is the one', () => {
    expect(withdrawalOf(sent, [row({ amount: -1 }), row()])).toBe('w1');
  });

  test.each([
    ['seen before', { id: 'w0' }, false],
    ['of another amount', { amount: -50_001 }, false],
    ['of an hour before', { at: SENT_S - 3_600 }, false],
    ['a deposit', { type: 2, amount: 50_000 }, false],
    ['a coupon', { type: 4 }, false],
    ['paid: it may stand in a row of its own', { type: 12 }, true],
    ['paid, without an amount', { type: 12, amount: 0 }, true],
    ['cancelled', { type: 42, amount: 50_000 }, true],
    ['of a type nobody knows', { type: 977 }, true],
    ['of a time nobody told', { at: 0 }, true],
  ])('%s is not surely it', (_, fields, may) => {
    expect(withdrawalOf(sent, [row(fields)])).toBeUndefined();
    expect(mayBeWithdrawal(sent, row(fields))).toBe(may);
  });

  test('a clock that is minutes off does not matter', () => {
    expect(withdrawalOf(sent, [row({ at: SENT_S - 290 })])).toBe('w1');
  });
});
