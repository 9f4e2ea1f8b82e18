// @vitest-environment happy-dom
/** Keys and texts of everything the tab stores: another build, or the operator's scripts, read them as they are. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '../../../src/model/player.ts';
import { handleIntentsRequest } from '../../../src/platform/browser-storage/stored-intents.ts';
import { migrateStoredData } from '../../../src/platform/browser-storage/migrate-stored-data.ts';
import { readHiddenBalance, writeHiddenBalance } from '../../../src/platform/browser-storage/stored-hidden-balance.ts';
import { readConsent, writeConsent } from '../../../src/platform/browser-storage/stored-consent.ts';
import { readMappedIds, writeMappedIds } from '../../../src/platform/browser-storage/stored-mapped-ids.ts';
import {
  readStoredPlayer,
  wipeStoredPlayer,
  wipeTabNotes,
  writeStoredPlayer,
} from '../../../src/platform/browser-storage/stored-player.ts';
import { readRecentSearches, writeRecentSearches } from '../../../src/platform/browser-storage/stored-searches.ts';
import {
  readStarredMatches,
  writeStarredMatches,
} from '../../../src/platform/browser-storage/stored-starred-matches.ts';
import { readStoredUi, writeStoredUi } from '../../../src/platform/browser-storage/stored-ui.ts';
import { readSeenWithdrawal, writeSeenWithdrawal } from '../../../src/platform/browser-storage/seen-withdrawal.ts';
import { readTabNote, writeTabNote } from '../../../src/platform/browser-storage/tab-notes.ts';
import { writeTokens } from '../../../src/platform/browser-storage/token-cookies.ts';
import { writeTrackedPlayer, writeTrackedSettings } from '../../../src/platform/browser-storage/tracked-keys.ts';
import { readUnseenCoupons, writeUnseenCoupons } from '../../../src/platform/browser-storage/unseen-coupons.ts';
import { claimDeviceId } from '../../../src/platform/device/device-id.ts';
import {
  readNotificationsEnabled,
  writeNotificationsEnabled,
} from '../../../src/platform/device/system-notifications.ts';
import { markHintShown, wasHintShown } from '../../../src/state/device/one-time-hints.ts';
import { startScrollMemory } from '../../../src/state/device/scroll-memory.ts';
import { markPhonePrompted, wasPhonePrompted } from '../../../src/state/overlays/phone-prompt.ts';

interface Row {
  key: string;
  text: string;
  write?: () => unknown;
  read?: () => unknown;
  /** What `read` returns for the text. */
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
    write: () => writeStoredUi(ui),
    read: readStoredUi,
    value: ui,
  },
  {
    key: 'iddaav2_0.0.2:player',
    text: JSON.stringify({ player: storedFacts, balances: null }),
    write: () => writeStoredPlayer({ player, balances: null }),
    read: readStoredPlayer,
    value: { player, balances: null },
  },
  {
    key: 'iddaav2_0.0.2:hiddenBalance',
    text: '7:true',
    write: () => writeHiddenBalance({ playerNo: 7, hidden: true }),
    read: readHiddenBalance,
    value: { playerNo: 7, hidden: true },
  },
  {
    key: 'iddaav2_0.0.2:toldWithdrawal',
    text: '12',
    write: () => writeSeenWithdrawal('12'),
    read: readSeenWithdrawal,
    value: '12',
  },
  {
    key: 'iddaav2_0.0.2:unseenCoupons',
    text: '["a","b"]',
    write: () => writeUnseenCoupons(['a', 'b', 'a']),
    read: readUnseenCoupons,
    value: ['a', 'b'],
  },
  {
    key: 'iddaav2_0.0.2:mapped',
    text: '[[1,2]]',
    write: () => writeMappedIds([[1, 2]]),
    read: readMappedIds,
    value: [[1, 2]],
  },
  {
    key: 'iddaav2_0.0.2:searches',
    text: '["fener"]',
    write: () => writeRecentSearches(['fener']),
    read: readRecentSearches,
    value: ['fener'],
  },
  {
    key: 'iddaav2_0.0.2:starred',
    text: '[5,3]',
    write: () => writeStarredMatches([5, 3]),
    read: readStarredMatches,
    value: [5, 3],
  },
  {
    key: 'iddaav2_0.0.2:consent',
    text: '{"necessary":true,"statistics":true,"marketing":false,"at":1}',
    write: () => writeConsent(consent),
    read: readConsent,
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
    write: () => writeNotificationsEnabled(true),
    read: readNotificationsEnabled,
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
  { key: 'VirtualPageview', text: JSON.stringify(tracked), write: () => writeTrackedPlayer(tracked) },
  {
    key: 'settings',
    text: '{"version":"66","platform":4}',
    write: () => writeTrackedSettings({ version: '66', platform: 4 }),
  },
];

const inTab: Row[] = [
  {
    key: 'iddaav2_0.0.2:contact',
    text: '{"a":1}',
    write: () => writeTabNote('contact', '{"a":1}'),
    read: () => readTabNote('contact'),
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
    const others = Object.keys({ ...localStorage, ...sessionStorage }).filter((each) => each !== key);
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
  writeUnseenCoupons([]);
  writeMappedIds([]);
  writeRecentSearches([]);
  writeStarredMatches([]);
  handleIntentsRequest({ type: 'write', list: 'plays', text: null });
  writeNotificationsEnabled(false);
  writeTrackedPlayer(null);
  writeTrackedSettings(null);
  writeTabNote('contact', '');
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
