/** Stored data that greets a player without a network, and nothing more of them (rule storage-4). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Player } from '../../../../src/model/player.ts';
import { storedPlayer } from '../../../../src/platform/browser-storage/stored-player.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const player: Player = {
  hashedPlayer: 'hash-of-player',
  playerStatus: 4,
  playerNo: 7,
  memberId: 'm-7',
  name: 'Deniz',
  surname: 'Ak',
  phoneNumber: '05320000001',
  email: 'deniz@ak.example',
  isMailVerified: true,
  retailer: null,
  unreadMessageCount: 2,
  isCustomRetailer: true,
  login: { appType: 2, isCustomRetailer: true, terminalIsActive: true, retailerScreen: '4' },
  termsOfUseDue: false,
  surveys: null,
};

test("the player is restored with the sign-in's data, without phone, mail and hash", () => {
  storedPlayer.write({ player, balances: null });
  expect([...stored.values()].join('')).not.toMatch(/hash-of-player|05320000001|deniz@/);
  expect(storedPlayer.read()).toEqual({
    player: { ...player, hashedPlayer: '', phoneNumber: null, email: null },
    balances: null,
  });
});

test('a player stored by an older build gets missing fields, and loses those no longer stored', () => {
  storedPlayer.write({ player, balances: null });
  const key = [...stored.keys()].at(-1) ?? '';
  const old = { playerNo: 7, name: 'Deniz', surname: 'Ak', playerStatus: 4, phoneNumber: '05320000001', email: null };
  stored.set(key, JSON.stringify({ player: old, balances: null }));
  expect(storedPlayer.read()?.player).toMatchObject({ memberId: '', login: null, phoneNumber: null, email: null });
});
