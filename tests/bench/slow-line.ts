/**
 * A phone's line before a server: everything a browser sends or receives (pages, workers, sockets) shares one rate and
 * waits half a round trip in each direction. The browser's own throttling does not affect shared and service workers.
 */
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface SlowLine {
  url: string;
  /** Makes the line as slow as `line`, or unlimited. */
  set(line: Line | undefined): void;
  /** Bytes received so far. */
  bytesDown(): number;
  close(): Promise<void>;
}

export interface Line {
  /** Bits a second. */
  down: number;
  up: number;
  /** Milliseconds there and back. */
  roundTrip: number;
}

/** The line of a slow phone in the usual page-speed tools. */
export const SLOW_PHONE: Line = { down: 1_600_000, up: 750_000, roundTrip: 150 };

export async function openSlowLine(serverUrl: string): Promise<SlowLine> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let line: Line | undefined;
  let bytesDown = 0;
  const down = createWay(() => line?.down);
  const up = createWay(() => line?.up);

  const server = createServer({ allowHalfOpen: false }, (client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // A connection takes a round trip of its own to open, while the local one opens at once.
    const shaken = performance.now() + (line?.roundTrip ?? 0);
    const half = (): number => (line?.roundTrip ?? 0) / 2;
    up.carry(client, upstream, () => Math.max(half(), shaken + half() - performance.now()));
    down.carry(upstream, client, half);
    upstream.on('data', (bytes: Buffer) => {
      bytesDown += bytes.length;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      line = next;
    },
    bytesDown: () => bytesDown,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

interface Way {
  carry(from: Socket, to: Socket, delayMs: () => number): void;
}

/** Bytes per packet: packets of all connections are sent one after the other, as by a radio. */
const PACKET = 1_460;

/** Sends packets in one direction of the line: all connections share one queue. */
function createWay(rate: () => number | undefined): Way {
  let freeAt = 0;
  return {
    carry: (from, to, delayMs) => {
      // Each connection has its own queue: timers alone would let a packet overtake the one before it.
      const queue: { packet: Buffer; at: number }[] = [];
      let lastAt = 0;
      let ended = false;
      let timer: NodeJS.Timeout | undefined;
      const drain = (): void => {
        timer = undefined;
        for (let next = queue[0]; next !== undefined; next = queue[0]) {
          const wait = next.at - performance.now();
          if (wait > 0) {
            timer = setTimeout(drain, Math.ceil(wait));
            return;
          }
          queue.shift();
          if (to.writable) to.write(next.packet);
        }
        // The closing of one side ends the other, after the packets in flight were delivered to it.
        if (ended) to.destroySoon();
      };
      const send = (packet: Buffer): void => {
        const bits = rate();
        const now = performance.now();
        freeAt = bits === undefined ? now : Math.max(freeAt, now) + (packet.length * 8_000) / bits;
        lastAt = Math.max(freeAt + delayMs(), lastAt);
        queue.push({ packet, at: lastAt });
      };
      from.on('data', (bytes: Buffer) => {
        for (let at = 0; at < bytes.length; at += PACKET) send(bytes.subarray(at, at + PACKET));
        if (timer === undefined) drain();
      });
      // Errors are ignored here: the reason for a close does not matter.
      from.on('error', () => undefined);
      from.on('close', () => {
        ended = true;
        if (timer === undefined) drain();
      });
    },
  };
}
