/** Values that would be ignored, or left out of the content policy, are reported before server files are generated. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lintEnvironment } from '../../../deploy/lint-environment.ts';
import { readDeployFlags } from '../../../deploy/deploy-flags.ts';
import { missingServicesWarning } from '../../../deploy/own-host.ts';
import { serverFiles } from '../../../deploy/server-files.ts';
import { productDefaultTiming } from '../../../src/contract/environment.ts';

const HOST = 'tribun.example';
const least = { services: { players: '/api/players' }, hubs: { lite: '/lite', score: '/score' } };
const paper = readFileSync(new URL('../../../docs/deploying.md', import.meta.url), 'utf8');
const example: unknown = JSON.parse(/```json\n(.*?)```/s.exec(paper)?.[1] ?? '');

describe('lossesOf an environment', () => {
  test('is empty for figures within their bounds', () => {
    const timing = {
      ...productDefaultTiming,
      hubReconnectMs: [0, 1_000, 3_600_000],
      reconcileMs: 10_000,
      couponSettleMs: 45_000,
    };
    expect(lintEnvironment({ ...least, timing }, HOST)).toEqual([]);
    expect(lintEnvironment({ ...least, timing: null }, HOST)).toEqual([]);
  });

  test('is empty for the example of docs/deploying.md and for the smallest environment', () => {
    expect(lintEnvironment(example, HOST)).toEqual([]);
    expect(lintEnvironment(least, HOST)).toEqual([]);
  });

  test('is empty for everything a policy can express and for parts left out on purpose', () => {
    const told = {
      ...least,
      hubs: { lite: 'wss://hubs.example:8443/lite', score: 'http://[::1]:5000/score' },
      images: ['https://*.cdn.example', 'i.example', 'http://10.0.0.5:8080', 'https://i.example/leagues/'],
      videos: ['*.akamaized.net'],
      tracker: 'https://izle.example/{id}',
      framedBy: { widget: ['https://*.paper.example', 'http://127.0.0.1:8080'], product: [] },
      container: { script: '/tags.js', hosts: ['https://*.google-analytics.com', 'collect.example'], policies: null },
      chat: null,
      botCheck: { kind: 'Turnstile', key: 'k', script: '' },
      errorReports: { dsn: 'https://key@errors.example/4', tunnel: '' },
      measures: { endpoint: 'https://measures.example/in', sample: 0.05 },
    };
    expect(lintEnvironment(told, HOST)).toEqual([]);
    expect(lintEnvironment({ ...told, tracker: '', errorReports: null }, HOST)).toEqual([]);
  });

  test.each<[object, RegExp]>([
    [{ services: { players: 'api.example/players' } }, /^services\.players: "api\.example\/players" is no whole/],
    [{ services: { players: '//api.example/players' } }, /^services\.players: /],
    [{ services: { players: '' } }, /^services\.players: "" /],
    [{ services: { players: 'https://*.api.example' } }, /^services\.players: /],
    [{ services: { sportsBook: '/api' } }, /^services\.sportsBook is read by nobody; there can be players, /],
    [{ hubs: { lite: 'hubs.example/lite', score: '/score' } }, /^hubs\.lite: /],
    [
      { timing: { reconcileMs: 2_147_483_648 } },
      /^timing\.reconcileMs: 2147483648 is no number from 10000 to 3600000$/,
    ],
    [{ timing: { reconcileMs: 0 } }, /^timing\.reconcileMs: 0 is no number/],
    [{ timing: { reconcileMs: '60000' } }, /^timing\.reconcileMs: "60000" is no number/],
    [{ timing: { couponSettleMs: 44_999 } }, /^timing\.couponSettleMs: 44999 is no number from 45000 /],
    [{ timing: { hubReconnectMs: [0, 0] } }, /^timing\.hubReconnectMs: \[0,0\] is no list of numbers from 1000 to /],
    [{ timing: { lookMs: [] } }, /^timing\.lookMs: \[\] is no list/],
    [{ timing: { reconcile: 60_000 } }, /^timing\.reconcile is read by nobody; there can be reconcileMs, /],
    [{ images: ['https://i.example', 'https://*'] }, /^images: "https:\/\/\*" is no host/],
    [{ images: ['data:'] }, /^images: "data:" is no host/],
    [{ images: ['*'] }, /^images: "\*" is no host/],
    [{ videos: ['a.*.example'] }, /^videos: "a\.\*\.example" is no host/],
    [{ videos: [7] }, /^videos: 7 is no host/],
    [{ videos: 'video.example' }, /^videos is no list: "video\.example"/],
    [{ container: { script: '//tags.example/gtm.js' } }, /^container\.script: /],
    [{ container: { script: '/tags.js', hosts: ["'unsafe-inline'"] } }, /^container\.hosts: /],
    [{ container: { script: '/tags.js', policies: ['goog html'] } }, /^container\.policies: "goog html" is no name/],
    [{ chat: { page: 'chat.example' } }, /^chat\.page: /],
    [{ chat: { page: '/chat' } }, /^chat\.page: "\/chat" is no whole address .*another name/],
    [{ chat: { page: 'https://TRIBUN.example:8443/chat' } }, /^chat\.page: .*another name/],
    [{ chat: 'https://chat.example' }, /^chat cannot be read, and would be left out: /],
    [{ botCheck: { kind: 'recapcha', key: 'k' } }, /^botCheck\.kind: "recapcha" is neither/],
    [{ errorReports: { dsn: 'https://public-key@errors.example/4' } }, /^errorReports\.dsn: .*is no DSN/],
    [{ errorReports: { dsn: 'https://key@errors.example/4', tunnel: 'reports' } }, /^errorReports\.tunnel: /],
    [{ measures: { endpoint: 'measures.example' } }, /^measures\.endpoint: /],
    [{ measures: { sample: 0.1 } }, /^measures cannot be read, and would be left out: .*endpoint/],
    [{ measures: { endpoint: '/in', sample: 5 } }, /^measures\.sample: 5 is no number above 0, up to 1$/],
    [{ measures: { endpoint: '/in', sample: 0 } }, /^measures\.sample: 0 is no number/],
    [{ push: { key: 'k', subscribe: '/in' } }, /^push\.key: "k" is no public VAPID key/],
    [{ push: { key: `B${'a'.repeat(86)}`, subscribe: 'in' } }, /^push\.subscribe: "in" is no whole address/],
    [{ push: { subscribe: '/in' } }, /^push cannot be read, and would be left out: .*key/],
    [{ measures: { endpoint: '/in', share: 1 } }, /^measures\.share is read by nobody; there can be endpoint, sample/],
    [{ tracker: 'https://{id}.tracker.example' }, /^tracker: /],
    [{ tracker: '/izle/{id}' }, /^tracker: "\/izle\/{id}" is no whole address .*another name/],
    [{ tracker: 'https://tribun.example/izle/{id}' }, /^tracker: .*another name/],
    [{ framedBy: ['https://paper.example'] }, /^framedBy\.0 is read by nobody; there can be widget, product/],
    [{ framedBy: { widgets: [] } }, /^framedBy\.widgets is read by nobody/],
    [{ framedBy: { widget: 'https://paper.example' } }, /^framedBy\.widget is no list/],
    [{ framedBy: { widget: [7] } }, /^framedBy\.widget: 7 is no site/],
    [{ framedBy: { widget: ['https://paper.example/blog'] } }, /^framedBy\.widget: .* without a path/],
    [{ framedBy: { product: ['paper.example'] } }, /^framedBy\.product: /],
    [{ framedBy: { product: ["'self'"] } }, /^framedBy\.product: /],
    [{ erorReports: {} }, /^erorReports is read by nobody; there can be services, hubs, /],
  ])('names the value that would be lost: %j', (odd, loss) => {
    expect(lintEnvironment({ ...least, ...odd }, HOST)).toEqual([expect.stringMatching(loss)]);
  });

  test('with a misspelled field reports the field and the part that is left out because of it', () => {
    expect(lintEnvironment({ ...least, errorReports: { dns: 'https://key@errors.example/4' } }, HOST)).toEqual([
      expect.stringMatching(/^errorReports cannot be read, and would be left out: .*dsn/),
      'errorReports.dns is read by nobody; there can be dsn, tunnel',
    ]);
  });
});

test('no files are generated from an environment with values that would be lost', () => {
  const flags = readDeployFlags(['--environment', 'e.json', '--host', 'tribun.example'], '/out');
  expect(Object.keys(serverFiles(flags, least))).toContain('nginx.conf');
  expect(() => serverFiles(flags, { ...least, videos: ['*'], images: ['*'] })).toThrow(
    /^e\.json has what would be lost:\n {2}images: "\*" .*\n {2}videos: "\*" /,
  );
  expect(() => serverFiles(flags, { hubs: least.hubs })).toThrow(/e\.json is no environment: .*services/);
});

test('the hub balancer is generated from the server flags', () => {
  const hubs = { lite: 'https://hubs.example/lite', score: 'https://hubs.example/score' };
  const args = ['--environment', 'e.json', '--host', 'tribun.example', '--hub-servers', '[::1]:5000', '--ipv6'];
  const files = serverFiles(readDeployFlags(args, '/out'), { ...least, hubs });
  expect(files['nginx-hubs.conf']).toMatch(/server \[::1\]:5000[^]*listen \[::\]:80;/);
});

test('a path that no proxied service serves causes a warning', () => {
  const told = { ...least, errorReports: { dsn: 'https://key@errors.example/4', tunnel: '/reports' } };
  expect(missingServicesWarning(told, 'http://10.0.0.5:80')).toBe(null);
  expect(missingServicesWarning(told, undefined)).toMatch(
    /^Nobody is asked for services\.players \(\/api\/players\), .*errorReports\.tunnel \(\/reports\): say --services/,
  );
  const whole = { lite: 'https://hubs.example/lite', score: 'wss://hubs.example/score' };
  expect(missingServicesWarning({ services: { players: 'https://api.example' }, hubs: whole }, undefined)).toBe(null);
});

test('the example of docs/deploying.md needs no proxied service', () => {
  expect(missingServicesWarning(example as Parameters<typeof missingServicesWarning>[0], undefined)).toBe(null);
});
