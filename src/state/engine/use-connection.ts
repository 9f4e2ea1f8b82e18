/** State of the live connection as shown to players; `connecting` until the engine has reported. */
import type { ConnectionState } from '../../model/connection.ts';
import { useSyncExternalStore } from 'react';
import { OUTDATED_TEXT } from '../../domain/outdated-text.ts';
import type { EngineHealth } from '../../platform/engine-client/engine-client.ts';
import { callEngine, engine } from './call-engine.ts';
import { useTopicEntry, useTopic } from './use-topic.ts';
import { useOnline } from './online.ts';

const connecting: ConnectionState = {
  status: 'connecting',
  outdated: false,
  lastUpdateAt: 0,
  oddsSource: 'service',
};
const off: ConnectionState = { ...connecting, status: 'off' };

export function useConnection(): ConnectionState {
  const view = useTopic({ kind: 'connection' });
  const told = useTopicEntry(view, 'state');
  const health = useEngineHealth();
  // The last state of a lost engine is out of date.
  if (health === 'open') return told ?? connecting;
  return health === 'opening' ? connecting : off;
}

/**
 * Returns true when skew requires another build: this one is no longer served, or cannot talk with the running engine.
 */
export function useIsBuildOutdated(): boolean {
  const { outdated } = useConnection();
  return useEngineHealth() === 'outdated' || outdated;
}

/**
 * Returns `on` when service calls may succeed. `offline`: the browser reports no network, or there is no engine;
 * `outdated`: this build is not served. Independent of the hubs, which services do not need.
 */
export function useServiceReachability(): 'on' | 'offline' | 'outdated' {
  const health = useEngineHealth();
  const outdated = useIsBuildOutdated();
  if (!useOnline()) return 'offline';
  if (outdated) return 'outdated';
  return health === 'open' || health === 'opening' ? 'on' : 'offline';
}

export function useIsConnected(): boolean {
  return useServiceReachability() === 'on';
}

/**
 * Returns why nothing can be loaded now, '' when the services are reachable. @param offline text for a player without a
 * network
 */
export function useUnreachableText(offline: string): string {
  const reach = useServiceReachability();
  if (reach === 'on') return '';
  return reach === 'outdated' ? OUTDATED_TEXT : offline;
}

export function useEngineHealth(): EngineHealth {
  return useSyncExternalStore(onHealth, currentHealth);
}

/** Restarts the engine, or its hubs when the engine runs (live-1). The outcome arrives on the topic. */
export async function reconnect(): Promise<void> {
  if (engine().health === 'open') await callEngine('reconnect', null);
  else engine().restart();
}

const onHealth = (listener: () => void): (() => void) => engine().onHealth(listener);

const currentHealth = (): EngineHealth => engine().health;
