/** Notifications of push messages in every state of the device (push-3 to push-7). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PushMessage, pushKinds } from '../../../../src/contract/push.ts';
import type { PushRecord } from '../../../../src/storage/push/push-record.ts';
import { type PushEdges, type PushNotification, handlePush } from '../../../../sw/push/handle-push.ts';
import type { KnownMatch } from '../../../../sw/push/known-match.ts';

const NOW = 1_800_000_000;
const MINE = 'a'.repeat(32);
const record: PushRecord = {
  ...{ member: MINE, endpoint: 'https://push.example/1', key: 'k', address: '/in' },
  ...{ isAccepted: true, sentAt: NOW, sentFacts: '' },
  matches: [{ id: 77, sportId: 1, name: 'Galatasaray - Fenerbahçe' }],
  waiting: [],
  quiet: null,
};

interface Device {
  record: PushRecord | undefined;
  signedIn: string | undefined;
  isVisible: boolean;
  isAnnouncedByTab: boolean;
  hour: number;
  legs: string[];
  messageTitle: string;
  /** Matches of the program whose copies the device has. */
  program: KnownMatch[];
}

const usual: Device = {
  record,
  signedIn: MINE,
  isVisible: false,
  isAnnouncedByTab: false,
  hour: 12,
  legs: [],
  messageTitle: '',
  program: [],
};

function device(state: Partial<Device> = {}) {
  const now = { ...usual, ...state };
  const shown: PushNotification[] = [];
  const claimed: { key: string; at: number }[] = [];
  const counts = { badge: 0, unsubscribed: 0 };
  const edges: PushEdges = {
    now: () => NOW,
    hour: () => now.hour,
    record: async () => now.record,
    signedIn: async () => now.signedIn,
    hasVisibleTab: async () => now.isVisible,
    isAnnouncedByTab: async () => now.isAnnouncedByTab,
    claim: async (key, at, near) => {
      if (claimed.some((each) => each.key === key && Math.abs(each.at - at) <= near)) return false;
      claimed.push({ key, at });
      return true;
    },
    couponCopy: async () =>
      now.legs.length === 0
        ? undefined
        : { eventCount: now.legs.length, legs: now.legs.map((eventName) => ({ eventName })) as never },
    matchCopy: async (id, sportIds) =>
      now.program.find((match) => String(match.id) === id && sportIds.includes(match.sportId)),
    messageTitle: async () => now.messageTitle,
    show: async (notification) => void shown.push(notification),
    addToBadge: async () => void (counts.badge += 1),
    unsubscribe: async () => void (counts.unsubscribed += 1),
  };
  return { now, shown, counts, deliver: (content: unknown) => handlePush(textOf(content), edges) };
}

const textOf = (content: unknown): string => (typeof content === 'string' ? content : JSON.stringify(content));
const message = (change: Partial<PushMessage> = {}): PushMessage => ({
  ...{ v: 1, kind: 'coupon', id: '12', member: MINE, at: NOW },
  ...change,
});

describe('push-4: the text is made on the device', () => {
  test.each([
    [
      'a coupon without a copy',
      {},
      {},
      'Kuponun sonuçlandı',
      'Sonucu görmek için dokun.',
      '/profil/kuponlarim/oynadiklarim',
    ],
    [
      'a coupon of one match',
      { legs: ['Galatasaray - Fenerbahçe'] },
      {},
      'Kuponun sonuçlandı',
      'Galatasaray - Fenerbahçe. Sonucu görmek için dokun.',
      '/profil/kuponlarim/kupon-detay/12',
    ],
    [
      'a coupon of several',
      { legs: ['A - B', 'C - D', 'E - F'] },
      {},
      'Kuponun sonuçlandı',
      '3 maçlık kuponun. Sonucu görmek için dokun.',
      '/profil/kuponlarim/kupon-detay/12',
    ],
    [
      'a message',
      {},
      { kind: 'message' },
      'Yeni bir mesajın var',
      'Okumak için dokun.',
      '/profil/mesajlar/mesaj-detay/12',
    ],
    [
      'a message with a copy',
      { messageTitle: 'Bonusun hazır' },
      { kind: 'message' },
      'Yeni bir mesajın var',
      'Bonusun hazır',
      '/profil/mesajlar/mesaj-detay/12',
    ],
    [
      'a followed match',
      {},
      { kind: 'match', id: '77' },
      'Galatasaray - Fenerbahçe',
      'Takip ettiğin maçta yeni bir gelişme var.',
      '/program/futbol/mac-detay/77',
    ],
  ] as const)('%s', async (_what, state, change, title, text, path) => {
    const { shown, deliver } = device(state as Partial<Device>);
    await deliver(message(change));
    expect(shown).toEqual([expect.objectContaining({ title, text, path, isSilent: false })]);
  });
});

const GENERIC = { title: 'Tribün', text: 'Yeni bir haberin var.', path: '/' };

describe('push-4, push-6: a match of a followed team or league', () => {
  const derby = {
    id: 99,
    sportId: 1,
    name: 'Beşiktaş - Göztepe',
    home: 'Beşiktaş',
    away: 'Göztepe',
    competitionId: 584,
  };
  const team = { sportId: 1, name: 'Göztepe' };
  const league = { sportId: 1, competitionId: 584 };
  const TEAM = 'Takip ettiğin takımın maçında yeni bir gelişme var.';
  const LEAGUE = 'Favori liginin maçında yeni bir gelişme var.';
  test.each([
    ['of a team', { teams: [team], leagues: [league] }, TEAM],
    ['of a league', { teams: [{ sportId: 1, name: 'Göz' }], leagues: [league] }, LEAGUE],
    ['of a chosen match', { matches: [derby], teams: [team] }, 'Takip ettiğin maçta yeni bir gelişme var.'],
  ])('%s is named by its copy', async (_what, followed, text) => {
    const { shown, deliver } = device({ program: [derby], record: { ...record, ...followed } });
    await deliver(message({ kind: 'match', id: '99' }));
    const path = '/program/futbol/mac-detay/99';
    expect(shown).toEqual([expect.objectContaining({ title: derby.name, text, path, tag: 'mac-99' })]);
  });

  test.each([
    ['without a copy', [], { teams: [team] }],
    ['while scores are hidden or delayed', [derby], { teams: [], leagues: [] }],
    ['of a record without teams and leagues', [derby], {}],
    [
      'of other teams and leagues',
      [derby],
      { teams: [{ sportId: 1, name: 'Bodrum' }], leagues: [{ ...league, competitionId: 5 }] },
    ],
    [
      'of a team with this name in another sport',
      [{ ...derby, sportId: 2 }],
      { teams: [team, { sportId: 2, name: 'X' }] },
    ],
  ])('%s shows the general line', async (_what, program, followed) => {
    const { shown, deliver } = device({ program, record: { ...record, ...followed } });
    await deliver(message({ kind: 'match', id: '99' }));
    expect(shown).toEqual([expect.objectContaining(GENERIC)]);
  });
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"v":1'],
  ['another version', { ...message(), v: 2 }],
  ['an unknown kind', { ...message(), kind: 'raffle' }],
  ['no id', { ...message(), id: null }],
  ['a list', [message()]],
  ['a coupon of nobody', { v: 1, kind: 'coupon', id: '1', at: NOW }],
  ['a match that is not subscribed to, as while scores are hidden', message({ kind: 'match', id: '99' })],
])('push-3, push-6: %s shows one general line', async (_what, content) => {
  const { shown, deliver } = device();
  await deliver(content);
  expect(shown).toEqual([expect.objectContaining(GENERIC)]);
});

test('push-5: after a sign-out, or a change of the member, the subscription ends and nothing is shown', async () => {
  for (const state of [{ record: undefined }, { signedIn: undefined }, { signedIn: 'b'.repeat(32) }]) {
    const { shown, counts, deliver } = device(state);
    await deliver(message());
    await deliver('broken');
    expect(shown).toEqual([]);
    expect(counts.unsubscribed).toBe(2);
  }
});

test('push-7: a later moment of a match is another piece of news, a repeated one is not', async () => {
  const { shown, deliver } = device();
  for (const at of [NOW, NOW + 5, NOW + 600]) await deliver(message({ kind: 'match', id: '77', at }));
  expect(shown).toHaveLength(2);
  expect(new Set(shown.map(({ tag }) => tag))).toEqual(new Set(['mac-77']));
});

test('push-3: in the quiet hours a notification is silent', async () => {
  const quiet = { from: 23, until: 8 };
  for (const [hour, isSilent] of [
    [22, false],
    [23, true],
    [7, true],
    [8, false],
  ] as const) {
    const { shown, deliver } = device({ hour, record: { ...record, quiet } });
    await deliver(message());
    expect(shown.map((each) => each.isSilent)).toEqual([isSilent]);
  }
});

test('push-3 to push-7: in any order of messages and states each piece of the own news is shown at most once', async () => {
  const step = fc.record({
    kind: fc.constantFrom(...pushKinds),
    id: fc.constantFrom('1', '2', '77'),
    member: fc.constantFrom(MINE, 'b'.repeat(32), undefined),
    signedIn: fc.constantFrom(MINE, 'b'.repeat(32), undefined),
    isVisible: fc.boolean(),
    isAnnouncedByTab: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { now, shown, deliver } = device();
      const known = new Set<string>();
      for (const { kind, id, member, ...state } of steps) {
        Object.assign(now, state);
        const before = shown.length;
        await deliver({ v: 1, kind, id, at: NOW, ...(member !== undefined && { member }) });
        const isOwn = state.signedIn === MINE && (member === undefined || member === MINE);
        const name = `${kind} ${id}`;
        const isWanted = isOwn && !known.has(name) && !state.isVisible && !state.isAnnouncedByTab;
        if (isOwn) known.add(name);
        expect(shown.length - before).toBe(isWanted ? 1 : 0);
        const [latest] = shown.slice(before);
        // A coupon or a message without the member's reference is not described.
        if (latest !== undefined && member === undefined && kind !== 'match') expect(latest).toMatchObject(GENERIC);
      }
    }),
  );
});
