import { describe, expect, it } from 'vitest';
import type { WireEventUpdate, WireScore } from '../../../../src/contract/hub/wire.ts';
import type { Broadcast } from '../../../../server/world.ts';
import { eventOf, marketOf, newWorld, runningOf } from './world-under-test.ts';

const update = (sent: Broadcast[] | undefined, at = 0) =>
  sent?.filter((each) => each.hub === 'lite')[at]?.message as WireEventUpdate;
const score = (sent: Broadcast[] | undefined) => sent?.find((each) => each.hub === 'score')?.message as WireScore;

function upcoming(world: ReturnType<typeof newWorld>['world'], sportId = 1): number {
  const event = world.list(sportId, 0, 0).events.find((each) => each.il === true);
  if (event === undefined) throw new Error('nothing to come');
  return event.i;
}

describe('kickoff', () => {
  it('moves the event from the pre-match list to the live feed', () => {
    const { world } = newWorld({ events: 300 });
    const eventId = upcoming(world);
    const before = eventOf(world, eventId);
    const { version } = world.list(1, 0, 0);
    const sent = world.applyAction(eventId, { action: 'kickoff' });
    expect(update(sent)).toMatchObject({ eid: eventId, a: 'rp', bp: 0 });
    expect(update(sent, 1)).toMatchObject({ eid: eventId, es: 1, bp: 1 });
    expect(score(sent)).toMatchObject({ id: eventId, s: 2, min: 0, ht: { r: 0 }, at: { r: 0 } });
    expect(world.list(1, 0, version).rmi).toContain(eventId);
    expect(world.list(1, 0, 0).events.some((event) => event.i === eventId)).toBe(false);
    const live = eventOf(world, eventId);
    expect(world.list(1, 1, 0).events.some((event) => event.i === eventId)).toBe(true);
    expect(live.v).toBeGreaterThan(before.v);
    expect(live.m.every((market) => market.t === 4 && market.s === 1)).toBe(true);
    expect(live.oc).toBe(live.m.length);
  });

  it('has no effect on a running match', () => {
    const { world } = newWorld({ events: 300 });
    expect(world.applyAction(runningOf(world, 1).i, { action: 'kickoff' })).toEqual([]);
  });
});

describe('goal', () => {
  it('changes the score and the odds and suspends the markets, which reopen by themselves', () => {
    const { world, clock } = newWorld({ events: 300 });
    const eventId = upcoming(world);
    world.applyAction(eventId, { action: 'kickoff' });
    const before = eventOf(world, eventId);
    const sent = world.applyAction(eventId, { action: 'goal', side: 'away' });
    expect(score(sent)).toMatchObject({ ht: { r: 0 }, at: { r: 1 } });
    expect(update(sent)).toMatchObject({ es: -1 });
    const after = eventOf(world, eventId);
    expect(after.s).toBe(-1);
    expect(new Set(after.m.map(({ s }) => s))).toEqual(new Set([-1]));
    const awayWins = (event: typeof after) => marketOf(event, '4_4')?.o[2]?.odd ?? 0;
    expect(awayWins(after)).toBeLessThan(awayWins(before));
    expect(marketOf(after, '4_23')?.sov).toBe('0:1');
    expect(marketOf(after, '4_34')?.sov).toBe('2');
    expect(marketOf(after, '4_14', '0.5')).toBeUndefined();
    clock.ms += 10_000;
    const reopened = world.step(0).map((each) => each.message as WireEventUpdate);
    expect(reopened.some((message) => message.eid === eventId && message.es === 1)).toBe(true);
    expect(new Set(eventOf(world, eventId).m.map(({ s }) => s))).toEqual(new Set([1]));
  });

  it('is a point or a basket in other sports, and has no effect before the start', () => {
    const { world } = newWorld();
    for (const sportId of [2, 5, 20, 23]) {
      const running = runningOf(world, sportId);
      expect(score(world.applyAction(running.i, { action: 'goal' }))?.id).toBe(running.i);
      expect(eventOf(world, running.i).sc).not.toEqual(running.sc);
    }
    expect(world.applyAction(upcoming(world), { action: 'goal' })).toEqual([]);
  });
});

describe('suspend and open', () => {
  it('affect one market or the whole event until it is opened by hand', () => {
    const { world, clock } = newWorld({ events: 300 });
    const { i: eventId, m } = runningOf(world, 1);
    const marketId = m[1]?.i ?? 0;
    const statusOf = () => eventOf(world, eventId).m.map((market) => market.s);
    const suspended = update(world.applyAction(eventId, { action: 'suspend', marketId, status: -2 }));
    expect(suspended.m).toMatchObject([{ i: marketId, a: 'u', s: -2 }]);
    expect(statusOf().filter((status) => status === -2)).toHaveLength(1);
    expect(update(world.applyAction(eventId, { action: 'suspend' }))).toMatchObject({ es: -1 });
    expect(statusOf().filter((status) => status === -1)).toHaveLength(m.length - 1);
    expect(statusOf().filter((status) => status === -2)).toHaveLength(1);
    clock.ms += 60_000;
    world.step(100);
    expect(eventOf(world, eventId).s).toBe(-1);
    expect(update(world.applyAction(eventId, { action: 'open' }))).toMatchObject({ es: 1 });
    expect(new Set(statusOf())).toEqual(new Set([1]));
  });

  it('return a pre-match event to status 0', () => {
    const { world } = newWorld({ events: 300 });
    const eventId = upcoming(world);
    world.applyAction(eventId, { action: 'suspend', status: -2 });
    expect(eventOf(world, eventId)).toMatchObject({ s: -2, bp: 0 });
    world.applyAction(eventId, { action: 'open' });
    expect(eventOf(world, eventId).s).toBe(0);
  });
});

describe('remove and finish', () => {
  it('remove a market permanently', () => {
    const { world, clock } = newWorld({ events: 300 });
    const eventId = upcoming(world);
    const { m, oc } = eventOf(world, eventId);
    const market = m[0];
    const sent = update(world.applyAction(eventId, { action: 'remove', marketId: market?.i ?? 0 }));
    expect(sent).toMatchObject({ mc: oc - 1, m: [{ i: market?.i, a: 'r', s: 0 }] });
    clock.ms += 1_000;
    world.step(2_000);
    expect(eventOf(world, eventId).m.some((each) => each.i === market?.i)).toBe(false);
  });

  it('remove an event from the program', () => {
    const { world } = newWorld({ events: 300 });
    const eventId = upcoming(world);
    const { version } = world.list(1, 1, 0);
    expect(update(world.applyAction(eventId, { action: 'remove' }))).toMatchObject({ a: 'rp', bp: 0 });
    expect(world.event(eventId)).toBe('over');
    expect(world.list(1, 1, version).rmi).toEqual([eventId]);
    expect(world.applyAction(eventId, { action: 'open' })).toBeUndefined();
  });

  it('finish a match with its final score', () => {
    const { world } = newWorld({ events: 300 });
    const { i: eventId, sc } = runningOf(world, 1);
    const sent = world.applyAction(eventId, { action: 'finish' });
    expect(score(sent)).toMatchObject({ id: eventId, s: 5, ht: { r: sc?.ht?.r }, at: { r: sc?.at?.r } });
    expect(update(sent)).toMatchObject({ a: 'rp', bp: 1 });
    expect(world.event(eventId)).toBe('over');
  });

  it('have no effect on an unknown event', () => {
    const { world } = newWorld({ events: 100 });
    expect(world.event(7)).toBeUndefined();
    expect(world.applyAction(7, { action: 'finish' })).toBeUndefined();
  });
});
