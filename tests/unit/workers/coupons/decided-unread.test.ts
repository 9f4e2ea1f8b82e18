/** What is told of coupons whose list cannot be read whole: a row nobody can read costs itself. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productTiming } from '../../../../src/contract/environment.ts';
import { type Played, decide, decidedStage, played } from './history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const allLooks = productTiming.lookMs.reduce((sum, each) => sum + each, 0) + 1_000;
const OVER = 5;

describe('a coupon is decided', () => {
  test('not when its row cannot be read: it may still wait, and is asked about by itself', async () => {
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

  test.each([['row'], ['leg']] as const)('beside a coupon with a %s that cannot be read', async (part) => {
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
    // Nothing more is looked for.
    const { lists } = service;
    await pass(60_000);
    expect(service.lists).toBe(lists);
  });

  test.each(['first', 'empty'] as const)(
    'in a list that claims pages without end, beyond its rows %s',
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

  test('of a group whose row cannot be read: those that still wait are followed on', async () => {
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

  test('although no row can be read: what an event ended is asked about first, and not all at once', async () => {
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
