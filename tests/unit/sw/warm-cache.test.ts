import { describe, expect, test } from 'vitest';
import { contentRule } from '../../../sw/responses/content-cache.ts';
import { warmCacheAddresses, warmCache } from '../../../sw/responses/warm-cache.ts';
import type { NetworkEdges } from '../../../sw/responses/network-first.ts';

const ORIGIN = 'https://tribun.test';
const SERVICES = { sportsbook: '/api', content: 'https://content.operator.test/v1/' };
const pathsFor = (path: string): string[] =>
  warmCacheAddresses(path, SERVICES, ORIGIN).map(({ pathname, search }) => pathname + search);

describe('addresses prefetched on a first visit', () => {
  test('include live and upcoming football for the home page', () => {
    expect(pathsFor('/')).toEqual(
      expect.arrayContaining([
        '/api/sportsbook/events?st=1&type=0&version=0',
        '/api/sportsbook/events?st=1&type=1&version=0',
        '/api/sportsbook/live-events-for-widget',
        '/v1/appconfig?platform=WEB',
      ]),
    );
  });

  test('include the sport of a live program page', () => {
    expect(pathsFor('/program/canli/basketbol')).toContain('/api/sportsbook/events?st=2&type=1&version=0');
  });

  test.each(['/program/tum-oranlar/basketbol', '/populer-bahisler/basketbol', '/program/basketbol?mbs=1'])(
    'include the sport named by %s',
    (path) => {
      expect(pathsFor(path)).toContain('/api/sportsbook/events?st=2&type=0&version=0');
    },
  );

  test.each(['/yardim/basketbol/detay/oyun-kurallari', '/canli-skor/basketbol'])(
    'are those of the home page for a page outside the program: %s',
    (path) => {
      expect(pathsFor(path)).toEqual(pathsFor('/'));
    },
  );

  test('include the event of an event page', () => {
    expect(pathsFor('/program/tenis/mac-detay/271828/oranlar')).toContain(
      '/api/sportsbook/event/271828?allMarkets=true',
    );
  });

  test('are all on the allow-list of the content store', () => {
    const warmed = warmCacheAddresses('/program/tenis/mac-detay/271828', SERVICES, ORIGIN);
    expect(warmed.length).toBeGreaterThan(3);
    for (const url of warmed) {
      expect(contentRule(new Request(url)), url.href).toBeDefined();
    }
  });

  test('are cached; failed ones do not stop the others, and only those are fetched again by a later tab', async () => {
    const stored: string[] = [];
    const fetched: string[] = [];
    const work: Promise<unknown>[] = [];
    let appConfig = Response.json({}, { status: 503 });
    const edges: NetworkEdges = {
      copies: {
        read: async () => undefined,
        store: async ({ url }) => stored.push(new URL(url).pathname),
      },
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        fetched.push(pathname);
        if (pathname === '/environment.json')
          return Response.json({ services: SERVICES, hubs: { lite: '', score: '' } });
        if (pathname.endsWith('/info')) throw new TypeError('cut');
        if (pathname.endsWith('/appconfig')) return appConfig;
        return Response.json({ isSuccess: true, data: [] });
      },
      slow: new Set(),
      now: () => 0,
      wait: () => new Promise(() => {}),
      extend: (promise) => work.push(promise),
    };
    const warmed = new Set<string>();
    await Promise.all([warmCache('/', ORIGIN, warmed, edges), warmCache('/', ORIGIN, warmed, edges)]);
    for (let done = 0; done < work.length; done += 1) await work[done];
    expect(stored).toEqual(expect.arrayContaining(['/environment.json', '/api/sportsbook/events']));
    const asked = (path: string): number => fetched.filter((each) => each === path).length;
    for (const path of ['/api/sportsbook/info', '/v1/appconfig']) {
      expect(stored).not.toContain(path);
      expect(asked(path)).toBe(1);
    }
    fetched.length = 0;
    appConfig = Response.json({ isSuccess: true, data: {} });
    await warmCache('/program/basketbol', ORIGIN, warmed, edges);
    expect(fetched).not.toContain('/api/sportsbook/competitions');
    expect(fetched).toEqual(
      expect.arrayContaining(['/api/sportsbook/events', '/api/sportsbook/info', '/v1/appconfig']),
    );
    fetched.length = 0;
    await warmCache('/program/basketbol', ORIGIN, warmed, edges);
    expect(fetched).toEqual(['/environment.json', '/api/sportsbook/info']);
  });

  test.each([
    ['an HTML page', new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    [
      'an HTML page declared as JSON',
      new Response('<!doctype html>', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['truncated JSON', new Response('{"services":{', { headers: { 'Content-Type': 'application/json' } })],
  ])('are not fetched without an environment, and the next tab retries: %s', async (_, told) => {
    const net = network({ '/environment.json': told });
    const warmed = new Set<string>();
    await warmCache('/', ORIGIN, warmed, net.edges);
    expect(net.fetched).toEqual(['/environment.json']);
    net.answers = { '/environment.json': environment() };
    await warmCache('/', ORIGIN, warmed, net.edges);
    expect(net.fetched).toContain('/api/sportsbook/events');
  });

  test('are fetched again when an HTML page came in place of data', async () => {
    const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    const net = network({ '/environment.json': environment(), '/v1/appconfig': page });
    const warmed = new Set<string>();
    await warmCache('/', ORIGIN, warmed, net.edges);
    net.fetched.length = 0;
    net.answers = { '/environment.json': environment() };
    await warmCache('/', ORIGIN, warmed, net.edges);
    expect(net.fetched).toEqual(['/environment.json', '/v1/appconfig']);
  });
});

test('an address whose response was cut off or empty is fetched again by the next tab', async () => {
  const net = network({
    '/environment.json': environment(),
    '/v1/appconfig': new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut off')) })),
    '/api/sportsbook/info': new Response(''),
  });
  const warmed = new Set<string>();
  await warmCache('/', ORIGIN, warmed, net.edges);
  net.fetched.length = 0;
  net.answers = { '/environment.json': environment() };
  await warmCache('/', ORIGIN, warmed, net.edges);
  expect(net.fetched.toSorted()).toEqual(['/api/sportsbook/info', '/environment.json', '/v1/appconfig']);
});

const environment = (): Response => Response.json({ services: SERVICES, hubs: { lite: '', score: '' } });

/** Serves the given responses by path, any other path with an empty list. */
function network(answers: Record<string, Response>): {
  edges: NetworkEdges;
  fetched: string[];
  answers: Record<string, Response>;
} {
  const fetched: string[] = [];
  const net = {
    fetched,
    answers,
    edges: {
      copies: { read: async () => undefined, store: async () => undefined },
      fetch: async ({ url }: Request) => {
        const { pathname } = new URL(url);
        fetched.push(pathname);
        return net.answers[pathname] ?? Response.json({ isSuccess: true, data: [] });
      },
      slow: new Set<string>(),
      now: () => 0,
      wait: () => new Promise<void>(() => {}),
      extend: () => undefined,
    },
  };
  return net;
}
