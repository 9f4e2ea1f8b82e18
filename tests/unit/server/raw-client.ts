/** A hub client without the library, which exposes every protocol message; sends only the handshake. */
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { StandIn } from '../../../server/http/serve-world.ts';
import { hubPaths } from '../../../server/hubs/live-hubs.ts';
import type { HubName } from '../../../src/contract/hub/wire.ts';

export interface RawClient {
  messages: Record<string, unknown>[];
  opened(): Promise<void>;
  /** Resolves once so many messages have been received. */
  received(count: number): Promise<void>;
  /** Resolves when the connection is closed, with all messages received until then. */
  closed(): Promise<Record<string, unknown>[]>;
}

export function rawClient(
  standIn: StandIn,
  hub: HubName,
  handshake: object = { protocol: 'json', version: 1 },
): RawClient {
  const socket = new WebSocket(standIn.url.replace('http', 'ws') + hubPaths[hub]);
  onTestFinished(() => socket.terminate());
  const messages: Record<string, unknown>[] = [];
  let wake: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => socket.once('open', resolve));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('open', () => socket.send(`${JSON.stringify(handshake)}\x1e`));
  socket.on('message', (frame: Buffer) => {
    const texts = frame.toString('utf8').split('\x1e').slice(0, -1);
    for (const text of texts) messages.push(JSON.parse(text));
    wake?.();
  });
  return {
    messages,
    opened: () => opened,
    async received(count) {
      while (messages.length < count) await new Promise<void>((resolve) => (wake = resolve));
    },
    async closed() {
      await closed;
      return messages;
    },
  };
}
