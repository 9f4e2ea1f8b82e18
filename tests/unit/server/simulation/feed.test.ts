import { describe, expect, it } from 'vitest';
import type { WireEventUpdate, WireScore } from '../../../../src/contract/hub/wire.ts';
import type { WireEvent } from '../../../../src/contract/services/wire/event-wire.ts';
import type { Broadcast } from '../../../../server/world.ts';
import { SPORT_IDS, allEvents, applyScore, applyUpdate, eventOf, newWorld, run } from './world-under-test.ts';

const byId = (events: WireEvent[]) => new Map(events.map((event) => [event.i, event]));
const liteMessages = (sent: Broadcast[]) =>
  sent.filter((each) => each.hub === 'lite').map((each) => each.message as WireEventUpdate);

describe('lists by version', () => {
  it('a diff applied to the earlier list equals the whole list', () => {
    const { world, clock } = newWorld();
    for (const sportId of SPORT_IDS) {
      for (const type of [0, 1, 2] as const) {
        const known = world.list(sportId, type, 0);
        expect(known.isdiff).toBe(false);
        expect(known.rmi).toBeNull();
        const events = byId(known.events);
        let { version } = known;
        for (let round = 0; round < 2; round += 1) {
          run(world, clock, 1, 60, 15);
          const diff = world.list(sportId, type, version);
          expect(diff.isdiff).toBe(true);
          expect(diff.version).toBeGreaterThan(version);
          for (const event of diff.events) events.set(event.i, event);
          for (const eventId of diff.rmi ?? []) events.delete(eventId);
          version = diff.version;
        }
        expect(events).toEqual(byId(world.list(sportId, type, 0).events));
      }
    }
  });

  it('a diff contains only changed events', () => {
    const { world } = newWorld({ events: 300 });
    const { version, events } = world.list(1, 0, 0);
    expect(world.list(1, 0, version).events).toEqual([]);
    const target = events[3];
    if (target === undefined) throw new Error('no event');
    world.applyAction(target.i, { action: 'suspend' });
    expect(world.list(1, 0, version).events.map((event) => event.i)).toEqual([target.i]);
  });

  it('an unknown or too old version receives the whole list', () => {
    const { world, clock } = newWorld({ events: 200 });
    const { version, events } = world.list(1, 0, 0);
    expect(world.list(1, 0, version + 3_600_000)).toMatchObject({ isdiff: false, rmi: null });
    expect(world.list(1, 0, 12)).toMatchObject({ isdiff: false });
    clock.ms += 7 * 3_600_000;
    const late = world.list(1, 0, version);
    expect(late.isdiff).toBe(false);
    expect(late.events.length).toBe(events.length);
  });

  it('the live feed contains scores', () => {
    const { world } = newWorld({ events: 300 });
    const feed = world.list(5, 1, 0);
    const running = feed.events.filter((event) => event.bp === 1).map((event) => String(event.i));
    expect(new Set(Object.keys(feed.sc ?? {}))).toEqual(new Set(running));
    expect(world.list(5, 0, 0).sc).toBeUndefined();
  });
});

describe('messages', () => {
  it('keep a copy of every event equal to its true state', () => {
    const { world, clock } = newWorld();
    const copies = new Map<number, WireEvent>();
    for (const type of [0, 1, 2] as const) {
      for (const listed of allEvents(world, type)) copies.set(listed.i, eventOf(world, listed.i));
    }
    for (const { hub, message } of run(world, clock, 25, 120, 15)) {
      if (hub === 'score') {
        const score = message as WireScore;
        const copy = copies.get(score.id);
        if (copy !== undefined) applyScore(copy, score);
        continue;
      }
      const update = message as WireEventUpdate;
      const copy = copies.get(update.eid);
      if (copy === undefined) continue;
      const stays = applyUpdate(copy, update);
      // 'rp' with phase 0 removes an event from the pre-match list; a match that kicks off continues in the live feed.
      if (!stays && (update.bp === 1 || world.event(update.eid) === 'over')) copies.delete(update.eid);
    }
    let compared = 0;
    for (const [eventId, copy] of copies) {
      const truth = world.event(eventId);
      expect(truth, `${eventId} was not taken from the program by a message`).not.toBe('over');
      expect(sorted(copy)).toEqual(sorted(truth as WireEvent));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(900);
  });

  it('have rising versions: always for markets, and for events unless only odds changed', () => {
    const { world, clock } = newWorld({ events: 400 });
    const listed = ([0, 1, 2] as const).flatMap((type) => allEvents(world, type));
    const events = new Map(listed.map((event) => [event.i, event.v]));
    const markets = new Map<number, number>();
    let stood = 0;
    for (const { target, message } of run(world, clock, 4).filter(({ hub }) => hub === 'lite')) {
      const { eid, ev, m = [] } = message as WireEventUpdate;
      const before = events.get(eid) ?? 0;
      if (target === 'currentEvents') expect(ev).toBeGreaterThan(before);
      else expect(ev).toBe(before);
      if (target === 'currentOdds') stood += 1;
      events.set(eid, ev);
      for (const { i, v = 0 } of m) {
        expect(v).toBeGreaterThan(markets.get(i) ?? 0);
        markets.set(i, v);
      }
    }
    expect(stood).toBeGreaterThan(100);
  });

  it('are mostly changes of odds, with some markets added, updated and removed', () => {
    const { world, clock } = newWorld();
    const sent = run(world, clock, 5, 400, 10);
    const odds = sent.filter((each) => each.target === 'currentOdds').length;
    expect(odds / sent.length).toBeGreaterThan(0.75);
    const flags = new Set(liteMessages(sent).flatMap((update) => (update.m ?? []).map((market) => market.a)));
    expect(flags).toEqual(new Set(['a', 'r', 'u']));
    expect(liteMessages(sent).some((update) => (update.m ?? []).some((market) => market.s === -1))).toBe(true);
  });

  it('are about as many as requested, and cheap to produce', () => {
    const { world, clock } = newWorld();
    run(world, clock, 1, 1000, 10);
    const before = process.cpuUsage();
    clock.ms += 1_000;
    const sent = world.step(1000);
    const { user } = process.cpuUsage(before);
    expect(sent.length).toBeGreaterThanOrEqual(1000);
    expect(sent.length).toBeLessThan(1200);
    // Processor time, because the machine of a test run is shared; the limit is generous for the same reason.
    expect(user / 1000).toBeLessThan(250);
  });
});

function sorted(event: WireEvent): WireEvent {
  return { ...event, m: event.m.toSorted((a, b) => a.i - b.i) };
}
