/** The second dialect: the same state, with each difference in its responses tested by itself. */
import { describe, expect, it } from 'vitest';
import { decodeEventUpdate } from '../../../src/contract/hub/decode.ts';
import { betslipCalls } from '../../../src/contract/services/betslip-calls.ts';
import { paymentCalls } from '../../../src/contract/services/payment-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { membershipCalls } from '../../../src/contract/services/membership-calls.ts';
import { poolBetslipCalls } from '../../../src/contract/services/pool-calls.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { retailersCalls } from '../../../src/contract/services/retailers-calls.ts';
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { type DialectOptions, parseDialect } from '../../../server/http/dialect/dialect-differences.ts';
import { createDialect } from '../../../server/http/dialect/dialect.ts';
import { ServiceFailure } from '../../../server/http/response-envelope.ts';
import { createWorld } from '../../../server/simulation/create-world.ts';
import { DEMO, PASSWORD, lastCode } from './member.ts';
import { type Served, serve } from './serving.ts';

const speaking = (dialect: DialectOptions): Promise<Served> => serve({ dialect });

async function post(served: Served, path: string, body: unknown = {}, token?: string) {
  const response = await fetch(`${served.standIn.url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'device-id': 'device-1',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, said: await response.json() };
}

const signIn = (served: Served, userInfo: string = DEMO.active, password = PASSWORD) =>
  post(served, 'identity/signIn', { userInfo, password });

async function playerOf(served: Served) {
  const token: string = (await signIn(served)).said.data.accessToken;
  return (await (await served.get('/api/players/player', { authorization: `Bearer ${token}` })).json()).data;
}

const refresh = (served: Served, token: string, memberId: string | number) =>
  post(served, `identity/Identity/access-tokens/${token}/${memberId}/refresh`);

const told = (options: DialectOptions, call: ServiceCall, data: unknown): unknown =>
  createDialect(options).writeResponse(call, data);
const success = (data: unknown): object => ({ isSuccess: true, data, message: '' });

it('pool: a transaction names its pool coupon in a field of its own', () => {
  const rows = [
    { bsid: '1', couponType: 27 },
    { bsid: '2', couponType: null },
    { bsid: null, couponType: null },
  ];
  expect(told({ pool: true }, playersCalls.getTransactions as ServiceCall, { items: rows })).toEqual(
    success({ items: [rows[0], { bsid: null, betSlipId: '2', couponType: null }, rows[2]] }),
  );
});

it('a dialect without differences responds like the first one, and an unknown name is refused', () => {
  const rows = [{ id: 1, name: '' }, { id: 2 }];
  expect(told({}, wagerCalls.getPlayedBetslips as ServiceCall, rows)).toEqual(success(rows));
  expect(parseDialect('second')).toBe('second');
  expect(parseDialect('bare,texts')).toEqual({ bare: true, texts: true });
  expect(() => parseDialect('third')).toThrow('--dialect');
});

it('refusals: an HTTP status accompanies the envelope, and a required further step is not a success', async () => {
  const served = await speaking({ refusals: true });
  expect(await signIn(served, DEMO.active, 'wrong')).toMatchObject({
    status: 400,
    said: { isSuccess: false, error: { code: 101 } },
  });
  expect(await signIn(served, DEMO.activation)).toMatchObject({
    status: 200,
    said: { isSuccess: false, data: null, info: { code: 100 } },
  });
  const gone = new ServiceFailure(404, 'CouponNotFound', 'Kupon bulunamadı.');
  expect(createDialect('second').writeFailure(gone).status).toBe(404);
  expect(createDialect({}).writeFailure(gone).status).toBe(200);
});

it('bare: a new or refreshed session has no envelope, but a sign-in has one', async () => {
  const served = await speaking({ bare: true });
  const first = await signIn(served);
  expect(first.said.isSuccess).toBe(true);
  const { playerNo } = await playerOf(served);
  const renewed = await refresh(served, first.said.data.refreshToken, playerNo);
  expect(Object.keys(renewed.said).toSorted()).toEqual(['accessToken', 'refreshToken']);
  await signIn(served, DEMO.activation);
  const { code } = await lastCode(served);
  const body = { userInfo: DEMO.activation, activationCode: code };
  const activated = await post(served, 'identity/validateactivationcode', body);
  expect(Object.keys(activated.said).toSorted()).toEqual(['accessToken', 'refreshToken']);
});

it('columns: no coupon has its number of winning columns', () => {
  const coupons = [{ bsid: '1', win: 5, wc: 1, bs: { b: [{ eid: 7 }], vb: [] } }];
  expect(told({ columns: true }, wagerCalls.getPlayedBetslips as ServiceCall, coupons)).toEqual(
    success([{ bsid: '1', win: 5, bs: { b: [{ eid: 7 }], vb: [] } }]),
  );
});

it('tids: no coupon, pool coupon or transaction has its transaction id', () => {
  const rows = { items: [{ id: '1', tid: 'tap-1', bs: { b: [{ tid: 'tap-2' }] } }], total: 1 };
  const calls = [
    wagerCalls.getPlayedBetslips,
    playersCalls.getTransactions,
    poolBetslipCalls.getPoolCoupons,
    paymentCalls.withdraw,
  ];
  for (const call of calls as ServiceCall[]) {
    expect(told({ tids: true }, call, rows), call.name).toEqual(
      success({ items: [{ id: '1', tid: null, bs: { b: [{ tid: null }] } }], total: 1 }),
    );
    expect(told({}, call, rows), call.name).toEqual(success(rows));
  }
  expect(parseDialect('tids')).toEqual({ tids: true });
});

it('texts: numbers and codes are texts, except in recorded data', async () => {
  const served = await speaking({ texts: true });
  expect(await playerOf(served)).toMatchObject({ playerStatus: '4', playerNo: expect.stringMatching(/^\d+$/) });
  expect((await signIn(served, DEMO.active, 'wrong')).said.error.code).toBe('101');
  const recorded = [{ i: 1, cid: 'TR', p: 3, si: '1', n: 'Lig' }];
  expect(told({ texts: true }, sportsbookCalls.getCompetitions as ServiceCall, recorded)).toEqual(success(recorded));
});

it('nulls: missing keys and empty texts are null', () => {
  const data = { retailer: { id: 1, name: '', status: 'Active' }, balance: 5, bonusBalance: 0 };
  const said = told({ nulls: true }, playersCalls.getSession, data);
  expect(said).toEqual({
    isSuccess: true,
    data: {
      retailer: {
        id: 1,
        name: null,
        status: 'Active',
        address: null,
        phoneNumber: null,
        province: null,
        district: null,
      },
      balance: 5,
      bonusBalance: 0,
      unreadMessageCount: null,
    },
    message: null,
    error: null,
    info: null,
    dateTime: null,
  });
});

it('unknown: objects other than records have an unknown key, and the last of several rows an unknown code', () => {
  const unknown = { unknown: true };
  const rows = { items: [{ status: 1 }, { status: 1 }], total: 2 };
  expect(told(unknown, wagerCalls.getPlayedBetslips as ServiceCall, rows)).toMatchObject({
    data: { items: [{ status: 1, yeniAlan: 'yeni' }, { status: 977 }], yeniAlan: 'yeni' },
  });
  const one = { items: [{ status: 1 }] };
  expect(told(unknown, wagerCalls.getPlayedBetslips as ServiceCall, one)).toMatchObject({ data: one });
  const shares = { 7: { 8: { 1: 40 } } };
  expect(told(unknown, sportsbookCalls.getOutcomePlayPercentages as ServiceCall, shares)).toEqual(success(shares));
});

it('order: the rows of a list are reversed, and lists within a row are not', () => {
  const order = { order: true };
  const call = wagerCalls.getPlayedBetslips as ServiceCall;
  expect(told(order, call, [1, 2])).toEqual(success([2, 1]));
  const items = [{ id: 1, bs: ['a', 'b'] }, { id: 2 }];
  expect(told(order, call, { items })).toEqual(success({ items: items.toReversed() }));
});

it('retailers: numbers are texts, a phone is a number, and the last retailer has few fields', () => {
  const row = { id: 7, name: 'A', status: 'Active', province: 'İzmir', district: 'Bornova', latitude: 38.4 };
  const rows = [{ ...row, phoneNumber: '02325550011' }, row];
  expect(told({ retailers: true }, retailersCalls.getRetailers as ServiceCall, rows)).toMatchObject({
    data: [
      { id: '7', latitude: '38.4', phoneNumber: 2_325_550_011, status: 'ACTIVE' },
      { id: '7', name: 'A', status: 'Closed', province: 'İzmir', district: 'Bornova' },
    ],
  });
  const places = [{ id: 35, name: 'İzmir' }];
  expect(told({ retailers: true }, retailersCalls.getProvinces as ServiceCall, places)).toMatchObject({
    data: [{ id: '35', name: 'İzmir' }],
  });
  expect(told({ retailers: true }, retailersCalls.checkRetailer, { isAvailable: true })).toMatchObject({
    data: { isAvailable: 1 },
  });
});

it('slips: a closed selection has no odd, and the saved odd is present only if it differs', () => {
  const e = [
    { eid: 1, ou: true, odd: 1.85, sodd: 1.85 },
    { eid: 2, ou: true, odd: 1.9, sodd: 1.85 },
    { eid: 3, ou: false, odd: 1.85, sodd: 1.85 },
  ];
  expect(told({ slips: true }, betslipCalls.getSavedBetslips as ServiceCall, { items: [{ e, ss: [] }] })).toEqual(
    success({
      items: [
        {
          e: [
            { eid: 1, ou: true, odd: 1.85 },
            { eid: 2, ou: true, odd: 1.9, sodd: 1.85 },
            { eid: 3, ou: false, odd: 0 },
          ],
          ss: [],
        },
      ],
    }),
  );
});

it('writes: choosing a retailer and saving settings for changed odds respond with null', () => {
  for (const call of [membershipCalls.chooseRetailer, playersCalls.setBetslipSettings]) {
    expect(told({ writes: true }, call as ServiceCall, { aa: true, rid: 7 })).toEqual(success(null));
  }
  expect(told({ writes: true }, playersCalls.getBetslipSettings as ServiceCall, { aa: true })).toEqual(
    success({ aa: true }),
  );
});

it('memberId: a refresh requires the external id of the player instead of the number', async () => {
  const served = await speaking({ memberId: true });
  const { refreshToken } = (await signIn(served)).said.data;
  const { playerNo, externalPlayerId } = await playerOf(served);
  expect((await refresh(served, refreshToken, playerNo)).status).toBe(401);
  expect((await refresh(served, refreshToken, externalPlayerId)).said.isSuccess).toBe(true);
});

describe('refresh', () => {
  it.each([
    [{}, 200],
    [{ refresh: true }, 401],
  ])('with dialect %j a used token is answered with %i', async (dialect, status) => {
    const served = await speaking(dialect);
    const { refreshToken } = (await signIn(served)).said.data;
    const { playerNo } = await playerOf(served);
    expect((await refresh(served, refreshToken, playerNo)).status).toBe(200);
    expect((await refresh(served, refreshToken, playerNo)).status).toBe(status);
  });
});

it('legal: legal texts are not found', async () => {
  const path = '/api/common/legal-texts/contract-info';
  expect((await (await speaking({})).get(path)).status).toBe(200);
  expect((await (await speaking({ legal: true })).get(path)).status).toBe(404);
});

it.each([true, false])('versions %s: an odds message raises the version of its event accordingly', (moves) => {
  const now = Date.UTC(2026, 2, 14, 9);
  const world = createWorld({ seed: 1, events: 60, now: () => now });
  const dialect = createDialect({ versions: moves });
  const messages = Array.from({ length: 20 }, () => world.step(40).map(dialect.writeBroadcast)).flat();
  const eventVersions = new Map<number, number>();
  const marketVersions = new Map<number, number>();
  let told = 0;
  for (const { target, message } of messages) {
    if (target === 'currentScore') continue;
    const { eid, ev, m } = message as Versioned;
    const before = eventVersions.get(eid);
    if (target === 'currentOdds' && before !== undefined) {
      told += 1;
      if (moves) expect(ev).toBeGreaterThan(before);
      else expect(ev).toBe(before);
    }
    eventVersions.set(eid, ev);
    for (const market of m ?? []) {
      expect(market.v).toBeGreaterThan(marketVersions.get(market.i) ?? 0);
      marketVersions.set(market.i, market.v);
    }
  }
  expect(told).toBeGreaterThan(50);
  const [eventId = 0, version] = [...eventVersions][0] ?? [];
  const answer = dialect.writeResponse(sportsbookCalls.getEvent, world.event(eventId));
  expect(answer).toMatchObject({ data: { i: eventId, v: version } });
});

interface Versioned {
  eid: number;
  ev: number;
  m?: { i: number; v: number }[];
}

it('hubNames: a message with the field names of a response is decoded the same', () => {
  const now = Date.UTC(2026, 2, 14, 9);
  const world = createWorld({ seed: 1, events: 60, now: () => now });
  const dialect = createDialect({ hubNames: true });
  const decoded = (message: unknown) => decodeEventUpdate(message, () => expect.fail('unreadable'));
  const messages = Array.from({ length: 20 }, () => world.step(40)).flat();
  const events = messages.filter(({ target }) => target !== 'currentScore');
  for (const broadcast of events) {
    const { message } = dialect.writeBroadcast(broadcast);
    expect(JSON.stringify(message)).not.toMatch(/"(?:k|wo)":/);
    expect(decoded(message)).toEqual(decoded(broadcast.message));
  }
  expect(events.length).toBeGreaterThan(100);
});
