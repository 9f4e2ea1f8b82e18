/** The sender of push messages, against a push service and a device of its own (RFC 8291, RFC 8292). */
import {
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  createPublicKey,
  randomBytes,
  verify,
} from 'node:crypto';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serviceBase } from '../../../server/http/stand-in-environment.ts';
import { identityCalls } from '../../../src/contract/services/identity-calls.ts';
import { operatorPaths } from '../../../server/operator/operator-addresses.ts';
import { standInPush } from '../../../server/operator/push-desk.ts';
import type { DialectOptions } from '../../../server/http/dialect/dialect-differences.ts';
import { recordedDialects } from '../../../server/contract/examples.ts';
import { KNOWN_EVENT } from './fake-world.ts';
import { DEMO, PASSWORD, signIn } from './member.ts';
import { type Served, serve } from './serving.ts';

interface Delivered {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service that knows every endpoint but `/gone`. */
async function servePushService(): Promise<{ url: string; delivered: Delivered[] }> {
  const delivered: Delivered[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isGone = request.url === '/gone';
      if (!isGone) delivered.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(isGone ? 410 : 201).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, delivered };
}

function createDevice() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest();
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    /** The content of a message in one record of `aes128gcm`. */
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + length);
      const shared = pair.computeSecret(senderKey);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey, Buffer.from([1])]);
      const pseudo = hmac(salt, hmac(hmac(auth, shared), info));
      const key = hmac(pseudo, Buffer.from('Content-Encoding: aes128gcm\0\u0001')).subarray(0, 16);
      const nonce = hmac(pseudo, Buffer.from('Content-Encoding: nonce\0\u0001')).subarray(0, 12);
      const sealed = body.subarray(21 + length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** The claims of a VAPID header, whose signature is proved with the key that `environment.json` names. */
function provedClaims(authorization = ''): { aud: string; sub: string; exp: number } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? [];
  expect(key).toBe(standInPush().key);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isTrue).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}

async function post({ standIn }: Served, token: string | undefined, body: object): Promise<number> {
  const { status } = await fetch(standIn.url + operatorPaths.push, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return status;
}

const sent = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();

test('push-4: a message is encrypted for the device, signed, and names ids only', async () => {
  const served = await serve();
  const { url, delivered } = await servePushService();
  const device = createDevice();
  const { accessToken, playerNo } = await memberOf(served);
  const subscription = { v: 1, member: 'm1', endpoint: `${url}/1`, keys: device.keys, matches: [7], moments: ['goal'] };
  expect(await post(served, accessToken, subscription)).toBe(204);
  expect(await sent(served.control('POST', 'push-news', { kind: 'coupon', id: '12', playerNo }))).toEqual({
    sent: 1,
    gone: 0,
  });
  const [{ headers, body }] = delivered as [Delivered];
  const at = Date.UTC(2026, 10, 20, 9) / 1_000;
  expect(JSON.parse(device.read(body))).toEqual({ v: 1, kind: 'coupon', id: '12', member: 'm1', at });
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(Number(headers['ttl'])).toBeGreaterThan(0);
  expect(provedClaims(headers.authorization)).toMatchObject({ aud: url, sub: expect.stringMatching(/^mailto:/) });
});

test('a match goes to those who follow it, a coupon to its member', async () => {
  const served = await serve();
  const { url, delivered } = await servePushService();
  const { accessToken, playerNo } = await memberOf(served);
  const subscription = { v: 1, member: 'm1', keys: createDevice().keys, moments: [] };
  await post(served, accessToken, { ...subscription, endpoint: `${url}/1`, matches: [7] });
  await post(served, accessToken, { ...subscription, endpoint: `${url}/2`, matches: [] });
  expect(await sent(served.control('POST', 'push-news', { kind: 'match', id: '7' }))).toEqual({ sent: 1, gone: 0 });
  const others = served.control('POST', 'push-news', { kind: 'coupon', id: '1', playerNo: playerNo + 1 });
  expect(await sent(others)).toEqual({ sent: 0, gone: 0 });
  expect(delivered).toHaveLength(1);
});

const dialects: [string, DialectOptions][] = Object.entries(recordedDialects);

test.each(dialects)(
  'push-2: a match goes to those who follow a team or the league of it and want its moment (%s)',
  async (_, dialect) => {
    const served = await serve({ dialect });
    const { url, delivered } = await servePushService();
    const device = createDevice();
    const accessToken = await tokenOf(served);
    // The match of the fake world: A - B, football, league 9.
    const team = (sportId: number, name: string): string =>
      createHash('sha256').update(`${sportId}:${name}`).digest('hex').slice(0, 32);
    const followed: Record<string, object> = {
      away: { teams: [team(1, 'B')] },
      league: { leagues: [9], moments: ['end'] },
      match: { matches: [KNOWN_EVENT], moments: ['goal', 'end'] },
      both: { matches: [KNOWN_EVENT], teams: [team(1, 'A')], leagues: [9] },
      otherSport: { teams: [team(2, 'B')] },
      others: { teams: [team(1, 'C')], leagues: [8], matches: [1] },
      older: { teams: undefined, leagues: undefined },
    };
    for (const [name, groups] of Object.entries(followed)) {
      const subscription = { v: 1, member: name, endpoint: `${url}/${name}`, keys: device.keys };
      const body = { ...subscription, matches: [], teams: [], leagues: [], moments: ['goal'], ...groups };
      expect(await post(served, accessToken, body)).toBe(204);
    }
    const receivers = async (news: object): Promise<string[]> => {
      delivered.length = 0;
      await served.control('POST', 'push-news', { kind: 'match', id: String(KNOWN_EVENT), ...news });
      const messages = delivered.map(({ body }) => JSON.parse(device.read(body)) as Record<string, string>);
      // Ids, the member's reference and a time: no team, no league, no moment.
      for (const each of messages) expect(Object.keys(each).toSorted()).toEqual(['at', 'id', 'kind', 'member', 'v']);
      return messages.map(({ member }) => member ?? '').toSorted();
    };
    expect(await receivers({})).toEqual(['away', 'both', 'league', 'match']);
    expect(await receivers({ moment: 'goal' })).toEqual(['away', 'both', 'match']);
    expect(await receivers({ moment: 'end' })).toEqual(['league', 'match']);
    expect(await receivers({ moment: 'kickOff' })).toEqual([]);
    expect(await receivers({ id: '999' })).toEqual([]);
  },
);

test('a subscription ends by its endpoint, and when the push service no longer knows it', async () => {
  const served = await serve();
  const { url } = await servePushService();
  const { accessToken } = await memberOf(served);
  const subscription = { v: 1, member: 'm1', keys: createDevice().keys, matches: [], moments: [] };
  await post(served, accessToken, { ...subscription, endpoint: `${url}/gone` });
  await post(served, accessToken, { ...subscription, endpoint: `${url}/1` });
  expect(await sent(served.control('POST', 'push-news', { kind: 'message', id: '1' }))).toEqual({ sent: 1, gone: 1 });
  const { status } = await fetch(served.standIn.url + operatorPaths.push, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: `${url}/1` }),
  });
  expect(status).toBe(204);
  expect(await sent(served.control('GET', 'push-news'))).toEqual({ subscriptions: [] });
});

test('a subscription needs a session and its shape', async () => {
  const served = await serve();
  const { accessToken } = await memberOf(served);
  const subscription = {
    ...{ v: 1, member: 'm1', endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
    ...{ matches: [], moments: [] },
  };
  expect(await post(served, undefined, subscription)).toBe(401);
  expect(await post(served, 'nobody', subscription)).toBe(401);
  expect(await post(served, accessToken, { ...subscription, name: 'Deniz' })).toBe(400);
  expect(await post(served, accessToken, subscription)).toBe(204);
});

/** The token of a member, read as text because the envelope differs by dialect. */
async function tokenOf({ standIn }: Served): Promise<string> {
  const { area, path } = identityCalls.signIn;
  const answer = await fetch(`${standIn.url}${serviceBase(area)}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'device-id': 'device-1' },
    body: JSON.stringify({ userInfo: DEMO.active, password: PASSWORD }),
  });
  return /"accessToken":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

async function memberOf(served: Served): Promise<{ accessToken: string; playerNo: number }> {
  const { accessToken } = await signIn(served, DEMO.active);
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = (await (await served.get('/api/players/player', headers)).json()) as { data: { playerNo: number } };
  return { accessToken, playerNo: answer.data.playerNo };
}
