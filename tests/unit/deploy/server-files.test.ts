/** The files a web server gets: every path has every header, and nothing of an environment leaves its place in them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NginxOptions, nginxServer } from '../../../deploy/nginx.ts';
import { nginxHubServer } from '../../../deploy/nginx-hubs.ts';
import { securityHeaders } from '../../../deploy/response-headers.ts';
import { headersFile } from '../../../deploy/static-host.ts';
import type { Environment } from '../../../src/contract/environment.ts';

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
      const files = locations(text).filter(([path]) => path !== '= /health');
      expect(files.map(([path]) => path)).toEqual(['^~ /assets/', '~ \\.[A-Za-z0-9]+$', '/']);
      for (const [path, body] of files) {
        const said = [...body.matchAll(/add_header ([\w-]+) /g)].map(([, name]) => name);
        expect(said, path).toEqual(expect.arrayContaining([...wanted, 'cache-control', 'vary']));
        expect(said.includes('strict-transport-security'), path).toBe(secure);
      }
      expect(text.includes('listen 443 ssl http2;')).toBe(secure);
    }
  });

  test('asks services under its own name where they are, and nobody else', () => {
    const text = nginxServer({ ...options, services: 'http://10.0.0.5:80' });
    const asked = locations(text).filter(([, body]) => body.includes('proxy_pass http://10.0.0.5:80;'));
    expect(asked.map(([path]) => path)).toEqual(['^~ /api/', '^~ /lite', '= /environment.json']);
    expect(nginxServer(options)).not.toContain('proxy_pass');
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
  for (const [, body] of asked) expect(body).toMatch(/Upgrade[^]*proxy_read_timeout 120s/);
  expect(() => nginxHubServer({ hubs: { ...hubs, lite: '/lite' }, servers, port: 443 })).toThrow(/a name of their own/);
});

test('a static host keeps assets for ever, and nothing else', () => {
  const [all = '', assets = ''] = headersFile(environment, 'tribun.example').split('\n\n');
  expect(all).toMatch(/^\/\*\n/);
  expect(all).toContain('  cache-control: no-cache');
  expect(all).toContain('  strict-transport-security: ');
  for (const name of Object.keys(securityHeaders(environment, ''))) expect(all).toContain(`  ${name}: `);
  expect(assets).toBe('/assets/*\n  ! cache-control\n  cache-control: public, max-age=31536000, immutable\n');
});
