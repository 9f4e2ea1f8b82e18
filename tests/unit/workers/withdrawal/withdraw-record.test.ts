/** The record of a withdrawal and its state. */
import { expect, test } from 'vitest';
import type { WithdrawState } from '../../../../src/model/payment.ts';
import {
  type WithdrawRecord,
  isWithdrawRecord,
  withdrawStateOf,
} from '../../../../workers/engine/withdrawal/withdrawal-module.ts';

const record: WithdrawRecord = {
  ...{ intent: 'i1', hashedPlayer: 'h', sentAt: 1_800_000_000_999, amount: 5_000 },
  seen: ['w0'],
};
const SENT_S = 1_800_000_000;

test.each<[string, Partial<WithdrawRecord>, WithdrawState]>([
  ['is open', {}, { phase: 'unknown', intent: 'i1', amount: 5_000, sentAt: SENT_S, doubt: 'checking' }],
  [
    'an older build reported as not made',
    { end: null },
    { phase: 'unknown', intent: 'i1', amount: 5_000, sentAt: SENT_S, doubt: 'checking' },
  ],
  ['was proven not to be made', { end: null, proven: true }, { phase: 'notMade', intent: 'i1' }],
  ['was made', { end: { id: 'w1' } }, { phase: 'confirmed', intent: 'i1', id: 'w1', amount: 5_000, sentAt: SENT_S }],
])('the state of a withdrawal that %s', (_, fields, state) => {
  expect(withdrawStateOf({ ...record, ...fields })).toEqual(state);
});

test.each<[string, object, boolean]>([
  ['as it is written', {}, true],
  ['with its end', { end: { id: 'w1' } }, true],
  ['without one', { end: null, proven: true }, true],
  ['with an end without an id', { end: {} }, false],
  ['with a malformed end', { end: 'w1' }, false],
  ['without an amount', { amount: undefined }, false],
  ['with a part of a kuruş', { amount: 5_000.5 }, false],
  ['without a player', { hashedPlayer: undefined }, false],
])('a stored record %s is checked for validity', (_, fields, isBelieved) => {
  expect(isWithdrawRecord({ ...record, ...fields })).toBe(isBelieved);
});
