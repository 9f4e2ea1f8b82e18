/**
 * A phone's line before a server: everything a browser sends or gets, whoever of it asks (pages, workers, sockets), shares
 * one rate and waits half a round trip on each way. The browser's own switch leaves shared and service workers alone.
 */
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface SlowLine {
  url: string;
  /** From now on as slow as `line` says, or as fast as the machine. */
  set(line: Line | undefined): void;
  /** Bytes that came down so far. */
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

/** What tools for the speed of pages take for a slow phone. */
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
    // A connection is made by a round trip of its own; here it was there at once.
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

/** As a radio sends: packets of all connections one after the other. */
const PACKET = 1_460;

/** One direction, shared by all connections: its packets stand in one queue. */
function createWay(rate: () => number | undefined): Way {
  let freeAt = 0;
  return {
    carry: (from, to, delayMs) => {
      // One queue a connection: timers alone would let a packet overtake the one before it.
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
        // One side gone, the other has nobody to speak to, once it has what was on its way.
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
      // Why it went does not matter here.
      from.on('error', () => undefined);
      from.on('close', () => {
        ended = true;
        if (timer === undefined) drain();
      });
    },
  };
}
