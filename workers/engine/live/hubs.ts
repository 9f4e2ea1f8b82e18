/** Both hubs as one connection: what they push, decoded; what state they are in; when they are woken. */
import { decodeEventUpdate, decodeScoreUpdate } from '../../../src/contract/hub/decode.ts';
import { type HubName, type HubTarget, hubTargets } from '../../../src/contract/hub/wire.ts';
import type { ConnectionState } from '../../../src/contract/port/topics.ts';
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import { createHub } from './hub.ts';
import type { HubTransport } from './hub-transport.ts';

export interface Hubs {
  readonly status: ConnectionState['status'];
  readonly outdated: boolean;
  wake(): void;
  replace(): void;
}

export interface HubsOptions {
  connect(hub: HubName): HubTransport;
  onEvent(update: EventUpdate, target: HubTarget): void;
  onScore(update: ScoreUpdate): void;
  onMalformed(): void;
  /** Any message of either hub came. */
  onHeard(): void;
  onStatus(): void;
  onConnected(): void;
  signal: AbortSignal;
}

export function createHubs(options: HubsOptions): Hubs {
  const onMalformed = (): void => options.onMalformed();

  const receive = (target: HubTarget, message: unknown): void => {
    options.onHeard();
    if (target === 'currentScore') {
      const update = decodeScoreUpdate(message);
      if (update === null) options.onMalformed();
      else options.onScore(update);
      return;
    }
    const update = decodeEventUpdate(message, onMalformed);
    if (update === null) options.onMalformed();
    else options.onEvent(update, target);
  };

  const open = (hub: HubName) =>
    createHub({
      connect: () => options.connect(hub),
      listen: (transport) => {
        for (const target of hubTargets[hub]) {
          transport.on(target, (...messages) => {
            if (messages.length === 0) options.onMalformed();
            for (const message of messages) {
              // One object per argument is the rule; a list of them is understood as well.
              if (Array.isArray(message)) for (const entry of message as unknown[]) receive(target, entry);
              else receive(target, message);
            }
          });
        }
      },
      onStatus: options.onStatus,
      onConnected: options.onConnected,
      signal: options.signal,
    });

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
    replace: () => {
      lite.replace();
      score.replace();
    },
  };
}
