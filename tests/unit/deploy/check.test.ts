/** What is wrong with a deployment is found and named, each by itself. */
import { readFile } from 'node:fs/promises';
import { onTestFinished, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { checkFiles } from '../../../deploy/check/files.ts';
import type { Ask } from '../../../deploy/check/finding.ts';
import { checkHubs } from '../../../deploy/check/hubs.ts';
import { checkServices } from '../../../deploy/check/services.ts';
import { securityHeaders } from '../../../deploy/response-headers.ts';
import { type Environment, serviceAreas } from '../../../src/contract/environment.ts';
import { requestHeaders } from '../../../src/contract/services/request-headers.ts';

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

/** Answers as the address says; `how` changes it for a test. */
const answering =
  (of: (path: string, headers: Headers) => Given): Ask =>
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
  test('as deploy-files has them are good', async () => {
    expect(await faultsOf(checkFiles(ORIGIN, environment, answering(served())))).toEqual([]);
  });

  test('let a widget be framed by whom the environment names', async () => {
    const told = { ...environment, framedBy: { widget: ['https://paper.example'] } };
    expect(await faultsOf(checkFiles(ORIGIN, told, answering(served())))).toEqual([
      expect.stringMatching(/^\/mac-detay\/widget\/1 .*content-security-policy is another one/),
    ]);
    const headers = { ...page.headers, ...securityHeaders(told, 'tribun.example', 'widget') };
    const widget = { '/mac-detay/widget/1': { ...page, headers } };
    expect(await faultsOf(checkFiles(ORIGIN, told, answering(served(widget))))).toEqual([]);
  });

  test('of a static host are good, which shows a page for every address without a file', async () => {
    // Of what no rule names it says itself that it is asked for again.
    const shown = {
      headers: { ...page.headers, 'cache-control': 'public, max-age=0, must-revalidate' },
      body: page.body,
    };
    expect(await faultsOf(checkFiles(ORIGIN, environment, answering(served({ '/none.png': shown }))))).toEqual([]);
  });

  test.each<[string, Record<string, Given>, RegExp]>([
    [
      'a page that is kept in the place of a missing file',
      {
        '/none.png': { ...page, headers: { ...page.headers, 'cache-control': 'public, max-age=31536000, immutable' } },
      },
      /none\.png.*the page in its place is kept: public/,
    ],
    [
      'a page in the place of a missing file that nobody says is not kept',
      { '/none.png': { headers: { 'content-type': 'text/html' } } },
      /none\.png.*the page in its place is kept: without/,
    ],
    [
      'a picture where there is none',
      { '/none.png': { headers: { 'content-type': 'image/png' } } },
      /none\.png.*answers 200/,
    ],
    ['a page in the place of a missing asset', { '/assets/none-0.js': page }, /none-0\.js.*answers 200/],
    [
      'a missing asset that is kept for a year',
      { '/assets/none-0.js': { status: 404, headers: { 'cache-control': 'public, max-age=31536000, immutable' } } },
      /none-0\.js.*404 is kept/,
    ],
    ['a page address that is not found', { '/program/futbol': { status: 404 } }, /futbol.*answers 404/],
    [
      'a service worker that is kept',
      { '/service-worker.js': file('text/javascript', 'public, max-age=86400') },
      /service-worker.*may be kept: public/,
    ],
    ['an entry that is not compressed', { '/assets/index-1.js': entry }, /entry.*not compressed/],
    ['a page that is always sent', { '/': page }, /not changed.*answers 200/],
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
    ['no health', { '/health': { status: 502 } }, /health.*answers 502/],
  ])('with %s are bad in this alone', async (_, changed, fault) => {
    const faults = await faultsOf(checkFiles(ORIGIN, environment, answering(served(changed))));
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });

  test('of a server nobody reaches are bad one by one', async () => {
    const faults = await faultsOf(checkFiles(ORIGIN, environment, () => Promise.reject(new Error('no route'))));
    expect(new Set(faults.map((fault) => fault.split(': ').at(-1)))).toEqual(new Set(['no route']));
  });
});

describe('a service on another name', () => {
  const allowed = {
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': requestHeaders.join(','),
  };

  test.each<[string, Given, string | null]>([
    ['that allows all of it', { status: 204, headers: allowed }, null],
    [
      'that allows everything by a star',
      { status: 204, headers: { ...allowed, 'access-control-allow-headers': '*, authorization' } },
      null,
    ],
    [
      'that lets no token in, for a star does not mean it',
      { status: 204, headers: { ...allowed, 'access-control-allow-headers': '*' } },
      'it does not allow the headers Authorization',
    ],
    [
      'that forgot who signs in on a new device',
      { status: 204, headers: { ...allowed, 'access-control-allow-headers': requestHeaders.slice(0, 7).join(', ') } },
      'it does not allow the headers Activation-Code, Bot-Token',
    ],
    [
      'that allows another origin',
      { status: 204, headers: { ...allowed, 'access-control-allow-origin': 'https://other.example' } },
      `it does not allow the origin ${ORIGIN}`,
    ],
    [
      'that does not let anything be taken away',
      { status: 204, headers: { ...allowed, 'access-control-allow-methods': 'GET, POST' } },
      'it does not allow DELETE',
    ],
    [
      'that asks the browser for a token first',
      { status: 401 },
      'it answers 401 to a browser that asks first (OPTIONS)',
    ],
  ])('%s', async (_, given, fault) => {
    const found = await checkServices(
      ORIGIN,
      environment,
      answering(() => given),
    );
    expect(found.map((each) => each.fault)).toEqual(serviceAreas.map(() => fault));
  });
});

test('a service on the same name is not the page, and one without an address is noted: it may be meant', async () => {
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

test('the headers a service must allow are those of the paper', async () => {
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

  test('that answers the handshake is good', async () => {
    const heard: string[] = [];
    expect(await hubsThat((told) => `${String(heard.push(told)) && '{}'}\u001e`)).toEqual([null, null]);
    expect(heard).toEqual(Array(2).fill('{"protocol":"json","version":1}\u001e'));
  });

  test('that refuses it, closes or speaks otherwise is bad', async () => {
    expect(await hubsThat(() => '{"error":"no such protocol"}\u001e')).toEqual(Array(2).fill('no such protocol'));
    expect(await hubsThat(() => null)).toEqual(Array(2).fill('it closes the socket'));
    expect(await hubsThat(() => '"hello"\u001e')).toEqual(Array(2).fill('it speaks another protocol'));
    expect(await hubsThat(() => 'hello')).toEqual(Array(2).fill('it speaks another protocol'));
  });

  test('that nobody runs is bad', async () => {
    const hubs = { lite: 'http://127.0.0.1:1/lite', score: 'http://127.0.0.1:1/score' };
    const found = await checkHubs(ORIGIN, { ...environment, hubs }, 5_000);
    expect(found.map(({ fault }) => fault)).toEqual(Array(2).fill(expect.stringContaining('ECONNREFUSED')));
  });
});
