/** The engine, assembled from its modules. Each browser has one, whatever hosts it. */
import type {
  CallHandlers,
  EngineCallName,
  EarlyHello,
  EngineCalls,
  Hello,
  HelloReply,
} from '../../src/contract/port/engine-contract.ts';
import { PROTOCOL } from '../../src/contract/port/protocol.ts';
import type { Result } from '../../src/model/failure.ts';
import { createProgramModule } from './book/program-module.ts';
import { createGenerations } from './calls/generations.ts';
import { createPreloadedReads } from './calls/preloaded-reads.ts';
import { createPreloadedRequests } from './calls/preloaded-requests.ts';
import type { Services } from './calls/services.ts';
import { createServicesModule } from './calls/services-module.ts';
import { tabCalls } from './calls/tab-calls.ts';
import { createWriteInvalidator } from './calls/write-invalidator.ts';
import { readCachedFor } from './calls/cached-reads.ts';
import { createLazyCoupons } from './coupons/lazy-coupons.ts';
import type { EngineEdges } from './edges.ts';
import { createFavourites } from './favourites/favourites.ts';
import { holdEngineLock } from './hold-engine-lock.ts';
import type { LiveConnection } from './live/live-connection.ts';
import { createLiveModule } from './live/live-module.ts';
import { type MoneyModule, createMoneyModule } from './money/money-module.ts';
import { watchUnread } from './session/member.ts';
import { createReturnHandler } from './session/return-handler.ts';
import { createSessionModule } from './session/session-module.ts';
import { type TabPort, createTabs } from './tabs/tabs.ts';
import { openTopic } from './topics/open-topic.ts';
import { preloadHome, preloadPage, preloadPublicPage } from './topics/preload-page.ts';
import type { TopicParts } from './topics/topic-source.ts';
import { once } from '../../src/lib/once.ts';

/** The parts of an engine; topics read them, and measures observe them. */
export interface EngineParts extends TopicParts {
  edges: EngineEdges;
  /** Services that send no session token; all others send their requests with them. */
  plain: Services;
  connection: LiveConnection;
  pool: MoneyModule['pool'];
}

export interface Engine {
  readonly epoch: string;
  readonly parts: EngineParts;
  /**
   * Settles when this engine holds its lock; awaited before every hello. A tab that knew the engine earlier would be
   * granted the lock itself and take the engine for dead (measured: one start in six on two cores).
   */
  alive(): Promise<void>;
  /** Requests the public data of a page whose tab has not said hello yet. */
  preload(early: EarlyHello['early']): void;
  hello(hello: Hello, port: TabPort): Result<HelloReply>;
  call<Name extends EngineCallName>(
    name: Name,
    input: EngineCalls[Name]['input'],
  ): Promise<Result<EngineCalls[Name]['output']>>;
}

/** Creates the modules in the order of their dependencies. */
export function createEngine(edges: EngineEdges): Engine {
  const { now, signal, store, locks } = edges;
  const epoch = crypto.randomUUID();
  const counts = { stale: 0, malformed: 0 };
  const onMalformed = (): void => void (counts.malformed += 1);

  const tabs = createTabs({ epoch, locks, onMalformed, signal });
  const isOpen = (): boolean => tabs.count > 0;
  const isSeen = (): boolean => tabs.visibleCount > 0;

  const access = createServicesModule({
    edges,
    platform: tabs.platform,
    deviceId: tabs.deviceId,
    isCompetition: (name) => program.reference.isCompetition(name),
    onMalformed,
  });
  const { retries, copies } = access;
  const { timing } = access.environment;
  const login = createSessionModule(edges, access.plain, tabs, retries);
  const { session, member, services } = login;
  copies.trackOwner(session);

  const requests = createPreloadedRequests(services);
  const program = createProgramModule({ edges, services: requests, cached: access.cached, retries, onMalformed });
  program.context.book.onStaleMessage(() => void (counts.stale += 1));
  const live = createLiveModule({ edges, access, program, isSeen, onMalformed });
  const { connection, isLive } = live;

  const generations = createGenerations(now());
  const favourites = createFavourites({ store, services, session, signal });
  const money = createMoneyModule({ edges, tabStorage: tabs.storage, login, program, live, generations, timing });
  const coupons = createLazyCoupons({
    session,
    member,
    services,
    generations,
    play: money.slip.play,
    copies,
    connection,
    timing,
    isOpen,
    isSeen,
    savesData: edges.savesData,
    notify: tabs.notify,
    onEventStatus: program.feed.onEventStatus,
    now,
    signal,
  });
  watchUnread({
    member,
    timing,
    isNeeded: () => isSeen() && isLive(),
    onCountChange: () => generations.invalidate('messages'),
    signal,
  });

  const pollAcceptance = money.slip.acceptance.poll;
  for (const refetch of [member.look, favourites.refresh, pollAcceptance, coupons.checkSoon]) {
    live.onMissedHidden(refetch);
  }
  connection.onConnected(login.wake);
  connection.onConnected(requests.clear);

  const parts: EngineParts = {
    edges,
    plain: access.plain,
    context: program.context,
    lists: program.lists,
    details: program.details,
    recent: program.recent,
    reference: program.reference,
    connection,
    session,
    member,
    favourites,
    generations,
    slip: money.slip,
    withdrawing: money.withdrawing,
    pool: money.pool,
    ownLimits: money.limits.part,
    movingOdds: once(async () => (await import('./topics/moving-topic.ts')).createMovingOdds(parts)),
    coupons,
  };
  const noteReturn = createReturnHandler({ refetches: [member.look, pollAcceptance], now, signal });
  tabs.setService({
    openTopic: (topic, markDirty) => openTopic(topic, parts, markDirty),
    onVisible: () => {
      connection.wake();
      live.noteVisibility();
      noteReturn();
    },
    onHidden: () => {
      void connection.disconnectWhenHidden();
      live.noteVisibility();
    },
    onTokens: session.applyReportedTokens,
  });
  const alive = holdEngineLock(edges, epoch, tabs.rewatchTabLocks);

  const { read, readCached, write } = tabCalls({
    services,
    generations,
    cached: (call, input) => readCachedFor(session, access.cached, call, input),
    onWritten: (call, input, value) => {
      login.applyWrite(call, input, value);
      copies.reviseAfterWrite(call, input);
    },
    onChanged: createWriteInvalidator({ generations, member, onCouponsChanged: coupons.checkAfterChange }),
    onSessionEnded: () => session.end('player'),
  });
  const reads = createPreloadedReads({ read, session, signal });
  const calls: CallHandlers<EngineCallName> = {
    read: money.limits.guardDeposit(reads.read),
    readCached,
    write,
    ...login.calls,
    ...money.calls,
    ...favourites.calls,
    ...connection.calls,
    stats: async () => ({
      ok: true,
      value: {
        epoch,
        tabs: tabs.count,
        visibleTabs: tabs.visibleCount,
        watches: tabs.watchCount,
        events: program.context.book.size,
        messages: program.feed.messageCount,
        ...counts,
        connects: connection.connectCount,
        frames: tabs.frameCount,
      },
    }),
  };

  return {
    epoch,
    parts,
    alive,
    preload: ({ path, platform, environment }) => {
      if (!isOpen()) {
        access.environment.acceptFromTab(environment);
        tabs.expect(platform);
        preloadHome(path, { ...parts, requests });
      }
      preloadPublicPage(path, parts);
    },
    hello: (hello, port) => {
      if (hello.protocol !== PROTOCOL) return { ok: false, failure: { kind: 'outdated' } };
      access.environment.acceptFromTab(hello.environment);
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
