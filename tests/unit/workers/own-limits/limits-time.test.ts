/** The time of the member's own limits (rule balance-8), and deposits during a pause (rule balance-7). */
import { describe, expect, test, vi } from 'vitest';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { createLimitsSource } from '../../../../workers/engine/own-limits/limits-source.ts';
import { engineParts } from '../../../support/money-stage.ts';
import { type MoneyUseOfTest, moneyRun, pass, uses } from '../../../support/money-uses.ts';
import { ownDevice } from '../../../support/own-device.ts';
import { HOUR, PLENTY, loadLimits, pageOn, part } from '../../../support/own-limits-stage.ts';

describe('time (rule balance-8)', () => {
  const use = uses[0] as MoneyUseOfTest;
  const run = moneyRun(use);

  async function start(amount: number) {
    const service = use.service();
    const page = pageOn(service, run.device);
    await page.set({ type: 'weekly', amount });
    return { service, page };
  }
  /** Sets the device's clock without any time passing; the service's stays. */
  function setDeviceClock(service: { ahead: number }, by: number): void {
    vi.setSystemTime(Date.now() + by);
    service.ahead -= by;
  }

  test('a higher amount holds after 24 hours, and a lower one at once', async () => {
    const { page } = await start(1_000);
    await page.set({ type: 'weekly', amount: 5_000 });
    expect(await page.state()).toMatchObject({ weekly: 1_000, next: { weekly: 5_000 } });
    await pass(24 * HOUR);
    expect(await page.state()).toMatchObject({ weekly: 5_000, next: null });
    await page.set({ type: 'weekly', amount: 700 });
    expect(await page.state()).toMatchObject({ weekly: 700, next: null });
  });

  test('a device clock set forward shortens neither the 24 hours nor the week, in this and in the next engine', async () => {
    const { service, page } = await start(0);
    await page.set({ type: 'weekly', amount: PLENTY });
    setDeviceClock(service, 30 * 24 * HOUR);
    expect(await run.start(service, { loadLimits }).tap('i1')).toMatchObject({ failure: { kind: 'overWeekly' } });
    expect(await pageOn(service, run.device).state()).toMatchObject({ weekly: 0, next: { weekly: PLENTY } });
    // Neither does it when the service's clock cannot be read.
    service.clockFails = true;
    expect(await run.start(service, { loadLimits }).tap('i2')).toMatchObject({ failure: { kind: 'overWeekly' } });
    expect(service.orders).toEqual([]);
  });

  test('a clock set forward does not end a week, and one set back does not begin it again', async () => {
    const { service, page } = await start(PLENTY);
    await run.start(service, { loadLimits }).tap('i1');
    const { spent } = (await page.state()) ?? { spent: 0 };
    expect(spent).toBeGreaterThan(0);
    for (const by of [14, -28, 14]) {
      setDeviceClock(service, by * 24 * HOUR);
      expect(await pageOn(service, run.device).state()).toMatchObject({ spent });
    }
    await pass(7 * 24 * HOUR);
    expect(await page.state()).toMatchObject({ spent: 0, weekly: PLENTY });
  });

  test('nothing is changed while the service’s clock cannot be read', async () => {
    const { service, page } = await start(500);
    service.clockFails = true;
    expect(await page.own.change({ type: 'pause', days: 30 })).toEqual({ ok: false, failure: { kind: 'network' } });
    service.clockFails = false;
    expect(await page.state()).toMatchObject({ pausedUntil: null });
  });

  test('a raise that waits can be cancelled in another engine', async () => {
    const { service, page } = await start(500);
    await page.set({ type: 'weekly', amount: null });
    await pageOn(service, run.device).set({ type: 'keep' });
    await pass(25 * HOUR);
    expect(await page.state()).toMatchObject({ weekly: 500, next: null });
  });

  test('an amount that was removed after 24 hours leaves nothing on the device once something is written', async () => {
    const { page } = await start(500);
    await page.set({ type: 'weekly', amount: null });
    await pass(24 * HOUR);
    await page.set({ type: 'keep' });
    expect(await run.device.store().read('ownLimits', Array.isArray)).toEqual([]);
    expect(await run.device.tabStorage.read('ownLimits')).toBeNull();
  });
});

describe('deposits (rule balance-7)', () => {
  const own = ownDevice();
  const answer = { ok: true, value: { data: null, storedAt: null, about: null } } as const;
  const request = { name: 'getDepositWays', input: {} } as const;

  test('their ways are requested unless the member paused, and not while limits cannot be loaded', async () => {
    const service = { request: vi.fn() } as unknown as Services & { ahead: number };
    const { parts } = engineParts({ ...service, ahead: 0 }, own.device);
    const read = vi.fn(async () => answer);
    const guarded = createLimitsSource(parts, loadLimits).guardDeposit(read);
    expect(await guarded(request)).toBe(answer);
    const page = pageOn({ ...service, ahead: 0 } as never, own.device);
    await page.set({ type: 'weekly', amount: 0 });
    expect(await guarded(request), 'an amount concerns plays alone').toBe(answer);
    await page.set({ type: 'pause', days: 7 });
    read.mockClear();
    expect(await guarded(request)).toEqual({ ok: false, failure: { kind: 'paused' } });
    expect(await guarded({ name: 'getBankAccounts', input: {} })).toBe(answer);
    part.isLost = true;
    const other = createLimitsSource(parts, loadLimits).guardDeposit(read);
    expect(await other(request)).toEqual({ ok: false, failure: { kind: 'limitsUnread' } });
    expect(read).toHaveBeenCalledTimes(1);
  });
});
