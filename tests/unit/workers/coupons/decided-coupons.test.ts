import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOOK_MS } from '../../../../workers/engine/coupons/decided-coupons.ts';
import { type Played, played, settlingStage } from './history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const allLooks = LOOK_MS.reduce((sum, each) => sum + each, 0) + 1_000;
const OVER = 5;

function decide(coupon: Played | undefined, status: number, net = 0): void {
  if (coupon === undefined) throw new Error('no such coupon');
  coupon.status = status;
  coupon.net = net;
  for (const leg of coupon.legs) leg.rs = status === 0 ? 0 : 1;
}

describe('a coupon is decided', () => {
  test('when its event ended: told once, with what it won', async () => {
    const { settling, service, told, pass, begun } = settlingStage([played('a', [1]), played('b', [2])]);
    await begun();
    expect(settling.changes).toMatchObject({ pendingCount: 2, settled: [] });
    const { generation } = settling.changes ?? { generation: 0 };
    settling.heard(1, OVER);
    settling.heard(1, 'left');
    decide(service.coupons[0], 1, 824);
    await pass(400);
    expect(told).toEqual([
      { pendingCount: 1, settled: [expect.objectContaining({ id: 'a', status: 1, net: 82_400 })] },
    ]);
    expect(settling.changes).toMatchObject({ pendingCount: 1, settled: [{ id: 'a' }] });
    expect(settling.changes?.generation).toBeGreaterThan(generation);
    settling.heard(1, 'left');
    settling.look();
    await pass(allLooks);
    expect(told).toHaveLength(1);
  });

  test('late: it is looked for until it shows, and no longer than that', async () => {
    const { settling, service, told, pass, begun } = settlingStage([played('a', [1])]);
    await begun();
    settling.heard(1, 'left');
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
    const { settling, service, told, pass, begun } = settlingStage([played('a', [1])]);
    await begun();
    settling.heard(1, 'left');
    await pass(600_000);
    expect(service.lists).toBe(1 + LOOK_MS.length);
    expect(told).toEqual([]);
  });

  test('a coupon with open legs waits on: its list is shown anew, and it is not asked for again', async () => {
    const { settling, service, told, pass, begun } = settlingStage([played('a', [1, 2])]);
    await begun();
    const generation = settling.changes?.generation ?? 0;
    settling.heard(1, OVER);
    (service.coupons[0] as Played).legs[0] = { eid: 1, rs: 1 };
    await pass(60_000);
    expect(service.lists).toBe(2);
    expect(settling.changes?.generation).toBe(generation + 1);
    expect(told).toEqual([]);
  });

  test('by hand, without any event: seen at the next look', async () => {
    const { settling, service, told, pass, begun } = settlingStage([played('a', [1])]);
    await begun();
    decide(service.coupons[0], 5, 10);
    settling.look();
    await pass(10);
    expect(told).toMatchObject([{ settled: [{ id: 'a', status: 5 }], pendingCount: 0 }]);
  });

  test('of a group each is told, and of those that were decided before none', async () => {
    const group = (id: string, status = -1): Played => played(id, [1], { gi: 'g', status });
    const { settling, service, told, pass, begun } = settlingStage([group('a', 5), group('b'), group('c'), group('d')]);
    await begun();
    expect(settling.changes).toMatchObject({ pendingCount: 3 });
    for (const coupon of service.coupons.slice(1, 3)) decide(coupon, 1, 20);
    settling.heard(1, 'left');
    await pass(400);
    decide(service.coupons[3], 1, 20);
    await pass(2_000);
    expect(told.map(({ settled }) => settled.map(({ id }) => id))).toEqual([['b', 'c'], ['d']]);
  });

  test('of many the newest twenty are kept', async () => {
    const many = Array.from({ length: 120 }, (_, index) => played(`k${index}`, [index]));
    const { settling, service, told, pass, begun } = settlingStage(many);
    await begun();
    expect(settling.changes).toMatchObject({ pendingCount: 120 });
    for (const coupon of service.coupons.slice(0, 30)) decide(coupon, 0);
    settling.heard(3, 'left');
    await pass(400);
    expect(told[0]?.settled).toHaveLength(30);
    expect(settling.changes?.settled).toHaveLength(20);
  });

  test('when its event ends while the coupons are being read for the first time', async () => {
    const { settling, service, told, pass, begin } = settlingStage([played('a', [1])]);
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => {
      release = resolve;
    });
    begin();
    await pass(2_000);
    settling.heard(1, 'left');
    decide(service.coupons[0], 0);
    service.hold = undefined;
    release();
    await pass(400);
    expect(told).toMatchObject([{ settled: [{ id: 'a' }] }]);
  });

  test('between the play and the first look at it', async () => {
    const { settling, service, told, pass, begun } = settlingStage([]);
    await begun();
    service.coupons.push(played('new', [1], { status: 0 }));
    settling.touched('new');
    await pass(10);
    expect(told).toMatchObject([{ settled: [{ id: 'new', status: 0 }] }]);
  });
});

describe('what is no decision', () => {
  test('the first look tells what waits, and nothing of what was decided before', async () => {
    const { told, begun, settling } = settlingStage([played('old', [1], { status: 1, net: 5 }), played('a', [1])]);
    await begun();
    expect(told).toEqual([]);
    expect(settling.changes).toEqual({ generation: 0, pendingCount: 1, settled: [] });
  });

  test('a service that cannot be reached, or a copy of the device', async () => {
    const { settling, service, told, pass, begun } = settlingStage([played('a', [1])]);
    await begun();
    decide(service.coupons[0], 1);
    service.failure = { kind: 'network' };
    settling.heard(1, 'left');
    await pass(allLooks);
    service.failure = undefined;
    service.copyOf = 1;
    settling.look();
    await pass(allLooks);
    expect(told).toEqual([]);
    service.copyOf = null;
    settling.look();
    await pass(10);
    expect(told).toHaveLength(1);
  });

  test('a detail that does not answer: the coupon is asked for again', async () => {
    const { settling, service, told, pass, begun } = settlingStage([played('a', [1])]);
    await begun();
    const request = service.request;
    service.request = (call, input) =>
      call.path.startsWith('played_betslips_detail')
        ? Promise.resolve({ ok: false, failure: { kind: 'timeout' } })
        : request(call, input);
    decide(service.coupons[0], 1);
    settling.heard(1, 'left');
    await pass(400);
    expect(told).toEqual([]);
    expect(settling.changes).toMatchObject({ pendingCount: 1 });
    service.request = request;
    await pass(1_100);
    expect(told).toHaveLength(1);
  });

  test('events of no coupon, kick-offs and halves: nothing is asked', async () => {
    const { settling, service, pass, begun } = settlingStage([played('a', [1])]);
    await begun();
    for (let event = 2; event < 500; event += 1) settling.heard(event, 'left');
    for (const status of [1, 2, 4, 3]) settling.heard(1, status);
    await pass(60_000);
    expect(service.lists).toBe(1);
  });

  test('the player who left in the middle, and the next one', async () => {
    const { settling, service, told, pass, begun, begin, end } = settlingStage([played('a', [1])]);
    await begun();
    decide(service.coupons[0], 1, 824);
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => {
      release = resolve;
    });
    settling.heard(1, 'left');
    await pass(400);
    end();
    expect(settling.changes).toBeUndefined();
    begin();
    service.coupons = [played('other', [9])];
    service.hold = undefined;
    release();
    await pass(3_000);
    expect(told).toEqual([]);
    expect(settling.changes).toMatchObject({ pendingCount: 1, settled: [] });
  });

  test('after the end of the session or of the engine nothing is asked', async () => {
    const { settling, service, pass, begun, end } = settlingStage([played('a', [1])]);
    await begun();
    settling.heard(1, 'left');
    end();
    await pass(60_000);
    expect(service.lists).toBe(1);
    settling.touched('x');
    settling.look();
    await pass(60_000);
    expect(service.lists).toBe(1);
  });
});

test('what the player did grows the generation at once', async () => {
  const { settling, pass, begun } = settlingStage([played('a', [1])]);
  await begun();
  let heard = 0;
  settling.onChange(() => void (heard += 1));
  settling.touched();
  expect(settling.changes?.generation).toBe(1);
  expect(heard).toBe(1);
  await pass(100);
});
