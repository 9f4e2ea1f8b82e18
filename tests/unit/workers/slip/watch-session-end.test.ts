/** Ownership of slip and plays, and the data left of them by a sign-out (rules slip-20, play-19). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tokens } from '../../../../src/model/player.ts';
import type { Selection } from '../../../../src/model/slip.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';
import { cookieJar } from '../../../support/cookie-jar.ts';
import { createSession } from '../../../../workers/engine/session/session.ts';
import { watchSessionEnd } from '../../../../workers/engine/slip/slip-module.ts';

let kept: Map<string, unknown>;
let fake: FakeEngine;

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const tokens: Tokens = { access: 'a', refresh: 'r', memberId: '7' };
const item = { eventId: 1, sportId: 1, marketId: 100, outcomeNumber: 1, banker: false };
const settle = (ms = 5_000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function start(held: Tokens | null): Promise<FakeTab> {
  fake = startFakeEngine((path) => (path === 'sportsbook/markets_by_id' ? [wireEvent({ i: 1 })] : []), kept);
  const tab = new FakeTab(fake.engine, 'tab', true, held);
  tab.watch({ kind: 'slip' });
  await settle();
  return tab;
}

async function choose(): Promise<void> {
  void fake.engine.call('openSlip', { items: [item], terms: { systems: [], multiplier: 40, couponCount: 1 } });
  await settle();
}

async function signOut(): Promise<void> {
  void fake.engine.call('signOut', null);
  await settle();
}

const chosen = (tab: FakeTab): number => (tab.value<Selection[]>('selections') ?? []).length;

test('the slip of a member is cleared with the session, on the device too', async () => {
  const tab = await start(tokens);
  await choose();
  expect(chosen(tab)).toBe(1);
  await signOut();
  expect(chosen(tab)).toBe(0);
  expect(kept.get('slip')).toMatchObject({ items: [] });
});

test('the slip of a member is no longer shown after a sign-out, even if the device has lost its copy', async () => {
  const tab = await start(tokens);
  await choose();
  kept.delete('slip');
  await signOut();
  expect(chosen(tab)).toBe(0);
});

test('the slip of a member is cleared on a start without the session', async () => {
  await start(tokens);
  await choose();
  fake.stop();
  expect(chosen(await start(null))).toBe(0);
  expect(kept.get('slip')).toMatchObject({ items: [] });
});

test('the slip of a visitor is kept and belongs to the member after a sign-in', async () => {
  let tab = await start(null);
  await choose();
  fake.stop();
  tab = await start(null);
  expect(chosen(tab)).toBe(1);
  fake.stop();
  tab = await start(tokens);
  expect(chosen(tab)).toBe(1);
  expect(kept.get('slip')).toMatchObject({ ofMember: true });
  await signOut();
  expect(chosen(tab)).toBe(0);
});

test('watchEnd is true once its session ended, even if another one begins at the same moment', async () => {
  const jar = cookieJar(tokens);
  const session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
  session.applyReportedTokens(tokens);
  const isOver = watchSessionEnd(session);
  expect(isOver()).toBe(false);
  jar.held = { ...tokens, access: 'b', memberId: '8' };
  await session.readCookies();
  expect(session.state.phase).toBe('member');
  expect(isOver()).toBe(true);
  expect(watchSessionEnd(session)()).toBe(false);
});

test('watchEnd of a visitor stays false after a sign-in', async () => {
  const session = createSession({ holders: cookieJar(), notifyOtherEngines: () => undefined });
  session.applyReportedTokens(null);
  const before = watchSessionEnd(session);
  const begun = session.begin(tokens);
  const meanwhile = watchSessionEnd(session);
  await begun;
  expect([before(), meanwhile()]).toEqual([false, false]);
});

test('a sign-out keeps unresolved plays only, without their selections', async () => {
  const play = {
    ...{ hashedPlayer: 'h', sentAt: 5, price: 100, couponCount: 1, itemCount: 1, odd: 200 },
    ...{ slip: '[[1,100,1,false]]', seen: [] },
  };
  kept.set('plays', [
    { ...play, intent: 'i1', end: { couponIds: ['k1'] }, dismissed: true },
    { ...play, intent: 'i2', hashedPlayer: 'g' },
  ]);
  await start(tokens);
  await signOut();
  expect(kept.get('plays')).toEqual([{ ...play, intent: 'i2', hashedPlayer: 'g', slip: '' }]);
});
