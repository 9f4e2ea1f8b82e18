/** Generated web server files: every path has every header, and no value of an environment breaks out of its place. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NginxOptions, nginxServer } from '../../../deploy/nginx.ts';
import { nginxHubServer } from '../../../deploy/nginx-hubs.ts';
import { securityHeaders } from '../../../deploy/response-headers.ts';
import { type StaticHost, headersFile } from '../../../deploy/static-host.ts';
import type { Environment } from '../../../src/contract/environment.ts';
import type { OperatorFile } from '../../../src/contract/operator.ts';

const environment: Environment = {
  services: { players: '/api/players', content: 'https://content.example/api' },
  hubs: { lite: '/lite', score: 'wss://score.example/hub' },
};
const options: NginxOptions = { environment, root: '/srv/tribun', host: 'tribun.example', port: 443, brotli: false };
const locations = (text: string): [path: string, body: string][] =>
  [...text.matchAll(/location ([^{]+) \{([^}]*)\}/g)].map(([, path = '', body = '']) => [path, body]);

describe('an nginx server', () => {
  test('sends every security header for every location, and strict transport security over TLS only', () => {
    const wanted = Object.keys(securityHeaders(environment, options.host));
    const tls = { certificate: '/c.pem', key: '/k.pem' };
    for (const [secure, text] of [
      [false, nginxServer(options)],
      [true, nginxServer({ ...options, tls })],
    ] as const) {
      const own = locations(text).filter(([, body]) => !body.includes('return 301'));
      expect(own.map(([path]) => path)).toEqual([
        '= /health',
        ...['^~ /assets/', '^~ /assets/engine.shared-', '^~ /assets/engine.dedicated-'],
        ...['~ \\.[A-Za-z0-9]+$', '@missing', '/'],
      ]);
      for (const [path, body] of own) {
        const said = [...body.matchAll(/add_header ([\w-]+) /g)].map(([, name]) => name);
        expect(said, path).toEqual(expect.arrayContaining([...wanted, 'cache-control', 'vary']));
        expect(said.includes('strict-transport-security'), path).toBe(secure);
      }
      expect(text.includes('listen 443 ssl http2;')).toBe(secure);
      expect(text.includes('return 301 https://tribun.example$request_uri;')).toBe(secure);
    }
  });

  test('caches the worker scripts, which carry a policy, for one minute only and always sends them whole', () => {
    const starts = locations(nginxServer(options)).filter(([path]) => path.startsWith('^~ /assets/engine.'));
    expect(starts).toHaveLength(2);
    for (const [, body] of starts) {
      expect(body).toContain('add_header cache-control "public, max-age=60, s-maxage=0";');
      expect(body).toContain('etag off;');
      expect(body).toContain('if_modified_since off;');
    }
  });

  test('listens on IPv6 only with that option', () => {
    expect(nginxServer(options)).not.toContain('[::]');
    expect(nginxServer({ ...options, ipv6: true })).toContain('listen [::]:443;');
  });

  test('proxies the services with an address under its own host, and nothing else', () => {
    const text = nginxServer({ ...options, services: 'http://10.0.0.5:80' });
    const asked = locations(text).filter(([, body]) => body.includes('proxy_pass http://10.0.0.5:80;'));
    expect(asked.map(([path]) => path)).toEqual(['^~ /api/', '^~ /lite', '= /environment.json']);
    expect(nginxServer(options)).not.toContain('proxy_pass');
  });

  test('proxies the addresses that the operator has under the same host, up to their variable part', () => {
    const operator: OperatorFile = {
      container: { script: '//tags.example/gtm.js' },
      chat: { page: '/sohbet.html?panel=1' },
      botCheck: { key: 'k', script: '/check.js' },
      errorReports: { dsn: 'https://key@errors.example/4', tunnel: '/reports' },
    };
    const served = { ...options, environment: { ...environment, ...operator }, services: 'http://10.0.0.5:80' };
    const asked = locations(nginxServer(served)).filter(([, body]) => body.includes('proxy_pass'));
    expect(asked.map(([path]) => path)).toEqual(
      ['^~ /api/', '^~ /lite', '^~ /sohbet.html', '^~ /check.js', '^~ /reports'].concat('= /environment.json'),
    );
    // The path `/{id}` would proxy the whole product.
    const all = { ...served, environment: { ...environment, chat: { page: '/{id}' } } };
    expect(() => nginxServer(all)).toThrow(/needs a path: \/\{id\}/);
  });

  test('allows framing of widgets by the sites named by the operator, and of no other page', () => {
    const framedBy = { widget: ['https://paper.example'] };
    const saying = (told: OperatorFile): [path: string, framers: string | undefined][] =>
      locations(nginxServer({ ...options, environment: { ...environment, ...told } })).map(([path, body]) => [
        path,
        /frame-ancestors ([^;]*)/.exec(body)?.[1],
      ]);
    const [widget = '', ...more] = saying({ framedBy }).filter(([, framers]) => framers !== "'none'");
    expect(more).toEqual([]);
    expect(widget[1]).toBe('https://paper.example');
    const pattern = new RegExp(widget[0]?.replace(/^~ /, '') ?? '');
    for (const path of ['/mac-detay/widget/5', '/program/futbol/mac-detay/widget/5']) expect(path).toMatch(pattern);
    for (const path of ['/', '/program/futbol/mac-detay/5', '/a/program/futbol/mac-detay/widget/5', '/mac-detay/5']) {
      expect(path).not.toMatch(pattern);
    }
    // A site that may frame every page needs no location of its own.
    const paths = saying({}).map(([path]) => path);
    expect(saying({ framedBy: { product: framedBy.widget } })).toEqual(paths.map((path) => [path, framedBy.widget[0]]));
  });

  test.each([
    ['http://gateway:5000', { Host: '$http_host' }, []],
    ['https://api.inside.example', { Host: 'api.inside.example' }, ['on', 'api.inside.example']],
    ['https://api.inside.example:8443', { Host: 'api.inside.example:8443' }, ['on', 'api.inside.example']],
    ['https://10.0.0.5', { Host: '$http_host' }, ['on', 'tribun.example']],
    ['https://[fd00::5]:8443', { Host: '$http_host' }, ['on', 'tribun.example']],
  ])(
    'proxies to %s with the same name in TLS and Host, and forwards the scheme of the browser',
    (services, said, name) => {
      const lines = (tls?: NginxOptions['tls']): string => {
        const asked = locations(nginxServer({ ...options, services, ...(tls === undefined ? {} : { tls }) }));
        return asked.find(([path]) => path === '^~ /api/')?.[1] ?? '';
      };
      const headers = (text: string) =>
        Object.fromEntries([...text.matchAll(/proxy_set_header (\S+) (\S+);/g)].map(([, key, value]) => [key, value]));
      expect(headers(lines())).toMatchObject({
        ...said,
        'X-Forwarded-Host': '$http_host',
        'X-Forwarded-Proto': '$tribun_scheme',
      });
      expect(headers(lines({ certificate: '/c.pem', key: '/k.pem' }))['X-Forwarded-Proto']).toBe('$scheme');
      expect([...lines().matchAll(/proxy_ssl_(?:server_)?name (\S+);/g)].map(([, value]) => value)).toEqual(name);
    },
  );

  test('is not generated from a value that would end a quoted text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('"', '$', '\n', '\\'), fc.string(), (before, odd, after) => {
        expect(() => nginxServer({ ...options, root: `${before}${odd}${after}` })).toThrow(/cannot take/);
      }),
      { numRuns: 50 },
    );
  });
});

test('a hub balancer proxies only the two hubs, under their own host name, to every hub server', () => {
  const hubs = { lite: 'https://hubs.tribun.example/lite', score: 'https://hubs.tribun.example/score' };
  const servers = ['10.0.0.7:5000', '10.0.0.8:5000'];
  const text = nginxHubServer({ hubs, servers, port: 443, tls: { certificate: '/c.pem', key: '/k.pem' } });
  // Each hub has its own group: counted together, both connections of one hub could land on the same server.
  const groups = [...text.matchAll(/^upstream (\S+) \{([^]*?)\n\}/gm)].map(([, name = '', body = '']) => ({
    name,
    servers: [...body.matchAll(/^ +server (\S+) max_fails=0;/gm)].map(([, server]) => server),
  }));
  expect(groups.map((group) => group.servers)).toEqual([servers, servers]);
  expect(text).toContain('server_name hubs.tribun.example;');
  expect(text).toContain('strict-transport-security');
  const asked = locations(text).filter(([, body]) => body.includes('proxy_pass'));
  expect(asked.map(([path]) => path)).toEqual(['= /lite', '= /score']);
  expect(asked.map(([, body]) => /proxy_pass http:\/\/([\w.]+)/.exec(body)?.[1])).toEqual(
    groups.map(({ name }) => name),
  );
  for (const [, body] of asked) expect(body).toMatch(/Upgrade[^]*proxy_read_timeout 120s/);
  expect(() => nginxHubServer({ hubs: { ...hubs, lite: '/lite' }, servers, port: 443 })).toThrow(/a name of their own/);
});

test('a hub balancer listens on the port that the addresses of the hubs name, where browsers reach it', () => {
  const servers = ['10.0.0.7:5000'];
  const tls = { certificate: '/c.pem', key: '/k.pem' };
  const at = (scheme: string, ...ports: [string, string]) => ({
    lite: `${scheme}://hubs.example${ports[0]}/lite`,
    score: `${scheme}://hubs.example${ports[1]}/score`,
  });
  const listening = (text: string): string[] => [...text.matchAll(/listen ([^;]+);/g)].map(([, how = '']) => how);
  const named = { hubs: at('https', ':7444', ':7444'), servers, port: 7443, tls };
  expect(listening(nginxHubServer(named))).toEqual(['7444 ssl']);
  expect(listening(nginxHubServer({ ...named, hubs: at('wss', ':7444', '') }))).toEqual(['7444 ssl', '7443 ssl']);
  expect(listening(nginxHubServer({ ...named, hubs: at('ws', ':7080', ':7080'), tls: undefined }))).toEqual(['7080']);
  // Another server ends TLS on 7444 and passes the sockets on to the port of `--port`.
  expect(listening(nginxHubServer({ ...named, tls: undefined }))).toEqual(['7443']);
});

test('a hub balancer listens on IPv6 with that option, so that the app cannot answer for its host name', () => {
  const hubs = { lite: 'https://hubs.tribun.example/lite', score: 'https://hubs.tribun.example/score' };
  const given = { hubs, servers: ['[::1]:5000'], port: 443, tls: { certificate: '/c.pem', key: '/k.pem' } };
  expect(nginxHubServer(given)).not.toContain('listen [::]');
  expect(nginxHubServer({ ...given, ipv6: true })).toMatch(/listen 443 ssl;\n +listen \[::\]:443 ssl;/);
  expect(nginxHubServer({ ...given, ipv6: true, tls: undefined, port: 80 })).toContain('listen [::]:80;');
});

test('a static host caches only assets for a year and sets no header twice for one address', () => {
  const rules = rulesOf(headersFile(environment, 'tribun.example'));
  const kept: [string, string | undefined][] = [
    ['/', 'no-cache'],
    ['/service-worker.js', 'no-cache'],
    ['/environment.json', 'no-cache'],
    ['/assets/x-1.js', 'public, max-age=31536000, immutable'],
    ['/program/futbol', undefined],
  ];
  for (const [address, wanted] of kept) {
    const said = saidFor(rules, address);
    expect(new Set(said.map(([name]) => name)).size, address).toBe(said.length);
    const all = new Map(said);
    expect(all.get('cache-control'), address).toBe(wanted);
    expect([...all.keys()], address).toEqual(
      expect.arrayContaining([...Object.keys(securityHeaders(environment, '')), 'strict-transport-security']),
    );
  }
});

test.each<[StaticHost, (said: [name: string, value: string][]) => Map<string, string>]>([
  ['netlify', (said) => new Map(said)],
  ['cloudflare', joined],
])(
  'a static host allows framing of widgets by the sites named by the operator, and of no other page: %s',
  (reader, read) => {
    const told = { ...environment, framedBy: { widget: ['https://paper.example'] } };
    const framersAt = (address: string): string[] => {
      const policy = read(saidFor(rulesOf(headersFile(told, 'tribun.example', reader)), address));
      return [...(policy.get('content-security-policy') ?? '').matchAll(/frame-ancestors ([^;]*)/g)].map(
        ([, framers = '']) => framers,
      );
    };
    for (const path of ['/mac-detay/widget/5', '/program/futbol/mac-detay/widget/5']) {
      expect(framersAt(path), path).toEqual(['https://paper.example']);
    }
    for (const path of ['/', '/program/futbol/mac-detay/5', '/program/futbol'])
      expect(framersAt(path)).toEqual(["'none'"]);
  },
);

/**
 * Combines headers as documented by Cloudflare: values of two rules are joined, unless a rule removes the earlier one.
 */
function joined(said: readonly [name: string, value: string][]): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of said) {
    if (name.startsWith('! ')) all.delete(name.slice(2));
    else all.set(name, all.has(name) ? `${all.get(name)}, ${value}` : value);
  }
  return all;
}

type Rules = [path: string, said: [name: string, value: string][]][];

const rulesOf = (text: string): Rules =>
  text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return [
        path,
        lines.map((line): [string, string] => {
          const [name = '', ...value] = line.trim().split(': ');
          return [name, value.join(': ')];
        }),
      ];
    });

const saidFor = (rules: Rules, address: string): [name: string, value: string][] =>
  rules
    .filter(([path]) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(address))
    .flatMap(([, said]) => said);
