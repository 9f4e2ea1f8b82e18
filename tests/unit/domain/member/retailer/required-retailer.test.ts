import { moneyText } from '../../../../../src/domain/number-text.ts';
import { describe, expect, test } from 'vitest';
import { playersCalls } from '../../../../../src/contract/services/players-calls.ts';
import {
  type RequiredRetailerChoice,
  requiredRetailerChoice,
  lacksPhone,
} from '../../../../../src/domain/member/retailer/required-retailer.ts';

describe('the next mandatory step of a member, by status and retailer', () => {
  test.for<
    [
      status: 1 | 2 | 3 | 4 | 5 | 6 | 7,
      name: string,
      none: RequiredRetailerChoice | null,
      passive: RequiredRetailerChoice | null,
    ]
  >([
    [1, 'PreActive1', 'choose', null],
    [2, 'PreActive2', null, 'change'],
    [3, 'Cancel', null, null],
    [4, 'Active', null, 'change'],
    [5, 'GrayList', null, null],
    [6, 'Suspend', null, 'change'],
    [7, 'TimeBlocking', null, 'change'],
  ])('%i %s', ([status, , none, passive]) => {
    expect(requiredRetailerChoice(status, null)).toBe(none);
    expect(requiredRetailerChoice(status, { status: 'Passive' })).toBe(passive);
    expect(requiredRetailerChoice(status, { status: 'Active' })).toBeNull();
  });
});

test.for([
  [{ phoneNumber: null }, true],
  [{ phoneNumber: '' }, true],
  [{}, true],
  [{ phoneNumber: '05550000001' }, false],
] as const)('a member who lacks a phone number is detected: %j', ([told, lacks]) => {
  const wire = { hashedPlayer: 'h', playerStatus: 4, playerNo: 7, name: 'Deniz', surname: 'Ak', ...told };
  const player = playersCalls.getPlayer.decode(wire, { input: {}, dropped: () => undefined });
  expect(player).toBeDefined();
  expect(player !== undefined && lacksPhone(player)).toBe(lacks);
});

test.for([
  [0, '0,00\u00a0₺'],
  [5, '0,05\u00a0₺'],
  [125_000, '1.250,00\u00a0₺'],
  [123_456_789, '1.234.567,89\u00a0₺'],
  [-150, '-1,50\u00a0₺'],
] as const)('%i kuruş reads %s', ([kurus, text]) => {
  expect(moneyText(kurus)).toBe(text);
});
