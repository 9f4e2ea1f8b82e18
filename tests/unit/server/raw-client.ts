/** A hub client without the library, to see every message of the protocol. It shakes hands and then says nothing. */
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { StandIn } from '../../../server/http/serve-world.ts';
import { hubPaths } from '../../../server/hubs/live-hubs.ts';
import type { HubName } from '../../../src/contract/hub/wire.ts';

export interface RawClient {
  messages: Record<string, unknown>[];
  opened(): Promise<void>;
  /** Waits until so many messages have come. */
  received(count: number): Promise<void>;
  /** Waits for the end; everything that came before it. */
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
