/**
 * Keeps an engine open for this tab: a lost one is opened again, its watches with it; one that does not start, or dies
 * as soon as it started, is tried ever more slowly and in the end not at all.
 */
import { createListeners } from '../../lib/listeners.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { Hello } from '../../contract/port/engine.ts';
import { createCaller } from './engine-calls.ts';
import type { EngineClient, EngineHealth, NoticeListener } from './engine-client.ts';
import type { Host } from './hosts.ts';
import type { EngineLink, LinkOptions } from './engine-link.ts';
import type { TabIdentity } from './tab-identity.ts';
import { serviceCalls } from './service-calls.ts';
import { createWatchList } from './watch-list.ts';

/** Between tries to open an engine that does not start. After the last one the player decides. */
export const RETRY_MS: readonly number[] = [100, 500, 1_500, 3_000, 6_000, 10_000];
/** An engine that lived at least so long had started. */
const STEADY_MS = 3_000;

export interface KeepEngineEdges {
  createHost(): Host;
  claimIdentity(): TabIdentity;
  /** What this tab says of itself to a new engine. What is told once is spent by it. */
  introduce(): Omit<Hello, 'tabId'>;
  /** What of it may have changed since. */
  tabNow(): Pick<Hello, 'visible' | 'tokens'>;
  holdTokens: LinkOptions['holdTokens'];
  holdIntents: LinkOptions['holdIntents'];
}

export interface KeptEngine {
  client: EngineClient;
  /** The tab goes away: into the back/forward cache, frozen, or for good. Nothing of it may hold anything. */
  leave(): void;
  /** The tab is back; does nothing unless it left. */
  enter(): void;
  /** The tab was shown or hidden. */
  tellVisibility(): void;
  /** The cookies may have changed: the engine hears what they hold. */
  tellTokens(): void;
}

export function keepEngine(edges: KeepEngineEdges): KeptEngine {
  const { createHost, claimIdentity, introduce, tabNow, holdTokens, holdIntents } = edges;
  const changes = createListeners();
  const watches = createWatchList((message) => link?.send(message));
  const caller = createCaller(() => link);
  let host = createHost();
  let identity = claimIdentity();
  let link: EngineLink | undefined;
  let health: EngineHealth = 'opening';
  let failures = 0;
  let away = false;
  let noticeListener: NoticeListener | undefined;
  /** Counts lives of this tab: what an earlier one started must not speak for a later one. */
  let life = 0;

  const setHealth = (next: EngineHealth): void => {
    if (next === health) return;
    health = next;
    changes.tell();
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
      .open({ hello: { ...introduce(), tabId }, onFrame: watches.receive, holdTokens, holdIntents, onNotice })
      // A worker or a channel the browser refuses to make: one that did not start, as any other.
      .catch((): Result<EngineLink> => ({ ok: false, failure: { kind: 'unavailable' } }));
    if (mine !== life) {
      if (opened.ok) opened.value.close();
    } else if (!opened.ok) fail(opened.failure);
    // Gone before we could listen for its end.
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
    // What changed while hello was under way.
    tellNow(opened);
    watches.repeat(opened.send);
    setHealth('open');
    caller.resume(opened);
  };

  const tellNow = ({ send }: EngineLink): void => {
    const { visible, tokens } = tabNow();
    send({ type: 'visibility', visible });
    send({ type: 'tokens', ask: 0, tokens });
  };

  const lose = (): void => {
    watches.forgetConnection();
    setHealth('opening');
  };

  const fail = (failure: Failure): void => {
    if (failure.kind === 'outdated') setHealth('outdated');
    // A change of leader ends the attempt that was under way; the next one is meant to come at once.
    else tryAgain(failure.kind === 'engineLost');
  };

  const tryAgain = (lost: boolean): void => {
    const delay = lost && failures === 0 ? 0 : RETRY_MS[failures];
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
    host.leave();
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
    leave,
    enter,
    tellVisibility: () => link?.send({ type: 'visibility', visible: tabNow().visible }),
    tellTokens: () => link?.send({ type: 'tokens', ask: 0, tokens: tabNow().tokens }),
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
      ...serviceCalls(caller.call),
      watch: watches.add,
      hearNotices: (listener) => {
        noticeListener = listener;
      },
    },
  };
}
