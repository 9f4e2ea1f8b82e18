/**
 * Late responses when a coupon is in flight (slip-14), after a sign-out (slip-20), or after a tap timed out (slip-24).
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TAP_APPLY_DEADLINE_MS } from '../../../../src/contract/time-limits.ts';
import type { Tokens } from '../../../../src/model/player.ts';
import { settle, slipEvents } from '../../../support/driven-engine.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

const tokens: Tokens = { access: 'a', refresh: 'r', memberId: '7' };
const terms = { systems: [], multiplier: 40, couponCount: 1 };
const item = (eventId: number) => ({ eventId, sportId: 1, marketId: 100, outcomeNumber: 1, banker: false });
/** Calls that need event 2, which is not in the book. */
const asks = {
  'a tapped odd': () => fake.engine.call('toggleSelection', item(2)),
  'an easy coupon': () => fake.engine.call('addSelections', [item(2), item(3)]),
  'an opened coupon': () => fake.engine.call('openSlip', { items: [item(2)], terms }),
};
const every = Object.entries(asks);

let fake: FakeEngine;
let kept: Map<string, unknown>;
/** Delivers the markets of event 2. */
let come: () => void;
/** Grants the lock for sending a coupon. */
let turn: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const signOut = (): unknown => fake.engine.call('signOut', null);

/** Starts as a member with event 1 in the slip. */
async function start(): Promise<FakeTab> {
  const coming = new Promise<void>((resolve) => (come = resolve));
  const turned = new Promise<void>((resolve) => (turn = resolve));
  const request = async (name: string, _: LockOptions, work: () => Promise<unknown>): Promise<unknown> => {
    if (name === 'tribun:play') await turned;
    return work();
  };
  const answers = async (path: string, _: URLSearchParams, asked: Request): Promise<unknown> => {
    if (path !== 'sportsbook/markets_by_id') return [];
    const pins = (await asked.json()) as { eventId: number }[];
    if (pins.some(({ eventId }) => eventId === 2)) await coming;
    return pins.map(({ eventId }) => wireEvent({ i: eventId }));
  };
  fake = startFakeEngine(answers, kept, false, undefined, { request } as unknown as LockManager);
  const tab = new FakeTab(fake.engine, 'tab', true, tokens);
  tab.watch({ kind: 'slip' });
  await settle();
  void fake.engine.call('toggleSelection', item(1));
  await settle();
  expect(slipEvents(tab)).toEqual([1]);
  return tab;
}

describe('while a coupon is in flight', () => {
  test.each(every)('%s changes the slip no longer', async (_, ask) => {
    const tab = await start();
    const answer = ask();
    await settle(0);
    const played = fake.engine.call('playCoupon', { intent: 'i1', useBonus: false });
    come();
    await settle();
    expect(slipEvents(tab)).toEqual([1]);
    expect(await answer).not.toMatchObject({ value: { selected: true } });
    turn();
    await settle(5_000);
    await played;
    expect(slipEvents(tab)).toEqual([1]);
  });
});

test('clearing the slip while a coupon is in flight succeeds and changes nothing', async () => {
  const tab = await start();
  void fake.engine.call('playCoupon', { intent: 'i1', useBonus: false });
  await settle();
  const cleared = fake.engine.call('clearSelections', null);
  await settle();
  expect(await cleared).toEqual({ ok: true, value: null });
  expect(slipEvents(tab)).toEqual([1]);
});

describe('after the player signed out', () => {
  test.each(every)('%s is added to no slip', async (_, ask) => {
    const tab = await start();
    const answer = ask();
    await settle(0);
    void signOut();
    await settle();
    come();
    await settle();
    expect(slipEvents(tab)).toEqual([]);
    expect(kept.get('slip')).toMatchObject({ items: [] });
    expect(await answer).not.toMatchObject({ value: { selected: true } });
  });

  test('selections added just before are removed', async () => {
    const tab = await start();
    void asks['an easy coupon']();
    void signOut();
    come();
    await settle();
    expect(slipEvents(tab)).toEqual([]);
    expect(kept.get('slip')).toMatchObject({ items: [] });
  });

  test.each([
    ['a tapped odd', () => fake.engine.call('toggleSelection', item(1)), [1]],
    ['a changed price', () => fake.engine.call('changeSlip', { type: 'multiplier', multiplier: 50 }), []],
    ['an opened coupon', () => fake.engine.call('openSlip', { items: [item(3)], terms }), [3]],
  ])("%s of a visitor at the same moment restores nothing of the member's slip", async (_, ask, left) => {
    const tab = await start();
    void fake.engine.call('toggleSelection', item(3));
    await settle();
    expect(slipEvents(tab)).toEqual([1, 3]);
    void signOut();
    expect(await Promise.race([ask(), settle().then(() => 'nothing')])).toMatchObject({ ok: true });
    await settle();
    expect(slipEvents(tab)).toEqual(left);
    expect(kept.get('slip')).toMatchObject({ items: left.map((eventId) => ({ eventId })), ofMember: false });
  });
});

describe('a tap whose request gets no response', () => {
  const timedOut = { ok: false, failure: { kind: 'timeout' } };

  test('fails before its tab reports it, and a late response selects nothing', async () => {
    const tab = await start();
    const answer = asks['a tapped odd']();
    await settle(TAP_APPLY_DEADLINE_MS);
    expect(await Promise.race([answer, Promise.resolve('nothing')])).toMatchObject(timedOut);
    come();
    await settle();
    expect(slipEvents(tab)).toEqual([1]);
    expect(kept.get('slip')).toMatchObject({ items: [item(1)] });
  });

  test('succeeds when the response arrives just in time', async () => {
    const tab = await start();
    const answer = asks['a tapped odd']();
    await settle(TAP_APPLY_DEADLINE_MS - 100);
    come();
    await settle();
    expect(await answer).toMatchObject({ ok: true, value: { selected: true } });
    expect(slipEvents(tab)).toEqual([1, 2]);
  });
});
