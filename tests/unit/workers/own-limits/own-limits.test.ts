/**
 * The member's own limits in engines that share a device (rules balance-4 to balance-10): nothing is sent above the
 * amount or during a pause, whatever engine or use sends it, and each order counts once.
 */
import { describe, expect, test, vi } from 'vitest';
import { SETTLED_MS } from '../../../support/money-stage.ts';
import { moneyRun, pass, uses } from '../../../support/money-uses.ts';
import { HOUR, LITTLE, PLENTY, loadLimits, pageOn, part } from '../../../support/own-limits-stage.ts';

const limited = uses.filter(({ name }) => name !== 'a withdrawal');

describe.each(limited)('$name', (use) => {
  const run = moneyRun(use);

  async function start(amount: number | null) {
    const service = use.service();
    const page = pageOn(service, run.device);
    if (amount !== null) await page.set({ type: 'weekly', amount });
    return { service, page, one: run.start(service, { loadLimits }) };
  }

  test('above the amount is refused before anything is sent; within it, it is made and counts once', async () => {
    const { service, page, one } = await start(LITTLE);
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', intent: 'i1', failure: { kind: 'overWeekly' } });
    expect([service.orders, one.isFilled]).toEqual([[], true]);
    await page.set({ type: 'weekly', amount: 0 });
    expect(await one.tap('i2')).toMatchObject({ failure: { kind: 'overWeekly' } });
    expect(await page.state()).toMatchObject({ weekly: 0, spent: 0 });
    expect(service.orders).toEqual([]);
  });

  test('two engines share one sum, to the exact kuruş', async () => {
    const { service, page, one } = await start(PLENTY);
    await one.tap('i1');
    const price = (await page.state())?.spent ?? 0;
    expect(price).toBeGreaterThan(0);
    await page.set({ type: 'weekly', amount: 2 * price });
    const two = run.start(service, { loadLimits });
    await two.refill();
    expect(await two.tap('i2')).toMatchObject({ phase: 'confirmed' });
    expect(await page.state()).toMatchObject({ spent: 2 * price });
    await two.dismiss();
    await pass(10);
    await one.refill();
    expect(await one.tap('i3')).toMatchObject({ failure: { kind: 'overWeekly' } });
    expect(service.orders).toHaveLength(2);
  });

  test('a pause refuses it and nothing ends the pause early; afterwards it is made', async () => {
    const { service, page, one } = await start(null);
    await page.set({ type: 'pause', days: 1 });
    await page.set({ type: 'keep' });
    await page.set({ type: 'weekly', amount: PLENTY });
    await pass(23 * HOUR);
    expect(await one.tap('i1')).toMatchObject({ failure: { kind: 'paused' } });
    expect(service.orders).toEqual([]);
    await pass(HOUR);
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
  });

  test('counts while its outcome is unknown, and no longer when it was not made', async () => {
    const { service, page, one } = await start(PLENTY);
    service.fate = 'lostBefore';
    await one.tap('i1');
    const { spent } = (await page.state()) ?? { spent: 0 };
    expect(spent).toBeGreaterThan(0);
    await pass(SETTLED_MS);
    expect(one.state).toMatchObject({ phase: 'notMade' });
    expect(await page.state()).toMatchObject({ spent: 0 });
  });

  test('counts once when another engine finds it after its own one ended', async () => {
    const { service, page, one } = await start(PLENTY);
    service.hold = new Promise(() => undefined);
    void one.tap('i1');
    await vi.waitFor(() => expect(service.orders).toHaveLength(1));
    const { spent } = (await page.state()) ?? { spent: 0 };
    expect(spent).toBeGreaterThan(0);
    one.die();
    const next = run.start(service, { loadLimits });
    await pass(SETTLED_MS);
    expect(next.state).toMatchObject({ phase: 'notMade' });
    expect(await page.state()).toMatchObject({ spent: 0 });
  });

  test('that the service made without a response counts once after its engine ended', async () => {
    const { service, page, one } = await start(PLENTY);
    service.fate = 'lostAfter';
    await one.tap('i1');
    const { spent } = (await page.state()) ?? { spent: 0 };
    one.die();
    service.fate = 'answered';
    const next = run.start(service, { loadLimits });
    await pass(SETTLED_MS);
    expect(next.state).toMatchObject({ phase: 'confirmed' });
    expect(await page.state()).toMatchObject({ spent });
  });

  test('refused by the service does not count', async () => {
    const { service, page, one } = await start(PLENTY);
    service.fate = 'refused';
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected' });
    expect(service.orders).toHaveLength(1);
    expect(await page.state()).toMatchObject({ spent: 0 });
  });

  test('is not sent while limits may exist and their part does not load; a load that succeeds ends it', async () => {
    const { service, one } = await start(PLENTY);
    part.isLost = true;
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', failure: { kind: 'limitsUnread' } });
    expect([service.orders, one.isFilled]).toEqual([[], true]);
    part.isLost = false;
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
  });

  test('needs no part of it without limits on the device', async () => {
    const { service, one } = await start(null);
    part.isLost = true;
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed' });
    expect(service.orders).toHaveLength(1);
  });

  test('of another member of the device is not limited', async () => {
    const { service, one } = await start(0);
    one.signIn('B');
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed' });
    expect(service.orders).toHaveLength(1);
  });

  test('is refused after a sign-out and a new sign-in, in this and in the next engine', async () => {
    const { service, one } = await start(0);
    one.signIn(undefined);
    await one.onSessionEnd();
    one.signIn('A');
    await pass(10);
    expect(await one.tap('i1')).toMatchObject({ failure: { kind: 'overWeekly' } });
    one.die();
    expect(await run.start(service, { loadLimits }).tap('i2')).toMatchObject({ failure: { kind: 'overWeekly' } });
    expect(service.orders).toEqual([]);
  });

  test.each([
    ['the database alone', { database: 'all', tabs: 'refused' }],
    ['a tab alone', { database: 'refused', tabs: 'all' }],
  ] as const)('is refused by limits that %s has', async (_, takes) => {
    const { service, one } = await start(0);
    Object.assign(run.device.takes, takes);
    expect(await one.tap('i1')).toMatchObject({ failure: { kind: 'overWeekly' } });
    expect(service.orders).toEqual([]);
  });

  test('is not sent while the only record of the limits is unreadable', async () => {
    const { service, one } = await start(0);
    await run.device.store().write('ownLimits', [{ hashedPlayer: 'A', revision: 'x' }]);
    await run.device.tabStorage.write('ownLimits', null);
    expect(await one.tap('i1')).toMatchObject({ failure: { kind: 'limitsUnread' } });
    expect(service.orders).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const use = uses.find(({ name }) => name === 'a withdrawal');
  if (use === undefined) throw new Error('no withdrawal');
  const run = moneyRun(use);

  test('stays possible during a pause, and above the amount (rule balance-7)', async () => {
    const service = use.service();
    const page = pageOn(service, run.device);
    await page.set({ type: 'weekly', amount: 0 });
    await page.set({ type: 'pause', days: 30 });
    expect(await run.start(service, { loadLimits }).tap('i1')).toMatchObject({ phase: 'confirmed' });
    expect(service.orders).toHaveLength(1);
  });
});
