/** The engine's edges in a real worker. */
import { CONTENT_DATABASE, SESSION_CHANNEL } from '../../src/contract/names.ts';
import { shouldSaveData } from '../../src/lib/should-save-data.ts';
import { openDeviceStore } from '../../src/storage/device/device-database.ts';
import { hasDatabase } from '../../src/storage/has-database.ts';
import { lazyHubTransport } from './live/lazy-hub-transport.ts';
import type { EngineEdges } from './edges.ts';

export function browserEdges(): EngineEdges {
  return {
    origin: self.location.origin,
    build: __BUILD__,
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    random: () => Math.random(),
    online: () => navigator.onLine,
    savesData: () => shouldSaveData(navigator),
    store: openDeviceStore(),
    hasContentCache: () => hasDatabase((name) => name === CONTENT_DATABASE),
    locks: navigator.locks,
    sessionChannel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(SESSION_CHANNEL),
    connect: (_hub, url, reconnectMs) =>
      lazyHubTransport(async () => (await import('./live/hub-transport.ts')).connectSignalR(url, reconnectMs)),
    signal: new AbortController().signal,
  };
}
