/** The engine, assembled from its parts. Each browser has one, whatever hosts it. */
import type {
  CallHandlers,
  EngineCallName,
  EngineCalls,
  Hello,
  HelloReply,
} from '../../src/contract/port/engine-contract.ts';
import { PROTOCOL } from '../../src/contract/port/protocol.ts';
import { once } from '../../src/lib/once.ts';
import { createListeners } from '../../src/lib/listeners.ts';
import type { Result } from '../../src/model/failure.ts';
import { createBook } from './book/book.ts';
import { createEventDetails } from './book/event-details.ts';
import { startLazyRepair } from './book/start-lazy-repair.ts';
import { createRecentFeeds } from './book/recent-feeds.ts';
import { createSportLists } from './book/sport-lists.ts';
import { createWriteInvalidator } from './calls/write-invalidator.ts';
import { ENVIRONMENT_RETRY_PAUSES_MS, createEnvironmentSource } from './calls/environment-source.ts';
import { createPreloadedReads } from './calls/preloaded-reads.ts';
import { createGenerations } from './calls/generations.ts';
import { createLazyPart } from './calls/lazy-part.ts';
import { createReferenceData } from './calls/reference-data.ts';
import { createRetryBudget } from './calls/retry-budget.ts';
import { createServices } from './calls/services.ts';
import { tabCalls } from './calls/tab-calls.ts';
import type { EngineContext } from './context.ts';
import { createEngineCache } from './cache/engine-cache.ts';
import { createLazyCoupons } from './coupons/lazy-coupons.ts';
import { createFavourites } from './favourites/favourites.ts';
import type { EngineEdges } from './edges.ts';
import { holdEngineLock } from './hold-engine-lock.ts';
import { createLiveConnection } from './live/live-connection.ts';
import { createFeed } from './live/feed.ts';
import { createReachability } from './live/reachability.ts';
import { createRefetch } from './live/refetch.ts';
import { createServerClock } from './money/server-clock.ts';
import type { PoolResultsOptions } from './pool/pool-results.ts';
import { runPerSession } from './session/run-per-session.ts';
import { runSessionHooks } from './session/run-session-hooks.ts';
import { createReturnHandler } from './session/return-handler.ts';
import { createSessionModule } from './session/session-module.ts';
import { watchUnread } from './session/unread-messages.ts';
import { createSlipModule } from './slip/slip-module.ts';
import { type TabPort, createTabs } from './tabs/tabs.ts';
import { preloadPage } from './topics/preload-page.ts';
import { openTopic } from './topics/open-topic.ts';
import type { TopicParts } from './topics/topic-source.ts';
import { createWithdrawalModule } from './withdrawal/withdrawal-module.ts';

export interface Engine {
  readonly epoch: string;
  /**
   * Settles when this engine holds its lock; awaited before every hello. A tab that knew the engine earlier would be
   * granted the lock itself and take the engine for dead (measured: one start in six on two cores).
   */
  alive(): Promise<void>;
  hello(hello: Hello, port: TabPort): Result<HelloReply>;
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
  const copies = createEngineCache(edges);
  const reach = createReachability(now);
  const environment = createEnvironmentSource({
    ...{ origin, fetch: copies.fetch, copyOf: copies.cachedResponse },
    backoff: retries.backoff(ENVIRONMENT_RETRY_PAUSES_MS),
  });
  const { timing } = environment;
  const { platform, deviceId, storage: tabStorage } = tabs;
  const plain = createServices({
    environment: environment.load,
    origin,
    fetch: copies.fetch,
    fetchForMember: copies.fetchForMember,
    now,
    online: () => edges.online() || reach.hasRecentTraffic(),
    reach,
    platform,
    deviceId,
    readLimit: retries.reads,
    onMalformed,
    isCompetition: (name) => reference.isCompetition(name),
  });
  const { session, member, services, wake, calls: sessionCalls } = createSessionModule(edges, plain, tabs, retries);
  copies.trackOwner(session);

  /** Listeners of topics that refetch what hub messages would have changed. */
  const missedByTopics = createListeners();
  /** Listeners for hidden values that may have changed while messages were missed. */
  const missedElsewhere = createListeners();
  const disorder = createLazyPart(() => import('./book/repair-parts.ts'), retries.backoff(), signal);
  const book = createBook({ now: () => performance.now(), disorder });
  book.onFirstEvent(store.prepare);
  const context: EngineContext = { book, services, retries, now, onMissedMessages: missedByTopics.add, onMalformed };
  const lists = createSportLists(context);
  const details = createEventDetails(context);
  const recent = createRecentFeeds(now);
  const feed = createFeed({ book, lists, recent, onMalformed });
  const isSeen = (): boolean => tabs.visibleCount > 0;
  const connection = createLiveConnection({ environment, edges, reach, handlers: feed.handlers, isSeen, onMalformed });
  const isLive = (): boolean => connection.state().status === 'on';

  const reference = createReferenceData({ services, now, retries, signal });
  const favourites = createFavourites({ store, services, session, signal });
  const clock = createServerClock(edges);
  const slip = createSlipModule({ edges, tabStorage, context, clock, reference, session, member, timing, isLive });
  const generations = createGenerations(now());
  const coupons = createLazyCoupons({
    ...{ session, member, services, generations, copies, connection, timing, now, signal },
    play: slip.play,
    savesData: edges.savesData,
    isOpen: () => tabs.count > 0,
    notify: tabs.notify,
  });
  // Transactions are refetched with the coupons.
  const grown = (): void => (['balance', 'coupons'] as const).forEach((subject) => generations.invalidate(subject));
  const moneyParts = {
    ...{ session, member, services, store, tabStorage, locks, now, signal },
    serverOffset: clock.ask,
    settleMs: async () => (await timing()).couponSettleMs,
    onMade: () => {
      void member.refresh();
      grown();
    },
  };
  const withdrawing = createWithdrawalModule({
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
    missedElsewhere.add(made.retryUnresolved);
    return made;
  });
  let wasMember = false;
  runSessionHooks(session, {
    onBegin: async () => void (wasMember = true),
    onEnd: async () => {
      // The call is not awaited, because its lock is free only when a pending order has its response.
      void withdrawing.onSessionEnd();
      // Once loaded, the pool module removes the data of the last member by itself.
      if (wasMember) await pool().catch(() => undefined);
    },
  });

  const poolParts: PoolResultsOptions = {
    ...{ services, generations, timing },
    isOpen: () => tabs.count > 0,
    onEventStatus: feed.onEventStatus,
    onNoLongerPending: () => void member.refresh(),
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
  runPerSession(session, { begin: followPool, end: () => undefined }, signal);

  for (const refresh of [member.look, favourites.refresh, slip.acceptance.poll, coupons.checkSoon]) {
    missedElsewhere.add(refresh);
  }
  const refetch = createRefetch({
    ...{ connection, timing, retries, isSeen, signal },
    refetchVisible: (isWhole) => {
      lists.revalidate(isWhole);
      details.revalidate();
      slip.slip.revalidate();
      missedByTopics.notify();
    },
    dropUnwatched: () => {
      lists.dropUnwatched();
      details.dropUnwatched();
    },
    refetchHidden: missedElsewhere.notify,
  });
  // Unresolved orders are checked at once, because few players have one and they wait for the outcome.
  connection.onConnected(slip.play.retryUnresolved);
  connection.onConnected(withdrawing.retryUnresolved);
  book.onStaleMessage(() => void (counts.stale += 1));
  startLazyRepair({ disorder, context, refreshAll: refetch.refetchVisible, refreshDetail: details.refresh, signal });
  feed.onEventStatus(({ eventId, status }) => coupons.onEventStatus(eventId, status));
  connection.onLost(book.dropHeldMessages);
  connection.onConnected(wake);
  watchUnread({
    member,
    timing,
    isNeeded: () => isSeen() && isLive(),
    onCountChange: () => generations.invalidate('messages'),
    signal,
  });

  // A coupon counts toward the turnover of a bonus.
  generations.onChange((subject) => {
    if (subject === 'coupons') generations.invalidate('bonuses');
  });
  const onChanged = createWriteInvalidator({ generations, member, onCouponsChanged: coupons.checkAfterChange });

  const parts: TopicParts = {
    ...{ context, lists, details, reference, slip, favourites, recent, connection, session, member, generations },
    ...{ withdrawing, pool, coupons },
  };
  const lookAtMember = createReturnHandler({ refetches: [member.look, slip.acceptance.poll], now: edges.now, signal });
  tabs.setService({
    openTopic: (topic, markDirty) => openTopic(topic, parts, markDirty),
    onVisible: () => {
      connection.wake();
      refetch.noteVisibility();
      lookAtMember();
    },
    onHidden: () => {
      void connection.disconnectWhenHidden();
      refetch.noteVisibility();
    },
    onTokens: session.applyReportedTokens,
  });
  const alive = holdEngineLock(edges, epoch, tabs.rewatchTabLocks);

  const asked = tabCalls({
    services,
    generations,
    onRetailerChosen: member.applyChosenRetailer,
    onWritten: copies.reviseAfterWrite,
    onChanged,
    onSessionEnded: () => session.end('player'),
  });
  const reads = createPreloadedReads({ read: asked.read, session, signal });
  const calls: CallHandlers<EngineCallName> = {
    ...asked,
    read: reads.read,
    ...sessionCalls,
    ...slip.calls,
    ...withdrawing.calls,
    changePool: async (change) => (await pool().catch(() => unloaded)).calls.changePool(change),
    playPool: async (request) => (await pool().catch(() => unloaded)).calls.playPool(request),
    setFavouriteLeague: ({ favourite, ...league }) => favourites.set(league, favourite),
    takeOverFavourites: ({ yes }) => favourites.answerOffer(yes),
    ...connection.calls,
    stats: async () => ({
      ok: true,
      value: {
        epoch,
        tabs: tabs.count,
        visibleTabs: tabs.visibleCount,
        watches: tabs.watchCount,
        events: book.size,
        messages: feed.messageCount,
        ...counts,
        connects: connection.connectCount,
        frames: tabs.frameCount,
      },
    }),
  };

  return {
    epoch,
    alive,
    hello: (hello, port) => {
      if (hello.protocol !== PROTOCOL) return { ok: false, failure: { kind: 'outdated' } };
      environment.acceptFromTab(hello.environment);
      tabs.admit(hello, port);
      session.applyReportedTokens(hello.tokens);
      if (hello.visible && hello.path !== undefined) preloadPage(hello.path, { ...parts, reads });
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
