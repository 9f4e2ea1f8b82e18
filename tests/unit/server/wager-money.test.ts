/** Random orders against the real, moving world: no kuruş may appear or disappear. */
import { describe, expect, it } from 'vitest';
import { Accounts } from '../../../server/accounts/accounts.ts';
import { Random } from '../../../server/simulation/random.ts';
import { createWorld } from '../../../server/simulation/create-world.ts';
import { ServiceFailure } from '../../../server/http/response-envelope.ts';
import { Wager } from '../../../server/wager/wager.ts';
import type { World } from '../../../server/world.ts';
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import { columnsOf, counted, sum, written } from './wager-columns.ts';
import type { Order } from './wager-stage.ts';

const SPORTS = [1, 2, 5, 23, 20, 4, 6, 137, 153];

function orderFrom(world: World, random: Random, events: readonly WireEvent[]): Order {
  const size = 1 + random.integer(5);
  const e = random
    .shuffled(events)
    .slice(0, size)
    .map((listed): Order['e'][number] => {
      const event = world.event(listed.i);
      const market = event === 'over' || event === undefined ? undefined : random.pick(event.m);
      const outcome = market && random.pick(market.o);
      return {
        ...{ eid: listed.i, ev: listed.v, mid: market?.i ?? 0, mv: market?.v ?? 0, ono: outcome?.no ?? 0 },
        ...{ odd: outcome?.odd ?? 1.5, b: random.chance(0.15), mn: '', cn: '' },
      };
    });
  const bankers = e.filter(({ b }) => b).length;
  const sizes = e.map((_, index) => index + 1).filter((each) => each >= Math.max(1, bankers));
  const ss = bankers > 0 || random.chance(0.4) ? random.shuffled(sizes).slice(0, 1 + random.integer(2)) : [];
  const m = 10 + random.integer(300);
  const cc = random.chance(0.1) ? 1 + random.integer(4) : 1;
  const king = counted(
    e.map(({ odd, b }) => ({ odd, banker: b })),
    ss,
    m,
  );
  const web = counted(
    e.map((each) => ({ odd: Math.min(each.odd, webOddOf(each, world)), banker: each.b })),
    ss,
    m,
  );
  const most = { modd: written(king.totalOdd), mw: written(king.winning), mkw: written(web.winning) };
  return { alo: false, aho: false, ss, m, cc, ub: random.chance(0.2), a: written(king.price), ...most, e };
}

function webOddOf({ eid, mid, ono }: Order['e'][number], world: World): number {
  const event = world.event(eid);
  const market = event === 'over' ? undefined : event?.m.find(({ i }) => i === mid);
  return market?.o.find(({ no }) => no === ono)?.wodd ?? 1.5;
}

describe.each([1, 2, 3])('seed %i', (seed) => {
  it('balances change by exactly the prices and winnings of coupons', () => {
    let now = Date.UTC(2026, 10, 21, 15);
    const world = createWorld({ seed, events: 400, now: () => now });
    const accounts = new Accounts({ seed, now: () => now });
    const wager = new Wager({ world, accounts, now: () => now, seed });
    const account = accounts.players.add({ balance: 50_000_000, bonusBalance: 500_000 });
    const random = new Random(seed);
    const refusals = new Set<string>();
    for (let step = 0; step < 150; step += 1) {
      now += 120_000;
      world.step(20);
      wager.settle();
      const events = SPORTS.flatMap((sport) => [0, 1].flatMap((type) => world.list(sport, type as 0 | 1, 0).events));
      try {
        const before = account.balance + account.bonusBalance;
        const answer = wager.play(account, `t${step}`, orderFrom(world, random, events));
        expect(before - account.balance - account.bonusBalance).toBe(Math.round(answer.a * 100));
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error;
        refusals.add(error.name);
      }
      if (step % 10 === 0) world.applyAction(random.pick(events).i, { action: random.pick(['finish', 'remove']) });
    }
    // Finishes every event that coupons still wait for.
    for (const eventId of wager.book.pendingSlips.keys()) world.applyAction(eventId, { action: 'finish' });
    now += 24 * 3_600_000;
    world.step(1);
    wager.settle();

    const coupons = wager.book.ofPlayer(account.playerNo);
    const movements = wager.balances.of(account.playerNo);
    const moved = (pocket: string): number =>
      movements.filter((each) => each.pocket === pocket).reduce((total, { amount }) => total + amount, 0);
    expect(account.balance).toBe(50_000_000 + moved('balance'));
    expect(account.bonusBalance).toBe(500_000 + moved('bonus'));
    for (const { id, slip, net, gross, tax, status } of coupons) {
      const mine = movements.filter(({ couponId }) => couponId === id).map(({ amount }) => amount);
      expect(mine).toEqual(net === 0 ? [-slip.price.price] : [-slip.price.price, net]);
      const items = slip.items.map(({ odd, banker, result }) => ({ odd: odd / 100, banker, result }));
      if (status !== 0) expect(items.every(({ result }) => result !== undefined)).toBe(true);
      const standing = columnsOf(items, slip.systems).filter((column) =>
        column.every(({ result }) => result !== 'lost'),
      );
      const won = sum(
        standing.map((column) => [...column.map(({ odd, result }) => (result === 'void' ? 1 : odd)), slip.multiplier]),
      );
      if (status === 1) expect([gross, net]).toEqual([won, gross - tax]);
      if (status === 0) expect([standing.length, net]).toEqual([0, 0]);
      expect([0, 1, 5]).toContain(status);
    }
    const statuses = new Set(coupons.map(({ status }) => status));
    expect(coupons.length).toBeGreaterThan(30);
    expect([...statuses].toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([0, 1]));
    expect(refusals.size).toBeGreaterThan(0);
  });
});
