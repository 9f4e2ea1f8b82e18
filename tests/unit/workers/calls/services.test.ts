/** A call to a service: where it goes, what goes with it, and what its answer becomes. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyOf } from '../../../../src/contract/services/call.ts';
import { allCalls } from '../../../../src/contract/services/calls.ts';
import { content } from '../../../../src/contract/services/content.ts';
import { identity } from '../../../../src/contract/services/identity.ts';
import { players } from '../../../../src/contract/services/players.ts';
import { requestHeaders } from '../../../../src/contract/services/request-headers.ts';
import { wager } from '../../../../src/contract/services/wager.ts';
import { type Services, createServices } from '../../../../workers/engine/calls/services.ts';
import { wireCoupon, wireCouponPage } from '../../../support/wire-coupon.ts';

let sent: Request[];
/** Those of them that wait until the storage knows whose they are. */
let kept: string[];
let answer: unknown;
let malformed: number;
let services: Services;

beforeEach(() => {
  sent = [];
  kept = [];
  malformed = 0;
  answer = wireCouponPage([]);
  services = createServices({
    environment: async () => ({
      ok: true,
      value: { services: { wager: '/api/wager', players: 'https://a.test/v1/' }, hubs: { lite: '', score: '' } },
    }),
    origin: 'https://tribun.test',
    fetch: answered,
    fetchKept: (input, init) => {
      kept.push(new URL(new Request(input, init).url).pathname);
      return answered(input, init);
    },
    now: () => 5,
    platform: () => 'mobile-web',
    deviceId: () => 'device-1',
    onMalformed: () => void (malformed += 1),
  });
});

const answered: typeof fetch = async (input, init) => {
  sent.push(new Request(input, init));
  return Response.json({ isSuccess: true, data: answer, message: '' });
};
const list = () => services.request(wager.getPlayedBetslips, { query: { page: '1', limit: '10' } });

test('only what is kept for its member waits for the storage', async () => {
  await list();
  await services.request(players.getSession, {});
  expect(kept).toEqual(['/api/wager/played-betslips-and-pendings']);
  expect(sent).toHaveLength(2);
});

describe('an answer', () => {
  test('is told in the words of the product', async () => {
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

  test('with rows that cannot be read has the others, and says how many are not there', async () => {
    const page = wireCouponPage([wireCoupon({ bsid: 'k7' })]);
    answer = { ...page, items: [{ bsid: 'odd' }, ...page.items, null] };
    expect(await list()).toMatchObject({ ok: true, value: { data: { rows: [{ id: 'k7' }] }, dropped: 2 } });
    expect(malformed).toBe(2);
  });

  test.each([[null], [{}], [{ items: {} }], ['text']])('of another shape is none: %j', async (data) => {
    answer = data;
    expect(await list()).toEqual({ ok: false, failure: { kind: 'malformed', report: 'Failed to fetch data' } });
  });

  test('of a call that says nothing may carry anything', async () => {
    answer = { any: 'thing' };
    expect(await services.request(wager.moveToArchive, { parameters: { id: 'k1' } })).toMatchObject({
      ok: true,
      value: { data: null },
    });
  });
});

describe('a request', () => {
  test('goes where the environment says, with its query and the headers of every call', async () => {
    await list();
    expect(sent[0]?.url).toBe('https://tribun.test/api/wager/played-betslips-and-pendings?page=1&limit=10');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({ platform: 'mobile-web', timestamp: '5' });
    expect(sent[0]?.headers.get('Client-Transaction-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(sent[0]?.headers.has('Device-Id')).toBe(false);
  });

  test('carries what its call says of device and platform', async () => {
    const body = { prePlayerId: 'p1', activationCode: '1' };
    await services.request(players.controlRegistrationCode, { body });
    expect(sent[0]?.url).toBe('https://a.test/v1/register-activationcode-control');
    expect(sent[0]?.headers.get('Device-Id')).toBe('device-1');
    expect(await sent[0]?.json()).toEqual(body);
    await services.request(players.verifyMail, { query: { code: '1' } });
    expect(sent[1]?.headers.get('Platform')).toBe('web');
    // Without a body of its own it has an empty one.
    expect(await sent[1]?.json()).toEqual({});
  });

  test('carries no header but those a service on another name is told to allow', async () => {
    await services.request(players.controlRegistrationCode, {
      body: { prePlayerId: 'p1', activationCode: '1' },
      headers: { Authorization: 'Bearer t', 'Existing-auth': 't', 'Activation-Code': '1' },
      botToken: 'b',
    });
    await services.request(players.getSession, {});
    await services.request(identity.signOut, {});
    const carried = new Set(sent.flatMap(({ headers }) => [...headers.keys()]));
    // A page may send it to anybody.
    carried.delete('accept');
    expect([...carried].toSorted()).toEqual(requestHeaders.map((name) => name.toLowerCase()).toSorted());
  });

  test('that must not be repeated goes without credentials, over a connection no read has used', async () => {
    const order = {} as BodyOf<typeof wager.sendCoupon>;
    await services.request(wager.sendCoupon, { body: order });
    await services.request(players.verifyMail, { query: { code: '1' } });
    await services.request(players.controlRegistrationCode, { body: { prePlayerId: 'p1', activationCode: '1' } });
    expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'omit', 'omit']);
  });

  test('that may be repeated leaves those connections to the others: an order is to find them unused', async () => {
    await services.request(players.getSession, {});
    await services.request(players.setBetslipSettings, { body: { aa: true, aoi: false } });
    expect(sent.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin']);
    expect(new Set(allCalls.filter(({ idempotent }) => idempotent).map(({ name }) => name))).toEqual(
      new Set([
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

  test('for a service that is nowhere is not made', async () => {
    expect(await services.request(content.getAppConfig, { query: { platform: 'WEB' } })).toEqual({
      ok: false,
      failure: { kind: 'unavailable' },
    });
    expect(sent).toEqual([]);
  });
});
