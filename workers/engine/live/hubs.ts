/** Combines the two hubs into one connection: forwards their messages and merges their states. */
import { type HubName, hubTargets } from '../../../src/contract/hub/wire.ts';
import type { ConnectionState } from '../../../src/model/connection.ts';
import type { HubHandlers } from './feed.ts';
import { type ConnectInfo, type Hub, createHub } from './hub.ts';
import type { HubTransport } from './hub-transport.ts';

export interface Hubs {
  readonly status: ConnectionState['status'];
  readonly outdated: boolean;
  wake(): void;
  disconnect(): void;
  replace(): void;
}

interface HubsOptions {
  /** Opens the connection of each hub; undefined for one without a readable address. */
  connectors: Record<HubName, (() => HubTransport) | undefined>;
  handlers: HubHandlers;
  onMalformed(): void;
  /** Called for every message of either hub. */
  onMessage(): void;
  onStatus(): void;
  onConnected(how: ConnectInfo): void;
  startRetryMs(): number;
  signal: AbortSignal;
}

export function createHubs(options: HubsOptions): Hubs {
  const { handlers, onMalformed, onMessage: onHeard } = options;

  const listen = (transport: HubTransport, hub: HubName): void => {
    transport.onDropped(onMalformed);
    for (const target of hubTargets[hub]) {
      const receive = (message: unknown): void => {
        onHeard();
        handlers[target](message);
      };
      transport.on(target, (...messages) => {
        if (messages.length === 0) onMalformed();
        for (const message of messages) {
          // Hubs send one object per argument; a list of objects is accepted as well.
          if (Array.isArray(message)) for (const entry of message as unknown[]) receive(entry);
          else receive(message);
        }
      });
    }
  };
  const open = (hub: HubName): Hub => {
    const connect = options.connectors[hub];
    if (connect === undefined) return unreachable;
    return createHub({
      connect,
      attachHandlers: (transport) => listen(transport, hub),
      onStatus: options.onStatus,
      onConnected: options.onConnected,
      startRetryMs: options.startRetryMs,
      signal: options.signal,
    });
  };

  const lite = open('lite');
  const score = open('score');

  return {
    get status() {
      if (lite.status === 'on' && score.status === 'on') return 'on';
      return lite.status === 'off' || score.status === 'off' ? 'off' : 'connecting';
    },
    get outdated() {
      return lite.outdated || score.outdated;
    },
    wake: () => {
      lite.wake();
      score.wake();
    },
    disconnect: () => {
      lite.disconnect();
      score.disconnect();
    },
    replace: () => {
      lite.replace();
      score.replace();
    },
  };
}

/** A hub without an address stays off; the other one is connected all the same. */
const unreachable: Hub = {
  status: 'off',
  outdated: false,
  wake: () => undefined,
  disconnect: () => undefined,
  replace: () => undefined,
};
