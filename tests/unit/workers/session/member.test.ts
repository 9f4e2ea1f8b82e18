/** What is read after a write was asked after it, and of several answers that of the later question counts. */
import { beforeEach, describe, expect, test } from 'vitest';
import { membership } from '../../../../src/contract/services/membership.ts';
import { afterWrite } from '../../../../workers/engine/calls/after-write.ts';
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
/** Each gets what was true when it was asked, and gets it when the test says so. */
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
  const session = createSession({ holders: jar, announce: () => undefined });
  member = createMember({
    session,
    services,
    now: () => 5_000,
    retries: fullPauses(),
    signal: new AbortController().signal,
  });
  session.told(jar.held);
});

const wireOf = (path: string): unknown =>
  path === 'player'
    ? { ...wireOfPlayer, name: `after ${balance}`, unreadMessageCount: unread }
    : { retailer: null, balance, bonusBalance: 0, unreadMessageCount: unread };
const player = { hashedPlayer: 'h', playerStatus: 4, playerNo: 7, memberId: '7', surname: 'Ak' };
let wireOfPlayer: object;

/** So many questions of this kind were asked. */
const count = (path: string): number => asked.filter((each) => each.path === path).length;
/** The one of this kind that was asked as the `place`th, once it is. */
async function question(path: string, place: number): Promise<Question> {
  await expect.poll(() => count(path)).toBeGreaterThan(place);
  const found = asked.filter((each) => each.path === path)[place];
  if (found === undefined) throw new Error(`${path} was not asked`);
  return found;
}
const answer = async (path: string, place: number): Promise<void> => (await question(path, place)).answer();

describe('what is read after a write', () => {
  test('of a retailer, which changes the player and the balance, is asked once of each', async () => {
    await Promise.all([answer('player', 0), answer('session', 0)]);
    await expect.poll(() => member.load.phase).toBe('ready');
    const written = afterWrite({ generations: createGenerations(1), member, onCoupons: () => undefined });
    written(membership.chooseRetailer.changes);
    await Promise.all([answer('player', 1), answer('session', 1)]);
    // Another question and its answer: what would come behind those two has come.
    const told = member.refreshBalances();
    await answer('player-balances', 0);
    await told;
    expect([count('player'), count('session')]).toEqual([2, 2]);
  });

  test('was asked after it, also where a question is on its way: balance and retailer', async () => {
    member.look();
    balance = 60;
    const read = member.refresh();
    await answer('session', 0);
    await answer('session', 1);
    expect(await read).toEqual({ ok: true, value: null });
    expect(member.balances?.balance).toBe(6_000);
  });

  test('was asked after it: the player', async () => {
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

  test('is one more question, however many writes came while the first was on its way', async () => {
    balance = 60;
    const reads = [member.refresh(), member.refresh(), member.refresh()];
    await answer('session', 0);
    await answer('session', 1);
    await Promise.all(reads);
    expect(count('session')).toBe(2);
  });
});

test('a retailer that was chosen holds at once, whatever was asked before it, until it is read', async () => {
  await answer('session', 0);
  await expect.poll(() => member.balances?.retailer).toBeNull();
  const early = member.refresh();
  await question('session', 1);
  member.chose({ id: 12, name: 'Bulvar Bayi', address: 'Bulvar 1' });
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

test('a look where nothing was written asks nothing that is being asked already', async () => {
  member.look();
  await answer('player', 0);
  await answer('session', 0);
  await member.settled();
  expect(count('session')).toBe(1);
});

describe('of two questions the later one counts', () => {
  test('where the earlier is answered last: balances alone, then the session', async () => {
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

  test('where the earlier is answered last: the session, then balances alone', async () => {
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

  test('unless it is not answered: then the earlier is the news', async () => {
    const late = member.refreshBalances();
    (await question('player-balances', 0)).fail();
    expect((await late).ok).toBe(false);
    await answer('session', 0);
    await expect.poll(() => member.balances?.balance).toBe(10_000);
  });

  test('of unread messages as well, which player and session both tell', async () => {
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

test.each(['8', null])(
  'a player without a number, of member id %j, is known, and renewed under it',
  async (memberId) => {
    await answer('player', 0);
    await answer('session', 0);
    await expect.poll(() => member.load.phase).toBe('ready');
    wireOfPlayer = { ...player, playerNo: null, memberId };
    const read = member.reload();
    await answer('player', 1);
    await answer('session', 1);
    expect(await read).toEqual({ ok: true, value: null });
    // What is not told stands as it was.
    expect(member.player).toMatchObject({ hashedPlayer: 'h', playerNo: 0, memberId: memberId ?? '7' });
  },
);
