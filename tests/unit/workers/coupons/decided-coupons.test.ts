import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import type { CouponStatus } from '../../../../src/model/coupon.ts';
import { type Played, decide, decidedStage, played } from './history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { lookMs } = productDefaultTiming;
const allLooks = lookMs.reduce((sum, each) => sum + each, 0) + 1_000;
const OVER = 5;

describe('a coupon is decided', () => {
  test('when its event ended: notified once, with its winning', async () => {
    const stage = decidedStage([played('a', [1]), played('b', [2])]);
    const { decided, service, told, pass, begun } = stage;
    await begun();
    expect(decided.changes).toMatchObject({ pendingCount: 2, settled: [] });
    expect([stage.changed, stage.left]).toEqual([1, 0]);
    decided.onEventStatus(1, OVER);
    decided.onEventStatus(1, 'left');
    decide(service.coupons[0], 1, 824);
    await pass(400);
    expect(told).toEqual([
      { pendingCount: 1, settled: [expect.objectContaining({ id: 'a', status: 1, net: 82_400 })] },
    ]);
    expect(decided.changes).toMatchObject({ pendingCount: 1, settled: [{ id: 'a' }] });
    expect([stage.changed, stage.left]).toEqual([2, 1]);
    decided.onEventStatus(1, 'left');
    decided.checkSoon();
    await pass(allLooks);
    expect(told).toHaveLength(1);
  });

  test('late: polled until it shows, and not after that', async () => {
    const { decided, service, told, pass, begun } = decidedStage([played('a', [1])]);
    await begun();
    decided.onEventStatus(1, 'left');
    await pass(1_500);
    expect(told).toEqual([]);
    decide(service.coupons[0], 0);
    await pass(3_000);
    expect(told).toMatchObject([{ settled: [{ id: 'a', status: 0 }] }]);
    const { lists } = service;
    await pass(60_000);
    expect(service.lists).toBe(lists);
  });

  test('never: the polls end', async () => {
    const { decided, service, told, pass, begun } = decidedStage([played('a', [1])]);
    await begun();
    decided.onEventStatus(1, 'left');
    await pass(600_000);
    expect(service.lists).toBe(1 + lookMs.length);
    expect(told).toEqual([]);
  });

  test('not yet with open selections: its list is invalidated, and it is not polled again', async () => {
    const stage = decidedStage([played('a', [1, 2])]);
    const { decided, service, told, pass, begun } = stage;
    await begun();
    const { changed } = stage;
    decided.onEventStatus(1, OVER);
    (service.coupons[0] as Played).legs[0] = { eid: 1, rs: 1 };
    await pass(60_000);
    expect(service.lists).toBe(2);
    expect([stage.changed, stage.left]).toEqual([changed + 1, 0]);
    expect(told).toEqual([]);
  });

  test('by hand, without an event: found at the next poll', async () => {
    const { decided, service, told, pass, begun } = decidedStage([played('a', [1])]);
    await begun();
    decide(service.coupons[0], 5, 10);
    decided.checkSoon();
    await pass(10);
    expect(told).toMatchObject([{ settled: [{ id: 'a', status: 5 }], pendingCount: 0 }]);
  });

  test('in a group: each is notified, except those decided before', async () => {
    const group = (id: string, status: CouponStatus = -1): Played => played(id, [1], { gi: 'g', status });
    const { decided, service, told, pass, begun } = decidedStage([group('a', 5), group('b'), group('c'), group('d')]);
    await begun();
    expect(decided.changes).toMatchObject({ pendingCount: 3 });
    for (const coupon of service.coupons.slice(1, 3)) decide(coupon, 1, 20);
    decided.onEventStatus(1, 'left');
    await pass(400);
    decide(service.coupons[3], 1, 20);
    await pass(2_000);
    expect(told.map(({ settled }) => settled.map(({ id }) => id))).toEqual([['b', 'c'], ['d']]);
  });

  test('in a group whose row is named by another coupon: each is notified once', async () => {
    const group = (id: string): Played => played(id, [1], { gi: 'g' });
    const { decided, service, told, pass, begun } = decidedStage([]);
    await begun();
    service.coupons.push(group('c'), group('b'), group('a'));
    decided.checkNow('a');
    await pass(10);
    const { details } = service;
    decided.checkNow();
    await pass(10);
    expect(service.details).toBe(details);
    for (const coupon of service.coupons) decide(coupon, 1, 20);
    decided.onEventStatus(1, 'left');
    await pass(allLooks);
    expect(told.flatMap(({ settled }) => settled.map(({ id }) => id)).toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('while being checked: polled until the service has decided, and not for ever', async () => {
    const { decided, service, told, pass, begun } = decidedStage([]);
    await begun();
    service.coupons.push(played('new', [1], { status: 6 }));
    decided.checkNow('new');
    await pass(5_000);
    expect(told).toEqual([]);
    decide(service.coupons[0], 7);
    await pass(12_000);
    expect(told).toMatchObject([{ settled: [{ id: 'new', status: 7 }] }]);
    service.coupons.push(played('slow', [1], { status: 6 }));
    decided.checkNow('slow');
    await pass(600_000);
    const { lists } = service;
    decided.checkSoon();
    await pass(60_000);
    expect(service.lists).toBe(lists + 1);
  });

  test('while being checked: polled again after a time without a network', async () => {
    const { decided, service, told, pass, begun } = decidedStage([]);
    await begun();
    service.coupons.push(played('new', [1], { status: 6 }));
    decided.checkNow('new');
    await pass(100);
    service.failure = { kind: 'network' };
    // Longer than all polls take, with the regular check in between.
    for (let minute = 0; minute < 3; minute += 1) {
      await pass(60_000);
      decided.checkSoon();
    }
    await pass(60_000);
    service.failure = undefined;
    decided.checkSoon();
    await pass(100);
    decide(service.coupons[0], 7);
    await pass(1_000);
    expect(told).toMatchObject([{ settled: [{ id: 'new', status: 7 }] }]);
  });

  test('after its event ended without a network: polled again after it', async () => {
    const { decided, service, told, pass, begun } = decidedStage([played('a', [1])]);
    await begun();
    service.failure = { kind: 'network' };
    decided.onEventStatus(1, OVER);
    await pass(60_000);
    service.failure = undefined;
    decided.checkSoon();
    await pass(100);
    decide(service.coupons[0], 1, 824);
    await pass(1_000);
    expect(told).toMatchObject([{ settled: [{ id: 'a' }], pendingCount: 0 }]);
  });

  test('among many: a hundred are kept, and never fewer than one poll found', async () => {
    const many = Array.from({ length: 120 }, (_, index) => played(`k${index}`, [index]));
    const { decided, service, told, pass, begun } = decidedStage(many);
    await begun();
    expect(decided.changes).toMatchObject({ pendingCount: 120 });
    for (const coupon of service.coupons.slice(0, 110)) decide(coupon, 0);
    decided.onEventStatus(3, 'left');
    await pass(400);
    expect(told[0]?.settled).toHaveLength(110);
    expect(decided.changes?.settled).toHaveLength(110);
    for (const coupon of service.coupons.slice(110)) decide(coupon, 0);
    decided.checkSoon();
    await pass(400);
    expect(decided.changes?.settled).toHaveLength(100);
  });

  test('when its event ends during the first load of the coupons', async () => {
    const { decided, service, told, pass, begin } = decidedStage([played('a', [1])]);
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => {
      release = resolve;
    });
    begin();
    await pass(2_000);
    decided.onEventStatus(1, 'left');
    decide(service.coupons[0], 0);
    service.hold = undefined;
    release();
    await pass(400);
    expect(told).toMatchObject([{ settled: [{ id: 'a' }] }]);
  });

  test('between the play and its first poll', async () => {
    const { decided, service, told, pass, begun } = decidedStage([]);
    await begun();
    service.coupons.push(played('new', [1], { status: 0 }));
    decided.checkNow('new');
    await pass(10);
    expect(told).toMatchObject([{ settled: [{ id: 'new', status: 0 }] }]);
  });
});

describe('no decision is notified', () => {
  test('on the first poll, which only counts pending coupons', async () => {
    const stage = decidedStage([played('old', [1], { status: 1, net: 5 }), played('a', [1])]);
    await stage.begun();
    expect(stage.told).toEqual([]);
    expect(stage.decided.changes).toEqual({ pendingCount: 1, settled: [] });
    expect([stage.changed, stage.left]).toEqual([1, 0]);
  });

  test('when the service cannot be reached or the response is cached', async () => {
    const { decided, service, told, pass, begun } = decidedStage([played('a', [1])]);
    await begun();
    decide(service.coupons[0], 1);
    service.failure = { kind: 'network' };
    decided.onEventStatus(1, 'left');
    await pass(allLooks);
    service.failure = undefined;
    service.copyOf = 1;
    decided.checkSoon();
    await pass(allLooks);
    expect(told).toEqual([]);
    service.copyOf = null;
    decided.checkSoon();
    await pass(10);
    expect(told).toHaveLength(1);
  });

  test('when the detail times out, and the coupon is polled again', async () => {
    const { decided, service, told, pass, begun } = decidedStage([played('a', [1])]);
    await begun();
    const request = service.request;
    service.request = (call, input) =>
      call.path.startsWith('played_betslips_detail')
        ? Promise.resolve({ ok: false, failure: { kind: 'timeout' } })
        : request(call, input);
    decide(service.coupons[0], 1);
    decided.onEventStatus(1, 'left');
    await pass(400);
    expect(told).toEqual([]);
    expect(decided.changes).toMatchObject({ pendingCount: 1 });
    service.request = request;
    await pass(1_100);
    expect(told).toHaveLength(1);
  });

  test('for events of no coupon, kick-offs and halves, which cause no request', async () => {
    const { decided, service, pass, begun } = decidedStage([played('a', [1])]);
    await begun();
    for (let event = 2; event < 500; event += 1) decided.onEventStatus(event, 'left');
    for (const status of [1, 2, 4, 3]) decided.onEventStatus(1, status);
    await pass(60_000);
    expect(service.lists).toBe(1);
  });

  test('to the next player when the session ends during a poll', async () => {
    const { decided, service, told, pass, begun, begin, end } = decidedStage([played('a', [1])]);
    await begun();
    decide(service.coupons[0], 1, 824);
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => {
      release = resolve;
    });
    decided.onEventStatus(1, 'left');
    await pass(400);
    end();
    expect(decided.changes).toBeUndefined();
    begin();
    service.coupons = [played('other', [9])];
    service.hold = undefined;
    release();
    await pass(3_000);
    expect(told).toEqual([]);
    expect(decided.changes).toMatchObject({ pendingCount: 1, settled: [] });
  });

  test('after the end of the session, when no request is sent', async () => {
    const { decided, service, pass, begun, end } = decidedStage([played('a', [1])]);
    await begun();
    decided.onEventStatus(1, 'left');
    end();
    await pass(60_000);
    expect(service.lists).toBe(1);
    decided.checkNow('x');
    decided.checkSoon();
    await pass(60_000);
    expect(service.lists).toBe(1);
  });
});
