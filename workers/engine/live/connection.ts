/** The live connection as the player sees it: opened when the environment is known, woken, replaced after a sleep. */
import type { Environment } from '../../../src/contract/environment.ts';
import type { Result } from '../../../src/contract/errors.ts';
import { type HubTarget, START_RETRY_MS } from '../../../src/contract/hub/wire.ts';
import type { ConnectionState } from '../../../src/contract/port/topics.ts';
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import type { EngineEdges } from '../edges.ts';
import { type Hubs, createHubs } from './hubs.ts';
import { watchSleep } from './sleep-watchdog.ts';

export interface Connection {
  state(): ConnectionState;
  onChange(listener: () => void): () => void;
  /** Starts again after the hubs gave up. */
  wake(): void;
  /** How often a hub connected. */
  readonly connects: number;
}

export interface ConnectionOptions {
  environment(): Promise<Result<Environment>>;
  edges: EngineEdges;
  onEvent(update: EventUpdate, target: HubTarget): void;
  onScore(update: ScoreUpdate): void;
  onMalformed(): void;
  /** A hub is not connected any more. */
  onLost(): void;
  /** Connected again: what came in between is to be loaded. */
  onMissed(): void;
}

export function createConnection(options: ConnectionOptions): Connection {
  const { edges } = options;
  const listeners = new Set<() => void>();
  let hubs: Hubs | undefined;
  let lastHeardMs = 0;
  let connects = 0;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const open = async (): Promise<void> => {
    const environment = await options.environment();
    if (edges.signal.aborted) return;
    if (!environment.ok) {
      setTimeout(() => void open(), START_RETRY_MS);
      return;
    }
    const addresses = environment.value.hubs;
    hubs = createHubs({
      connect: (hub) => edges.connect(hub, new URL(addresses[hub], edges.origin).href),
      onEvent: options.onEvent,
      onScore: options.onScore,
      onMalformed: options.onMalformed,
      onHeard: () => {
        lastHeardMs = edges.now();
      },
      onStatus: () => {
        if (hubs?.status !== 'on') options.onLost();
        tell();
      },
      onConnected: () => {
        connects += 1;
        lastHeardMs = edges.now();
        // The first connect as well: a list may have been loaded before the hub was listening.
        options.onMissed();
        tell();
      },
      signal: edges.signal,
    });
    tell();
  };

  const wake = (): void => hubs?.wake();

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
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake,
    get connects() {
      return connects;
    },
  };
}
