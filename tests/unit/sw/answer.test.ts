import { beforeEach, describe, expect, test } from 'vitest';
import { answer } from '../../../sw/answers/answer.ts';
import type { NetworkEdges } from '../../../sw/answers/network-first.ts';
import { contentCopies } from '../../../sw/answers/content-copies.ts';
import type { ContentRule } from '../../../sw/answers/allow-list.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import type { StoredAnswer } from '../../../src/storage/content/content-database.ts';

const URL_ASKED = 'https://tribun.test/api/sportsbook/highlighted-events?st=1';
const live: ContentRule = { how: 'live' };
const steady: ContentRule = { how: 'steady', freshSeconds: 600 };
const NOW = 1_800_000_000;

describe('an answer on the allow-list', () => {
  let copies: Map<string, StoredAnswer>;
  let work: Promise<unknown>[];
  let patienceOver: () => void;
  let edges: NetworkEdges;

  beforeEach(() => {
    copies = new Map();
    work = [];
    const patience = new Promise<void>((resolve) => (patienceOver = resolve));
    edges = {
      copies: contentCopies({
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

  const ask = (rule: ContentRule): Promise<Response> => answer(new Request(URL_ASKED), rule, edges);
  const haveCopy = (age: number, text = '{"isSuccess":true,"data":{"he":[],"mark":"copy"}}'): void => {
    copies.set(URL_ASKED, { text, storedAt: NOW - age });
  };
  const serve = (body: string, status = 200): void => {
    edges.fetch = async () => new Response(body, { status });
  };
  /** Everything the service worker is kept alive for. */
  const settle = async (): Promise<void> => {
    for (let done = 0; done < work.length; done += 1) await work[done];
  };
  const FRESH = '{"isSuccess":true,"data":{"he":[],"mark":"fresh"}}';

  test('comes from the network and is kept', async () => {
    serve(FRESH);
    const response = await ask(live);
    expect(await response.text()).toBe(FRESH);
    expect(response.headers.has(STORED_AT_HEADER)).toBe(false);
    await settle();
    expect(copies.get(URL_ASKED)?.text).toBe(FRESH);
  });

  test('comes from the copy, with its age, when there is no network', async () => {
    haveCopy(500);
    const response = await ask(live);
    expect(await response.text()).toContain('copy');
    expect(response.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    expect(response.headers.get('Content-Type')).toContain('application/json');
  });

  test('comes from the copy when a gateway answers for a dead service', async () => {
    haveCopy(500);
    serve('<html>Bad gateway</html>', 502);
    const response = await ask(live);
    expect(response.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
  });

  test.each([
    ['a network that wants a sign-in', 200, 'text/html; charset=utf-8'],
    ['a wall before the service', 403, 'text/html'],
    ['a proxy', 404, 'application/xhtml+xml'],
  ])('comes from the copy when %s answers with a page, which is not kept', async (_who, status, type) => {
    haveCopy(500);
    edges.fetch = async () => new Response('<html></html>', { status, headers: { 'Content-Type': type } });
    const response = await ask(live);
    expect(response.headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
  });

  test.each([408, 429])('comes from the copy when a gateway says %i in JSON', async (status) => {
    haveCopy(500);
    const headers = { 'Content-Type': 'application/json' };
    edges.fetch = async () => new Response('{"message":"later"}', { status, headers });
    expect((await ask(live)).headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
  });

  test.each([
    ['a token that ran out, whatever its page', 401, 'text/html'],
    ['a refusal', 403, 'application/json'],
    ['a refusal without a type', 404, ''],
  ])('is the service’s own for %s', async (_what, status, type) => {
    haveCopy(500);
    const headers = new Headers(type === '' ? {} : { 'Content-Type': type });
    edges.fetch = async () => new Response(null, { status, headers });
    expect((await ask(live)).status).toBe(status);
  });

  test('is the page itself where there is no copy', async () => {
    edges.fetch = async () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } });
    expect((await ask(live)).headers.get('Content-Type')).toBe('text/html');
  });

  test('comes from the copy when the network says nothing for too long, and the late answer is kept', async () => {
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

  test('is waited for by whoever asks again after a late one, and only that time', async () => {
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

  test('is waited for when there is no copy', async () => {
    let arrive: (response: Response) => void = () => {};
    edges.fetch = () => new Promise((resolve) => (arrive = resolve));
    const pending = ask(live);
    patienceOver();
    arrive(new Response(FRESH));
    expect(await (await pending).text()).toBe(FRESH);
  });

  /** Its headers are there; the body comes with `write`, and ends with `close` or `error`. */
  const serveBody = (): ReadableStreamDefaultController<Uint8Array> => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
    edges.fetch = async () => new Response(stream, { headers: { 'Content-Type': 'application/json', 'X-Told': '1' } });
    if (body === undefined) throw new Error('a stream begins at once');
    return body;
  };
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  test('is what the service sent, with its headers, when all of it came', async () => {
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

  test('comes from the copy when its body is cut off', async () => {
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
    ['ends in the middle as if it were whole', FRESH.slice(0, -4)],
    ['ends in the middle of a number', '{"isSuccess":true,"data":{"v":1'],
  ])('comes from the copy when its body %s', async (_, text) => {
    haveCopy(500);
    serve(text);
    expect((await ask(live)).headers.get(STORED_AT_HEADER)).toBe(String(NOW - 500));
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
  });

  test('comes from the copy when its body stalls, and is waited for the next time if it came at last', async () => {
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

  test('is handed on as it comes when it is slow and there is no copy', async () => {
    const body = serveBody();
    const pending = ask(live);
    patienceOver();
    const response = await pending;
    body.enqueue(bytes(FRESH));
    body.close();
    expect(await response.text()).toBe(FRESH);
  });

  test('is as it came, empty or cut off, when there is no copy', async () => {
    serve('');
    const empty = await ask(live);
    expect([empty.status, await empty.text()]).toEqual([200, '']);
    const body = serveBody();
    const pending = ask(live);
    body.error(new TypeError('cut off'));
    await expect((await pending).text()).rejects.toThrow('cut off');
  });

  test('is a network error without network and copy', async () => {
    expect((await ask(live)).type).toBe('error');
  });

  test('is the gateway’s own error when there is no copy', async () => {
    serve('down', 503);
    expect((await ask(live)).status).toBe(503);
  });

  test('passes a refusal on and keeps what was known', async () => {
    haveCopy(500);
    serve('{"isSuccess":false,"error":{"message":"Etkinlik bilgileri bulunamadı"}}');
    expect(await (await ask(live)).text()).toContain('bulunamadı');
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
  });

  test.each([
    ['cut off', '{"isSuccess":true,"da'],
    ['no JSON', '<!doctype html>'],
    ['no object', '7'],
  ])('is not kept when it is %s', async (_, body) => {
    haveCopy(500);
    serve(body);
    await ask(live);
    await settle();
    expect(copies.get(URL_ASKED)?.text).toContain('copy');
  });

  test('a steady one comes from a young copy, counts as fresh, and is renewed', async () => {
    haveCopy(599);
    serve(FRESH);
    const response = await ask(steady);
    expect(await response.text()).toContain('copy');
    expect(response.headers.has(STORED_AT_HEADER)).toBe(false);
    await settle();
    expect(copies.get(URL_ASKED)?.text).toBe(FRESH);
  });

  test('a steady one of some age comes from the network', async () => {
    haveCopy(600);
    serve(FRESH);
    expect(await (await ask(steady)).text()).toBe(FRESH);
  });

  test('a steady one from a time to come is of no known age', async () => {
    haveCopy(-600);
    serve(FRESH);
    expect(await (await ask(steady)).text()).toBe(FRESH);
  });

  test('a steady one of some age says so without a network', async () => {
    haveCopy(600);
    expect((await ask(steady)).headers.get(STORED_AT_HEADER)).toBe(String(NOW - 600));
  });
});
