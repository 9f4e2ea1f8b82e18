/**
 * A world whose counters fall on command (`POST /__control/versions`): hub and services go on with lower versions, as
 * behind a flushed cache or a restored database. Nothing but the versions changes.
 */
import type { WireScore } from '../../src/contract/hub/wire.ts';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { Broadcast, World } from '../world.ts';

/** By how much each counter falls; `score` and `list` are ms. */
interface VersionDecrease {
  event?: number | undefined;
  market?: number | undefined;
  score?: number | undefined;
  list?: number | undefined;
}

export interface WorldWithLoweredVersions extends World {
  lowerVersions(by: VersionDecrease): void;
}

export function withLoweredVersions(world: World): WorldWithLoweredVersions {
  const fallen = { event: 0, market: 0, score: 0, list: 0 };

  const scoreOf = <Score extends Pick<WireScore, 't'>>(score: Score): Score =>
    score.t === undefined ? score : { ...score, t: lowered(score.t, fallen.score) };
  const marketOf = <Part extends { v?: number }>(market: Part): Part =>
    market.v === undefined ? market : { ...market, v: lowered(market.v, fallen.market) };
  const eventOf = (event: WireEvent): WireEvent => ({
    ...event,
    v: lowered(event.v, fallen.event),
    m: event.m.map(marketOf),
    ...(event.sc === undefined ? {} : { sc: scoreOf(event.sc) }),
  });
  const messageOf = (broadcast: Broadcast): Broadcast => {
    const message = broadcast.message as { t?: number; ev?: number; m?: { v?: number }[] };
    if (broadcast.target === 'currentScore') return { ...broadcast, message: scoreOf(message as WireScore) };
    const { ev, m } = message;
    return {
      ...broadcast,
      message: {
        ...message,
        ...(ev === undefined ? {} : { ev: lowered(ev, fallen.event) }),
        ...(m === undefined ? {} : { m: m.map(marketOf) }),
      },
    };
  };
  const isFallen = (): boolean => Object.values(fallen).some((by) => by > 0);
  const told = <T>(value: T, shape: (value: T) => T): T => (isFallen() ? shape(value) : value);

  const falling: Partial<WorldWithLoweredVersions> = {
    lowerVersions: (by) => {
      for (const counter of ['event', 'market', 'score', 'list'] as const) fallen[counter] += by[counter] ?? 0;
    },
    list: (sportId, type, version) => {
      // A service that only compares numbers finds nothing changed since a version that it never reached.
      const list = world.list(sportId, type, version === 0 ? 0 : version + fallen.list);
      if (!isFallen()) return list;
      const { version: now, events, sc, ...rest } = list;
      const answer = {
        ...rest,
        version: lowered(now, fallen.list),
        events: events.map(eventOf),
        ...(sc === undefined
          ? {}
          : { sc: Object.fromEntries(Object.entries(sc).map(([id, score]) => [id, scoreOf(score)])) }),
      };
      return version > answer.version ? { ...answer, isdiff: true, events: [], rmi: [] } : answer;
    },
    event: (eventId) => {
      const event = world.event(eventId);
      return event === undefined || event === 'over' ? event : told(event, eventOf);
    },
    liveWidget: () => world.liveWidget().map((event) => told(event, eventOf)),
    upcomingWidget: () => world.upcomingWidget().map((event) => told(event, eventOf)),
    marketsById: (wanted) => world.marketsById(wanted).map((event) => told(event, eventOf)),
    step: (updates) => world.step(updates).map((each) => told(each, messageOf)),
    applyAction: (eventId, action) => world.applyAction(eventId, action)?.map((each) => told(each, messageOf)),
    reset: () => {
      Object.assign(fallen, { event: 0, market: 0, score: 0, list: 0 });
      world.reset();
    },
  };
  // All other methods are the world's at the time of the call: a copy would keep what a test has replaced since.
  return Object.assign(Object.create(world) as WorldWithLoweredVersions, falling);
}

const lowered = (version: number, by: number): number => Math.max(1, version - by);
