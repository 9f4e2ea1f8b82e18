/**
 * The content policy allows the hosts named by the operator, each in its own directives, and nothing by a trick of
 * spelling.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRetrySource } from '../../../deploy/page-retry.ts';
import { contentPolicy } from '../../../deploy/content-policy.ts';
import type { Environment } from '../../../src/contract/environment.ts';
import type { OperatorFile } from '../../../src/contract/operator.ts';

const own: Environment = { services: { players: '/api/players' }, hubs: { lite: '/lite', score: '/score' } };
const policyOf = (told: OperatorFile & { images?: string[] }, host?: string): Map<string, string[]> =>
  read(contentPolicy({ ...own, ...told }, host));

function read(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const strict = {
  'default-src': ["'none'"],
  'script-src': ["'self'", pageRetrySource],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'early', 'dompurify'],
};

const CLOUDFLARE = 'https://challenges.cloudflare.com';
const GOOGLE = ['https://www.google.com', 'https://www.gstatic.com'];

describe('the content policy', () => {
  it('allows only the product itself when the operator names nobody', () => {
    expect(Object.fromEntries(policyOf({}))).toEqual(strict);
  });

  it.each<[string, OperatorFile, Record<string, string[]>]>([
    [
      'a tag manager',
      {
        container: {
          script: 'https://tags.example/gtm.js?id=1',
          hosts: ['https://collect.example'],
          policies: ['goog#html'],
        },
      },
      {
        'script-src': ["'self'", pageRetrySource, 'https://tags.example', 'https://collect.example'],
        'img-src': ["'self'", 'data:', 'https://tags.example', 'https://collect.example'],
        'connect-src': ["'self'", 'https://tags.example', 'https://collect.example'],
        'trusted-types': ['default', 'early', 'dompurify', 'goog#html'],
      },
    ],
    ['a chat', { chat: { page: 'https://chat.example/panel?x=1' } }, { 'frame-src': ['https://chat.example'] }],
    ['a chat of the own server', { chat: { page: '/chat' } }, { 'frame-src': ["'self'"] }],
    [
      'a check by Turnstile',
      { botCheck: { kind: 'turnstile', key: 'k' } },
      {
        'script-src': ["'self'", pageRetrySource, CLOUDFLARE],
        'connect-src': ["'self'", CLOUDFLARE],
        'frame-src': [CLOUDFLARE],
      },
    ],
    [
      'a check by reCAPTCHA',
      { botCheck: { kind: 'recaptcha', key: 'k' } },
      {
        'script-src': ["'self'", pageRetrySource, ...GOOGLE],
        'connect-src': ["'self'", ...GOOGLE],
        'frame-src': [...GOOGLE, 'https://recaptcha.google.com'],
        'trusted-types': ['default', 'early', 'dompurify', 'goog#html', 'recaptcha'],
      },
    ],
    ['a check of the own server', { botCheck: { key: 'k', script: '/check.js' } }, { 'frame-src': ["'self'"] }],
    [
      'reports',
      { errorReports: { dsn: 'https://key@errors.example/4' } },
      { 'connect-src': ["'self'", 'https://errors.example'] },
    ],
    [
      'measures',
      { measures: { endpoint: 'https://measures.example/in' } },
      { 'connect-src': ["'self'", 'https://measures.example'] },
    ],
    [
      'push',
      { push: { key: 'k', subscribe: 'https://push.example/in' } },
      { 'connect-src': ["'self'", 'https://push.example'] },
    ],
    ['measures to the own server', { measures: { endpoint: '/measures', sample: 0.1 } }, {}],
    [
      'reports through the own server',
      { errorReports: { dsn: 'https://key@errors.example/4', tunnel: '/errors' } },
      {},
    ],
    [
      'videos',
      { videos: ['video.example', 'https://live.example:8443/hls'] },
      {
        'media-src': ["'self'", 'blob:', 'https://video.example', 'https://live.example:8443'],
        'connect-src': ["'self'", 'https://video.example', 'https://live.example:8443'],
        'frame-src': ['https://video.example', 'https://live.example:8443'],
      },
    ],
    ['no match tracker of the own server, because no page shows one', { tracker: '/izle/{id}' }, {}],
    [
      'every name below one, and a bare name of a tag manager',
      {
        videos: ['*.akamaized.net'],
        container: {
          script: 'https://tags.example/gtm.js',
          hosts: ['https://*.google-analytics.com', 'collect.example'],
        },
      },
      {
        'script-src': [
          "'self'",
          pageRetrySource,
          'https://tags.example',
          'https://*.google-analytics.com',
          'https://collect.example',
        ],
        'img-src': [
          ...["'self'", 'data:', 'https://tags.example', 'https://*.google-analytics.com', 'https://collect.example'],
        ],
        'media-src': ["'self'", 'blob:', 'https://*.akamaized.net'],
        'connect-src': [
          ...["'self'", 'https://*.akamaized.net', 'https://tags.example', 'https://*.google-analytics.com'],
          'https://collect.example',
        ],
        'frame-src': ['https://*.akamaized.net'],
      },
    ],
    ['a match tracker', { tracker: 'https://tracker.example/m/{id}' }, { 'frame-src': ['https://tracker.example'] }],
  ])('allows %s and changes nothing else', (_, told, changed) => {
    expect(Object.fromEntries(policyOf(told))).toEqual({ ...strict, ...changed });
  });

  it('allows framing only by the sites named by the operator, separately for widgets and other pages', () => {
    const framers = (framedBy: unknown): (string[] | undefined)[] => {
      const told = { ...own, framedBy } as Environment;
      return (['widget', 'product'] as const).map((framed) =>
        read(contentPolicy(told, '', framed)).get('frame-ancestors'),
      );
    };
    const [paper, shop] = ['https://paper.example', 'http://shop.example:8080'];
    expect(framers({ widget: [paper, shop] })).toEqual([[paper, shop], ["'none'"]]);
    expect(framers({ widget: [paper], product: [shop] })).toEqual([[paper, shop], [shop]]);
    expect(framers({ product: [shop] })).toEqual([[shop], [shop]]);
    // Every list is read alike: a bare host is accepted, and an unreadable entry is dropped alone.
    expect(framers({ widget: ['paper.example', 7, '*', "'self'", 'https://a;b', ''], product: 7 })).toEqual([
      [paper],
      ["'none'"],
    ]);
    for (const odd of [null, 7, 'https://paper.example', [paper]]) {
      expect(framers(odd)).toEqual([["'none'"], ["'none'"]]);
    }
  });

  it('treats an unreadable part as missing', () => {
    const odd = {
      container: { script: 7 },
      chat: 'https://chat.example',
      botCheck: null,
      errorReports: {},
      measures: { endpoint: 7, sample: 1 },
      videos: {},
    };
    expect(Object.fromEntries(policyOf(odd as unknown as OperatorFile))).toEqual(strict);
    const mixed = { ...odd, chat: { page: 'https://chat.example', key: 4 } };
    expect(policyOf(mixed as unknown as OperatorFile).get('frame-src')).toEqual(['https://chat.example']);
  });

  it('stays strict whatever the environment contains', () => {
    const part = fc.constantFrom(
      "'unsafe-inline'",
      '*',
      ';',
      ' ',
      'https:',
      "script-src 'unsafe-eval'",
      'data:',
      '//',
      ',',
    );
    const slot = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.array(fc.oneof(part, fc.domain()), { maxLength: 5 }).map((parts) => parts.join('')),
    );
    const list = fc.array(slot, { maxLength: 3 });
    const told = fc.record({
      images: list,
      videos: list,
      tracker: slot,
      framedBy: fc.record({ widget: list, product: list }),
      container: fc.record({ script: slot, hosts: list, policies: list }),
      chat: fc.record({ page: slot, key: slot }),
      botCheck: fc.record({ key: slot, script: slot }),
      errorReports: fc.record({ dsn: slot, tunnel: slot }),
      measures: fc.record({ endpoint: slot, sample: fc.double() }),
    });
    const known = new Set([...Object.keys(strict), 'frame-src']);
    const source = /^('self'|'none'|'sha256-[\w+/]{43}='|data:|blob:|(https?|wss?):\/\/(\*\.)?[\w.[\]:-]+)$/;
    fc.assert(
      fc.property(told, slot, fc.constantFrom('widget', 'product'), (each, host, framed) => {
        const policy = contentPolicy({ ...own, ...each }, host, framed);
        for (const [name, sources] of read(policy)) {
          expect(known).toContain(name);
          if (name === 'trusted-types') for (const each of sources) expect(each).toMatch(/^[\w\-#=/@.%]+$/);
          else if (name.endsWith('-src') || name === 'frame-ancestors')
            for (const each of sources) expect(each).toMatch(source);
          else expect(sources).toEqual(strict[name as keyof typeof strict]);
        }
        expect(read(policy).get('style-src')).toEqual(["'self'"]);
      }),
      { numRuns: 60 },
    );
  });
});
