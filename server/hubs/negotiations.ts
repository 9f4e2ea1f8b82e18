/**
 * Responses of a hub to plain requests, as in ASP.NET Core: a negotiation yields an id to connect with, which works
 * once. The app itself does not negotiate (wire-hub-1).
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

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

export function serveNegotiations(app: FastifyInstance, paths: readonly string[]): Negotiations {
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
