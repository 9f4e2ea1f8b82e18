/**
 * Firefox fails a worker's offline requests before a service worker sees them, so the engine reads cached responses
 * itself.
 */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { STORED_AT_HEADER } from '../../../../src/contract/names.ts';
import { canonicalAddress } from '../../../../src/contract/services/call-request.ts';
import { contentLimits, openContentStore } from '../../../../src/storage/content/content-database.ts';
import { openMemberCache } from '../../../../src/storage/member/member-cache.ts';
import { type DeviceStore, openDeviceStore } from '../../../../src/storage/device/device-database.ts';
import { type EngineCache, createEngineCache } from '../../../../workers/engine/cache/engine-cache.ts';
import { type Session, createSession } from '../../../../workers/engine/session/session.ts';
import { cookieJar, tokensOf } from '../../../support/cookie-jar.ts';
import { queueLocks } from '../../../support/queue-locks.ts';
import { wireCouponPage } from '../../../support/wire-coupon.ts';

const NOW = 1_800_000_000;
const LIST = 'https://tribun.test/api/wager/played-betslips-and-pendings?status=-1';
const COPY = JSON.stringify({ isSuccess: true, data: wireCouponPage([]) });

let device: DeviceStore;
let session: Session;
let copies: EngineCache;
let life: AbortController;
let hasContent: boolean;
let network: typeof fetch;
let locks: LockManager;

const ask = (url: string, access = tokensOf('7').access, init: RequestInit = {}): Request =>
  new Request(url, { headers: { Authorization: `Bearer ${access}` }, ...init });

beforeEach(() => {
  life = new AbortController();
  hasContent = true;
  locks = queueLocks();
  device = openDeviceStore();
  network = () => Promise.reject(new TypeError('offline'));
  session = createSession({ holders: cookieJar(null), notifyOtherEngines: () => undefined });
  copies = createEngineCache({
    fetch: (input, init) => network(input, init),
    store: device,
    hasContentCache: async () => hasContent,
    locks,
    now: () => NOW * 1_000,
    signal: life.signal,
  });
  copies.trackOwner(session);
  session.applyReportedTokens(tokensOf('7'));
});
afterEach(async () => {
  vi.useRealTimers();
  life.abort();
  device.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

/** Stores a response earlier, as the service worker would. */
async function keep(access: string, memberId: string): Promise<void> {
  const stored = openMemberCache({ device, locks, now: () => NOW - 60 });
  await stored.register(access, memberId);
  await stored.store(ask(LIST, access), COPY);
  stored.close();
}

describe('a failed call', () => {
  test("returns the player's cached response with its age", async () => {
    await keep(tokensOf('7').access, '7');
    const answer = await copies.fetch(ask(LIST));
    expect(await answer.text()).toBe(COPY);
    expect(answer.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 60));
  });

  test('returns the cached response with the first token after a refresh whose tab was closed at once', async () => {
    await keep('an older one', '7');
    expect((await copies.fetch(ask(LIST))).status).toBe(200);
  });

  test('returns a public cached response for a public address', async () => {
    const content = openContentStore({ limits: contentLimits, now: () => NOW - 60 });
    await content.write('https://tribun.test/environment.json', '{"services":{}}');
    content.close();
    const answer = await copies.fetch('https://tribun.test/environment.json');
    expect(await answer.json()).toEqual({ services: {} });
  });

  test('fails without a cached response, with that of another player, and for any method but GET', async () => {
    await expect(copies.fetch(ask('https://tribun.test/api/players/player'))).rejects.toThrow('offline');
    await keep('b', '8');
    await expect(copies.fetch(ask(LIST, 'c'))).rejects.toThrow('offline');
    await expect(copies.fetch(ask(LIST, tokensOf('7').access, { method: 'POST', body: '{}' }))).rejects.toThrow(
      'offline',
    );
  });

  test.each([
    ['an HTML page', 200, 'text/html'],
    ['a gateway', 502, 'text/plain'],
  ])('that %s answered for the service returns the cached response, if there is one', async (_who, status, type) => {
    network = async () => new Response('Down', { status, headers: { 'Content-Type': type } });
    expect(await (await copies.fetch(ask(LIST))).text()).toBe('Down');
    await keep(tokensOf('7').access, '7');
    expect(await (await copies.fetch(ask(LIST))).text()).toBe(COPY);
    const written = ask(LIST, tokensOf('7').access, { method: 'POST', body: '{}' });
    expect((await copies.fetch(written)).status).toBe(status);
  });

  test.each<[string, () => BodyInit]>([
    ['is empty', () => ''],
    ['is truncated without an error', () => '{"isSuccess":true,"data":[{"id":1'],
    ['is cut off', cutOff],
  ])('whose response %s returns the cached response', async (_how, body) => {
    network = async () => new Response(body(), { headers: { 'Content-Type': 'application/json' } });
    await keep(tokensOf('7').access, '7');
    const answer = await copies.fetch(ask(LIST));
    expect(await answer.text()).toBe(COPY);
    expect(answer.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 60));
  });

  test('without a cached response returns an empty response as it is, and fails for one that is cut off', async () => {
    network = async () => new Response('');
    expect((await copies.fetch(ask(LIST))).status).toBe(200);
    network = async () => new Response(cutOff());
    await expect(copies.fetch(ask(LIST))).rejects.toThrow('cut off');
  });

  test('fails when its caller aborts it', async () => {
    await keep(tokensOf('7').access, '7');
    const caller = new AbortController();
    const answer = copies.fetch(ask(LIST, tokensOf('7').access, { signal: caller.signal }));
    caller.abort();
    await expect(answer).rejects.toThrow();
  });
});

test('a response is passed on unchanged, and the response to a write is not read', async () => {
  const sent = new Response(COPY, { status: 200, headers: { 'X-Told': '1' } });
  network = async () => sent;
  const answer = await copies.fetch(ask(LIST));
  expect([answer.status, answer.headers.get('X-Told'), await answer.text()]).toEqual([200, '1', COPY]);
  const taken = new Response(cutOff());
  network = async () => taken;
  expect(await copies.fetch(ask(LIST, 'a', { method: 'POST', body: '{}' }))).toBe(taken);
});

test("a member's call is sent unchanged, at most 300 ms late while the storage hangs", async () => {
  const made = ask(LIST);
  let sent: unknown;
  network = async (input) => {
    sent = input;
    return new Response('{}');
  };
  const hung = createEngineCache({
    fetch: (input, init) => network(input, init),
    store: { ...device, read: () => new Promise(() => {}), write: () => new Promise(() => {}) },
    hasContentCache: async () => true,
    locks,
    now: () => NOW * 1_000,
    signal: life.signal,
  });
  hung.trackOwner(session);
  vi.useFakeTimers();
  const answer = hung.fetchForMember(made);
  await vi.advanceTimersByTimeAsync(299);
  expect(sent).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toBe(made);
  expect((await answer).status).toBe(200);
});

test('a call without member caching does not wait for the storage', async () => {
  const made = new Request('https://tribun.test/environment.json');
  let sent: unknown;
  network = async (input) => {
    sent = input;
    return new Response('{}');
  };
  const answer = copies.fetch(made);
  expect(sent).toBe(made);
  expect((await answer).status).toBe(200);
});

/** A body that breaks after its first bytes. */
function cutOff(): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start: (body) => body.enqueue(new TextEncoder().encode(COPY.slice(0, 9))),
    pull: (body) => body.error(new TypeError('cut off')),
  });
}

describe('the first copy', () => {
  const made = new Request('https://tribun.test/api/sportsbook/events?st=1&type=0&version=0');

  test('is the stored response of a public call, with its age', async () => {
    const content = openContentStore({ limits: contentLimits, now: () => NOW - 60 });
    await content.write(canonicalAddress(made.url), '{"data":7}');
    content.close();
    const copy = await copies.firstCopy(made);
    expect(await copy?.json()).toEqual({ data: 7 });
    expect(copy?.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 60));
  });

  test('is not looked for on a first visit, which has no database', async () => {
    hasContent = false;
    expect(await copies.firstCopy(made)).toBeUndefined();
    expect(await Dexie.getDatabaseNames()).toEqual([]);
  });

  test('of a storage that does not answer is given up after 1.5 s, and later ones at once', async () => {
    vi.useFakeTimers();
    const hung = vi.spyOn(indexedDB, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest);
    onTestFinished(() => hung.mockRestore());
    const first = copies.firstCopy(made);
    let isOver = false;
    void first.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(1_499);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toBeUndefined();
    expect(await copies.firstCopy(made)).toBeUndefined();
  });
});
