/**
 * A proxy between browser and server that acts as a host, a CDN or a content blocker, which change or refuse responses.
 */
import { type IncomingMessage, type OutgoingHttpHeaders, createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { onTestFinished } from 'vitest';

export interface Road {
  origin: string;
  /** Paths with their queries, in the order they were requested. */
  requested: string[];
  /** Paths whose response was passed on. */
  answered: string[];
  close(): Promise<void>;
}

export interface RoadChanges {
  refuses?(path: string): boolean;
  headers?(path: string, headers: OutgoingHttpHeaders): OutgoingHttpHeaders;
  /** A response is passed on once this has resolved. */
  holds?(path: string): Promise<unknown>;
}

/** Opens the proxy, which ends with the test. Hubs are passed through as well. */
export async function openRoad(server: string, { refuses, headers, holds }: RoadChanges): Promise<Road> {
  const requested: string[] = [];
  const answered: string[] = [];
  const hubs = new Set<Duplex>();
  const ask = ({ url = '/', method, headers: sent }: IncomingMessage) =>
    request(new URL(url, server), { method: method ?? 'GET', headers: { ...sent, 'accept-encoding': 'identity' } });
  const road = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    requested.push(path);
    if (refuses?.(path) === true) return void incoming.socket.destroy();
    const asked = ask(incoming);
    asked.on('error', () => incoming.socket.destroy());
    const answer = async (response: IncomingMessage): Promise<void> => {
      await holds?.(path);
      if (incoming.socket.destroyed) return;
      answered.push(path);
      outgoing.writeHead(response.statusCode ?? 502, headers?.(path, response.headers) ?? response.headers);
      response.pipe(outgoing);
    };
    asked.on('response', (response) => void answer(response));
    incoming.pipe(asked);
    return undefined;
  });
  road.on('upgrade', (incoming, socket) => {
    if (refuses?.(incoming.url ?? '/') === true) return void socket.destroy();
    hubs.add(socket);
    socket.on('close', () => hubs.delete(socket));
    const asked = ask(incoming);
    asked.on('error', () => socket.destroy());
    asked.on('upgrade', ({ headers: told }, hub) => {
      const lines = Object.entries(told).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      socket.on('error', () => hub.destroy());
      hub.on('error', () => socket.destroy());
      socket.pipe(hub).pipe(socket);
    });
    void Promise.resolve(holds?.(incoming.url ?? '/')).then(() => asked.end());
    return undefined;
  });
  road.listen(0, '127.0.0.1');
  await once(road, 'listening');
  const close = async (): Promise<void> => {
    if (!road.listening) return;
    const closed = once(road, 'close');
    road.close();
    road.closeAllConnections();
    // The server counts an upgraded connection until it ends, and no longer closes it.
    for (const socket of hubs) socket.destroy();
    await closed;
  };
  onTestFinished(close);
  return { origin: `http://127.0.0.1:${(road.address() as AddressInfo).port}`, requested, answered, close };
}
