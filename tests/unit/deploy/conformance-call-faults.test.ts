/** Deliberate faults of single calls: each is found by the name of its check, and nothing is found at other calls. */
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import type { ConformanceReport } from '../../../deploy/conformance/check-conformance.ts';
import type { CallName } from '../../../deploy/conformance/send-call.ts';
import { serviceBase } from '../../../server/http/stand-in-environment.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { calls } from '../../../src/contract/services/calls.ts';
import { pathPattern } from '../../../src/contract/services/call-request.ts';
import { conform, described, openStandIn } from '../../support/conformance-runs.ts';
import {
  type ResponseChange,
  type Spoiler,
  startSpoilingProxy,
  withData,
  withParsed,
} from '../../support/spoiling-proxy.ts';

interface Fault {
  call: CallName;
  change: ResponseChange;
  /** "check: reason" of the finding. */
  found: RegExp;
  verdict?: 'difference';
}

const withHeaders =
  (headers: Record<string, string>): ResponseChange =>
  (response) => ({ ...response, headers: { ...response.headers, ...headers } });

const answering =
  (status: number, body: string, type = 'application/json'): ResponseChange =>
  ({ headers }) => ({ status, body, headers: { ...headers, 'content-type': type } });

/** Only requests with a token are changed, so that the refusal without one stays as it is. */
const asMember =
  (change: ResponseChange): ResponseChange =>
  (response, request) =>
    request.hasToken && response.status === 200 ? change(response, request) : response;

let pauses = 0;
/** Deadlines are shortened to this share. */
const PATIENCE = 0.2;

const faults: Record<string, Fault> = {
  'a page in place of data': {
    call: 'getCompetitions',
    change: answering(200, '<html></html>', 'text/html'),
    found: /^content type: it is text\/html: the product takes it for a gateway's page/,
  },
  'JSON cut in the middle': {
    call: 'getPopularEasyCoupons',
    change: (response) => ({ ...response, body: response.body.slice(0, response.body.length >> 1) }),
    found: /^body: the JSON ends in the middle, after \d+ characters/,
  },
  'data without an envelope': {
    call: 'getInfo',
    change: withParsed(({ data }) => data),
    found: /^envelope: neither a success nor a refusal/,
  },
  'data of another shape': {
    call: 'getPopularBets',
    change: withData(() => ({ bets: [] })),
    found: /^decoder: the product cannot read the data: \{"bets":\[\]\}/,
  },
  'rows of which none can be read': {
    call: 'getCampaigns',
    change: withData((rows: object[]) => rows.map(() => ({ name: 7 }))),
    found: /^rows: none of \d+ rows can be read/,
  },
  'one unreadable row': {
    call: 'getOccupations',
    change: withData((rows: object[]) => [...rows, { name: 'no code' }]),
    found: /^rows: 1 rows cannot be read and are left out/,
    verdict: 'difference',
  },
  'an error of the server': {
    call: 'getSlides',
    change: answering(500, '{}'),
    found: /^status: 500: the service is in trouble/,
  },
  'an address that is not served': {
    call: 'getNews',
    change: answering(404, '<html>Not Found</html>', 'text/html'),
    found: /^status: 404: the address is not served/,
  },
  'a refusal of a list': {
    call: 'getNationalities',
    change: answering(200, '{"isSuccess":false,"error":{"code":122,"message":"Alan hatalı"}}'),
    found: /^refusal: refused with HTTP 200, code 122 "Alan hatalı"/,
  },
  'a 503 without Retry-After': {
    call: 'getProvinces',
    change: answering(503, ''),
    found: /^Retry-After: 503 without Retry-After/,
  },
  'a 503 that ends after its Retry-After': {
    call: 'getBanners',
    change: (response) => {
      pauses += 1;
      return pauses > 1 ? response : { status: 503, headers: { 'retry-after': '1' }, body: '' };
    },
    found: /^Retry-After: 503 at first, and a response after the 1 s/,
    verdict: 'difference',
  },
  'an unreadable Retry-After': {
    call: 'getHelpTopics',
    change: () => ({ status: 429, headers: { 'retry-after': 'soon' }, body: '' }),
    found: /^Retry-After: Retry-After is unreadable: soon/,
  },
  'no response within the deadline': {
    call: 'getCountDown',
    change: async (response) => {
      await pause(30_000 * PATIENCE + 500);
      return response;
    },
    found: /^time: no response within 6 s/,
  },
  'a slow response': {
    call: 'getHomeContent',
    change: async (response) => {
      await pause(30_000 * PATIENCE * 0.6);
      return response;
    },
    found: /^time: it took [\d.]+ s of the 30 s/,
    verdict: 'difference',
  },
  'a cut connection': { call: 'getRetailers', change: () => undefined, found: /^connection: / },
  'another charset': {
    call: 'getHelpArticles',
    change: withHeaders({ 'content-type': 'application/json; charset=iso-8859-9' }),
    found: /^encoding: the charset is iso-8859-9/,
  },
  'a type that is not JSON': {
    call: 'getVisitorEditors',
    change: withHeaders({ 'content-type': 'text/plain' }),
    found: /^content type: it is text\/plain in place of application\/json/,
    verdict: 'difference',
  },
  'odds that browsers may keep': {
    call: 'getLiveEventsForWidget',
    change: withHeaders({ 'cache-control': 'max-age=600' }),
    found: /^caching: "max-age=600" lets browsers keep it for 600 s/,
  },
  'a balance that shared caches may keep': {
    call: 'getPlayerBalances',
    change: asMember(withHeaders({ 'cache-control': 'public, max-age=60' })),
    found: /^caching: "public, max-age=60" lets a shared cache/,
  },
  'a long response without compression': {
    call: 'getUpcomingEventsForWidget',
    change: ({ headers, ...response }) => {
      const plain = Object.entries(headers).filter(([name]) => name !== 'content-encoding');
      return { ...response, headers: Object.fromEntries(plain) };
    },
    found: /^compression: /,
    verdict: 'difference',
  },
  'a clock ten minutes behind': {
    call: 'getMainPageEditors',
    change: (response) => withHeaders({ date: new Date(Date.now() - 600_000).toUTCString() })(response, {} as never),
    found: /^clock: its clock \(Date\) is 600 s behind/,
    verdict: 'difference',
  },
  'data for anybody': {
    call: 'getBonuses',
    change: (response, { hasToken }) =>
      hasToken ? response : answering(200, '{"isSuccess":true,"data":null}')(response, {} as never),
    found: /^token: it answers without a token with data/,
  },
  'a 403 in place of a 401': {
    call: 'getBankAccounts',
    change: (response) => ({ ...response, status: response.status === 401 ? 403 : response.status }),
    found: /^token: without a token it answers 403/,
  },
  'a valid token that is refused': {
    call: 'getDepositWays',
    change: asMember(answering(401, '{"isSuccess":false}')),
    found: /^token: 401 with a valid token/,
  },
  'a list of changes that is the whole list': {
    call: 'getEvents',
    change: (response, { query }) =>
      query.get('version') === '0'
        ? response
        : withData((data: object) => ({ ...data, version: 1 }))(response, {} as never),
    found: /^versions: the version goes back from \d+ to 1/,
  },
  'a form that only the decoder reads': {
    call: 'getEventCommentary',
    change: withData((rows: object[] | null) => (rows ?? []).map((row) => ({ ...row, type: 'goal' }))),
    found: /^schema: \/data\/0\/type must be/,
    verdict: 'difference',
  },
};

/** Calls of the same address in the order of their parameters, so that the most particular one is found. */
const spoiltCalls = Object.values(faults).map(({ call, change }) => {
  const { method, area }: ServiceCall = calls[call];
  return { method, base: `${serviceBase(area)}/`, pattern: pathPattern(calls[call]), change };
});

const spoilCalls: NonNullable<Spoiler['response']> = (response, request) => {
  const { method, path } = request;
  const found = spoiltCalls.find(
    (each) => each.method === method && path.startsWith(each.base) && each.pattern.test(path),
  );
  return found === undefined ? response : found.change(response, request);
};

let report: ConformanceReport;
beforeAll(async () => {
  const standIn = await openStandIn();
  const proxy = await startSpoilingProxy(standIn.url, { response: spoilCalls });
  report = await conform(proxy.url, { patience: PATIENCE });
  await proxy.close();
  await standIn.close();
});

test.each(Object.entries(faults))('%s is found', (_, { call, found, verdict = 'fails' }) => {
  const row = report.rows.find(({ name }) => name === call);
  expect(row?.findings.map(({ check, reason }) => `${check}: ${reason}`)).toContainEqual(expect.stringMatching(found));
  expect(row?.verdict).toBe(verdict);
  if (verdict === 'fails') expect(row?.consequence).not.toBe('');
});

test('and at no other call', () => {
  const spoilt = new Set<string>(Object.values(faults).map(({ call }) => call));
  expect(described(report).filter((finding) => !spoilt.has(finding.split(' ', 1)[0] ?? ''))).toEqual([]);
  expect(report.counts.fails).toBe(Object.values(faults).filter(({ verdict }) => verdict === undefined).length);
});
