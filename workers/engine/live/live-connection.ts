/** The live connection as the player sees it: opened when the environment is known, closed while no tab is visible. */
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { HubName } from '../../../src/contract/hub/wire.ts';
import type { ConnectionState } from '../../../src/model/connection.ts';
import type { EnvironmentSource } from '../calls/environment-source.ts';
import type { EngineEdges } from '../edges.ts';
import type { HubHandlers } from './feed.ts';
import type { ConnectInfo } from './hub.ts';
import { type Hubs, createHubs } from './hubs.ts';
import type { Reachability } from './reachability.ts';

export interface LiveConnection {
  state(): ConnectionState;
  onChange(listener: () => void): () => void;
  /** Notifies when a hub is not connected any more. */
  onLost(listener: () => void): () => void;
  /**
   * Notifies on every connect, the first one included: values must be refetched, because messages may have been missed.
   */
  onConnected(listener: (how: ConnectInfo) => void): () => void;
  /** Connects again after the hubs gave up or rested. */
  wake(): void;
  /** Called when a tab was hidden: if no tab is visible for a while, the hubs disconnect. */
  disconnectWhenHidden(): Promise<void>;
  /** Number of times a hub connected. */
  readonly connectCount: number;
  readonly calls: CallHandlers<'reconnect' | 'isReached'>;
}

interface LiveConnectionOptions {
  environment: EnvironmentSource;
  edges: EngineEdges;
  reach: Reachability;
  handlers: HubHandlers;
  /** Returns true while a tab is visible. */
  isSeen(): boolean;
  onMalformed(): void;
}

/**
 * The other hub usually connects a moment later, so the refetch waits this long and is made once for both hubs (a first
 * visit requested each list three times).
 */
const OTHER_HUB_MS = 500;

export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { environment, edges, reach, handlers, isSeen, onMalformed } = options;
  const changes = createListeners();
  const losses = createListeners();
  const connections = createListeners<ConnectInfo>();
  let hubs: Hubs | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let watch: AbortController | undefined;
  let lastHeardMs = 0;
  let connects = 0;
  /** Lifetime of the hubs at the addresses of one environment. */
  let period = new AbortController();
  let telling: ReturnType<typeof setTimeout> | undefined;

  const tellConnected = ({ isAutomatic }: ConnectInfo): void => {
    clearTimeout(telling);
    const tell = (): void => connections.notify({ isAutomatic });
    if (hubs?.status === 'connecting') telling = setTimeout(tell, OTHER_HUB_MS);
    else tell();
  };

  const open = async (): Promise<void> => {
    const [known, timing] = await Promise.all([environment.load(), environment.timing()]);
    const { hubStartRetryMs, hubReconnectMs, hubReconnectJitter } = timing;
    const jittered = (ms: number): number => ms * (1 + hubReconnectJitter * edges.random());
    if (edges.signal.aborted) return;
    if (!known.ok) {
      setTimeout(() => void open(), jittered(hubStartRetryMs));
      return;
    }
    const addresses = known.value.hubs;
    period = new AbortController();
    const connect = (hub: HubName) => {
      const address = addresses[hub];
      if (address === undefined) return undefined;
      const { href } = new URL(address, edges.origin);
      return () => edges.connect(hub, href, reconnectDelays(hubReconnectMs, jittered));
    };
    hubs = createHubs({
      connectors: { lite: connect('lite'), score: connect('score') },
      handlers,
      onMalformed,
      onMessage: () => {
        lastHeardMs = edges.now();
        reach.heard();
      },
      onStatus: () => {
        if (hubs?.status !== 'on') losses.notify();
        changes.notify();
      },
      onConnected: (how) => {
        connects += 1;
        lastHeardMs = edges.now();
        reach.heard();
        // The first connect is reported as well, because a list may have been loaded before the hub was listening.
        tellConnected(how);
        changes.notify();
      },
      startRetryMs: () => jittered(hubStartRetryMs),
      signal: period.signal,
    });
    changes.notify();
    void restSoon();
  };

  const restSoon = async (): Promise<void> => {
    const { hubRestMs } = await environment.timing();
    if (isSeen() || edges.signal.aborted) return;
    clearTimeout(rest);
    rest = setTimeout(goToRest, hubRestMs);
  };
  /** Disconnects the hubs and stops the sleep watchdog, so that its timer does not wake the device for nothing. */
  const goToRest = (): void => {
    watch?.abort();
    watch = undefined;
    hubs?.disconnect();
  };
  const wake = (): void => {
    clearTimeout(rest);
    startWatch();
    hubs?.wake();
  };
  const startWatch = (): void => {
    if (watch !== undefined) return;
    watch = new AbortController();
    // After a sleep a visible tab gets new connections, because the old sockets may only look open.
    watchSleep(edges.now, () => (isSeen() ? hubs?.replace() : goToRest()), watch.signal);
  };

  // `online` alone proves nothing, but it is a good moment to try.
  globalThis.addEventListener?.('online', () => isSeen() && wake(), { signal: edges.signal });
  // While the hubs are on, the source of the odds does not change the reported state.
  reach.onOdds(() => hubs?.status !== 'on' && changes.notify());
  // The cached environment of the start was out of date. The connect that follows refetches what is shown.
  environment.onChange(() => {
    period.abort();
    void open();
  });
  startWatch();
  const stop = (): void => {
    period.abort();
    watch?.abort();
    clearTimeout(rest);
    clearTimeout(telling);
  };
  edges.signal.addEventListener('abort', stop, { once: true });
  void open();

  return {
    state: () => ({
      status: hubs?.status ?? 'connecting',
      outdated: hubs?.outdated ?? false,
      lastUpdateAt: Math.floor(Math.max(lastHeardMs, reach.lastOddsMs) / 1000),
      oddsSource: hubs?.status === 'on' ? 'service' : reach.oddsSource,
    }),
    onChange: changes.add,
    onLost: losses.add,
    onConnected: connections.add,
    wake,
    disconnectWhenHidden: restSoon,
    get connectCount() {
      return connects;
    },
    calls: {
      reconnect: async () => {
        wake();
        return { ok: true, value: null };
      },
      // A hub that is on goes off by itself when its socket is dead; a response says nothing about the time after it.
      isReached: async ({ since }) => ({
        ok: true,
        value: reach.hasTrafficSince(since) && (hubs?.status === 'on' || reach.hasRecentTraffic()),
      }),
    },
  };
}

/**
 * The delays of one connection. All browsers notice the restart of a hub in the same moment, so a first delay of 0 is
 * spread as well: over the jitter of the delay after it.
 */
function reconnectDelays(delaysMs: readonly number[], jittered: (ms: number) => number): number[] {
  return delaysMs.map((ms, place) => {
    const following = delaysMs[place + 1] ?? 0;
    return Math.round(ms > 0 ? jittered(ms) : jittered(following) - following);
  });
}

const SLEEP_TICK_MS = 4_000;
const SLEEP_JUMP_MS = 20_000;

/**
 * Detects a jump of the clock: the machine slept, and a socket that looks open may be long dead (SignalR would notice
 * after its 30 s timeout).
 */
function watchSleep(now: () => number, onWoken: () => void, signal: AbortSignal): void {
  let last = now();
  const timer = setInterval(() => {
    const time = now();
    const gap = time - last;
    last = time;
    if (gap > SLEEP_TICK_MS + SLEEP_JUMP_MS) onWoken();
  }, SLEEP_TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
