import { describe, expect, test } from 'vitest';
import { periodStart } from '../../../../src/domain/coupon/period.ts';
import type { EvictionFacts } from '../../../../src/contract/services/cache-policy.ts';
import { readEvictionFacts, memberCacheKey, memberRequest } from '../../../../src/storage/member/member-request.ts';
import { wireCoupon, wireCouponPage, wireDetail } from '../../../support/wire-coupon.ts';
import { turkishSeconds } from '../../../support/turkish-time.ts';

const ORIGIN = 'https://tribun.test';
const member = { headers: { Authorization: 'Bearer token' } };
const kindOf = (path: string, init: RequestInit = member): string | undefined =>
  memberRequest(new Request(new URL(path, ORIGIN), init))?.keep.as;

describe('requests whose responses may be stored for a player', () => {
  test.each([
    ['/api/wager/played-betslips-and-pendings?status=-1&page=1', 'list'],
    ['/api/wager/played_betslips_detail/k1/own', 'detail'],
    ['/api/wager/multi-betslip-details-with-cache/g1', 'detail'],
    ['/api/poolBetslip/SporTotoBetSlip/played?date=&limit=10&page=1&status=-1%2C2', 'list'],
    ['/api/poolBetslip/SporTotoBetSlip/played/detail/st1', 'detail'],
    ['/api/betslip/saved-betslips?limit=20&page=1', 'list'],
    ['/api/betslip/saved-betslip-detail/s1', 'detail'],
    ['/api/content/editors?currentPage=1&page=1&pageSize=10', 'list'],
    ['/api/inbox/messages?limit=20&page=1', 'list'],
    ['/api/inbox/messages/m1', 'detail'],
    ['/api/inbox/notices?limit=20&page=1', 'list'],
    ['https://services.operator.test/v2/played_betslips_detail/k1/own', 'detail'],
  ])('%s is stored as %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  test.each([
    '/api/wager/played_betslips_detail/k1/customer',
    '/api/wager/retailer-betslips?phone=05550000001&limit=10&page=1',
    '/api/wager/custom-retailer-betslips',
    '/api/wager/shared-betslip-detail/k1',
    '/api/wager/sendCoupon',
    '/api/players/player',
    '/api/players/session',
    '/api/accounts/balance',
    '/api/betslip/get-shared-betslip/k1',
    '/api/sportsbook/events?st=1&type=0&version=0',
    '/environment.json',
    '/api/wager/played-betslips-and-pendings/more',
  ])('a response of %s is not stored', (path) => {
    expect(kindOf(path)).toBeUndefined();
  });

  test('only a GET request with a bearer token is stored', () => {
    const path = '/api/wager/played-betslips-and-pendings?status=-1';
    expect(kindOf(path, {})).toBeUndefined();
    expect(kindOf(path, { headers: { Authorization: 'Basic token' } })).toBeUndefined();
    expect(kindOf(path, { ...member, method: 'POST', body: '{}' })).toBeUndefined();
  });
});

describe('the key of a cached response', () => {
  const list = `${ORIGIN}/api/wager/played-betslips-and-pendings`;
  const today = turkishSeconds('2026-11-21T12:00:00');
  const tomorrow = today + 24 * 3600;
  const week = (now: number): string => `${list}?status=0&startDate=${periodStart('week', now)}`;

  test('does not depend on the order of the query', () => {
    expect(memberCacheKey(`${list}?page=1&status=0`, today)).toBe(memberCacheKey(`${list}?status=0&page=1`, today));
  });

  test('is the same on another day for the same period filter, and differs between filters', () => {
    expect(memberCacheKey(week(tomorrow), tomorrow)).toBe(memberCacheKey(week(today), today));
    const month = `${list}?status=0&startDate=${periodStart('month', today)}`;
    expect(memberCacheKey(month, today)).not.toBe(memberCacheKey(week(today), today));
  });

  test('keeps a start date that is no period filter', () => {
    expect(memberCacheKey(`${list}?startDate=1700000000`, today)).toContain('startDate=1700000000');
  });

  test('keeps a start date that has an end date', () => {
    const span = `${list}?startDate=${periodStart('year', today)}&endDate=${today}`;
    expect(memberCacheKey(span, today)).toContain(`startDate=${periodStart('year', today)}`);
  });
});

describe('facts about a stored response', () => {
  const LIST = '/api/wager/played-betslips-and-pendings?status=-1';
  const COUPON = '/api/wager/played_betslips_detail/k1/own';
  const GROUP = '/api/wager/multi-betslip-details-with-cache/g1';
  const SAVED = '/api/betslip/saved-betslips?limit=20';
  const told = (path: string, text: string): EvictionFacts | undefined => {
    const asked = memberRequest(new Request(new URL(path, ORIGIN), member));
    if (asked === undefined) throw new Error(`${path} is left alone`);
    return readEvictionFacts(asked, text);
  };
  const facts = (path: string, data: unknown): EvictionFacts | undefined =>
    told(path, JSON.stringify({ isSuccess: true, data }));

  test('a pending coupon makes it open, also within a list or a group', () => {
    const waits = { status: -1, pd: 1_700_000_000 } as const;
    expect(facts(COUPON, wireDetail(waits))).toEqual({ open: true, at: 1_700_000_000 });
    expect(facts(LIST, wireCouponPage([wireCoupon(waits)]))).toEqual({ open: true, at: 1_700_000_000 });
    const many = [wireCoupon({ status: 0, pd: 5 }), wireCoupon({ status: 6, pd: 9 })];
    expect(facts(LIST, wireCouponPage(many))).toEqual({ open: true, at: 9 });
    const decided = [wireCoupon({ status: 0, pd: 5 }), wireCoupon({ status: 13, pd: 9 })];
    expect(facts(LIST, wireCouponPage(decided))).toEqual({ open: false, at: 9 });
    const group = [wireDetail({ status: 1, pd: 5 }), wireDetail({ status: 2, pd: 5 })];
    expect(facts(GROUP, { gi: 'g1', items: group })).toEqual({ open: true, at: 5 });
  });

  test.each([true, 'true', 1])('it is stored with isSuccess %j', (isSuccess) => {
    expect(told(COUPON, JSON.stringify({ isSuccess, data: wireDetail({ status: 0, pd: 5 }) }))?.at).toBe(5);
  });

  test('saved slips and empty lists are not open', () => {
    const saved = { bsid: 's', name: '', sd: 77, e: [], ss: [], m: 50, cc: 1 };
    const page = { items: [saved], page: 1, limit: 20, total: 1, totalPage: 1 };
    expect(facts(SAVED, page)).toEqual({ open: false, at: 77 });
    expect(facts('/api/betslip/saved-betslip-detail/s', saved)).toEqual({ open: false, at: 77 });
    expect(facts(LIST, wireCouponPage([]))).toEqual({ open: false, at: 0 });
    expect(facts(SAVED, { ...page, items: [] })).toEqual({ open: false, at: 0 });
  });

  test('an unreadable row does not change the facts of the others', () => {
    const page = wireCouponPage([wireCoupon({ pd: 5 })]);
    expect(facts(LIST, { ...page, items: [...page.items, { bsid: 7 }, null] })).toEqual({ open: true, at: 5 });
  });

  test('a list without a readable row is not stored, because an older cached list is more useful', () => {
    const page = wireCouponPage([wireCoupon()]);
    expect(facts(LIST, { ...page, items: [{ bsid: 7 }, null] })).toBeUndefined();
    expect(facts(GROUP, { gi: 'g1', items: [{ bsid: 7 }] })).toBeUndefined();
  });

  test.each([
    ['a refusal', '{"isSuccess":false,"data":{}}'],
    ['no envelope', '{"data":{}}'],
    ['no data', '{"isSuccess":true}'],
    ['data of another shape', '{"isSuccess":true,"data":{"status":-1}}'],
    ['truncated JSON', '{"isSuccess":true,"da'],
    ['an HTML page', '<!doctype html>'],
    ['an empty body', ''],
  ])('%s is not stored', (_, text) => {
    expect(told(COUPON, text)).toBeUndefined();
    expect(told(LIST, text)).toBeUndefined();
  });

  test('a refusal is not stored, even with data of the right shape', () => {
    expect(told(COUPON, JSON.stringify({ isSuccess: false, data: wireDetail() }))).toBeUndefined();
  });
});
