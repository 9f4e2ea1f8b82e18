/** Responses of a hub to plain requests, and the validity of a negotiated id, as in ASP.NET Core 10. */
import { WebSocket } from 'ws';
import { hubPaths } from '../../server/hubs/live-hubs.ts';

const path = hubPaths.score;

/** Returns every request with its response, with ids replaced by "id". */
export async function negotiate(origin: string): Promise<Record<string, unknown>> {
  const ask = async (method: string, address: string): Promise<[status: number, body: unknown]> => {
    const answer = await fetch(origin + path + address, { method });
    const text = await answer.text();
    return [answer.status, text.startsWith('{') ? JSON.parse(text, hideIds) : text];
  };
  const offered = await fetch(`${origin}${path}/negotiate?negotiateVersion=1`, { method: 'POST' });
  const { connectionId, connectionToken } = (await offered.json()) as Record<string, string>;
  return {
    version0: await ask('POST', '/negotiate'),
    version1: await ask('POST', '/negotiate?negotiateVersion=1'),
    version2: await ask('POST', '/negotiate?negotiateVersion=2'),
    noVersion: await ask('POST', '/negotiate?negotiateVersion=x'),
    // The server offers no stateful reconnect where it is not enabled.
    stateful: await ask('POST', '/negotiate?negotiateVersion=1&useStatefulReconnect=true'),
    plain: await ask('GET', ''),
    plainWithId: await ask('GET', '?id=nobody'),
    socketWithoutId: await statusOfSocket(origin, ''),
    socketOfNobody: await statusOfSocket(origin, '?id=nobody'),
    socketOfId: await statusOfSocket(origin, `?id=${connectionId}`),
    socketOfToken: await statusOfSocket(origin, `?id=${connectionToken}`),
    socketOfTokenAgain: await statusOfSocket(origin, `?id=${connectionToken}`),
  };
}

const availableTransports = [
  { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
];
const version1 = [200, { negotiateVersion: 1, connectionId: 'id', connectionToken: 'id', availableTransports }];

export const negotiated = {
  version0: [200, { negotiateVersion: 0, connectionId: 'id', availableTransports }],
  version1,
  version2: version1,
  noVersion: [200, { error: 'The client requested a non-integer protocol version.' }],
  stateful: version1,
  plain: [400, 'Connection ID required'],
  plainWithId: [404, 'No Connection with that ID'],
  socketWithoutId: 101,
  socketOfNobody: 404,
  socketOfId: 404,
  socketOfToken: 101,
  socketOfTokenAgain: 409,
};

function hideIds(key: string, value: unknown): unknown {
  return key === 'connectionId' || key === 'connectionToken' ? 'id' : value;
}

function statusOfSocket(origin: string, query: string): Promise<number | undefined> {
  const socket = new WebSocket(origin.replace(/^http/, 'ws') + path + query);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('unexpected-response', (request, { statusCode }) => {
      request.destroy();
      resolve(statusCode);
    });
    socket.once('open', () => {
      resolve(101);
      // The connection stays open, because an id is valid as long as its connection.
      setTimeout(() => socket.terminate(), 1_000).unref();
    });
  });
}
