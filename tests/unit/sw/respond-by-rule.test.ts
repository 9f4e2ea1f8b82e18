import { beforeEach, describe, expect, test } from 'vitest';
import { type ContentRule, respondByRule, type NetworkEdges } from '../../../sw/responses/network-first.ts';
import { contentCache } from '../../../sw/responses/content-cache.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import type { CachedResponse } from '../../../src/storage/content/content-database.ts';

const URL_ASKED = 'https://tribun.test/api/sportsbook/highlighted-events?st=1';
const live: ContentRule = { how: 'live' };
const steady: ContentRule = { how: 'steady', freshSeconds: 600 };
const NOW = 1_800_000_000;

describe('a response on the allow-list', () => {
  let copies: Map<string, CachedResponse>;
  let work: Promise<unknown>[];
  let patienceOver: () => void;
  let edges: NetworkEdges;

  beforeEach(() => {
    copies = new Map();
    work = [];
    const patience = new Promise<void>((resolve) => (patienceOver = resolve));
    edges = {
      copies: contentCache({
        read: async (url) => copies.get(url),
        write: async (url, text) => copies.set(url, { text, storedAt: NOW }).size > 0,
      }),
      slow: new Set(),
      fetch: () => Promise.reject(new TypeError('no network')),
      now: () => NOW,
      wait: () => patience,
      extend: (promise) => work.push(promise),
    };
  });

  const ask = (rule: ContentRule): Promise<Response> => respondByRule(new Request(URL_ASKED), rule, edges);
  const haveCopy = (age: number, text = '{"isSuccess":true,"data":{"he":[],"mark":"copy"}}'): void => {
    copies.set(URL_ASKED, { text, storedAt: NOW - age });
  };
  const serve = (body: string, status = 200): void => {
    edges.fetch = async () => new Response(body, { status });
  };
  /** Awaits everything passed to `extend`, which keeps the service worker alive. */
  const settle = async (): Promise<void> => {
    for (let done = 0; done < work.length; done += 1) await work[done];
  };
  const FRESH = '{"isSuccess":true,"data":{"he":[],"mark":"fresh"}}';

  test('comes from the network and is cached', async () => {
    serve(FRESH);
    const response = await ask(live);
    expect(await response.text()).toBe(FRESH);
    expect(response.headers.has(STORED_AT_HEADER)).toBe(false);
    await settle();
    expect(copies.get(URL_ASKED)?.text).toBe(FRESH);
  });

  test('comes from the cache, with its age, when there is no network', async () => {
    haveCopy(500);
    const response = await ask(live);
    expect(await response.text()).toContain('copy');
    expect(response.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    expect(response.headers.get('Content-Type')).toContain('application/json');
  });

  test('comes from the cache when a gateway responds for a failed service', async () => {
    haveCopy(500);
    serve('<html>Bad gateway</html>', 502);
    const response = await ask(live);
    expect(response.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
  });

  test.each([
    ['a captive portal', 200, 'text/html; charset=utf-8'],
    ['a firewall', 403, 'text/html'],
    ['a proxy', 404, 'application/xhtml+xml'],
  ])('comes from the cache when %s responds with a page, which is not cached', async (_who, status, type) => {
    haveCopy(500);
    edges.fetch = async () => new Response('<html></html>', { status, headers: { 'Content-Type': type } });
    const response = await ask(live);
    expect(response.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
  });

  test.each([408, 429])('comes from the cache when a gateway responds with %i in JSON', async (status) => {
    haveCopy(500);
    const headers = { 'Content-Type': 'application/json' };
    edges.fetch = async () => new Response('{"message":"later"}', { status, headers });
    expect((await ask(live)).headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
  });

  test.each([
    ['an expired token, even with an HTML page', 401, 'text/html'],
    ['a refusal', 403, 'application/json'],
    ['a refusal without a type', 404, ''],
  ])('comes from the service for %s', async (_what, status, type) => {
    haveCopy(500);
    const headers = new Headers(type === '' ? {} : { 'Content-Type': type });
    edges.fetch = async () => new Response(null, { status, headers });
    expect((await ask(live)).status).toBe(status);
  });

  test('is the HTML page itself when there is no cached response', async () => {
    edges.fetch = async () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } });
    expect((await ask(live)).headers.get('Content-Type')).toBe('text/html');
  });

  test('comes from the cache when the network is too slow, and the late response is cached', async () => {
    haveCopy(500);
    let arrive: (response: Response) => void = () => {};
    edges.fetch = () => new Promise((resolve) => (arrive = resolve));
    const pending = ask(live);
    patienceOver();
    expect((await pending).headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    arrive(new Response(FRESH));
    await settle();
    expect(copies.get(URL_ASKED)?.text).toBe(FRESH);
  });

  test('is awaited by the first repeated request after a late response, and only by that one', async () => {
    haveCopy(500);
    let arrive: (response: Response) => void = () => {};
    edges.fetch = () => new Promise((resolve) => (arrive = resolve));
    patienceOver();
    await ask(live);
    arrive(new Response(FRESH));
    await settle();

    const again = ask(live);
    arrive(new Response(FRESH));
    expect((await again).headers.has(STORED_AT_HEADER)).toBe(false);

    expect((await ask(live)).headers.has(STORED_AT_HEADER)).toBe(true);
    arrive(new Response(FRESH));
  });

  test('is awaited when there is no cached response', async () => {
    let arrive: (response: Response) => void = () => {};
    edges.fetch = () => new Promise((resolve) => (arrive = resolve));
    const pending = ask(live);
    patienceOver();
    arrive(new Response(FRESH));
    expect(await (await pending).text()).toBe(FRESH);
  });

  /** Serves a response with headers at once and a body that the test writes, closes or breaks. */
  const serveBody = (): ReadableStreamDefaultController<Uint8Array> => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
    edges.fetch = async () => new Response(stream, { headers: { 'Content-Type': 'application/json', 'X-Told': '1' } });
    if (body === undefined) throw new Error('a stream begins at once');
    return body;
  };
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  test('has the body and headers of the service once the body is complete', async () => {
    haveCopy(500);
    const body = serveBody();
    const pending = ask(live);
    body.enqueue(bytes(FRESH.slice(0, 9)));
    body.enqueue(bytes(FRESH.slice(9)));
    body.close();
    const response = await pending;
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'application/json', 'x-told': '1' });
    expect(await response.text()).toBe(FRESH);
    await settle();
    expect(copies.get(URL_ASKED)?.text).toBe(FRESH);
  });

  test('comes from the cache when its body is cut off', async () => {
    haveCopy(500);
    const body = serveBody();
    const pending = ask(live);
    body.enqueue(bytes(FRESH.slice(0, 9)));
    body.error(new TypeError('cut off'));
    const response = await pending;
    expect(response.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    expect(await response.text()).toContain('copy');
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
    expect(edges.slow).toEqual(new Set());
  });

  test.each([
    ['is empty', ''],
    ['is truncated without an error', FRESH.slice(0, -4)],
    ['is truncated in the middle of a number', '{"isSuccess":true,"data":{"v":1'],
  ])('comes from the cache when its body %s', async (_, text) => {
    haveCopy(500);
    serve(text);
    expect((await ask(live)).headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
  });

  test('comes from the cache when its body stalls, and counts as slow if the body completes later', async () => {
    haveCopy(500);
    const body = serveBody();
    const pending = ask(live);
    body.enqueue(bytes(FRESH.slice(0, 9)));
    patienceOver();
    expect((await pending).headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    expect(edges.slow).toEqual(new Set());
    body.enqueue(bytes(FRESH.slice(9)));
    body.close();
    await settle();
    expect(copies.get(URL_ASKED)?.text).toBe(FRESH);
    expect(edges.slow).toEqual(new Set([URL_ASKED]));
  });

  test('is streamed when it is slow and there is no cached response', async () => {
    const body = serveBody();
    const pending = ask(live);
    patienceOver();
    const response = await pending;
    body.enqueue(bytes(FRESH));
    body.close();
    expect(await response.text()).toBe(FRESH);
  });

  test('is passed through, empty or cut off, when there is no cached response', async () => {
    serve('');
    const empty = await ask(live);
    expect([empty.status, await empty.text()]).toEqual([200, '']);
    const body = serveBody();
    const pending = ask(live);
    body.error(new TypeError('cut off'));
    await expect((await pending).text()).rejects.toThrow('cut off');
  });

  test('is a network error without network and cached response', async () => {
    expect((await ask(live)).type).toBe('error');
  });

  test('is the error of the gateway when there is no cached response', async () => {
    serve('down', 503);
    expect((await ask(live)).status).toBe(503);
  });

  test('is passed through when it is a refusal, and the cached response is kept', async () => {
    haveCopy(500);
    serve('{"isSuccess":false,"error":{"message":"Etkinlik bilgileri bulunamadı"}}');
    expect(await (await ask(live)).text()).toContain('bulunamadı');
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
  });

  test.each([
    ['truncated', '{"isSuccess":true,"da'],
    ['not JSON', '<!doctype html>'],
    ['not an object', '7'],
  ])('is not cached when it is %s', async (_, body) => {
    haveCopy(500);
    serve(body);
    await ask(live);
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
  });

  test('of the steady kind comes from a fresh cached response without age, and is refreshed', async () => {
    haveCopy(599);
    serve(FRESH);
    const response = await ask(steady);
    expect(await response.text()).toContain('copy');
    expect(response.headers.has(STORED_AT_HEADER)).toBe(false);
    await settle();
    expect(copies.get(URL_ASKED)?.text).toBe(FRESH);
  });

  test('of the steady kind comes from the network when the cached response is no longer fresh', async () => {
    haveCopy(600);
    serve(FRESH);
    expect(await (await ask(steady)).text()).toBe(FRESH);
  });

  test('of the steady kind comes from the network when the cached response is dated in the future', async () => {
    haveCopy(-600);
    serve(FRESH);
    expect(await (await ask(steady)).text()).toBe(FRESH);
  });

  test('of the steady kind has its age without a network when it is no longer fresh', async () => {
    haveCopy(600);
    expect((await ask(steady)).headers.get(STORED_AT_HEADER)).toBe(String(NOW - 600));
  });
});
