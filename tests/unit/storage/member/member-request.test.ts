import { describe, expect, test } from 'vitest';
import { periodStart } from '../../../../src/domain/coupon/period.ts';
import { couponFacts, couponKey, couponRequest } from '../../../../src/storage/member/member-request.ts';

const ORIGIN = 'https://tribun.test';
const member = { headers: { Authorization: 'Bearer token' } };
const kindOf = (path: string, init: RequestInit = member): string | undefined =>
  couponRequest(new Request(new URL(path, ORIGIN), init))?.kind;

describe('requests whose answers may be kept for a player', () => {
  test.each([
    ['/api/wager/played-betslips-and-pendings?status=-1&page=1', 'list'],
    ['/api/wager/played_betslips_detail/k1/own', 'detail'],
    ['/api/wager/multi-betslip-details-with-cache/g1', 'detail'],
    ['/api/betslip/saved-betslips?limit=20&page=1', 'list'],
    ['/api/betslip/saved-betslip-detail/s1', 'detail'],
    ['https://services.operator.test/v2/played_betslips_detail/k1/own', 'detail'],
  ])('%s: %s', (path, kind) => {
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
  ])('never %s', (path) => {
    expect(kindOf(path)).toBeUndefined();
  });

  test('nor anything but a GET that carries a token', () => {
    const path = '/api/wager/played-betslips-and-pendings?status=-1';
    expect(kindOf(path, {})).toBeUndefined();
    expect(kindOf(path, { headers: { Authorization: 'Basic token' } })).toBeUndefined();
    expect(kindOf(path, { ...member, method: 'POST', body: '{}' })).toBeUndefined();
  });
});

describe('the name of a copy', () => {
  const list = `${ORIGIN}/api/wager/played-betslips-and-pendings`;
  const today = Date.parse('2026-11-21T12:00:00+03:00') / 1000;
  const tomorrow = today + 24 * 3600;
  const week = (now: number): string => `${list}?status=0&startDate=${periodStart('week', now)}`;

  test('does not depend on the order of the query', () => {
    expect(couponKey(`${list}?page=1&status=0`, today)).toBe(couponKey(`${list}?status=0&page=1`, today));
  });

  test('is the same tomorrow for the same filter, and another for another one', () => {
    expect(couponKey(week(tomorrow), tomorrow)).toBe(couponKey(week(today), today));
    const month = `${list}?status=0&startDate=${periodStart('month', today)}`;
    expect(couponKey(month, today)).not.toBe(couponKey(week(today), today));
  });

  test('keeps a day that is no filter', () => {
    expect(couponKey(`${list}?startDate=1700000000`, today)).toContain('startDate=1700000000');
  });

  test('keeps a span of time as it is', () => {
    const span = `${list}?startDate=${periodStart('year', today)}&endDate=${today}`;
    expect(couponKey(span, today)).toContain(`startDate=${periodStart('year', today)}`);
  });
});

describe('what an answer tells of its copy', () => {
  const facts = (data: unknown): unknown => couponFacts('list', JSON.stringify({ isSuccess: true, data }));

  test('a coupon that waits is open, also one of many', () => {
    expect(facts({ status: -1, pd: 1_700_000_000 })).toEqual({ kind: 'list', pending: true, playedAt: 1_700_000_000 });
    expect(
      facts({
        items: [
          { status: 0, pd: 5 },
          { status: 6, pd: 9 },
        ],
      }),
    ).toMatchObject({ pending: true, playedAt: 9 });
    expect(
      facts({
        items: [
          { status: 0, pd: 5 },
          { status: 13, pd: 9 },
        ],
      }),
    ).toMatchObject({ pending: false });
  });

  test('saved slips and empty lists are not', () => {
    expect(facts({ items: [{ bsid: 's', sd: 77 }] })).toEqual({ kind: 'list', pending: false, playedAt: 77 });
    expect(facts({ items: [] })).toEqual({ kind: 'list', pending: false, playedAt: 0 });
  });

  test.each([
    ['a refusal', '{"isSuccess":false,"data":{}}'],
    ['no envelope', '{"data":{}}'],
    ['no data', '{"isSuccess":true}'],
    ['cut off', '{"isSuccess":true,"da'],
    ['a page', '<!doctype html>'],
    ['nothing', ''],
  ])('%s is not kept', (_, text) => {
    expect(couponFacts('detail', text)).toBeUndefined();
  });
});
