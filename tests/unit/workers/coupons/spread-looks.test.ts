/** Reads of coupons after a final whistle are spread over time (coupon-24). */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import { spreadLooks } from '../../../../workers/engine/coupons/spread-looks.ts';
import { decidedStage, played } from './history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const delays = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 6 });

test('no delay becomes shorter, nor longer than the spread, nor longer than the delay after it', () => {
  const cases = fc.tuple(delays, fc.integer({ min: 0, max: 60_000 }), fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(cases, ([lookMs, refetchSpreadMs, share]) => {
      const spread = spreadLooks({ lookMs, refetchSpreadMs }, () => share);
      expect(spread).toHaveLength(lookMs.length);
      for (const [index, ms] of spread.entries()) {
        const usual = lookMs[index] ?? 0;
        const next = lookMs[index + 1];
        expect(ms).toBeGreaterThanOrEqual(usual);
        expect(ms).toBeLessThanOrEqual(usual + refetchSpreadMs);
        if (next !== undefined && next >= usual) expect(ms).toBeLessThanOrEqual(next);
      }
    }),
  );
});

test('a hundred players with the same match read it at different moments, each within a second after its end', async () => {
  const PLAYERS = 100;
  const stages = Array.from({ length: PLAYERS }, (_, player) =>
    decidedStage([played('a', [1])], () => player / PLAYERS),
  );
  for (const stage of stages) await stage.begun();
  const before = stages.map(({ service }) => service.lists);
  for (const { decided } of stages) decided.onEventStatus(1, 'left');
  const readers = (): number => stages.filter(({ service }, player) => service.lists > (before[player] ?? 0)).length;
  const STEP_MS = 50;
  let most = 0;
  for (let ms = 0, told = 0; ms < 1_000; ms += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    most = Math.max(most, readers() - told);
    told = readers();
  }
  expect(readers()).toBe(PLAYERS);
  expect(most).toBeLessThanOrEqual(PLAYERS / 10);
  for (const stage of stages) stage.stop();
});

test('the checks of a coupon that was just played are not delayed', async () => {
  const { service, decided, begun, pass, stop } = decidedStage([], () => 1);
  await begun();
  service.coupons.push(played('new', [1], { status: 6 }));
  decided.checkNow('new');
  await pass(10);
  const { lists } = service;
  await pass((productDefaultTiming.lookMs[1] ?? 0) + 10);
  expect(service.lists).toBe(lists + 1);
  stop();
});
