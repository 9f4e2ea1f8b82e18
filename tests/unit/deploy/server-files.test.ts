/** The files a web server gets: every path has every header, and nothing of an environment leaves its place in them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NginxOptions, nginxServer } from '../../../deploy/nginx.ts';
import { nginxHubServer } from '../../../deploy/nginx-hubs.ts';
import { securityHeaders } from '../../../deploy/response-headers.ts';
import { headersFile } from '../../../deploy/static-host.ts';
import type { Environment } from '../../../src/contract/environment.ts';
import type { OperatorTold } from '../../../src/contract/operator.ts';

const environment: Environment = {
  services: { players: '/api/players', content: 'https://content.example/api' },
  hubs: { lite: '/lite', score: 'wss://score.example/hub' },
};
const options: NginxOptions = { environment, root: '/srv/tribun', host: 'tribun.example', port: 443, brotli: false };
const locations = (text: string): [path: string, body: string][] =>
  [...text.matchAll(/location ([^{]+) \{([^}]*)\}/g)].map(([, path = '', body = '']) => [path, body]);

describe('an nginx server', () => {
  test('says every header at every file, and strict transport over TLS alone', () => {
    const wanted = Object.keys(securityHeaders(environment, options.host));
    const tls = { certificate: '/c.pem', key: '/k.pem' };
    for (const [secure, text] of [
      [false, nginxServer(options)],
      [true, nginxServer({ ...options, tls })],
    ] as const) {
      const own = locations(text).filter(([, body]) => !body.includes('return 301'));
      expect(own.map(([path]) => path)).toEqual(['= /health', '^~ /assets/', '~ \\.[A-Za-z0-9]+$', '@missing', '/']);
      for (const [path, body] of own) {
        const said = [...body.matchAll(/add_header ([\w-]+) /g)].map(([, name]) => name);
        expect(said, path).toEqual(expect.arrayContaining([...wanted, 'cache-control', 'vary']));
        expect(said.includes('strict-transport-security'), path).toBe(secure);
      }
      expect(text.includes('listen 443 ssl http2;')).toBe(secure);
      expect(text.includes('return 301 https://tribun.example$request_uri;')).toBe(secure);
    }
  });

  test('is reached by IPv6 where that is told', () => {
    expect(nginxServer(options)).not.toContain('[::]');
    expect(nginxServer({ ...options, ipv6: true })).toContain('listen [::]:443;');
  });

  test('asks services under its own name where they are, and nobody else', () => {
    const text = nginxServer({ ...options, services: 'http://10.0.0.5:80' });
    const asked = locations(text).filter(([, body]) => body.includes('proxy_pass http://10.0.0.5:80;'));
    expect(asked.map(([path]) => path)).toEqual(['^~ /api/', '^~ /lite', '= /environment.json']);
    expect(nginxServer(options)).not.toContain('proxy_pass');
  });

  test('asks under its own name for whom the operator stands beside the product, up to what differs', () => {
    const operator: OperatorTold = {
      container: { script: '//tags.example/gtm.js' },
      chat: { page: '/sohbet.html?panel=1' },
      botCheck: { key: 'k', script: '/check.js' },
      errorReports: { dsn: 'https://key@errors.example/4', tunnel: '/reports' },
      tracker: '/izle/{id}',
    };
    const served = { ...options, environment: { ...environment, ...operator }, services: 'http://10.0.0.5:80' };
    const asked = locations(nginxServer(served)).filter(([, body]) => body.includes('proxy_pass'));
    expect(asked.map(([path]) => path)).toEqual(
      ['^~ /api/', '^~ /lite', '^~ /sohbet.html', '^~ /check.js', '^~ /reports', '^~ /izle/'].concat(
        '= /environment.json',
      ),
    );
    // The whole product would be asked for there.
    const all = { ...served, environment: { ...environment, tracker: '/{id}' } };
    expect(() => nginxServer(all)).toThrow(/needs a path: \/\{id\}/);
  });

  test('is not made of what would end a text in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('"', '$', '\n', '\\'), fc.string(), (before, odd, after) => {
        expect(() => nginxServer({ ...options, root: `${before}${odd}${after}` })).toThrow(/cannot take/);
      }),
      { numRuns: 50 },
    );
  });
});

test('a balancer asks every hub server for the hubs, on their own name, and nobody for anything else', () => {
  const hubs = { lite: 'https://hubs.tribun.example/lite', score: 'https://hubs.tribun.example/score' };
  const servers = ['10.0.0.7:5000', '10.0.0.8:5000'];
  const text = nginxHubServer({ hubs, servers, port: 443, tls: { certificate: '/c.pem', key: '/k.pem' } });
  expect([...text.matchAll(/^ +server (\S+) max_fails=0;/gm)].map(([, server]) => server)).toEqual(servers);
  expect(text).toContain('server_name hubs.tribun.example;');
  expect(text).toContain('strict-transport-security');
  const asked = locations(text).filter(([, body]) => body.includes('proxy_pass'));
  expect(asked.map(([path]) => path)).toEqual(['= /lite', '= /score']);
  expect(asked.length).toBeGreaterThan(0);
  for (const [, body] of asked) expect(body).toMatch(/Upgrade[^]*proxy_read_timeout 120s/);
  expect(() => nginxHubServer({ hubs: { ...hubs, lite: '/lite' }, servers, port: 443 })).toThrow(/a name of their own/);
});

test('a static host keeps assets for ever and nothing else, and hears no header twice for one address', () => {
  const rules = headersFile(environment, 'tribun.example')
    .trim()
    .split('\n\n')
    .map((rule): [path: string, said: Map<string, string>] => {
      const [path = '', ...lines] = rule.split('\n');
      return [
        path,
        new Map(lines.map((line) => [line.trim().split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)])),
      ];
    });
  const saidFor = (address: string): [name: string, value: string][] =>
    rules
      .filter(([path]) => path === address || (path.endsWith('*') && address.startsWith(path.slice(0, -1))))
      .flatMap(([, said]) => [...said]);
  const kept: [string, string | undefined][] = [
    ['/', 'no-cache'],
    ['/service-worker.js', 'no-cache'],
    ['/environment.json', 'no-cache'],
    ['/assets/x-1.js', 'public, max-age=31536000, immutable'],
    ['/program/futbol', undefined],
  ];
  for (const [address, wanted] of kept) {
    const said = saidFor(address);
    expect(new Set(said.map(([name]) => name)).size, address).toBe(said.length);
    const all = new Map(said);
    expect(all.get('cache-control'), address).toBe(wanted);
    expect([...all.keys()], address).toEqual(
      expect.arrayContaining([...Object.keys(securityHeaders(environment, '')), 'strict-transport-security']),
    );
  }
});
