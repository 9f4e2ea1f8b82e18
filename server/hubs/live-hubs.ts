/** The two hubs on the server's own port: routes upgrades by path and turns the world's broadcasts into invocations. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type HubName, KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../../src/contract/hub/wire.ts';
import type { Broadcast } from '../world.ts';
import type { HubClient } from './hub-connection.ts';
import { StandInHub, type HubAction, type HubStats, type HubTiming } from './stand-in-hub.ts';
import { invocationMessage } from './signalr-messages.ts';
import { randomBytes } from 'node:crypto';

interface Negotiations {
  /** Returns `welcome` when a socket with this id, or without one, may connect; otherwise the status of its refusal. */
  claim(id: string | null): 'welcome' | '404 Not Found' | '409 Conflict';
}

const NEWEST_VERSION = 1;
const availableTransports = [
  { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
];

/**
 * Responses of a hub to plain requests, as in ASP.NET Core: a negotiation yields an id to connect with, which works
 * once. The app itself does not negotiate (wire-hub-1).
 */
function serveNegotiations(app: FastifyInstance, paths: readonly string[]): Negotiations {
  /** Issued ids, with true for those already used. */
  const given = new Map<string, boolean>();
  const newId = (): string => randomBytes(16).toString('base64url');

  for (const path of paths) {
    app.post<{ Querystring: { negotiateVersion?: string } }>(`${path}/negotiate`, (request) => {
      const asked = request.query.negotiateVersion ?? '0';
      if (!/^-?\d+$/.test(asked)) return { error: 'The client requested a non-integer protocol version.' };
      const negotiateVersion = Math.min(Number(asked), NEWEST_VERSION);
      const connectionId = newId();
      if (negotiateVersion < 1) {
        given.set(connectionId, false);
        return { negotiateVersion, connectionId, availableTransports };
      }
      const connectionToken = newId();
      given.set(connectionToken, false);
      return { negotiateVersion, connectionId, connectionToken, availableTransports };
    });
    app.route<{ Querystring: { id?: string } }>({
      method: ['GET', 'POST', 'DELETE'],
      url: path,
      handler: ({ query: { id } }, reply): FastifyReply =>
        id === undefined
          ? reply.code(400).type('text/plain').send('Connection ID required')
          : reply.code(404).type('text/plain').send('No Connection with that ID'),
    });
  }

  return {
    claim(id) {
      if (id === null) return 'welcome';
      const taken = given.get(id);
      if (taken === undefined) return '404 Not Found';
      given.set(id, true);
      return taken ? '409 Conflict' : 'welcome';
    },
  };
}

export const hubPaths: Record<HubName, string> = { lite: '/sportsBookHubLite', score: '/sportsBookHub' };
export const hubNames = ['lite', 'score'] as const satisfies readonly HubName[];

export interface LiveHubs {
  /** Adds a client of the same process and returns the function that removes it; undefined while the hub refuses. */
  join(hub: HubName, client: HubClient): (() => void) | undefined;
  broadcast(broadcasts: readonly Broadcast[]): void;
  /** Sends these arguments unchanged, well-formed or not. */
  push(hub: HubName, target: string, messages: readonly unknown[]): void;
  /** Applies the action to one hub, or to both when none is given. */
  apply(action: HubAction, hub?: HubName): void;
  stats(): Record<HubName, HubStats>;
  reset(): void;
  close(): void;
}

export function openHubs(app: FastifyInstance, timing: HubTiming = defaultTiming): LiveHubs {
  const { server }: { server: Server } = app;
  const negotiations = serveNegotiations(app, Object.values(hubPaths));
  const hubs: Record<HubName, StandInHub> = { lite: new StandInHub(timing), score: new StandInHub(timing) };
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 64 * 1024 });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client may disconnect before ws owns the socket; an unhandled error event would then end the server.
    const abandon = (): void => void socket.destroy();
    socket.on('error', abandon);
    const name = hubOf(request.url ?? '');
    if (name === undefined) return refuse(socket, '404 Not Found');
    if (hubs[name].isRefusing) return refuse(socket, '503 Service Unavailable');
    const claim = negotiations.claim(new URL(request.url ?? '', 'ws://hub').searchParams.get('id'));
    if (claim !== 'welcome') return refuse(socket, claim);
    socket.off('error', abandon);
    sockets.handleUpgrade(request, socket, head, (webSocket) => hubs[name].acceptSocket(webSocket));
  });

  return {
    join: (hub, client) => (hubs[hub].isRefusing ? undefined : hubs[hub].addClient(client)),
    broadcast(broadcasts) {
      const messages: Record<HubName, string[]> = { lite: [], score: [] };
      for (const { hub, target, message } of broadcasts) messages[hub].push(invocationMessage(target, message));
      for (const name of hubNames) if (messages[name].length > 0) hubs[name].broadcast(messages[name]);
    },
    push: (hub, target, messages) => hubs[hub].broadcast(messages.map((each) => invocationMessage(target, each))),
    apply(action, hub) {
      for (const name of hub === undefined ? hubNames : [hub]) hubs[name].apply(action);
    },
    stats: () => ({ lite: hubs.lite.stats(), score: hubs.score.stats() }),
    reset: () => hubNames.forEach((name) => hubs[name].reset()),
    close: () => hubNames.forEach((name) => hubs[name].close()),
  };
}

const defaultTiming: HubTiming = { keepAliveMs: KEEP_ALIVE_MS, clientTimeoutMs: SERVER_TIMEOUT_MS };

function hubOf(url: string): HubName | undefined {
  const path = url.split('?', 1)[0]?.toLowerCase();
  return hubNames.find((name) => hubPaths[name].toLowerCase() === path);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
