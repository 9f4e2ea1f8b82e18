/** What a player is told about the live connection; until the engine spoke, it is being made. */
import type { ConnectionState } from '../../model/connection.ts';
import { useSyncExternalStore } from 'react';
import type { EngineHealth } from '../../platform/engine-client/engine-client.ts';
import { askEngine, engine } from './engine.ts';
import { useEntry, useTopic } from './live.ts';
import { useOnline } from './online.ts';

const connecting: ConnectionState = { status: 'connecting', outdated: false, lastHeard: 0 };
const off: ConnectionState = { status: 'off', outdated: false, lastHeard: 0 };

export function useConnection(): ConnectionState {
  const view = useTopic({ kind: 'connection' });
  const told = useEntry(view, 'state');
  const health = useEngineHealth();
  // What a lost engine said last is not what is.
  if (health === 'open') return told ?? connecting;
  return health === 'opening' ? connecting : off;
}

/**
 * Whether asking may get an answer: the browser believes in the network, there is an engine or one is on its way, and this
 * build is served. Services are asked without the hubs: that these gave up says nothing of them.
 */
export function useConnected(): boolean {
  const { outdated } = useConnection();
  const health = useEngineHealth();
  const answers = health === 'open' || health === 'opening';
  return useOnline() && answers && !outdated;
}

export function useEngineHealth(): EngineHealth {
  return useSyncExternalStore(onHealth, currentHealth);
}

/** Starts again what gave up: the engine itself, or its hubs (live-1). What comes of it is heard on the topic. */
export async function reconnect(): Promise<void> {
  if (engine().health === 'open') await askEngine('reconnect', null);
  else engine().restart();
}

const onHealth = (listener: () => void): (() => void) => engine().onHealth(listener);

const currentHealth = (): EngineHealth => engine().health;
