/**
 * Keeps an engine open for this tab: a lost engine is reopened together with its watches. An engine that does not
 * start, or ends right after its start, is retried with growing delays and finally given up.
 */
import { createListeners } from '../../lib/listeners.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { Hello, Reads, Writes } from '../../contract/port/engine-contract.ts';
import { createEngineCaller } from './engine-caller.ts';
import type { EngineClient, EngineHealth, NoticeListener } from './engine-client.ts';
import type { EngineHost } from './engine-hosts.ts';
import type { EngineLink, LinkOptions } from './engine-link.ts';
import type { TabIdentity } from './tab-identity.ts';
import { createWatchList } from './watch-list.ts';
import type { ReadName, WriteName } from '../../contract/services/calls.ts';

/** Delays between attempts to open an engine that does not start, ms. After the last one the player decides. */
export const START_RETRY_DELAYS_MS: readonly number[] = [100, 500, 1_500, 3_000, 6_000, 10_000];
/** An engine that lived at least this long counts as started, ms. */
const STEADY_MS = 3_000;

interface EngineSupervisorEdges {
  createEngineHost(): EngineHost;
  claimIdentity(): TabIdentity;
  /** Returns the tab's facts for a new engine; facts that are sent once are consumed. */
  createHello(): Omit<Hello, 'tabId'>;
  /** Returns the facts that may have changed since the hello. */
  currentTabState(): Pick<Hello, 'visible' | 'tokens'>;
  handleTokensRequest: LinkOptions['handleTokensRequest'];
  handleIntentsRequest: LinkOptions['handleIntentsRequest'];
}

export interface SupervisedEngine {
  client: EngineClient;
  /** Releases everything, because the tab is left: into the back/forward cache, frozen, or for good. */
  suspend(): void;
  /** Reopens the engine after the tab was left; otherwise does nothing. */
  resume(): void;
  /** Reports to the engine that the tab was shown or hidden. */
  reportVisibility(): void;
  /** Sends the cookies' current tokens to the engine, because they may have changed. */
  reportTokens(): void;
}

export function superviseEngine(edges: EngineSupervisorEdges): SupervisedEngine {
  const {
    createEngineHost: createHost,
    claimIdentity,
    createHello: introduce,
    currentTabState: tabNow,
    ...handlers
  } = edges;
  const changes = createListeners();
  const watches = createWatchList((message) => link?.send(message));
  const caller = createEngineCaller(() => link);
  let host = createHost();
  let identity = claimIdentity();
  let link: EngineLink | undefined;
  let health: EngineHealth = 'opening';
  let failures = 0;
  let away = false;
  let noticeListener: NoticeListener | undefined;
  /** Counts the lives of this tab, so that the results of an earlier life are ignored in a later one. */
  let life = 0;

  const setHealth = (next: EngineHealth): void => {
    if (next === health) return;
    health = next;
    changes.notify();
  };

  const onNotice: LinkOptions['onNotice'] = (notice) => {
    noticeListener?.(notice);
    return noticeListener !== undefined;
  };

  const open = async (): Promise<void> => {
    const mine = life;
    const { tabId, ready } = identity;
    await ready;
    if (mine !== life) return;
    const opened = await host
      .open({
        hello: { ...introduce(), tabId },
        onFrame: watches.receive,
        ...handlers,
        onNotice,
      })
      // The browser refused to create a worker or a channel: handled as a failed start.
      .catch((): Result<EngineLink> => ({ ok: false, failure: { kind: 'unavailable' } }));
    if (mine !== life) {
      if (opened.ok) opened.value.close();
    } else if (!opened.ok) fail(opened.failure);
    // The engine ended before its loss could be listened for.
    else if (opened.value.lost.aborted) fail({ kind: 'engineLost' });
    else begin(opened.value);
  };

  const begin = (opened: EngineLink): void => {
    const since = performance.now();
    link = opened;
    opened.lost.addEventListener('abort', () => {
      if (link !== opened) return;
      link = undefined;
      if (performance.now() - since >= STEADY_MS) failures = 0;
      lose();
      tryAgain(true);
    });
    // Sends what changed while the hello was in flight.
    reportVisibility();
    reportTokens();
    watches.resendAll(opened.send);
    setHealth('open');
    caller.resume(opened);
  };

  const reportVisibility = (): void => link?.send({ type: 'visibility', visible: tabNow().visible });
  const reportTokens = (): void => link?.send({ type: 'tokens', ask: 0, tokens: tabNow().tokens });

  const lose = (): void => {
    watches.resetConnection();
    setHealth('opening');
  };

  const fail = (failure: Failure): void => {
    if (failure.kind === 'outdated') setHealth('outdated');
    // A change of leader ends the pending attempt, and the next one should start at once.
    else tryAgain(failure.kind === 'engineLost');
  };

  const tryAgain = (lost: boolean): void => {
    const delay = lost && failures === 0 ? 0 : START_RETRY_DELAYS_MS[failures];
    failures += 1;
    if (delay === undefined) {
      setHealth('failed');
      return;
    }
    const mine = life;
    setTimeout(() => {
      if (mine === life) void open();
    }, delay);
  };

  const leave = (): void => {
    if (away) return;
    away = true;
    life += 1;
    const left = link;
    link = undefined;
    left?.close();
    host.release();
    identity.release();
    lose();
  };

  const enter = (): void => {
    if (!away) return;
    away = false;
    failures = 0;
    host = createHost();
    identity = claimIdentity();
    void open();
  };

  void open();

  return {
    suspend: leave,
    resume: enter,
    reportVisibility,
    reportTokens,
    client: {
      get host() {
        return host.kind;
      },
      get health() {
        return health;
      },
      onHealth: changes.add,
      restart: () => {
        leave();
        enter();
      },
      call: caller.call,
      ...createServiceCalls(caller.call),
      watch: watches.add,
      setNoticeListener: (listener) => {
        noticeListener = listener;
      },
    },
  };
}

type Ask = EngineClient['call'];

/**
 * Typed access to the engine's two calls for services. Results lose their type at the port; the casts are sound
 * because the engine decodes by the call named here.
 */
function createServiceCalls(ask: Ask): Pick<EngineClient, 'read' | 'write'> {
  return {
    read: async <Name extends ReadName>(name: Name, input: Reads[Name]['input']) =>
      (await ask('read', { name, input })) as Result<Reads[Name]['output']>,
    write: async <Name extends WriteName>(name: Name, input: Writes[Name]['input']) =>
      (await ask('write', { name, input })) as Result<Writes[Name]['output']>,
  };
}
