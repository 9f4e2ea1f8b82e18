/** A minimal world with two events, one of them over; it records its steps and actions. */
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import type { Broadcast, EventAction, World } from '../../../server/world.ts';

export const KNOWN_EVENT = 501;
export const ENDED_EVENT = 502;

export interface FakeWorld extends World {
  steps: number[];
  actions: EventAction[];
  resets: number;
  /** Number of list requests that took effect. */
  lists: number;
}

export function fakeWorld(): FakeWorld {
  const event: WireEvent = {
    i: KNOWN_EVENT,
    v: 1,
    hn: 'A',
    an: 'B',
    sid: 1,
    s: 1,
    bp: 1,
    mbc: 1,
    ci: 9,
    oc: 0,
    d: 1,
    m: [],
  };
  const update = (message: object): Broadcast => ({ hub: 'lite', target: 'currentEvents', message });
  const world: FakeWorld = {
    steps: [],
    actions: [],
    resets: 0,
    lists: 0,
    list: (sportId, type, version) => {
      // Long-term lists are not counted, because the server reads them at its start for past coupons.
      if (type !== 2) world.lists += 1;
      return { isdiff: false, version: sportId * 100 + type * 10 + version, events: [event], rmi: null };
    },
    event: (id) => (id === KNOWN_EVENT ? event : id === ENDED_EVENT ? 'over' : undefined),
    info: () => [],
    competitions: () => [],
    marketConfig: () => ({ m: {}, mg: {}, msg: {}, dmg: {}, dmsg: {} }),
    highlightedEvents: () => [KNOWN_EVENT],
    highlightedLeagues: () => [],
    outcomePlayPercentages: () => ({}),
    playedEventPercentage: () => ({}),
    liveWidget: () => [event],
    upcomingWidget: () => [],
    popularBets: () => [],
    easyCoupons: () => [],
    liveScores: () => [],
    marketsById: () => [event],
    result: () => undefined,
    score: () => undefined,
    playedFacts: () => undefined,
    endedMatch: () => undefined,
    endedMatches: () => [],
    step: (updates) => {
      world.steps.push(updates);
      return [update({ eid: KNOWN_EVENT, ev: 2, sid: 1 })];
    },
    applyAction: (id, action) => {
      if (id !== KNOWN_EVENT) return undefined;
      world.actions.push(action);
      return [update({ eid: id, ev: 3, sid: 1, a: action.action })];
    },
    reset: () => {
      world.resets += 1;
    },
  };
  return world;
}
