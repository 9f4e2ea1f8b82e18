/** The live connection as the player sees it: opened when the environment is known, woken, replaced after a sleep. */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { ConnectionState } from '../../../src/model/connection.ts';
import type { EnvironmentSource } from '../calls/environment.ts';
import type { EngineEdges } from '../edges.ts';
import type { HubHandlers } from './feed.ts';
import { type Hubs, createHubs } from './hubs.ts';
import { watchSleep } from './sleep-watchdog.ts';

export interface Connection {
  state(): ConnectionState;
  onChange(listener: () => void): () => void;
  /** A hub is not connected any more. */
  onLost(listener: () => void): () => void;
  /** Connected, for the first time or again: what came in between is to be loaded. */
  onConnected(listener: () => void): () => void;
  /** Starts again after the hubs gave up. */
  wake(): void;
  /** How often a hub connected. */
  readonly connects: number;
}

export interface ConnectionOptions {
  environment: EnvironmentSource;
  edges: EngineEdges;
  handlers: HubHandlers;
  onMalformed(): void;
}

/**
 * The other hub is most often a moment behind: what was missed is asked for once, not once for each hub (a first visit
 * asked for each list three times).
 */
const OTHER_HUB_MS = 500;

export function createConnection({ environment, edges, handlers, onMalformed }: ConnectionOptions): Connection {
  const changes = createListeners();
  const losses = createListeners();
  const connections = createListeners();
  let hubs: Hubs | undefined;
  let lastHeardMs = 0;
  let connects = 0;
  let telling: ReturnType<typeof setTimeout> | undefined;

  const tellConnected = (): void => {
    clearTimeout(telling);
    if (hubs?.status === 'connecting') telling = setTimeout(connections.tell, OTHER_HUB_MS);
    else connections.tell();
  };

  const open = async (): Promise<void> => {
    const [known, { hubStartRetryMs, hubReconnectMs }] = await Promise.all([environment.load(), environment.timing()]);
    if (edges.signal.aborted) return;
    if (!known.ok) {
      setTimeout(() => void open(), hubStartRetryMs);
      return;
    }
    const addresses = known.value.hubs;
    hubs = createHubs({
      connect: (hub) => edges.connect(hub, new URL(addresses[hub], edges.origin).href, hubReconnectMs),
      handlers,
      onMalformed,
      onHeard: () => {
        lastHeardMs = edges.now();
      },
      onStatus: () => {
        if (hubs?.status !== 'on') losses.tell();
        changes.tell();
      },
      onConnected: () => {
        connects += 1;
        lastHeardMs = edges.now();
        // The first connect as well: a list may have been loaded before the hub was listening.
        tellConnected();
        changes.tell();
      },
      startRetryMs: hubStartRetryMs,
      signal: edges.signal,
    });
    changes.tell();
  };

  const wake = (): void => hubs?.wake();

  edges.signal.addEventListener('abort', () => clearTimeout(telling), { once: true });
  // `online` alone proves nothing, but it is a good moment to try.
  globalThis.addEventListener?.('online', wake, { signal: edges.signal });
  watchSleep(edges.now, () => hubs?.replace(), edges.signal);
  void open();

  return {
    state: () => ({
      status: hubs?.status ?? 'connecting',
      outdated: hubs?.outdated ?? false,
      lastHeard: Math.floor(lastHeardMs / 1000),
    }),
    onChange: changes.add,
    onLost: losses.add,
    onConnected: connections.add,
    wake,
    get connects() {
      return connects;
    },
  };
}
