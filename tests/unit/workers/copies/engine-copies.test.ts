/** Firefox without a network refuses a worker's requests before a service worker sees them: the engine looks up copies itself. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORED_AT_HEADER } from '../../../../src/contract/names.ts';
import { contentLimits, openContentStore } from '../../../../src/storage/content/content-database.ts';
import { openMemberCopies } from '../../../../src/storage/member/member-copies.ts';
import { type DeviceStore, openDeviceStore } from '../../../../src/storage/device/device-database.ts';
import { type EngineCopies, createEngineCopies } from '../../../../workers/engine/copies/engine-copies.ts';
import { type Session, createSession } from '../../../../workers/engine/session/session.ts';
import { cookieJar, tokensOf } from '../../../support/cookie-jar.ts';
import { queueLocks } from '../../../support/queue-locks.ts';
import { wireCouponPage } from '../../../support/wire-coupon.ts';

const NOW = 1_800_000_000;
const LIST = 'https://tribun.test/api/wager/played-betslips-and-pendings?status=-1';
const COPY = JSON.stringify({ isSuccess: true, data: wireCouponPage([]) });

let device: DeviceStore;
let session: Session;
let copies: EngineCopies;
let life: AbortController;
let network: typeof fetch;
let locks: LockManager;

const ask = (url: string, access = tokensOf('7').access, init: RequestInit = {}): Request =>
  new Request(url, { headers: { Authorization: `Bearer ${access}` }, ...init });

beforeEach(() => {
  life = new AbortController();
  locks = queueLocks();
  device = openDeviceStore();
  network = () => Promise.reject(new TypeError('offline'));
  session = createSession({ holders: cookieJar(null), announce: () => undefined });
  copies = createEngineCopies({
    fetch: (input, init) => network(input, init),
    store: device,
    locks,
    now: () => NOW * 1_000,
    signal: life.signal,
  });
  copies.follow(session);
  session.told(tokensOf('7'));
});
afterEach(async () => {
  vi.useRealTimers();
  life.abort();
  device.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

/** As the service worker kept it, earlier. */
async function keep(access: string, memberId: string): Promise<void> {
  const stored = openMemberCopies({ device, locks, now: () => NOW - 60 });
  await stored.register(access, memberId);
  await stored.keep(ask(LIST, access), COPY);
  stored.close();
}

describe('a call that comes to nothing', () => {
  test("is answered from the player's copy, which says its age", async () => {
    await keep(tokensOf('7').access, '7');
    const answer = await copies.fetch(ask(LIST));
    expect(await answer.text()).toBe(COPY);
    expect(answer.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 60));
  });

  test('is answered with the first token after a renewal whose tab was closed at once', async () => {
    await keep('an older one', '7');
    expect((await copies.fetch(ask(LIST))).status).toBe(200);
  });

  test('is answered from a public copy where it is public', async () => {
    const content = openContentStore({ limits: contentLimits, now: () => NOW - 60 });
    await content.write('https://tribun.test/environment.json', '{"services":{}}');
    content.close();
    const answer = await copies.fetch('https://tribun.test/environment.json');
    expect(await answer.json()).toEqual({ services: {} });
  });

  test("fails as it did without a copy, with somebody else's, and for everything but a GET", async () => {
    await expect(copies.fetch(ask('https://tribun.test/api/players/player'))).rejects.toThrow('offline');
    await keep('b', '8');
    await expect(copies.fetch(ask(LIST, 'c'))).rejects.toThrow('offline');
    await expect(copies.fetch(ask(LIST, tokensOf('7').access, { method: 'POST', body: '{}' }))).rejects.toThrow(
      'offline',
    );
  });

  test.each([
    ['a page', 200, 'text/html'],
    ['a gateway', 502, 'text/plain'],
  ])('so is one that %s answers for the service, where there is a copy', async (_who, status, type) => {
    network = async () => new Response('Down', { status, headers: { 'Content-Type': type } });
    expect(await (await copies.fetch(ask(LIST))).text()).toBe('Down');
    await keep(tokensOf('7').access, '7');
    expect(await (await copies.fetch(ask(LIST))).text()).toBe(COPY);
    const written = ask(LIST, tokensOf('7').access, { method: 'POST', body: '{}' });
    expect((await copies.fetch(written)).status).toBe(status);
  });

  test.each<[string, () => BodyInit]>([
    ['comes empty', () => ''],
    ['ends in the middle as if it were whole', () => '{"isSuccess":true,"data":[{"id":1'],
    ['is cut off', cutOff],
  ])('so is one whose answer %s', async (_how, body) => {
    network = async () => new Response(body(), { headers: { 'Content-Type': 'application/json' } });
    await keep(tokensOf('7').access, '7');
    const answer = await copies.fetch(ask(LIST));
    expect(await answer.text()).toBe(COPY);
    expect(answer.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 60));
  });

  test('without a copy an answer that is empty stays what it is, and one that is cut off never came', async () => {
    network = async () => new Response('');
    expect((await copies.fetch(ask(LIST))).status).toBe(200);
    network = async () => new Response(cutOff());
    await expect(copies.fetch(ask(LIST))).rejects.toThrow('cut off');
  });

  test('fails when its caller gave it up', async () => {
    await keep(tokensOf('7').access, '7');
    const caller = new AbortController();
    const answer = copies.fetch(ask(LIST, tokensOf('7').access, { signal: caller.signal }));
    caller.abort();
    await expect(answer).rejects.toThrow();
  });
});

test('an answer is handed on as the service sent it; what is written is not looked into', async () => {
  const sent = new Response(COPY, { status: 200, headers: { 'X-Told': '1' } });
  network = async () => sent;
  const answer = await copies.fetch(ask(LIST));
  expect([answer.status, answer.headers.get('X-Told'), await answer.text()]).toEqual([200, '1', COPY]);
  const taken = new Response(cutOff());
  network = async () => taken;
  expect(await copies.fetch(ask(LIST, 'a', { method: 'POST', body: '{}' }))).toBe(taken);
});

test('a call of a member goes out as it was made, a moment late while the storage hangs', async () => {
  const made = ask(LIST);
  let sent: unknown;
  network = async (input) => {
    sent = input;
    return new Response('{}');
  };
  const hung = createEngineCopies({
    fetch: (input, init) => network(input, init),
    store: { ...device, read: () => new Promise(() => {}), write: () => new Promise(() => {}) },
    locks,
    now: () => NOW * 1_000,
    signal: life.signal,
  });
  hung.follow(session);
  vi.useFakeTimers();
  const answer = hung.fetchKept(made);
  await vi.advanceTimersByTimeAsync(299);
  expect(sent).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toBe(made);
  expect((await answer).status).toBe(200);
});

test('what is kept for nobody waits for no storage', async () => {
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

/** Its headers are there, and some of its body. */
function cutOff(): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start: (body) => body.enqueue(new TextEncoder().encode(COPY.slice(0, 9))),
    pull: (body) => body.error(new TypeError('cut off')),
  });
}
