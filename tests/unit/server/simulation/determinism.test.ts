import { describe, expect, it } from 'vitest';
import { SPORT_IDS, START, allEvents, newWorld, run } from './world-under-test.ts';

describe('the same seed', () => {
  it('produces the same world and the same steps', () => {
    const first = newWorld({ events: 400 });
    const second = newWorld({ events: 400 });
    expect(allEvents(second.world, 0)).toEqual(allEvents(first.world, 0));
    expect(run(second.world, second.clock, 6)).toEqual(run(first.world, first.clock, 6));
    expect(allEvents(second.world, 1)).toEqual(allEvents(first.world, 1));
  });

  it('produces another world than another seed', () => {
    const first = newWorld({ events: 200 });
    const second = newWorld({ events: 200, seed: 12 });
    expect(allEvents(second.world, 0)).not.toEqual(allEvents(first.world, 0));
  });
});

describe('reset', () => {
  it('restores the initial state and the same simulation from there', () => {
    const { world, clock } = newWorld({ events: 400 });
    const start = [allEvents(world, 0), allEvents(world, 1), allEvents(world, 2)];
    const firstSteps = run(world, clock, 3);
    world.reset();
    expect([allEvents(world, 0), allEvents(world, 1), allEvents(world, 2)]).toEqual(start);
    clock.ms = START;
    expect(run(world, clock, 3)).toEqual(firstSteps);
  });

  it('makes a client with an old version receive the whole list', () => {
    const { world, clock } = newWorld({ events: 200 });
    const { version } = world.list(1, 0, 0);
    clock.ms += 5_000;
    world.step(50);
    world.reset();
    expect(world.list(1, 0, version).isdiff).toBe(false);
  });
});

describe('the initial world', () => {
  const { world } = newWorld();
  const rows = world.info() as { i: number; lc: number; uc: number; ec: number; oc: number }[];
  const total = rows.reduce((sum, row) => sum + row.ec, 0);

  it('has about 1,200 events in fourteen sports, most of them in football', () => {
    expect(new Set(rows.map((row) => row.i))).toEqual(new Set(SPORT_IDS));
    expect(total).toBeGreaterThan(1150);
    expect(total).toBeLessThan(1250);
    const football = rows.find((row) => row.i === 1)?.ec ?? 0;
    expect(football / total).toBeGreaterThan(0.3);
    expect(football / total).toBeLessThan(0.4);
  });

  it('has a tenth of its events running, and more that will be offered live', () => {
    const running = rows.reduce((sum, row) => sum + row.lc, 0);
    expect(running / total).toBeGreaterThan(0.095);
    expect(running / total).toBeLessThan(0.125);
    expect(rows.reduce((sum, row) => sum + row.uc, 0)).toBeGreaterThan(running);
    const feed = world.list(1, 1, 0);
    expect(feed.events.some((event) => event.bp === 0 && event.il === true)).toBe(true);
    const begun = feed.events.filter((each) => each.bp === 1);
    expect(begun.length).toBeGreaterThan(5);
    for (const event of begun) {
      expect(event.s).toBe(1);
      expect(new Set(event.m.map(({ t }) => t))).toEqual(new Set([4]));
      expect(feed.sc?.[event.i]?.s).toBeGreaterThan(0);
    }
  });

  it('has no live event that began over two and a half hours ago and no other that begins after six days', () => {
    expect([allEvents(world, 0), allEvents(world, 1)].map(({ length }) => length > 20)).toEqual([true, true]);
    for (const event of allEvents(world, 0)) {
      expect(event.d * 1000).toBeGreaterThan(START);
      expect(event.d * 1000).toBeLessThanOrEqual(START + 6 * 86_400_000);
    }
    for (const event of allEvents(world, 1)) expect(event.d * 1000).toBeGreaterThan(START - 2.5 * 3_600_000);
  });

  it('has nobody play twice on a day', () => {
    const seen = new Set<string>();
    for (const event of [...allEvents(world, 0), ...allEvents(world, 1).filter((each) => each.bp === 1)]) {
      if (event.sid > 130 || event.hn === undefined) continue;
      const day = Math.floor((event.d + 10_800) / 86_400);
      for (const name of [event.hn, event.an]) {
        const key = `${event.sid}/${name}/${day}`;
        expect(seen, key).not.toContain(key);
        seen.add(key);
      }
    }
    expect(seen.size).toBeGreaterThan(500);
  });

  it('has no European league match at night', () => {
    const european = new Set([70381, 70266, 70368, 70371, 70184, 70351]);
    const matches = world.list(1, 0, 0).events.filter((event) => european.has(event.ci) && event.hn !== undefined);
    expect(matches.length).toBeGreaterThan(20);
    for (const match of matches) {
      const hour = ((match.d + 3 * 3_600) % 86_400) / 3_600;
      expect(hour, `${match.hn} - ${match.an}`).toBeGreaterThanOrEqual(12);
      expect(hour, `${match.hn} - ${match.an}`).toBeLessThan(23);
    }
  });

  it('has duels between two real events', () => {
    const duels = world.list(998, 0, 0).events;
    expect(duels.length).toBeGreaterThan(0);
    for (const duel of duels) {
      expect(duel.hduel).toBe(true);
      const home = world.event(duel.rhei ?? 0);
      const away = world.event(duel.raei ?? 0);
      expect(home).toMatchObject({ hn: duel.hn, bp: 0 });
      expect(away).toMatchObject({ hn: duel.an, bp: 0 });
    }
  });

  it('has long-term events with a name and without sides', () => {
    for (const sportId of [1, 2, 11, 30]) {
      const events = world.list(sportId, 2, 0).events;
      expect(events.length).toBeGreaterThan(1);
      for (const event of events) {
        expect(event.n).toBeTruthy();
        expect(event.hn).toBeUndefined();
        expect(event.m.map((market) => `${market.t}_${market.st}`)).toEqual(['3_1']);
      }
    }
  });
});
