/** Every fault of a deployment is found and reported by itself. */
import { readFile } from 'node:fs/promises';
import { onTestFinished, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { checkFiles } from '../../../deploy/check/check-files.ts';
import type { TimedFetch } from '../../../deploy/check/finding.ts';
import { checkHubs } from '../../../deploy/check/check-hubs.ts';
import { checkServices } from '../../../deploy/check/check-services.ts';
import { securityHeaders } from '../../../deploy/response-headers.ts';
import { type Environment, serviceAreas } from '../../../src/contract/environment.ts';
import { requestHeaders } from '../../../src/contract/services/call-request.ts';

const ORIGIN = 'https://tribun.example';
const environment: Environment = {
  services: Object.fromEntries(serviceAreas.map((area) => [area, `https://${area.toLowerCase()}.example/api`])),
  hubs: { lite: '/lite', score: '/score' },
};

interface Given {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Responds according to path and request headers. */
const answering =
  (of: (path: string, headers: Headers) => Given): TimedFetch =>
  (address, how) => {
    const { status = 200, headers = {}, body = '' } = of(new URL(address).pathname, new Headers(how?.headers));
    return Promise.resolve(new Response(status === 304 || status === 204 ? null : body, { status, headers }));
  };

const common = {
  ...securityHeaders(environment, 'tribun.example'),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};
const page = {
  headers: { ...common, 'content-type': 'text/html', 'cache-control': 'no-cache', etag: '"1"' },
  body: '<script data-entry="/assets/index-1.js"></script>',
};
const file = (type: string, kept = 'no-cache'): Given => ({
  headers: { ...common, 'content-type': type, 'cache-control': kept },
});
const entry = file('text/javascript', 'public, max-age=31536000, immutable');
const right: Record<string, Given> = {
  '/health': { body: 'ok' },
  '/service-worker.js': file('text/javascript'),
  '/manifest.webmanifest': file('application/manifest+json'),
  '/assets/index-1.js': { ...entry, headers: { ...entry.headers, 'content-encoding': 'br' } },
  '/assets/none-0.js': { status: 404, headers: { 'cache-control': 'no-store' } },
  '/none.png': { status: 404 },
};
const served =
  (changed: Record<string, Given> = {}) =>
  (path: string, headers: Headers): Given =>
    headers.has('if-none-match') && changed[path] === undefined
      ? { status: 304 }
      : (changed[path] ?? right[path] ?? page);

const faultsOf = async (found: Promise<{ what: string; fault: string | null }[]>): Promise<string[]> =>
  (await found).flatMap(({ what, fault }) => (fault === null ? [] : [`${what}: ${fault}`]));

describe('the files of a deployment', () => {
  test('made by deploy-files have no fault', async () => {
    expect(await faultsOf(checkFiles(ORIGIN, environment, answering(served())))).toEqual([]);
  });

  test('must send the widget policy of the environment with framedBy', async () => {
    const told = { ...environment, framedBy: { widget: ['https://paper.example'] } };
    expect(await faultsOf(checkFiles(ORIGIN, told, answering(served())))).toEqual([
      expect.stringMatching(/^\/mac-detay\/widget\/1 .*content-security-policy is another one/),
    ]);
    const headers = { ...page.headers, ...securityHeaders(told, 'tribun.example', 'widget') };
    const widget = { '/mac-detay/widget/1': { ...page, headers } };
    expect(await faultsOf(checkFiles(ORIGIN, told, answering(served(widget))))).toEqual([]);
  });

  test('have no fault on a static host that serves the page for every path without a file', async () => {
    // A static host sends this header for paths without a rule of their own.
    const shown = {
      headers: { ...page.headers, 'cache-control': 'public, max-age=0, must-revalidate' },
      body: page.body,
    };
    expect(await faultsOf(checkFiles(ORIGIN, environment, answering(served({ '/none.png': shown }))))).toEqual([]);
  });

  test.each<[string, Record<string, Given>, RegExp]>([
    [
      'a cacheable page in place of a missing file',
      {
        '/none.png': { ...page, headers: { ...page.headers, 'cache-control': 'public, max-age=31536000, immutable' } },
      },
      /none\.png.*the page in its place is kept: public/,
    ],
    [
      'a page without Cache-Control in place of a missing file',
      { '/none.png': { headers: { 'content-type': 'text/html' } } },
      /none\.png.*the page in its place is kept: without/,
    ],
    [
      'an image response for a missing image',
      { '/none.png': { headers: { 'content-type': 'image/png' } } },
      /none\.png.*answers 200/,
    ],
    ['a page in place of a missing asset', { '/assets/none-0.js': page }, /none-0\.js.*answers 200/],
    [
      'a 404 of an asset cached for a year',
      { '/assets/none-0.js': { status: 404, headers: { 'cache-control': 'public, max-age=31536000, immutable' } } },
      /none-0\.js.*404 is kept/,
    ],
    ['a 404 for a page address', { '/program/futbol': { status: 404 } }, /futbol.*answers 404/],
    [
      'a cacheable service worker',
      { '/service-worker.js': file('text/javascript', 'public, max-age=86400') },
      /service-worker.*may be kept: public/,
    ],
    ['an uncompressed entry script', { '/assets/index-1.js': entry }, /entry.*not compressed/],
    ['a page that is never answered with 304', { '/': page }, /not changed.*answers 200/],
    [
      'the policy of another environment',
      { '/service-worker.js': { headers: { ...file('text/javascript').headers, 'content-security-policy': 'x' } } },
      /content-security-policy is another one/,
    ],
    [
      'no strict transport',
      {
        '/manifest.webmanifest': {
          headers: { ...file('application/manifest+json').headers, 'strict-transport-security': 'max-age=60' },
        },
      },
      /strict-transport-security is missing/,
    ],
    ['a failing health check', { '/health': { status: 502 } }, /health.*answers 502/],
  ])('with %s have this fault only', async (_, changed, fault) => {
    const faults = await faultsOf(checkFiles(ORIGIN, environment, answering(served(changed))));
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });

  test('of an unreachable server have a fault each', async () => {
    const faults = await faultsOf(checkFiles(ORIGIN, environment, () => Promise.reject(new Error('no route'))));
    expect(new Set(faults.map((fault) => fault.split(': ').at(-1)))).toEqual(new Set(['no route']));
  });
});

describe('a service on another origin', () => {
  const allowed = {
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': requestHeaders.join(','),
  };

  test.each<[string, Given, string | null]>([
    ['that allows every header and method', { status: 204, headers: allowed }, null],
    [
      'that allows headers by a wildcard and Authorization by name',
      { status: 204, headers: { ...allowed, 'access-control-allow-headers': '*, authorization' } },
      null,
    ],
    [
      'that allows headers by a wildcard, which excludes Authorization,',
      { status: 204, headers: { ...allowed, 'access-control-allow-headers': '*' } },
      'it does not allow the headers Authorization',
    ],
    [
      'that does not allow the headers of a sign-in on a new device',
      { status: 204, headers: { ...allowed, 'access-control-allow-headers': requestHeaders.slice(0, 7).join(', ') } },
      'it does not allow the headers Activation-Code, Bot-Token',
    ],
    [
      'that allows another origin',
      { status: 204, headers: { ...allowed, 'access-control-allow-origin': 'https://other.example' } },
      `it does not allow the origin ${ORIGIN}`,
    ],
    [
      'that does not allow DELETE',
      { status: 204, headers: { ...allowed, 'access-control-allow-methods': 'GET, POST' } },
      'it does not allow DELETE',
    ],
    [
      'that requires a token for the preflight request',
      { status: 401 },
      'it answers 401 to a browser that asks first (OPTIONS)',
    ],
  ])('%s is checked for its CORS headers', async (_, given, fault) => {
    const found = await checkServices(
      ORIGIN,
      environment,
      answering(() => given),
    );
    expect(found.map((each) => each.fault)).toEqual(serviceAreas.map(() => fault));
  });
});

test('a service on the same origin must not respond with the page, and one without an address is only noted', async () => {
  const own: Environment = { ...environment, services: { players: '/api/players', wager: '/api/wager' } };
  const ask = answering((path) => (path.startsWith('/api/wager') ? { status: 404 } : page));
  const found = await checkServices(ORIGIN, own, ask);
  expect(await faultsOf(Promise.resolve(found))).toEqual([
    expect.stringMatching(/players: the page answers in its place/),
  ]);
  const notes = found.flatMap(({ what, note }) => (note === undefined ? [] : [`${what}: ${note}`]));
  expect(notes).toHaveLength(serviceAreas.length - 2);
  expect(notes).toContain('service pool: it has no address: what it is for is not offered');
});

test('the headers a service must allow are those in docs/deploying.md', async () => {
  const paper = await readFile(new URL('../../../docs/deploying.md', import.meta.url), 'utf8');
  const listed = /Access-Control-Allow-Headers: ([^`]+)`/.exec(paper)?.[1]?.split(/,\s+/);
  expect(listed).toEqual([...requestHeaders]);
});

describe('a hub', () => {
  const hubsThat = async (answer: (told: string) => string | null): Promise<(string | null)[]> => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => server.close());
    server.on('connection', (socket) =>
      socket.on('message', (told: Buffer) => {
        const said = answer(told.toString());
        if (said === null) socket.close();
        else socket.send(said);
      }),
    );
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('it listens on a port');
    const base = `http://127.0.0.1:${address.port}`;
    const hubs = { lite: `${base}/lite`, score: `${base}/score` };
    return (await checkHubs(ORIGIN, { ...environment, hubs }, 5_000)).map(({ fault }) => fault);
  };

  test('that completes the handshake has no fault', async () => {
    const heard: string[] = [];
    expect(await hubsThat((told) => `${String(heard.push(told)) && '{}'}\u001e`)).toEqual([null, null]);
    expect(heard).toEqual(Array(2).fill('{"protocol":"json","version":1}\u001e'));
  });

  test('that refuses the handshake, closes the socket or speaks another protocol has a fault', async () => {
    expect(await hubsThat(() => '{"error":"no such protocol"}\u001e')).toEqual(Array(2).fill('no such protocol'));
    expect(await hubsThat(() => null)).toEqual(Array(2).fill('it closes the socket'));
    expect(await hubsThat(() => '"hello"\u001e')).toEqual(Array(2).fill('it speaks another protocol'));
    expect(await hubsThat(() => 'hello')).toEqual(Array(2).fill('it speaks another protocol'));
  });

  test('that refuses the connection has a fault', async () => {
    const hubs = { lite: 'http://127.0.0.1:1/lite', score: 'http://127.0.0.1:1/score' };
    const found = await checkHubs(ORIGIN, { ...environment, hubs }, 5_000);
    expect(found.map(({ fault }) => fault)).toEqual(Array(2).fill(expect.stringContaining('ECONNREFUSED')));
  });
});
