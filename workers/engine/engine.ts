/** The engine: hubs, book, services, selections and tabs put together. One per browser, whatever hosts it. */
import type { EngineCalls, EngineCallName, Hello, HelloAnswer } from '../../src/contract/port/engine.ts';
import type { Result } from '../../src/contract/errors.ts';
import { PROTOCOL } from '../../src/contract/port/protocol.ts';
import { createBook } from './book/book.ts';
import { reconcile } from './live/reconcile.ts';
import { createRepair } from './book/repair.ts';
import { createEventDetails } from './book/event-details.ts';
import { createRecentFeeds } from './book/recent-feeds.ts';
import { createSportLists } from './book/sport-lists.ts';
import { createCouponCopies } from './copies/engine-copies.ts';
import { openCoupons } from './coupons/coupons-module.ts';
import { createConnection } from './live/connection.ts';
import type { EngineContext } from './context.ts';
import type { EngineEdges } from './edges.ts';
import { holdLock } from './hold-lock.ts';
import { createFavourites } from './device/favourite-leagues.ts';
import { openSlip } from './slip/slip-module.ts';
import { createEnvironment } from './calls/environment.ts';
import { createReference } from './calls/reference.ts';
import { openSession } from './session/session-module.ts';
import { createServices } from './calls/services.ts';
import { type TabPort, createTabs } from './tabs/tabs.ts';
import { openTopic } from './topics/open-topic.ts';
import type { TopicParts } from './topics/topic-source.ts';

export interface Engine {
  readonly epoch: string;
  /**
   * Settles when this engine holds its lock. No tab may hear of it before: a tab that asks for the lock first is
   * granted it, and takes the engine for dead (measured: one start in six on two cores).
   */
  readonly alive: Promise<void>;
  hello(hello: Hello, port: TabPort): Result<HelloAnswer>;
  call<Name extends EngineCallName>(
    name: Name,
    input: EngineCalls[Name]['input'],
  ): Promise<Result<EngineCalls[Name]['output']>>;
}

export function createEngine(edges: EngineEdges): Engine {
  const { now, signal, store } = edges;
  const epoch = crypto.randomUUID();
  const counts = { messages: 0, stale: 0, malformed: 0 };
  const onMalformed = (): void => {
    counts.malformed += 1;
  };

  const fetchOrCopy: typeof fetch = (input, init) => copies.fetch(input, init);
  const environment = createEnvironment(edges.origin, fetchOrCopy);
  const plainServices = createServices({
    environment,
    origin: edges.origin,
    fetch: fetchOrCopy,
    now,
    platform: () => tabs.platform(),
    deviceId: () => tabs.deviceId(),
  });
  const {
    session,
    member,
    services,
    calls: sessionCalls,
  } = openSession(edges, plainServices, {
    ask: (tokens) => tabs.ask(tokens),
  });
  const copies = createCouponCopies({ edges, session });
  const book = createBook({
    onStale: (eventId) => {
      counts.stale += 1;
      repair.suspect(eventId);
    },
  });
  const missedListeners = new Set<() => void>();
  const context: EngineContext = {
    book,
    services,
    now,
    onMissed: (listener) => {
      missedListeners.add(listener);
      return () => missedListeners.delete(listener);
    },
    onMalformed,
  };
  const lists = createSportLists(context);
  const details = createEventDetails(context);
  const recent = createRecentFeeds(now);
  const reference = createReference(services, now, signal);
  const favourites = createFavourites(store, signal);
  const opened = openSlip({
    edges,
    context,
    reference,
    session,
    member,
    environment,
    isLive: () => connection.state().status === 'on',
  });
  const { slip } = opened;

  const refreshAll = (): void => {
    lists.refreshAll();
    details.refreshAll();
    slip.refresh();
    for (const listener of missedListeners) listener();
    void member.refresh();
    opened.play.look();
    settling.look();
  };
  const repair = createRepair({
    context,
    refreshAll,
    onGone: (eventId) => {
      book.drop(eventId);
      details.refresh(eventId);
    },
    signal,
  });
  const connection = createConnection({
    environment,
    edges,
    onEvent: (update, target) => {
      counts.messages += 1;
      recent.noteEvent(update, target);
      const known = book.applyEvent(update);
      if (update.removesFromProgram) settling.heard(update.eventId, 'left');
      if (update.removesFromProgram) lists.noteLeft(update);
      else if (!known || (update.phase ?? 0) > 0) lists.noteMissing(update);
    },
    onScore: (update) => {
      counts.messages += 1;
      recent.noteScore(update);
      book.applyScore(update);
      if (update.status !== undefined) settling.heard(update.eventId, update.status);
    },
    onMalformed,
    onLost: book.forgetHeld,
    onMissed: refreshAll,
  });

  const { settling, calls: couponCalls } = openCoupons({
    session,
    member,
    services,
    play: opened.play,
    copies,
    connection,
    environment,
    isOpen: () => tabs.count > 0,
    notify: (notice, lifetime) => tabs.notify(notice, lifetime),
    write: sessionCalls.write,
    now,
    signal,
  });

  const parts: TopicParts = {
    context,
    lists,
    details,
    reference,
    slip: opened,
    coupons: settling,
    favourites,
    recent,
    connection,
    session,
    member,
  };
  const tabs = createTabs({
    epoch,
    locks: edges.locks,
    openTopic: (topic, markDirty) => openTopic(topic, parts, markDirty),
    onVisible: () => {
      connection.wake();
      void member.refresh();
    },
    onMalformed,
    onTokens: session.told,
    signal,
  });

  reconcile({
    environment,
    isNeeded: () => tabs.visibleCount > 0 && connection.state().status === 'on',
    run: () => {
      lists.refreshWatched();
      details.refreshWatched();
      slip.refresh();
      for (const listener of missedListeners) listener();
    },
    signal,
  });

  const alive = holdLock(edges, epoch);

  const calls: {
    [Name in EngineCallName]: (input: EngineCalls[Name]['input']) => Promise<Result<EngineCalls[Name]['output']>>;
  } = {
    ...sessionCalls,
    ...opened.calls,
    ...couponCalls,
    toggleFavouriteLeague: async (league) => ({ ok: true, value: { favourite: await favourites.toggle(league) } }),
    reconnect: async () => {
      connection.wake();
      return { ok: true, value: null };
    },
    stats: async () => ({
      ok: true,
      value: {
        epoch,
        tabs: tabs.count,
        visibleTabs: tabs.visibleCount,
        watches: tabs.watches,
        events: book.size,
        ...counts,
        connects: connection.connects,
        frames: tabs.frames,
      },
    }),
  };

  return {
    epoch,
    alive,
    hello: (hello, port) => {
      if (hello.protocol !== PROTOCOL) return { ok: false, failure: { kind: 'outdated' } };
      tabs.admit(hello, port);
      session.told(hello.tokens);
      return { ok: true, value: { protocol: PROTOCOL, build: edges.build, epoch } };
    },
    call: (name, input) => {
      const call = calls[name];
      if (call === undefined) return Promise.resolve({ ok: false, failure: { kind: 'outdated' } });
      return call(input);
    },
  };
}
