import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productTiming } from '../../../../src/contract/environment.ts';
import type { CouponStatus } from '../../../../src/model/coupon.ts';
import { type Played, decide, decidedStage, played } from './history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { lookMs } = productTiming;
const allLooks = lookMs.reduce((sum, each) => sum + each, 0) + 1_000;
const OVER = 5;

describe('a coupon is decided', () => {
  test('when its event ended: told once, with what it won', async () => {
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

  test('late: it is looked for until it shows, and no longer than that', async () => {
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

  test('never: the looks end', async () => {
    const { decided, service, told, pass, begun } = decidedStage([played('a', [1])]);
    await begun();
    decided.onEventStatus(1, 'left');
    await pass(600_000);
    expect(service.lists).toBe(1 + lookMs.length);
    expect(told).toEqual([]);
  });

  test('a coupon with open legs waits on: its list is shown anew, and it is not asked for again', async () => {
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

  test('by hand, without any event: seen at the next look', async () => {
    const { decided, service, told, pass, begun } = decidedStage([played('a', [1])]);
    await begun();
    decide(service.coupons[0], 5, 10);
    decided.checkSoon();
    await pass(10);
    expect(told).toMatchObject([{ settled: [{ id: 'a', status: 5 }], pendingCount: 0 }]);
  });

  test('of a group each is told, and of those that were decided before none', async () => {
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

  test('a group whose row is named by another coupon than the order named: each is told once', async () => {
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

  test('one that is being checked is looked at until the service has said, and not for ever', async () => {
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

  test('one that is being checked is looked for again after a stretch without a network', async () => {
    const { decided, service, told, pass, begun } = decidedStage([]);
    await begun();
    service.coupons.push(played('new', [1], { status: 6 }));
    decided.checkNow('new');
    await pass(100);
    service.failure = { kind: 'network' };
    // Longer than all looks take, as often as the look now and then comes by.
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

  test('whose event ended before a stretch without a network: looked for again after it', async () => {
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

  test('a hundred are kept, and never fewer than one look brought', async () => {
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

  test('when its event ends while the coupons are being read for the first time', async () => {
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

  test('between the play and the first look at it', async () => {
    const { decided, service, told, pass, begun } = decidedStage([]);
    await begun();
    service.coupons.push(played('new', [1], { status: 0 }));
    decided.checkNow('new');
    await pass(10);
    expect(told).toMatchObject([{ settled: [{ id: 'new', status: 0 }] }]);
  });
});

describe('what is no decision', () => {
  test('the first look tells what waits, and nothing of what was decided before', async () => {
    const stage = decidedStage([played('old', [1], { status: 1, net: 5 }), played('a', [1])]);
    await stage.begun();
    expect(stage.told).toEqual([]);
    expect(stage.decided.changes).toEqual({ pendingCount: 1, settled: [] });
    expect([stage.changed, stage.left]).toEqual([1, 0]);
  });

  test('a service that cannot be reached, or a copy of the device', async () => {
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

  test('a detail that does not answer: the coupon is asked for again', async () => {
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

  test('events of no coupon, kick-offs and halves: nothing is asked', async () => {
    const { decided, service, pass, begun } = decidedStage([played('a', [1])]);
    await begun();
    for (let event = 2; event < 500; event += 1) decided.onEventStatus(event, 'left');
    for (const status of [1, 2, 4, 3]) decided.onEventStatus(1, status);
    await pass(60_000);
    expect(service.lists).toBe(1);
  });

  test('the player who left in the middle, and the next one', async () => {
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

  test('after the end of the session or of the engine nothing is asked', async () => {
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
