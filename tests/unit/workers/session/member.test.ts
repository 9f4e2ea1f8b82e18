/** A read after a write is requested after it, and of several responses the one requested last counts. */
import { beforeEach, describe, expect, test } from 'vitest';
import { membershipCalls } from '../../../../src/contract/services/membership-calls.ts';
import { createWriteInvalidator } from '../../../../workers/engine/calls/write-invalidator.ts';
import { createGenerations } from '../../../../workers/engine/calls/generations.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { type Member, createMember } from '../../../../workers/engine/session/member.ts';
import { createSession } from '../../../../workers/engine/session/session.ts';
import { cookieJar, tokensOf } from '../../../support/cookie-jar.ts';
import { fullPauses } from '../../../support/retries.ts';
import { answerWith } from '../../../support/service-answer.ts';

interface Question {
  path: string;
  answer(): void;
  fail(): void;
}

let balance: number;
let unread: number;
/** Requests in order; each responds with the state at the time of its request when the test says so. */
let asked: Question[];
let member: Member;

beforeEach(() => {
  balance = 100;
  unread = 3;
  wireOfPlayer = player;
  asked = [];
  const services: Services = {
    request: (call, input) =>
      new Promise((resolve) => {
        const wire = wireOf(call.path);
        asked.push({
          path: call.path,
          answer: () => resolve(answerWith(call, input, wire)),
          fail: () => resolve({ ok: false, failure: { kind: 'network' } }),
        });
      }),
  };
  const jar = cookieJar(tokensOf('1'));
  const session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
  member = createMember({
    session,
    services,
    now: () => 5_000,
    retries: fullPauses(),
    signal: new AbortController().signal,
  });
  session.applyReportedTokens(jar.held);
});

const wireOf = (path: string): unknown =>
  path === 'player'
    ? { ...wireOfPlayer, name: `after ${balance}`, unreadMessageCount: unread }
    : { retailer: null, balance, bonusBalance: 0, unreadMessageCount: unread };
const player = { hashedPlayer: 'h', playerStatus: 4, playerNo: 7, memberId: '7', surname: 'Ak' };
let wireOfPlayer: object;

/** Number of requests for this path. */
const count = (path: string): number => asked.filter((each) => each.path === path).length;
/** Resolves with the `place`th request for this path once it was sent. */
async function question(path: string, place: number): Promise<Question> {
  await expect.poll(() => count(path)).toBeGreaterThan(place);
  const found = asked.filter((each) => each.path === path)[place];
  if (found === undefined) throw new Error(`${path} was not asked`);
  return found;
}
const answer = async (path: string, place: number): Promise<void> => (await question(path, place)).answer();

describe('a read after a write', () => {
  test('after choosing a retailer, requests player and session once each', async () => {
    await Promise.all([answer('player', 0), answer('session', 0)]);
    await expect.poll(() => member.load.phase).toBe('ready');
    const written = createWriteInvalidator({
      generations: createGenerations(1),
      member,
      onCouponsChanged: () => undefined,
    });
    written(membershipCalls.chooseRetailer.changes);
    await Promise.all([answer('player', 1), answer('session', 1)]);
    // Another request and response, so that any further request would have been sent before.
    const told = member.refreshBalances();
    await answer('player-balances', 0);
    await told;
    expect([count('player'), count('session')]).toEqual([2, 2]);
  });

  test('is requested after it, although a request is in flight: balance and retailer', async () => {
    member.look();
    balance = 60;
    const read = member.refresh();
    await answer('session', 0);
    await answer('session', 1);
    expect(await read).toEqual({ ok: true, value: null });
    expect(member.balances?.balance).toBe(6_000);
  });

  test('is requested after it: the player', async () => {
    balance = 60;
    const read = member.reload();
    await answer('player', 0);
    await answer('session', 0);
    await answer('player', 1);
    await answer('session', 1);
    expect(await read).toEqual({ ok: true, value: null });
    expect(member.player?.name).toBe('after 60');
    expect(member.balances?.balance).toBe(6_000);
  });

  test('is one further request, however many writes happened while the first was in flight', async () => {
    balance = 60;
    const reads = [member.refresh(), member.refresh(), member.refresh()];
    await answer('session', 0);
    await answer('session', 1);
    await Promise.all(reads);
    expect(count('session')).toBe(2);
  });
});

test('a chosen retailer is shown at once, and replaced only by a response requested later', async () => {
  await answer('session', 0);
  await expect.poll(() => member.balances?.retailer).toBeNull();
  const early = member.refresh();
  await question('session', 1);
  member.applyChosenRetailer({ id: 12, name: 'Bulvar Bayi', address: 'Bulvar 1' });
  const chosen = { id: 12, name: 'Bulvar Bayi', address: 'Bulvar 1', status: 'unknown' };
  expect(member.balances).toMatchObject({ balance: 10_000, retailer: chosen });
  await answer('session', 1);
  await early;
  expect(member.balances?.retailer).toMatchObject(chosen);
  const late = member.refresh();
  await answer('session', 2);
  await late;
  expect(member.balances?.retailer).toBeNull();
});

test('a check without a write sends no request for data that is already requested', async () => {
  member.look();
  await answer('player', 0);
  await answer('session', 0);
  await member.whenFirstLoaded();
  expect(count('session')).toBe(1);
});

describe('of two requests the later one counts', () => {
  test('when the earlier response arrives last: balances, then the session', async () => {
    await answer('session', 0);
    const early = member.refreshBalances();
    balance = 60;
    const late = member.refresh();
    await answer('session', 1);
    await late;
    await answer('player-balances', 0);
    await early;
    expect(member.balances?.balance).toBe(6_000);
  });

  test('when the earlier response arrives last: the session, then balances', async () => {
    await answer('session', 0);
    const early = member.refresh();
    await question('session', 1);
    balance = 60;
    const late = member.refreshBalances();
    await answer('player-balances', 0);
    await late;
    await answer('session', 1);
    await early;
    expect(member.balances?.balance).toBe(6_000);
  });

  test('unless it fails: then the earlier response counts', async () => {
    const late = member.refreshBalances();
    (await question('player-balances', 0)).fail();
    expect((await late).ok).toBe(false);
    await answer('session', 0);
    await expect.poll(() => member.balances?.balance).toBe(10_000);
  });

  test('for the unread count as well, which both player and session contain', async () => {
    await answer('session', 0);
    unread = 2;
    const late = member.refresh();
    await answer('session', 1);
    await late;
    await answer('player', 0);
    await expect.poll(() => member.player?.name).toBe('after 100');
    expect(member.unread).toBe(2);
  });
});

test.each(['8', null])('a player without a number, with member id %j, is accepted on a reload', async (memberId) => {
  await answer('player', 0);
  await answer('session', 0);
  await expect.poll(() => member.load.phase).toBe('ready');
  wireOfPlayer = { ...player, playerNo: null, memberId };
  const read = member.reload();
  await answer('player', 1);
  await answer('session', 1);
  expect(await read).toEqual({ ok: true, value: null });
  // A missing member id keeps its last value.
  expect(member.player).toMatchObject({ hashedPlayer: 'h', playerNo: 0, memberId: memberId ?? '7' });
});
