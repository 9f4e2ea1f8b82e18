/** Deliberate faults of a whole area, of the session and of the hubs: each is found by the name of its check. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConformanceOptions, ConformanceReport } from '../../../deploy/conformance/check-conformance.ts';
import type { StandIn } from '../../../server/http/serve-world.ts';
import { hubPaths } from '../../../server/hubs/live-hubs.ts';
import { requestHeaders } from '../../../src/contract/services/call-request.ts';
import { backendEnvironment, conform, described, openStandIn } from '../../support/conformance-runs.ts';
import {
  type ProxiedRequest,
  type ProxiedResponse,
  type Spoiler,
  startSpoilingProxy,
  withData,
} from '../../support/spoiling-proxy.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

async function runWith(spoiler: Spoiler, more: Partial<ConformanceOptions> = {}): Promise<ConformanceReport> {
  const proxy = await startSpoilingProxy(standIn.url, spoiler);
  const report = await conform(proxy.url, more);
  await proxy.close();
  return report;
}

describe('faults of an area', () => {
  test.each([
    ['for a member', {}, ''],
    ['for a visitor', { member: undefined }, ''],
    ['for a visitor, in envelopes', { member: undefined }, '{"isSuccess":false,"error":{"code":404,"message":"Yok"}}'],
  ])('a wager area that answers 404 to everything is found %s', async (_, who, body) => {
    const report = await runWith(
      {
        response: (response, { path }) =>
          path.startsWith('/api/wager/') ? { ...response, status: 404, body } : response,
      },
      who,
    );
    const area = report.rows.find(({ kind, name }) => kind === 'area' && name === 'wager');
    expect(area).toMatchObject({ verdict: 'fails', consequence: expect.stringContaining('coupons cannot be played') });
    expect(described(report)).toContainEqual(
      expect.stringMatching(/^wager address: no call of it is served \(404.*services\.wager leads elsewhere/),
    );
  });

  test('versions that are ignored, and a version 0 that is answered with changes, are found', async () => {
    const isList = ({ path }: ProxiedRequest): boolean => path.endsWith('/sportsbook/events');
    const always = (isdiff: boolean): Spoiler => ({
      response: (response, request) =>
        isList(request) ? withData((data: object) => ({ ...data, isdiff }))(response, request) : response,
    });
    expect(described(await runWith(always(false)))).toContainEqual(
      expect.stringMatching(/^getEvents versions: version=\d+ is answered with the whole list/),
    );
    expect(described(await runWith(always(true)))).toContainEqual(
      expect.stringMatching(/^getEvents versions: version=0 is answered with a difference/),
    );
  });

  test('a session that needs another step is found, and the member is not asked for', async () => {
    const step = '{"isSuccess":true,"data":{},"info":{"code":103,"message":"Kod"}}';
    const report = await runWith({
      response: (response, { path }) => (path.endsWith('/signIn') ? { ...response, body: step } : response),
    });
    expect(described(report)).toEqual([
      'signIn token: this member needs another step (103): name one who signs in at once',
    ]);
  });

  test('services on another name must allow the product, also in a refusal', async () => {
    const origin = 'https://tribun.example';
    const allowing = (request: ProxiedRequest, response: ProxiedResponse): ProxiedResponse => {
      const cors = {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': requestHeaders.join(', '),
        'access-control-expose-headers': 'Retry-After',
      };
      const headers = { ...response.headers, ...cors };
      return request.method === 'OPTIONS' ? { status: 204, headers: cors, body: '' } : { ...response, headers };
    };
    const proxy = await startSpoilingProxy(standIn.url, {
      response: (response, request) => {
        const { headers, ...rest } = allowing(request, response);
        if (!request.path.endsWith('/getPopulerBets')) return { headers, ...rest };
        return { ...rest, headers: { ...headers, 'access-control-allow-origin': 'https://other.example' } };
      },
    });
    const services = Object.fromEntries(
      Object.entries(backendEnvironment.services).map(([area, base]) => [area, `${proxy.url}${base}`]),
    );
    const report = await conform(origin, { environment: { ...backendEnvironment, services } });
    await proxy.close();
    expect(described(report)).toEqual([
      'getPopularBets CORS: the response does not allow the origin https://tribun.example: browsers hide it (Access-Control-Allow-Origin)',
    ]);
  });
});

describe('faults of the hubs', () => {
  const other: Record<string, string> = { [hubPaths.lite]: hubPaths.score, [hubPaths.score]: hubPaths.lite };
  /** Changes the messages of the odds. */
  const odds = (change: (message: Record<string, unknown>) => string): Spoiler => ({
    frame: (path, frame) =>
      path !== hubPaths.lite || !frame.includes('"target"')
        ? frame
        : frame
            .split('\u001e')
            .map((text) => (text === '' ? '' : change(JSON.parse(text) as Record<string, unknown>)))
            .join('\u001e'),
  });
  let count = 0;

  test.each<[string, Spoiler, RegExp]>([
    [
      'swapped',
      { hubPath: (path) => other[path] ?? path },
      /^score targets: it sends .*current\w+.*hubs\.lite and hubs\.score are swapped/,
    ],
    [
      'unreadable messages',
      odds((message) => JSON.stringify({ ...message, arguments: [{ eid: 'none' }] })),
      /^lite messages: \d+ of \d+ messages name no event/,
    ],
    ['frames that are no JSON', odds(() => '{'), /^lite messages: \d+ frames are no JSON/],
    [
      'versions that go back',
      odds((message) => JSON.stringify({ ...message, arguments: [{ eid: 1, sid: 1, ev: 1_000_000 - (count += 1) }] })),
      /^lite versions: \d+ messages have a lower version/,
    ],
    [
      'a target of nobody',
      odds((message) => JSON.stringify({ ...message, target: 'oddsChanged' })),
      /^lite targets: oddsChanged: nobody listens/,
    ],
    [
      'a refused handshake',
      {
        frame: (path, frame) =>
          path === hubPaths.lite && frame === '{}\u001e' ? '{"error":"no JSON here"}\u001e' : frame,
      },
      /^lite handshake: "no JSON here"/,
    ],
  ])('%s are found', async (_, spoiler, found) => {
    const report = await runWith(spoiler, { hubSeconds: 1, member: undefined });
    expect(described(report)).toContainEqual(expect.stringMatching(found));
  });

  test('a silent hub is found by its missing pings', async () => {
    const silent: Spoiler = { frame: (_, frame) => (frame === '{}\u001e' ? frame : undefined) };
    const report = await runWith(silent, { hubSeconds: 1, keepAliveMs: 300, member: undefined });
    expect(described(report)).toContainEqual(
      expect.stringMatching(/^score keep-alive: silent for [\d.]+ s, without a ping/),
    );
  });
});
