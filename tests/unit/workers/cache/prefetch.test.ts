/** Prefetching: contents, order, start, and conditions against it. */
import type { CallInput } from '../../../../src/contract/services/call-input.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CouponStatus } from '../../../../src/model/coupon.ts';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import type { ServiceCall } from '../../../../src/contract/services/call.ts';
import { readEvictionFacts } from '../../../../src/storage/member/member-request.ts';
import type { MemberEntry } from '../../../../src/storage/member/member-tables.ts';
import { type Prefetch, createPrefetch } from '../../../../workers/engine/cache/prefetch.ts';
// Loaded eagerly, because fake timers do not wait for a dynamic import.
import '../../../../workers/engine/cache/prefetch-run.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { type Session, createSession } from '../../../../workers/engine/session/session.ts';
import { cookieJar, tokensOf } from '../../../support/cookie-jar.ts';
import { LAST_PATH, declared, emptyOf } from '../../../support/prefetched-calls.ts';
import { answerWith, callName } from '../../../support/service-answer.ts';
import { type WireCoupon, wireCoupon, wireCouponPage, wireDetail } from '../../../support/wire-coupon.ts';

const row = (bsid: string, status: Exclude<CouponStatus, 'unknown'>, gi: string | null = null): WireCoupon =>
  wireCoupon({ bsid, status, gi });

let rows: WireCoupon[];
let kept: Map<string, MemberEntry>;
let asked: string[];
let online: boolean;
/** True while a service worker stores the responses. */
let keeps: boolean;
let mayRun: boolean;
let savesData: boolean;
/** Number of calls that the operator allows. */
let calls: number;
/** A path or id that the services do not know; '' for none. */
let absent: string;
/** Ids of coupons with unreadable details. */
let garbled: Set<string>;
let session: Session;
let prefetch: Prefetch;
let life: AbortController;
let listeners: (() => void)[];

/** The response in wire format. */
const answerTo = (call: ServiceCall, { parameters = {}, query = {} }: CallInput): object => {
  const { path } = call;
  const { status = '', page = '1', limit = '10' } = query as Record<string, string>;
  if (declared.includes(call)) return emptyOf(call);
  if (path === 'SporTotoBetSlip/played') return wireCouponPage([]);
  if (path === 'played-betslips-and-pendings') {
    const codes = status.split(',').filter(Boolean).map(Number);
    const fitting = rows.filter((coupon) => codes.length === 0 || codes.some((code) => code === coupon.status));
    return wireCouponPage(fitting, Number(page), Number(limit));
  }
  if (path === 'multi-betslip-details-with-cache/:id') {
    const group = rows.filter(({ gi }) => gi === parameters['id']);
    return { gi: parameters['id'], items: group.map((coupon) => wireDetail(coupon)) };
  }
  if (garbled.has(String(parameters['id']))) return { bsid: null };
  return wireDetail(rows.find(({ bsid }) => bsid === parameters['id']));
};

/** Stores the response, as the service worker does in passing. */
const keep = (key: string, call: ServiceCall, wire: object): void => {
  if (call.keep.how !== 'member') throw new Error(`${call.name} is kept for nobody`);
  const facts = readEvictionFacts({ call, keep: call.keep }, JSON.stringify({ isSuccess: true, data: wire }));
  if (facts === undefined) return;
  const storedAt = Math.floor(Date.now() / 1000);
  kept.set(key, { key, storedAt, size: 1, kind: call.keep.as, pending: facts.open, playedAt: facts.at });
};

const services: Services = {
  request: async (call, input) => {
    await Promise.resolve();
    asked.push(callName(call, input));
    if (call.path === absent || String(input.parameters?.['id']) === absent)
      return { ok: false, failure: { kind: 'notFound', code: 404 } };
    if (!online) return { ok: false, failure: { kind: 'network' } };
    const wire = answerTo(call, input);
    if (keeps) keep(`https://tribun.test/api/${callName(call, input)}`, call, wire);
    return answerWith(call, input, wire);
  },
};

const details = (): string[] => asked.filter((each) => each.includes('detail')).map((each) => each.split('/')[1] ?? '');
const lists = (): string[] => asked.filter((each) => !each.includes('detail'));
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const start = (): void => session.applyReportedTokens(tokensOf('7'));

beforeEach(() => {
  vi.useFakeTimers();
  rows = [row('k1', -1), row('k2', 0), row('k3', 1)];
  kept = new Map();
  asked = [];
  online = true;
  absent = '';
  garbled = new Set();
  keeps = true;
  mayRun = true;
  savesData = false;
  calls = productDefaultTiming.prefetchCalls;
  listeners = [];
  life = new AbortController();
  session = createSession({ holders: cookieJar(null), notifyOtherEngines: () => undefined });
  prefetch = createPrefetch({
    session,
    services,
    copies: { kept: async () => [...kept.values()] },
    timing: async () => ({ ...productDefaultTiming, prefetchCalls: calls }),
    savesData: () => savesData,
    now: () => Date.now(),
    mayRun: () => mayRun,
    onChange: (listener) => void listeners.push(listener),
    signal: life.signal,
  });
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

describe('after a sign-in', () => {
  test('the screens load first, then lists, pending coupons, and the latest decided ones', async () => {
    start();
    await pass(1_000);
    expect(asked).toEqual([]);
    await pass(60_000);
    expect(details()).toEqual(['k1', 'k2', 'k3']);
    expect(lists()[0]).toContain('status=-1');
    expect(lists().at(-1)).toContain(LAST_PATH);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('a long history causes fetches of its newest fifty coupons and of all pending ones', async () => {
    rows = [
      ...Array.from({ length: 23 }, (_, index) => row(`w${index}`, -1)),
      ...Array.from({ length: 200 }, (_, index) => row(`d${index}`, 0)),
    ];
    start();
    await pass(120_000);
    expect(details()).toHaveLength(73);
    expect(details()).toContain('w22');
    expect(details()).toContain('d49');
    expect(lists().length).toBeLessThan(30 + declared.length);
  });

  test('a group is fetched with its first coupon, and a coupon with an unpaid prize is fetched too', async () => {
    rows = [row('g1', -1, 'group'), row('p1', 10)];
    start();
    await pass(60_000);
    expect(asked).toContain('multi-betslip-details-with-cache/group');
    expect(details()).toContain('p1');
  });

  test.each<[string, () => void]>([
    ['saves data', () => (savesData = true)],
    ['has an operator that allows no other calls', () => (calls = 0)],
  ])('for a player who %s only pending coupons are fetched', async (_, set) => {
    set();
    start();
    await pass(60_000);
    expect(details()).toEqual(['k1']);
    expect(lists().every((list) => list.includes('status='))).toBe(true);
  });

  test('a run sends at most the allowed number of calls, and the next session continues', async () => {
    rows = [row('k1', -1), ...Array.from({ length: 60 }, (_, index) => row(`d${index}`, 0))];
    calls = 20;
    start();
    await pass(60_000);
    const first = details().length;
    expect(first).toBeGreaterThan(5);
    expect(first).toBeLessThanOrEqual(21);
    await session.begin(tokensOf('8', '7'));
    await pass(60_000);
    expect(details().length).toBeGreaterThan(first);
    expect(new Set(details()).size).toBe(details().length);
  });

  test('nothing is fetched for a visitor', async () => {
    session.applyReportedTokens(null);
    await pass(60_000);
    expect(asked).toEqual([]);
  });
});

describe('requests are sent one at a time', () => {
  test('and none while money is in flight or the connection is lost', async () => {
    start();
    await pass(1_700);
    mayRun = false;
    const before = asked.length;
    await pass(30_000);
    expect(asked.length).toBeLessThanOrEqual(before + 1);
    mayRun = true;
    for (const listener of listeners) listener();
    await pass(30_000);
    expect(details()).toEqual(['k1', 'k2', 'k3']);
  });

  test('and none after the end of the session', async () => {
    start();
    await pass(1_700);
    await session.end('player');
    const before = asked.length;
    await pass(60_000);
    expect(asked.length).toBeLessThanOrEqual(before + 1);
  });
});

describe('a cached response', () => {
  test('is not fetched again: a reload shortly after causes no request', async () => {
    start();
    await pass(60_000);
    const first = asked.length;
    await session.begin(tokensOf('8', '7'));
    await pass(60_000);
    expect(asked.length).toBe(first);
  });

  test('a day later is fetched again for lists and pending coupons, but not for decided ones', async () => {
    start();
    await pass(60_000);
    asked = [];
    await pass(24 * 3_600_000);
    await session.begin(tokensOf('8', '7'));
    await pass(60_000);
    expect(details()).toEqual(['k1']);
  });

  test('from the future, after the clock was set back, is fetched again', async () => {
    start();
    await pass(60_000);
    asked = [];
    vi.setSystemTime(Date.now() - 24 * 3_600_000);
    await session.begin(tokensOf('8', '7'));
    await pass(60_000);
    expect(lists().at(-1)).toContain(LAST_PATH);
    expect(details()).toEqual(['k1']);
  });

  test('of a coupon that was decided meanwhile is fetched again', async () => {
    start();
    await pass(60_000);
    asked = [];
    rows = [row('k1', 1), row('k2', 0), row('k3', 1)];
    prefetch.refresh();
    prefetch.refresh();
    await pass(10_000);
    expect(details()).toEqual(['k1']);
    // The archive is included, because an archived coupon is in no other list.
    expect(lists()).toContainEqual(expect.stringContaining('status=100'));
    expect(lists().length).toBeLessThan(9 + declared.length);
  });
});

test('a list that the service does not know is skipped', async () => {
  absent = 'messages';
  start();
  await pass(24 * 3_600_000);
  expect(lists().at(-1)).toContain(LAST_PATH);
  expect(new Set(asked).size).toBe(asked.length);
});

test.each<[string, () => void]>([
  ['cannot be read', () => void garbled.add('k1')],
  ['is refused', () => void (absent = 'k1')],
])('a coupon whose detail %s is skipped', async (_, happens) => {
  happens();
  start();
  await pass(24 * 3_600_000);
  expect(details()).toEqual(['k1', 'k2', 'k3']);
  expect(lists().at(-1)).toContain(LAST_PATH);
  expect(new Set(asked).size).toBe(asked.length);
});

describe('when nothing is stored', () => {
  test('because there is no service worker yet, prefetching is retried', async () => {
    keeps = false;
    start();
    await pass(3_000);
    expect(details()).toEqual([]);
    keeps = true;
    await pass(60_000);
    expect(details()).toEqual(['k1', 'k2', 'k3']);
  });

  test('because storage is refused, prefetching stops', async () => {
    keeps = false;
    start();
    await pass(24 * 3_600_000);
    expect(asked.length).toBeLessThan(22 + declared.length);
  });

  test('because there is no network, prefetching is retried', async () => {
    online = false;
    start();
    await pass(5_000);
    online = true;
    await pass(60_000);
    expect(details()).toEqual(['k1', 'k2', 'k3']);
  });
});
