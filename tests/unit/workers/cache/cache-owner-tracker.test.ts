/** Registration of the owner of cached responses by the engine. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CACHE_OWNER_KEY } from '../../../../src/storage/member/cache-owner.ts';
import type { DeviceStore } from '../../../../src/storage/device/device-database.ts';
import { type CacheOwnerTracker, trackCacheOwner } from '../../../../workers/engine/cache/cache-owner-tracker.ts';
import { type Session, createSession } from '../../../../workers/engine/session/session.ts';
import { type CookieJar, cookieJar, tokensOf } from '../../../support/cookie-jar.ts';

let told: string[];
let refuses: boolean;
let isAnyKept: boolean;
let jar: CookieJar;
let session: Session;
let owner: CacheOwnerTracker;
let life: AbortController;
let elsewhere: (key: string) => void;

const ask = (access: string): Request =>
  new Request('https://tribun.test/api/wager/x', { headers: { Authorization: `Bearer ${access}` } });
const settled = (): Promise<void> => owner.registerTokenOf(ask('nobody'));

beforeEach(() => {
  told = [];
  refuses = false;
  isAnyKept = true;
  life = new AbortController();
  jar = cookieJar(null);
  session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
  owner = trackCacheOwner({
    session,
    store: {
      onWritten: (listener) => {
        elsewhere = listener;
        return () => undefined;
      },
    } as Partial<DeviceStore> as DeviceStore,
    memberCache: async () => ({
      register: async (access, memberId) => {
        told.push(`${memberId}: ${access}`);
        return !refuses;
      },
      forget: async (memberId = 'all') => void told.push(`forget ${memberId}`),
    }),
    hasMemberCache: async () => isAnyKept,
    signal: life.signal,
  });
});
afterEach(() => life.abort());

const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('an engine that starts', () => {
  test('registers its token when there is a session', async () => {
    session.applyReportedTokens(tokensOf('7'));
    await flush();
    expect(told).toEqual([`7: ${tokensOf('7').access}`]);
  });

  test('deletes everything of an earlier session when there is none', async () => {
    session.applyReportedTokens(null);
    await flush();
    expect(told).toEqual(['forget all']);
  });

  test('deletes nothing on a device without cached responses', async () => {
    isAnyKept = false;
    session.applyReportedTokens(null);
    await flush();
    expect(told).toEqual([]);
  });

  test('does nothing while the session is unknown', async () => {
    await flush();
    expect(told).toEqual([]);
  });
});

describe('a token', () => {
  test('of a new session is registered with the first call after the player is known', async () => {
    await session.begin({ ...tokensOf('7'), memberId: '' });
    const { access } = tokensOf('7');
    await owner.registerTokenOf(ask(access));
    expect(told).toEqual([]);
    await session.replace({ ...tokensOf('7'), memberId: '7' });
    await owner.registerTokenOf(ask(access));
    await owner.registerTokenOf(ask(access));
    expect(told).toEqual([`7: ${access}`]);
  });

  test('that replaces another is registered when its first call is sent', async () => {
    jar.held = tokensOf('7');
    session.applyReportedTokens(jar.held);
    await session.replace({ ...tokensOf('7'), access: 'renewed' });
    await owner.registerTokenOf(ask('renewed'));
    expect(told).toEqual([`7: ${tokensOf('7').access}`, '7: renewed']);
  });

  test('of another session is not registered', async () => {
    session.applyReportedTokens(tokensOf('7'));
    await owner.registerTokenOf(ask("somebody else's"));
    expect(told).toHaveLength(1);
  });

  test('that the storage refused is registered again with the next call', async () => {
    refuses = true;
    session.applyReportedTokens(tokensOf('7'));
    await flush();
    refuses = false;
    await owner.registerTokenOf(ask(tokensOf('7').access));
    expect(told).toHaveLength(2);
  });

  test('is registered again after another engine changed the registration', async () => {
    session.applyReportedTokens(tokensOf('7'));
    await flush();
    elsewhere('another key');
    await owner.registerTokenOf(ask(tokensOf('7').access));
    expect(told).toHaveLength(1);
    elsewhere(CACHE_OWNER_KEY);
    await owner.registerTokenOf(ask(tokensOf('7').access));
    expect(told).toHaveLength(2);
  });
});

describe('the end of a session', () => {
  test('deletes the cached responses of its player after the registrations of its calls', async () => {
    session.applyReportedTokens(tokensOf('7'));
    await session.end('player');
    await settled();
    expect(told).toEqual([`7: ${tokensOf('7').access}`, 'forget 7']);
  });

  test('leaves a later call unregistered', async () => {
    session.applyReportedTokens(tokensOf('7'));
    await session.end('player');
    await owner.registerTokenOf(ask(tokensOf('7').access));
    expect(told.at(-1)).toBe('forget 7');
  });

  test("caused by another player's session deletes those of the first player before registering the second", async () => {
    session.applyReportedTokens(tokensOf('7'));
    await session.begin(tokensOf('8', '8'));
    await settled();
    expect(told).toEqual([`7: ${tokensOf('7').access}`, 'forget 7', `8: ${tokensOf('8').access}`]);
  });
});
