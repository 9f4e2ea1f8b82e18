/** The engine, assembled from its parts. Each browser has one, whatever hosts it. */
import type { CallHandlers, EngineCallName, EngineCalls, Hello, HelloAnswer } from '../../src/contract/port/engine.ts';
import { PROTOCOL } from '../../src/contract/port/protocol.ts';
import { once } from '../../src/lib/once.ts';
import { createListeners } from '../../src/lib/listeners.ts';
import type { Result } from '../../src/model/failure.ts';
import { createBook } from './book/book.ts';
import { createEventDetails } from './book/event-details.ts';
import { followRepair } from './book/follow-repair.ts';
import { createRecentFeeds } from './book/recent-feeds.ts';
import { createSportLists } from './book/sport-lists.ts';
import { afterWrite } from './calls/after-write.ts';
import { ENVIRONMENT_PAUSES_MS, createEnvironment } from './calls/environment.ts';
import { createExpectedReads } from './calls/expected-reads.ts';
import { createGenerations } from './calls/generations.ts';
import { createLazyPart } from './calls/lazy-part.ts';
import { createReference } from './calls/reference.ts';
import { createRetryBudget } from './calls/retry-budget.ts';
import { createServices } from './calls/services.ts';
import { tabCalls } from './calls/tab-calls.ts';
import type { EngineContext } from './context.ts';
import { createEngineCopies } from './copies/engine-copies.ts';
import { followCoupons } from './coupons/follow-coupons.ts';
import { createFavourites } from './favourites/favourites.ts';
import type { EngineEdges } from './edges.ts';
import { holdLock } from './hold-lock.ts';
import { createConnection } from './live/connection.ts';
import { createFeed } from './live/feed.ts';
import { createReach } from './live/reach.ts';
import { createRefetch } from './live/refetch.ts';
import { createServerClock } from './money/server-clock.ts';
import type { PoolResultsOptions } from './pool/pool-results.ts';
import { eachSession } from './session/each-session.ts';
import { followSession } from './session/follow-session.ts';
import { onReturn } from './session/on-return.ts';
import { createSessionModule } from './session/session-module.ts';
import { watchUnread } from './session/unread-messages.ts';
import { createSlipModule } from './slip/slip-module.ts';
import { type TabPort, createTabs } from './tabs/tabs.ts';
import { expectPage } from './topics/expect-page.ts';
import { openTopic } from './topics/open-topic.ts';
import type { TopicParts } from './topics/topic-source.ts';
import { createWithdrawing } from './withdrawal/withdrawal.ts';

export interface Engine {
  readonly epoch: string;
  /**
   * Settles when this engine holds its lock; awaited before every hello. A tab that knew the engine earlier would be
   * granted the lock itself and take the engine for dead (measured: one start in six on two cores).
   */
  alive(): Promise<void>;
  hello(hello: Hello, port: TabPort): Result<HelloAnswer>;
  call<Name extends EngineCallName>(
    name: Name,
    input: EngineCalls[Name]['input'],
  ): Promise<Result<EngineCalls[Name]['output']>>;
}

/** Creates the parts in the order of their dependencies. */
export function createEngine(edges: EngineEdges): Engine {
  const { now, signal, store, locks, origin } = edges;
  const retries = createRetryBudget(edges);
  const epoch = crypto.randomUUID();
  const counts = { stale: 0, malformed: 0 };
  const onMalformed = (): void => {
    counts.malformed += 1;
  };

  const tabs = createTabs({ epoch, locks, onMalformed, signal });
  const copies = createEngineCopies(edges);
  const reach = createReach(now);
  const environment = createEnvironment({
    ...{ origin, fetch: copies.fetch, copyOf: copies.copyOf },
    backoff: retries.backoff(ENVIRONMENT_PAUSES_MS),
  });
  const { timing } = environment;
  const { platform, deviceId, storage: tabStorage } = tabs;
  const plain = createServices({
    environment: environment.load,
    origin,
    fetch: copies.fetch,
    fetchKept: copies.fetchKept,
    now,
    online: () => edges.online() || reach.hasHeardLately(),
    reach,
    platform,
    deviceId,
    readLimit: retries.reads,
    onMalformed,
    isCompetition: (name) => reference.isCompetition(name),
  });
  const { session, member, services, wake, calls: sessionCalls } = createSessionModule(edges, plain, tabs, retries);
  copies.follow(session);

  /** Listeners of topics that refetch what hub messages would have changed. */
  const missedByTopics = createListeners();
  /** Listeners for hidden values that may have changed while messages were missed. */
  const missedElsewhere = createListeners();
  const disorder = createLazyPart(() => import('./book/disorder.ts'), retries.backoff(), signal);
  const book = createBook({ now: () => performance.now(), disorder });
  book.onBegun(store.prepare);
  const context: EngineContext = { book, services, retries, now, onMissed: missedByTopics.add, onMalformed };
  const lists = createSportLists(context);
  const details = createEventDetails(context);
  const recent = createRecentFeeds(now);
  const feed = createFeed({ book, lists, recent, onMalformed });
  const isSeen = (): boolean => tabs.visibleCount > 0;
  const connection = createConnection({ environment, edges, reach, handlers: feed.handlers, isSeen, onMalformed });
  const isLive = (): boolean => connection.state().status === 'on';

  const reference = createReference({ services, now, retries, signal });
  const favourites = createFavourites({ store, services, session, signal });
  const clock = createServerClock(edges);
  const slip = createSlipModule({ edges, tabStorage, context, clock, reference, session, member, timing, isLive });
  const generations = createGenerations(now());
  const coupons = followCoupons({
    ...{ session, member, services, generations, copies, connection, timing, now, signal },
    play: slip.play,
    savesData: edges.savesData,
    isOpen: () => tabs.count > 0,
    notify: tabs.notify,
  });
  // Transactions are refetched with the coupons.
  const grown = (): void => (['balance', 'coupons'] as const).forEach((subject) => generations.grow(subject));
  const moneyParts = {
    ...{ session, member, services, store, tabStorage, locks, now, signal },
    serverOffset: clock.ask,
    settleMs: async () => (await timing()).couponSettleMs,
    onMade: () => {
      void member.refresh();
      grown();
    },
  };
  const withdrawing = createWithdrawing({
    ...moneyParts,
    onMade: () => {
      // The player's data says whether a survey is due (rule survey-1).
      void member.reload();
      grown();
    },
  });
  /** Loaded when first used. */
  const pool = once(async () => {
    const { createPoolModule } = await import('./pool/pool-module.ts');
    const made = createPoolModule({ ...moneyParts, clock, reference });
    missedElsewhere.add(made.look);
    return made;
  });
  let wasMember = false;
  followSession(session, {
    begun: async () => void (wasMember = true),
    over: async () => {
      // The call is not awaited, because its lock is free only when a pending order has its response.
      void withdrawing.leave();
      // Once loaded, the pool module removes the data of the last member by itself.
      if (wasMember) await pool().catch(() => undefined);
    },
  });

  const poolParts: PoolResultsOptions = {
    ...{ services, generations, timing },
    isOpen: () => tabs.count > 0,
    onEventStatus: feed.onEventStatus,
    onLeft: () => void member.refresh(),
    onDecided: (decided) =>
      coupons.onDecided(
        decided.map(({ id, status, net, price }) => ({ id, groupId: null, status, net, price, pool: true })),
      ),
  };
  // Only members need it. After a failed load the next session tries again.
  const followPool = (lifetime: AbortSignal): void =>
    void import('./pool/pool-results.ts').then(
      ({ followPoolResults }) => followPoolResults(poolParts, lifetime),
      () => undefined,
    );
  eachSession(session, { begin: followPool, end: () => undefined }, signal);

  for (const refresh of [member.look, favourites.refresh, slip.acceptance.look, coupons.checkSoon]) {
    missedElsewhere.add(refresh);
  }
  const refetch = createRefetch({
    ...{ connection, timing, retries, isSeen, signal },
    program: (isWhole) => {
      lists.revalidate(isWhole);
      details.revalidate();
      slip.slip.revalidate();
      missedByTopics.tell();
    },
    dropUnwatched: () => {
      lists.dropUnwatched();
      details.dropUnwatched();
    },
    rest: missedElsewhere.tell,
  });
  // Unresolved orders are checked at once, because few players have one and they wait for the outcome.
  connection.onConnected(slip.play.look);
  connection.onConnected(withdrawing.look);
  book.onStale(() => void (counts.stale += 1));
  followRepair({ disorder, context, refreshAll: refetch.program, refresh: details.refresh, signal });
  feed.onEventStatus(({ eventId, status }) => coupons.onEventStatus(eventId, status));
  connection.onLost(book.forgetHeld);
  connection.onConnected(wake);
  watchUnread({
    member,
    timing,
    isNeeded: () => isSeen() && isLive(),
    onMoved: () => generations.grow('messages'),
    signal,
  });

  // A coupon counts toward the turnover of a bonus.
  generations.onChange((subject) => {
    if (subject === 'coupons') generations.grow('bonuses');
  });
  const onChanged = afterWrite({ generations, member, onCoupons: coupons.changed });

  const parts: TopicParts = {
    ...{ context, lists, details, reference, slip, favourites, recent, connection, session, member, generations },
    ...{ withdrawing, pool, coupons },
  };
  const lookAtMember = onReturn({ looks: [member.look, slip.acceptance.look], now: edges.now, signal });
  tabs.serve({
    openTopic: (topic, markDirty) => openTopic(topic, parts, markDirty),
    onVisible: () => {
      connection.wake();
      refetch.noteVisibility();
      lookAtMember();
    },
    onHidden: () => {
      void connection.restSoon();
      refetch.noteVisibility();
    },
    onTokens: session.told,
  });
  const alive = holdLock(edges, epoch, tabs.watchAgain);

  const asked = tabCalls({
    services,
    generations,
    onChosen: member.chose,
    onDone: copies.done,
    onChanged,
    onEnded: () => session.end('player'),
  });
  const reads = createExpectedReads({ read: asked.read, session, signal });
  const calls: CallHandlers<EngineCallName> = {
    ...asked,
    read: reads.read,
    ...sessionCalls,
    ...slip.calls,
    ...withdrawing.calls,
    changePool: async (change) => (await pool().catch(() => unloaded)).calls.changePool(change),
    playPool: async (request) => (await pool().catch(() => unloaded)).calls.playPool(request),
    setFavouriteLeague: ({ favourite, ...league }) => favourites.set(league, favourite),
    takeOverFavourites: ({ yes }) => favourites.takeOver(yes),
    ...connection.calls,
    stats: async () => ({
      ok: true,
      value: {
        epoch,
        tabs: tabs.count,
        visibleTabs: tabs.visibleCount,
        watches: tabs.watches,
        events: book.size,
        messages: feed.messages,
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
      environment.tell(hello.environment);
      tabs.admit(hello, port);
      session.told(hello.tokens);
      if (hello.visible && hello.path !== undefined) expectPage(hello.path, { ...parts, reads });
      return { ok: true, value: { protocol: PROTOCOL, build: edges.build, epoch } };
    },
    call: (name, input) => {
      const call = calls[name];
      if (call === undefined) return Promise.resolve({ ok: false, failure: { kind: 'outdated' } });
      return call(input);
    },
  };
}

/** Failure of a call whose part did not load, so nothing was done. */
const notLoaded = async (): Promise<Result<never>> => ({ ok: false, failure: { kind: 'network' } });
const unloaded = { calls: { changePool: notLoaded, playPool: notLoaded } };
