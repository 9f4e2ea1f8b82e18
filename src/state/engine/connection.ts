/** What a player is told about the live connection; until the engine spoke, it is being made. */
import type { ConnectionState } from '../../model/connection.ts';
import { useSyncExternalStore } from 'react';
import { failureText } from '../../domain/failure-text.ts';
import type { EngineHealth } from '../../platform/engine-client/engine-client.ts';
import { askEngine, engine } from './engine.ts';
import { useEntry, useTopic } from './live.ts';
import { useOnline } from './online.ts';

const connecting: ConnectionState = { status: 'connecting', outdated: false, lastHeard: 0, copied: false };
const off: ConnectionState = { status: 'off', outdated: false, lastHeard: 0, copied: false };

export function useConnection(): ConnectionState {
  const view = useTopic({ kind: 'connection' });
  const told = useEntry(view, 'state');
  const health = useEngineHealth();
  // What a lost engine said last is not what is.
  if (health === 'open') return told ?? connecting;
  return health === 'opening' ? connecting : off;
}

/** Another build is asked for: this one is not served any more, or cannot talk with the engine that runs. */
export function useOutdated(): boolean {
  const { outdated } = useConnection();
  return useEngineHealth() === 'outdated' || outdated;
}

/**
 * Whether asking may get an answer, and what is in the way: the browser believes in no network, or there is no engine; or
 * this build is not served. Services are asked without the hubs: that these gave up says nothing of them.
 */
export function useReach(): 'on' | 'offline' | 'outdated' {
  const health = useEngineHealth();
  const outdated = useOutdated();
  if (!useOnline()) return 'offline';
  if (outdated) return 'outdated';
  return health === 'open' || health === 'opening' ? 'on' : 'offline';
}

export function useConnected(): boolean {
  return useReach() === 'on';
}

/** Why nothing can be asked for now, '' for nothing in the way. @param offline the words for a player without a network */
export function useUnreached(offline: string): string {
  const reach = useReach();
  if (reach === 'on') return '';
  return reach === 'outdated' ? failureText({ kind: 'outdated' }) : offline;
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
