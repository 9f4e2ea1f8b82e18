/** Decisions of coupons whose list is partly unreadable: an unreadable row affects only itself. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import { type Played, decide, decidedStage, played } from './history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const allLooks = productDefaultTiming.lookMs.reduce((sum, each) => sum + each, 0) + 1_000;
const OVER = 5;

describe('a coupon is decided', () => {
  test('only once it is readable: an unreadable row may still be pending and is requested by itself', async () => {
    const stage = decidedStage([played('a', [1]), played('b', [2])]);
    const { service, told, pass, begun, decided } = stage;
    await begun();
    const { changed } = stage;
    service.unreadable.add('a');
    decided.checkSoon();
    await pass(allLooks);
    expect(told).toEqual([]);
    expect([service.lists, service.details]).toEqual([2, 1]);
    expect([stage.changed, stage.left]).toEqual([changed, 0]);
    expect(decided.changes).toMatchObject({ pendingCount: 2 });
    decide(service.coupons[0], 1, 824);
    decided.checkSoon();
    await pass(400);
    expect(told).toMatchObject([{ settled: [{ id: 'a' }], pendingCount: 1 }]);
    expect([stage.changed, stage.left]).toEqual([changed + 1, 1]);
  });

  test.each([['row'], ['leg']] as const)('although another coupon has an unreadable %s', async (part) => {
    const stage = decidedStage([played('a', [1]), played('b', [2]), played('x', [3])]);
    const { decided, service, told, pass, begun } = stage;
    (part === 'row' ? service.unreadable : service.unreadableLegs).add('x');
    await begun();
    const { changed } = stage;
    decide(service.coupons[0], 1, 824);
    decided.onEventStatus(1, OVER);
    await pass(400);
    expect(told).toMatchObject([{ settled: [{ id: 'a', net: 82_400 }] }]);
    expect([stage.changed, stage.left]).toEqual([changed + 1, 1]);
    decide(service.coupons[1], 0);
    decided.onEventStatus(2, OVER);
    await pass(400);
    expect(told.slice(1)).toMatchObject([{ settled: [{ id: 'b' }], pendingCount: part === 'row' ? 0 : 1 }]);
    // No further polls follow.
    const { lists } = service;
    await pass(60_000);
    expect(service.lists).toBe(lists);
  });

  test.each(['first', 'empty'] as const)(
    'although the list claims endless pages, with %s pages beyond its rows',
    async (beyond) => {
      const { decided, service, told, pass, begun } = decidedStage([played('a', [1]), played('b', [2])]);
      service.pages = { claimed: 1e9, beyond };
      await begun();
      expect(service.lists).toBeLessThanOrEqual(20);
      expect(decided.changes).toMatchObject({ pendingCount: 2 });
      decide(service.coupons[0], 1, 824);
      decided.onEventStatus(1, OVER);
      await pass(400);
      expect(told).toMatchObject([{ settled: [{ id: 'a' }], pendingCount: 1 }]);
    },
  );

  test('in a group with an unreadable row: its pending coupons are still followed', async () => {
    const group = (id: string): Played => played(id, [1], { gi: 'g' });
    const { decided, service, told, pass, begun } = decidedStage([group('a'), group('b')]);
    await begun();
    service.unreadable.add('a').add('b');
    decide(service.coupons[0], 1, 20);
    decided.onEventStatus(1, 'left');
    await pass(400);
    expect(told).toMatchObject([{ settled: [{ id: 'a' }], pendingCount: 1 }]);
    decide(service.coupons[1], 1, 20);
    await pass(2_000);
    expect(told.slice(1)).toMatchObject([{ settled: [{ id: 'b' }], pendingCount: 0 }]);
  });

  test('although no row is readable: those of ended events are requested first, and only some at once', async () => {
    const many = Array.from({ length: 60 }, (_, index) => played(`k${index}`, [index]));
    const { decided, service, told, pass, begun } = decidedStage(many);
    await begun();
    for (const { bsid } of many) service.unreadable.add(bsid);
    decide(service.coupons[50], 1, 20);
    decided.onEventStatus(50, 'left');
    await pass(400);
    expect(told).toMatchObject([{ settled: [{ id: 'k50' }], pendingCount: 59 }]);
    expect(service.details).toBeLessThanOrEqual(20);
  });
});
