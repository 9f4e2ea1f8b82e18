/** Calls to services: address, headers, and decoding of the response. */
import { beforeEach, describe, expect, test } from 'vitest';
import { isOutcomeUnknown } from '../../../../src/contract/failure-checks.ts';
import type { BodyOf } from '../../../../src/contract/services/call.ts';
import { allCalls } from '../../../../src/contract/services/calls.ts';
import { configurationCalls } from '../../../../src/contract/services/configuration-calls.ts';
import { identityCalls } from '../../../../src/contract/services/identity-calls.ts';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';
import { membershipCalls } from '../../../../src/contract/services/membership-calls.ts';
import { requestHeaders } from '../../../../src/contract/services/call-request.ts';
import { wagerCalls } from '../../../../src/contract/services/wager-calls.ts';
import { couponActionsCalls } from '../../../../src/contract/services/coupon-actions-calls.ts';
import type { Failure } from '../../../../src/model/failure.ts';
import { type Services, createServices } from '../../../../workers/engine/calls/services.ts';
import { createReachability } from '../../../../workers/engine/live/reachability.ts';
import { wireCoupon, wireCouponPage } from '../../../support/wire-coupon.ts';

let sent: Request[];
/** Paths of requests that wait until the storage knows their member. */
let kept: string[];
let answer: unknown;
let malformed: number;
let services: Services;
/** Reason for a missing environment; undefined while there is one. */
let unknown: Failure | undefined;
let online: boolean;
/** Replaces the response; undefined to respond with `answer`. */
let instead: (() => Response) | undefined;

beforeEach(() => {
  sent = [];
  kept = [];
  malformed = 0;
  online = true;
  instead = undefined;
  unknown = undefined;
  answer = wireCouponPage([]);
  services = createServices({
    environment: async () =>
      unknown === undefined
        ? { ok: true, value: { services: { wager: '/api/wager', players: 'https://a.test/v1/' } } }
        : { ok: false, failure: unknown },
    origin: 'https://tribun.test',
    fetch: answered,
    fetchForMember: (input, init) => {
      kept.push(new URL(new Request(input, init).url).pathname);
      return answered(input, init);
    },
    now: () => 5,
    online: () => online,
    reach: createReachability(() => 0),
    platform: () => 'mobile-web',
    deviceId: () => 'device-1',
    onMalformed: () => void (malformed += 1),
  });
});

const answered: typeof fetch = async (input, init) => {
  sent.push(new Request(input, init));
  if (instead !== undefined) return instead();
  return Response.json({ isSuccess: true, data: answer, message: '' });
};
const list = () => services.request(wagerCalls.getPlayedBetslips, { query: { page: '1', limit: '10' } });

test('only calls with member caching wait for the storage', async () => {
  await list();
  await services.request(playersCalls.getSession, {});
  expect(kept).toEqual(['/api/wager/played-betslips-and-pendings']);
  expect(sent).toHaveLength(2);
});

describe('a response', () => {
  test("is decoded into the product's fields", async () => {
    answer = wireCouponPage([wireCoupon({ bsid: 'k7', tp: 12.5 })]);
    expect(await list()).toMatchObject({
      ok: true,
      value: {
        data: { rows: [{ id: 'k7', price: 1_250 }], page: 1, pageCount: 1, total: 1 },
        storedAt: null,
        dropped: 0,
      },
    });
    expect(malformed).toBe(0);
  });

  test('with unreadable rows has the others and the number of dropped ones', async () => {
    const page = wireCouponPage([wireCoupon({ bsid: 'k7' })]);
    answer = { ...page, items: [{ bsid: 'odd' }, ...page.items, null] };
    expect(await list()).toMatchObject({ ok: true, value: { data: { rows: [{ id: 'k7' }] }, dropped: 2 } });
    expect(malformed).toBe(2);
  });

  test.each([[null], [{}], [{ items: {} }], ['text']])('of another shape is malformed: %j', async (data) => {
    answer = data;
    expect(await list()).toEqual({ ok: false, failure: { kind: 'malformed', report: 'Failed to fetch data' } });
  });

  test('of a call without a result may contain anything', async () => {
    answer = { any: 'thing' };
    expect(await services.request(couponActionsCalls.moveToArchive, { parameters: { id: 'k1' } })).toMatchObject({
      ok: true,
      value: { data: null },
    });
  });
});

describe('a request', () => {
  test('is sent to the address of the environment with its query and common headers', async () => {
    await list();
    expect(sent[0]?.url).toBe('https://tribun.test/api/wager/played-betslips-and-pendings?page=1&limit=10');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({ platform: 'mobile-web', timestamp: '5' });
    expect(sent[0]?.headers.get('Client-Transaction-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(sent[0]?.headers.has('Device-Id')).toBe(false);
  });

  test('has Device-Id and Platform as its call requires', async () => {
    const body = { prePlayerId: 'p1', activationCode: '1' };
    await services.request(playersCalls.controlRegistrationCode, { body });
    expect(sent[0]?.url).toBe('https://a.test/v1/register-activationcode-control');
    expect(sent[0]?.headers.get('Device-Id')).toBe('device-1');
    expect(await sent[0]?.json()).toEqual(body);
    await services.request(membershipCalls.verifyMail, { query: { code: '1' } });
    expect(sent[1]?.headers.get('Platform')).toBe('web');
    // A request without a body is sent with an empty one.
    expect(await sent[1]?.json()).toEqual({});
  });

  test('has only the headers that a service on another origin has to allow', async () => {
    await services.request(playersCalls.controlRegistrationCode, {
      body: { prePlayerId: 'p1', activationCode: '1' },
      headers: { Authorization: 'Bearer t', 'Existing-auth': 't', 'Activation-Code': '1' },
      botToken: 'b',
    });
    await services.request(playersCalls.getSession, {});
    await services.request(identityCalls.signOut, {});
    const carried = new Set(sent.flatMap(({ headers }) => [...headers.keys()]));
    // Accept needs no permission from another origin.
    carried.delete('accept');
    expect([...carried].toSorted()).toEqual(requestHeaders.map((name) => name.toLowerCase()).toSorted());
  });

  test('that must not be repeated is sent without credentials, over connections not used by reads', async () => {
    const order = {} as BodyOf<typeof wagerCalls.sendCoupon>;
    await services.request(wagerCalls.sendCoupon, { body: order });
    await services.request(membershipCalls.verifyMail, { query: { code: '1' } });
    await services.request(playersCalls.controlRegistrationCode, { body: { prePlayerId: 'p1', activationCode: '1' } });
    expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'omit', 'omit']);
  });

  test('that may be repeated is sent with credentials, so that it does not use connections of orders', async () => {
    await services.request(playersCalls.getSession, {});
    await services.request(playersCalls.setBetslipSettings, { body: { aa: true, aoi: false } });
    expect(sent.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin']);
    expect(new Set(allCalls.filter(({ idempotent }) => idempotent).map(({ name }) => name))).toEqual(
      new Set([
        'refreshTokens',
        'signIn',
        'signOut',
        'signOutAll',
        'setBetslipSettings',
        'setProfileSettings',
        'updateFavouriteLeagues',
        'markMessagesRead',
        'markNoticesRead',
      ]),
    );
  });

  test('to a service without an address is not sent and fails with noAddress', async () => {
    expect(await services.request(configurationCalls.getAppConfig, { query: { platform: 'WEB' } })).toEqual({
      ok: false,
      failure: { kind: 'noAddress' },
    });
    expect(sent).toEqual([]);
  });

  test.each(['timeout', 'malformed'] as const)(
    'is reported as not sent when the environment is unknown: %s',
    async (kind) => {
      unknown = { kind };
      const order = {} as BodyOf<typeof wagerCalls.sendCoupon>;
      const played = await services.request(wagerCalls.sendCoupon, { body: order });
      expect(played).toEqual({ ok: false, failure: { kind: 'notSent' } });
      expect(await list()).toEqual({ ok: false, failure: { kind } });
      expect(sent).toEqual([]);
    },
  );
});

describe('a write without a response', () => {
  const cut = (): Response => {
    throw new TypeError('Failed to fetch');
  };
  const gateway = (status: number) => () => new Response('<h1>Bad gateway</h1>', { status });
  const says = (status: number, body: object) => () =>
    Response.json({ isSuccess: false, data: null, ...body }, { status });
  const verify = () => services.request(membershipCalls.verifyPhone, { query: { code: '1' } });

  test.for([
    ['a connection that was cut', cut, true, { kind: 'network' }],
    ['a gateway without a connection', gateway(502), true, { kind: 'server', code: 502 }],
    ['a gateway timeout', gateway(504), true, { kind: 'server', code: 504 }],
    ['a server error without a message', says(500, {}), true, { kind: 'server', code: 500 }],
    ['a request timeout', gateway(408), true, { kind: 'server', code: 408 }],
    ['a request timeout in JSON', () => Response.json({ message: 'x' }, { status: 408 }), true, { kind: 'server' }],
    ['a refusal', says(200, { message: 'Olmaz.' }), false, { kind: 'refused', message: 'Olmaz.' }],
    ['a server error with a message', says(500, { message: 'Arıza.' }), false, { kind: 'server', message: 'Arıza.' }],
    ['an unavailable service', gateway(503), false, { kind: 'server', code: 503 }],
    ['a gateway that refuses', gateway(403), false, { kind: 'server', code: 403 }],
  ] as const)('after %s may have been done: %s', async ([, heard, doubted, failure]) => {
    instead = heard;
    const result = await verify();
    expect(result).toMatchObject({ ok: false, failure });
    expect(!result.ok && isOutcomeUnknown(result.failure)).toBe(doubted);
  });

  test('was not done when there is no network', async () => {
    online = false;
    instead = cut;
    expect(await verify()).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('sets no inDoubt flag for a read or an order', async () => {
    instead = gateway(502);
    const read = await services.request(playersCalls.getSession, {});
    expect(read).toMatchObject({ failure: { kind: 'server', code: 502 } });
    expect(read).not.toHaveProperty('failure.inDoubt');
    const order = await services.request(wagerCalls.sendCoupon, { body: {} as BodyOf<typeof wagerCalls.sendCoupon> });
    expect(order).toEqual({ ok: false, failure: { kind: 'server', code: 502 } });
  });
});
