/** What a withdrawal on its way is known by, and how it stands. */
import { expect, test } from 'vitest';
import type { WithdrawState } from '../../../../src/model/withdrawal.ts';
import {
  type WithdrawRecord,
  isWithdrawRecord,
  stateOf,
} from '../../../../workers/engine/withdrawal/withdraw-record.ts';

const record: WithdrawRecord = {
  ...{ intent: 'i1', hashedPlayer: 'h', sentAt: 1_800_000_000_999, amount: 5_000 },
  seen: ['w0'],
};
const SENT_S = 1_800_000_000;

test.each<[string, Partial<WithdrawRecord>, WithdrawState]>([
  ['is open', {}, { phase: 'unknown', intent: 'i1', amount: 5_000, sentAt: SENT_S, doubt: 'checking' }],
  [
    'an older build took for not made',
    { end: null },
    { phase: 'unknown', intent: 'i1', amount: 5_000, sentAt: SENT_S, doubt: 'checking' },
  ],
  ['was proven not to be made', { end: null, proven: true }, { phase: 'notMade', intent: 'i1' }],
  ['was made', { end: { id: 'w1' } }, { phase: 'confirmed', intent: 'i1', id: 'w1', amount: 5_000, sentAt: SENT_S }],
])('one that %s', (_, fields, state) => {
  expect(stateOf({ ...record, ...fields })).toEqual(state);
});

test.each<[string, object, boolean]>([
  ['as it is written', {}, true],
  ['with its end', { end: { id: 'w1' } }, true],
  ['without one', { end: null, proven: true }, true],
  ['with an end that names none', { end: {} }, false],
  ['with an end that is none', { end: 'w1' }, false],
  ['without an amount', { amount: undefined }, false],
  ['with a part of a kuruş', { amount: 5_000.5 }, false],
  ['without a player', { hashedPlayer: undefined }, false],
])('what the device kept, %s, is believed or not', (_, fields, isBelieved) => {
  expect(isWithdrawRecord({ ...record, ...fields })).toBe(isBelieved);
});
