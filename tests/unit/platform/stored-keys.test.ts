// @vitest-environment happy-dom
/** Keys and texts of everything the tab stores: another build, or the operator's scripts, read them as they are. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '../../../src/model/player.ts';
import { migrateStoredData } from '../../../src/platform/browser-storage/migrate-stored-data.ts';
import { handleIntentsRequest } from '../../../src/platform/browser-storage/stored-intents.ts';
import { storedPlayer, wipeStoredPlayer, wipeTabNotes } from '../../../src/platform/browser-storage/stored-player.ts';
import {
  storedHiddenBalance,
  storedSeenWithdrawal,
  storedUnseenCoupons,
} from '../../../src/platform/browser-storage/stored-player-notes.ts';
import { storedUi } from '../../../src/platform/browser-storage/stored-ui.ts';
import { tabNote } from '../../../src/platform/browser-storage/stored-value.ts';
import { writeTokens } from '../../../src/platform/browser-storage/token-cookies.ts';
import { claimDeviceId } from '../../../src/platform/engine-client/start-engine.ts';
import { notificationsEnabled } from '../../../src/platform/device/system-notifications.ts';
import { storedMappedIds } from '../../../src/state/device/mapped-ids.ts';
import { markHintShown, wasHintShown } from '../../../src/state/device/one-time-hints.ts';
import { storedSearches } from '../../../src/state/device/recent-searches.ts';
import { startScrollMemory } from '../../../src/state/device/scroll-memory.ts';
import { storedConsent } from '../../../src/state/operator/consent.ts';
import { trackedPlayer, trackedSettings } from '../../../src/state/operator/data-layer.ts';
import { emptyFollowing, followingRows } from '../../support/stored-following.ts';
import { markPhonePrompted, wasPhonePrompted } from '../../../src/app/overlays/member/phone-setup.tsx';

interface Row {
  key: string;
  text: string;
  write?: () => unknown;
  read?: () => unknown;
  /** The result of `read` for the text. */
  value?: unknown;
}

const ui = {
  theme: 'dark',
  appConfigFlag: true,
  recentSports: ['tenis'],
  scores: '30',
  liveScores: true,
  homeOrder: ['news'],
} as const;
const player: Player = {
  hashedPlayer: '',
  playerStatus: 4,
  playerNo: 7,
  memberId: 'm-7',
  name: 'Deniz',
  surname: 'Ak',
  phoneNumber: null,
  email: null,
  isMailVerified: false,
  retailer: null,
  unreadMessageCount: null,
  isCustomRetailer: false,
  login: null,
  termsOfUseDue: false,
  surveys: null,
};
const { hashedPlayer: _hash, phoneNumber: _phone, email: _email, ...storedFacts } = player;
const consent = { statistics: true, marketing: false, at: 1 };
const tracked = { ActiveDealerId: '3', externalMemberId: 'm-7', UserCity: 'İzmir', UserDistrict: 'Konak' };

const onDevice: Row[] = [
  {
    key: 'iddaav2_0.0.2:ui',
    text: JSON.stringify(ui),
    write: () => storedUi.write(ui),
    read: storedUi.read,
    value: ui,
  },
  {
    key: 'iddaav2_0.0.2:player',
    text: JSON.stringify({ player: storedFacts, balances: null }),
    write: () => storedPlayer.write({ player, balances: null }),
    read: storedPlayer.read,
    value: { player, balances: null },
  },
  {
    key: 'iddaav2_0.0.2:hiddenBalance',
    text: '7:true',
    write: () => storedHiddenBalance.write({ playerNo: 7, hidden: true }),
    read: storedHiddenBalance.read,
    value: { playerNo: 7, hidden: true },
  },
  {
    key: 'iddaav2_0.0.2:toldWithdrawal',
    text: '12',
    write: () => storedSeenWithdrawal.write('12'),
    read: storedSeenWithdrawal.read,
    value: '12',
  },
  {
    key: 'iddaav2_0.0.2:unseenCoupons',
    text: '["a","b"]',
    write: () => storedUnseenCoupons.write(['a', 'b']),
    read: storedUnseenCoupons.read,
    value: ['a', 'b'],
  },
  {
    key: 'iddaav2_0.0.2:mapped',
    text: '[[1,2]]',
    write: () => storedMappedIds.write([[1, 2]]),
    read: storedMappedIds.read,
    value: [[1, 2]],
  },
  {
    key: 'iddaav2_0.0.2:searches',
    text: '["fener"]',
    write: () => storedSearches.write(['fener']),
    read: storedSearches.read,
    value: ['fener'],
  },
  ...followingRows,
  {
    key: 'iddaav2_0.0.2:consent',
    text: '{"necessary":true,"statistics":true,"marketing":false,"at":1}',
    write: () => storedConsent.write(consent),
    read: storedConsent.read,
    value: consent,
  },
  {
    key: 'iddaav2_0.0.2:intents:plays',
    text: '[1]',
    write: () => handleIntentsRequest({ type: 'write', list: 'plays', text: '[1]' }),
    read: () => handleIntentsRequest({ type: 'read', list: 'plays' }),
    value: '[1]',
  },
  {
    key: 'iddaav2_0.0.2:notifications',
    text: '1',
    write: () => notificationsEnabled.write(true),
    read: notificationsEnabled.read,
    value: true,
  },
  {
    key: 'iddaav2_0.0.2:shown:mbsTooltip',
    text: '1',
    write: () => markHintShown('mbsTooltip'),
  },
  { key: 'iddaav2_0.0.2:shown:poolTour', text: '1', read: () => wasHintShown('poolTour'), value: true },
  { key: 'iddaav2_0.0.2:version', text: '66', write: migrateStoredData },
  { key: 'iddaav2_0.0.2:device-id', text: 'abc', read: claimDeviceId, value: 'abc' },
  { key: 'VirtualPageview', text: JSON.stringify(tracked), write: () => trackedPlayer.write(tracked) },
  {
    key: 'settings',
    text: '{"version":"66","platform":4}',
    write: () => trackedSettings.write({ version: '66', platform: 4 }),
  },
];

const inTab: Row[] = [
  {
    key: 'iddaav2_0.0.2:contact',
    text: '{"a":1}',
    write: () => tabNote('contact').write('{"a":1}'),
    read: () => tabNote('contact').read(),
    value: '{"a":1}',
  },
  {
    key: 'iddaav2_0.0.2:phone-asked',
    text: '7',
    write: () => markPhonePrompted(7),
  },
  { key: 'iddaav2_0.0.2:phone-asked', text: '8', read: () => wasPhonePrompted(8), value: true },
  {
    key: 'tribun.scroll',
    text: '{"entry":0}',
    write: () => {
      history.replaceState({ scrollKey: 'entry' }, '');
      startScrollMemory();
      dispatchEvent(new Event('pagehide'));
    },
  },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['device', () => localStorage, onDevice],
  ['tab', () => sessionStorage, inTab],
] as const)('%s', (_lifetime, storage, rows) => {
  test.each(rows.filter(({ write }) => write !== undefined))('$key is written as $text', ({ key, text, write }) => {
    write?.();
    expect(storage().getItem(key)).toBe(text);
    const others = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((each) => each !== key);
    expect(others.filter((each) => each !== 'iddaav2_0.0.2:version')).toEqual([]);
  });

  test.each(rows.filter(({ read }) => read !== undefined))('$key is read from $text', ({ key, text, read, value }) => {
    storage().setItem(key, text);
    expect(read?.()).toEqual(value);
    expect(storage().getItem(key)).toBe(text);
  });
});

test('what a start reads is stored with its version, and nothing else is', () => {
  const isVersioned = ({ write }: Row): boolean => {
    localStorage.clear();
    write?.();
    return localStorage.getItem('iddaav2_0.0.2:version') === '66';
  };
  expect(onDevice.filter(isVersioned).map(({ key }) => key.replace('iddaav2_0.0.2:', ''))).toEqual([
    'ui',
    'player',
    'intents:plays',
    'version',
  ]);
});

test('nothing is stored for what is empty or off', () => {
  for (const { key, text } of onDevice) localStorage.setItem(key, text);
  sessionStorage.setItem('iddaav2_0.0.2:contact', '{"a":1}');
  storedUnseenCoupons.write([]);
  storedMappedIds.write([]);
  storedSearches.write([]);
  emptyFollowing();
  handleIntentsRequest({ type: 'write', list: 'plays', text: null });
  notificationsEnabled.write(false);
  trackedPlayer.write(null);
  trackedSettings.write(null);
  tabNote('contact').write('');
  expect(Object.keys(localStorage).map((key) => key.replace('iddaav2_0.0.2:', ''))).toEqual([
    'ui',
    'player',
    'hiddenBalance',
    'toldWithdrawal',
    'consent',
    'shown:mbsTooltip',
    'shown:poolTour',
    'version',
    'device-id',
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('the end of a session removes what is of its player', () => {
  for (const { key, text } of onDevice) localStorage.setItem(key, text);
  for (const { key, text } of inTab) sessionStorage.setItem(key, text);
  localStorage.setItem('iddaav2_0.0.2:loginInfo', '{}');
  wipeStoredPlayer();
  wipeTabNotes();
  expect(Object.keys(localStorage).map((key) => key.replace('iddaav2_0.0.2:', ''))).toEqual([
    'ui',
    'mapped',
    'searches',
    'starred',
    'seenByVisitor',
    'followSettings',
    'consent',
    'intents:plays',
    'notifications',
    'shown:mbsTooltip',
    'shown:poolTour',
    'version',
    'device-id',
    'settings',
  ]);
  expect(Object.keys(sessionStorage)).toEqual(['tribun.scroll']);
});

test('cookies of the session are marked by their fingerprints', () => {
  writeTokens({ access: 'a', refresh: 'r', memberId: '7' });
  expect(document.cookie).toBe('at=a; rt=r; mid=7');
  expect(localStorage.getItem('iddaav2_0.0.2:cookies')).toMatch(
    /^\{"at":\{"own":"[^"]+","foreign":\[\]\},"rt":\{"own":"[^"]+","foreign":\[\]\},"mid":\{.*\}\}$/,
  );
});
